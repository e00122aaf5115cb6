internal import JournalSyntax
internal import WorkoutModel

/// Lines of kettlebell sport: the lift, its bell or the pair of them, how long, at which pace, and the
/// reps of all that time.
extension FileReader {
  /// `LC 2x20 8 min, 7 rpm = 56`, and below such a line `Front squat 2x28 5x5` and `rack hold 2x28 2:00`:
  /// two bells of so much, where elsewhere `2x28` tells two sets. False for all else.
  mutating func bellSport(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    if !context.ringsBells {
      guard tellsPaceOfReps(start, end) else { return false }
      context.ringsBells = bell(start, end) != nil
    }
    guard context.ringsBells, let bell = bell(start, end) else { return false }
    guard let work = bellWork(bell, end) else {
      guard bell.isPair else { return false }
      noteUnread(line)
      return true
    }
    settlePendingName(nextIsName: true)
    addEntry(written.bytes[range(bell.name).indices], location(range(bell.name)))
    var load = Quantity(elements[bell.load])
    load.unit = .kilogram
    for (effort, count) in work {
      emitBell(load, effort, count, effort.unit == .repetition ? timeOfBell(bell, end) : nil)
    }
    context.lastSetLine = context.lineIndex
    return true
  }

  private struct Bell {
    let name: Range<Int>
    let load: Int
    let isPair: Bool
  }

  /// The `7 rpm` of reps, beside which no wheel turns.
  private func tellsPaceOfReps(_ start: Int, _ end: Int) -> Bool {
    (start..<end).contains { isPace($0) && 4_000...30_000 ~= elements[$0].value }
  }

  private func bell(_ start: Int, _ end: Int) -> Bell? {
    var index = start + 1
    while index < end {
      defer { index += 1 }
      guard isNameWord(index - 1) else { continue }
      let isPair =
        index + 2 < end && elements[index].value == 2_000 && elements[index].unit == .none
        && elements[index].kind == .quantity && elements[index + 1].kind == .times
      let load = isPair ? index + 2 : index
      guard isBell(load), load + 1 < end,
        elements[load + 1].kind != .times || elements[load + 1].spaceBefore,
        elements[load + 1].kind != .question
      else { continue }
      var first = index - 1
      while first > start, isNameWord(first - 1) { first -= 1 }
      // The `ups` of `Push-ups 2x20`.
      if first > start, elements[first - 1].kind == .hyphen { return nil }
      return Bell(name: first..<index, load: load, isPair: isPair)
    }
    return nil
  }

  private func isNameWord(_ index: Int) -> Bool {
    elements[index].kind == .word && elements[index].range.count > 1
      // `SN 24 kg` is a snatch, where others shorten seconds so.
      && (elements[index].word == .plain || elements[index].meaning == .second
        || isExercise(index..<(index + 1)))
  }

  /// Bells step by two kilograms, and by four.
  private func isBell(_ index: Int) -> Bool {
    let element = elements[index]
    return element.kind == .quantity && element.value % 2_000 == 0
      && (element.unit == .none || element.unit == .kilogram) && 8_000...48_000 ~= element.value
      && (element.value <= 32_000 || element.value % 4_000 == 0)
  }

  /// What was done with the bell: reps or a time, and how often.
  private func bellWork(_ bell: Bell, _ end: Int) -> [(effort: Quantity, count: Int)]? {
    let first = bell.load + 1
    let isTimed = elements[first..<end].contains { $0.unit.isTime || $0.kind == .clock }
    if isTimed, let reps = repsOfEachRound(first, end) { return reps.map { ($0, 1) } }
    if bell.isPair || isTimed, let total = totalReps(first, end) {
      if let list = listOfReps(first, end), list.total == total.value {
        return list.reps.map { ($0, 1) }
      }
      return [(total, 1)]
    }
    // `32 1h 2x15/15`: with one hand; `32 L/R 2x15/15`: with either.
    let isOfHand = elements[first].unit == .hour && elements[first].value <= 2_000
    let isOfSides =
      first + 3 < end && elements[first].meaning == .left && elements[first + 2].meaning == .right
    let sets = isOfSides ? first + 3 : isOfHand ? first + 1 : first
    if sets + 2 < end, elements[sets].isNumber, elements[sets].unit == .none,
      elements[sets + 1].kind == .times, elements[sets + 2].kind == .quantity,
      elements[sets + 2].unit == .none, elements[sets].value % 1000 == 0,
      bell.isPair || sets > first, !tellsMore(sets + 3, end)
    {
      return [(reps(elements[sets + 2]), Int(elements[sets].value / 1000))]
    }
    guard bell.isPair else { return nil }
    if let list = listOfReps(first, end) {
      let isTwice = elements[first..<end].contains {
        $0.kind == .word && bytes[$0.range.indices].elementsEqual("twice".utf8)
      }
      return (isTwice ? list.reps + list.reps : list.reps).map { ($0, 1) }
    }
    guard elements[first].kind == .clock || elements[first].unit.isTime else {
      return nil
    }
    var times: [(Quantity, Int)] = []
    var index = first
    while index < end {
      guard elements[index].kind == .clock || elements[index].unit.isTime else { return nil }
      times.append((Quantity(elements[index]), 1))
      guard index + 1 < end else { break }
      guard elements[index + 1].kind == .comma else { return nil }
      index += 2
    }
    return times
  }

  /// The `8 min` behind the bells, the `3+3 min` of both hands, and the `10 min` of `10 min LC 2x16`.
  private func timeOfBell(_ bell: Bell, _ end: Int) -> Quantity? {
    let before = bell.name.lowerBound - 1
    guard
      let index = ((bell.load + 1)..<end).first(where: { elements[$0].unit == .minute })
        ?? (before > 0 && elements[before].unit == .minute ? before : nil)
    else { return nil }
    // `1 min on 1 off x 6`.
    guard
      index + 1 == end || elements[index + 1].kind != .word || elements[index + 1].word != .plain
        || elements[index + 1].range.count > 3
    else { return nil }
    var time = Quantity(elements[index])
    if index > 1, elements[index - 1].kind == .plus, elements[index - 2].kind == .quantity,
      elements[index - 2].unit == .none
    {
      time.value += elements[index - 2].value
    }
    return time
  }

  /// Another number stands there than that of the other side.
  private func tellsMore(_ start: Int, _ end: Int) -> Bool {
    let side = start < end && elements[start].kind == .slash ? start + 2 : start
    return side < end && elements[side..<end].contains(where: \.isNumber)
  }

  private func reps(_ element: Element) -> Quantity {
    var reps = Quantity(element)
    reps.unit = .repetition
    return reps
  }

  /// `= 56`, `90 reps`, the `(216)` and the `120` behind the pace, and the `, 60` at the end.
  private func totalReps(_ start: Int, _ end: Int) -> Quantity? {
    for index in start..<end
    where elements[index].kind == .quantity && elements[index].value % 1000 == 0
      && 10_000...2_000_000 ~= elements[index].value
    {
      if elements[index].unit == .repetition { return reps(elements[index]) }
      guard elements[index].unit == .none, index > start else { continue }
      let before = elements[index - 1]
      if before.kind == .equals { return reps(elements[index]) }
      let isBehindPace =
        isPace(index - 1)
        || (before.kind == .comma || before.kind == .openParenthesis) && isPace(index - 2)
      if isBehindPace { return reps(elements[index]) }
      if let total = repsBehindTime(index, end) { return total }
    }
    return nil
  }

  private func isPace(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].unit == .other
      && bytes[elements[index].range.indices].suffix(3).elementsEqual("rpm".utf8)
  }

  /// `8,8,8,8,7,8`, `40 + 38`, `1-2-3-4-5`: the reps of each set, behind the last colon or comma.
  private func listOfReps(_ start: Int, _ end: Int) -> (reps: [Quantity], total: Int32)? {
    var best: [Int] = []
    var index = start
    while index < end {
      var list: [Int] = []
      while index < end, elements[index].kind == .quantity, elements[index].unit == .none,
        elements[index].value % 1000 == 0, elements[index].value <= 1_000_000, list.count < 200
      {
        list.append(index)
        guard index + 2 < end, isListMark(index + 1) else { break }
        index += 2
      }
      if list.count > best.count { best = list }
      index += 1
    }
    // `3+3 min` parts the time between the hands.
    guard best.count > 2 || best.count == 2 && elements[best[0] + 1].spaceBefore else { return nil }
    return (best.map { reps(elements[$0]) }, best.reduce(0) { $0 + elements[$1].value })
  }

  private func isListMark(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma: !elements[index].spaceAfter
    case .hyphen: true
    case .plus: elements[index].spaceBefore
    default: false
    }
  }

  private mutating func emitBell(
    _ load: Quantity, _ effort: Quantity, _ count: Int, _ time: Quantity?
  ) {
    var quantities = [load, effort]
    var terms = [
      Term(joiner: .first, quantities: 0..<1, separator: .none),
      Term(joiner: .times, quantities: 1..<2, separator: .none),
    ]
    if count > 1 {
      var sets = effort
      sets.kind = .number
      sets.unit = .set
      sets.value = Int32(count) * 1000
      quantities.append(sets)
      terms.append(Term(joiner: .times, quantities: 2..<3, separator: .none))
    }
    if let time {
      terms.append(
        Term(
          joiner: .in, quantities: quantities.count..<(quantities.count + 1), separator: .none))
      quantities.append(time)
    }
    appendDraft(terms, quantities, Attributes(), load.range.through(effort.range))
  }
}
