internal import JournalSyntax
internal import WorkoutModel

/// What ends a sentence of work: how many sets, another one, what came of it, how much the machine helped.
extension FileReader {
  /// `30 kg each side for 10, 3 sets.`, `100 for 5, two sets`, `45 kilos, 15 reps for 2 sets, …`: reps and sets of the
  /// load before.
  mutating func settleSetsBehindReps() {
    var index = elements.count - 1
    while index > 3 {
      defer { index -= 1 }
      guard elements[index].unit == .set || elements[index].meaning == .set,
        let count = countOfSets(endingAt: index), count > 3
      else { continue }
      guard index + 1 == elements.count || endsSpokenSet(index + 1),
        let reps = repsEnding(before: count - 1)
      else { continue }
      let (before, mark) = (reps - 1, count - 1)
      // `for 10, 3 sets` and `, 15 reps for 2 sets`.
      guard
        elements[before].meaning == .for && elements[mark].kind == .comma
          || elements[before].kind == .comma && elements[mark].meaning == .for
      else { continue }
      var load = before - 1
      if load > 1, elements[load].meaning == .side, elements[load - 1].meaning == .each {
        load -= 2
      }
      guard load > 0,
        elements[load].unit.isMass || elements[load].isBare && elements[load].value >= 10_000,
        elements[safe: load - 1]?.kind != .times
      else { continue }
      putCount(count, index)
      if let told = numeral(at: reps) {
        putNumeral(SpokenNumber(value: told.value, end: mark), at: reps)
      }
      putTimes(reps + 1)
      putTimes(before)
      if load < before - 1 {
        anatomy.parser.elements[load].flags.insert(.loadOfSide)
        anatomy.parser.elements.removeSubrange((load + 1)..<before)
      }
      anatomy.parser.end = elements.count
      return
    }
  }

  /// Where the `10`, the `15 reps` or the `fifteen reps` before a mark begin.
  private func repsEnding(before mark: Int) -> Int? {
    guard mark > 2 else { return nil }
    if elements[mark - 1].isBareWhole || elements[mark - 1].unit == .repetition {
      return 1_000...50_000 ~= elements[mark - 1].value ? mark - 1 : nil
    }
    let start = elements[mark - 1].meaning == .repetition ? mark - 2 : mark - 1
    guard let told = numeral(at: start), 1_000...50_000 ~= told.value else { return nil }
    return told.end == mark || elements[mark - 1].meaning == .repetition && told.end == mark - 1
      ? start : nil
  }

  /// Where the number of sets begins whose unit or noun stands at `index`.
  private func countOfSets(endingAt index: Int) -> Int? {
    if elements[index].kind == .quantity {
      return 2_000...12_000 ~= elements[index].value ? index : nil
    }
    guard index > 0, let told = numeral(at: index - 1), told.end == index,
      2_000...12_000 ~= told.value
    else { return nil }
    return index - 1
  }

  private mutating func putCount(_ count: Int, _ last: Int) {
    if count < last, let told = numeral(at: count) {
      putNumeral(SpokenNumber(value: told.value, end: last + 1), at: count)
    }
    anatomy.parser.elements[count].unit = .set
    anatomy.parser.elements[count].flags.formUnion([.spaceBefore, .spaceAfter])
  }

  /// The `and then another for` of `Plank for 1 minute, and then another for 45 seconds`.
  mutating func settleAnotherTime() {
    guard
      let another = elements.indices.dropFirst(3).dropLast().last(where: {
        isWord($0, in: Self.another)
      })
    else { return }
    var end = another + 1
    if end + 1 < elements.count, elements[end].meaning == .for { end += 1 }
    guard end < elements.count, elements[end].unit.isTime || elements[end].kind == .clock,
      endsSpokenSet(end + 1)
    else { return }
    var start = another
    while start > 2,
      elements[start - 1].meaning == .and || elements[start - 1].meaning == .then
        || elements[start - 1].kind == .comma
    {
      start -= 1
    }
    guard elements[start - 1].unit.isTime || elements[start - 1].kind == .clock else { return }
    context.remarks.append(range(start..<end))
    let comma = Element(.comma, elements[start].range, flags: .spaceAfter)
    anatomy.parser.elements.replaceSubrange(start..<end, with: [comma])
  }

  /// The `, but I got` of `60 kg, but I got 10, 10, 10 and 9`.
  mutating func settleResultBehindBut() {
    guard
      let but = elements.indices.dropFirst(2).dropLast(4).first(where: {
        isWord($0, in: Self.buts)
      }), elements[but - 1].kind == .comma, elements[but - 2].unit.isMass, isPronoun(but + 1),
      isDoing(elements[but + 2]), elements[but + 3].isBareWhole, elements[but + 4].kind == .comma,
      elements[safe: but - 3]?.kind != .times
    else { return }
    putTimes(but - 1)
    anatomy.parser.elements.removeSubrange(but...(but + 2))
  }

  /// The `with 20 kg of help and did` of `I used the assisted machine with 20 kg of help and did 2 sets of 8`: as `-20
  /// kg, 2 sets of 8`.
  mutating func settleHelpInSentence() {
    guard
      let load = elements.indices.dropFirst(2).dropLast(3).first(where: {
        elements[$0].kind == .quantity && elements[$0].unit.isMass
      }), elements[load + 1].meaning == .of, isWord(load + 2, in: CommonWords.help),
      elements[load - 1].meaning == .with,
      elements[..<load].allSatisfy({ $0.kind == .word || $0.kind == .comma })
    else { return }
    var end = load + 3
    while end < elements.count, end < load + 7,
      elements[end].kind == .comma || elements[end].meaning == .and || isPronoun(end)
        || isDoing(elements[end])
    {
      end += 1
    }
    guard end < elements.count, elements[end].isNumber || elements[end].meaning == .cardinal
    else { return }
    settleSetsInWords(end)
    let place = Int(elements[load].range.start)
    anatomy.parser.elements.replaceSubrange(
      (load + 1)..<end, with: [Element(.comma, range((load + 1)..<end), flags: .spaceAfter)])
    anatomy.parser.elements[load].flags.remove(.spaceBefore)
    anatomy.parser.elements[load - 1] = Element(
      .hyphen, ByteRange(place, place), flags: .spaceBefore)
    dropUserBeforeMachine()
    anatomy.parser.end = elements.count
  }

  /// The `twenty kilos` of `with twenty kilos of help`.
  mutating func settleMassOfHelp() {
    for index in elements.indices.dropFirst(2).dropLast(3)
    where elements[index].meaning == .cardinal && elements[index + 2].meaning == .of
      && isWord(index + 3, in: CommonWords.help)
    {
      guard let unit = Unit(elements[index + 1].meaning), unit.isMass else { continue }
      let value = Int32(elements[index].word.value) * 1000
      putNumeral(SpokenNumber(value: value, end: index + 2), at: index)
      anatomy.parser.elements[index].unit = unit
      return
    }
  }

  /// Puts the `two sets of eight` at `start` as `2 sets of 8`.
  private mutating func settleSetsInWords(_ start: Int) {
    guard start + 3 < elements.count, elements[start + 1].meaning == .set,
      elements[start + 2].meaning == .of, let count = numeral(at: start), count.end == start + 1,
      let reps = numeral(at: start + 3), endsSpokenSet(reps.end)
    else { return }
    putNumeral(reps, at: start + 3)
    putNumeral(SpokenNumber(value: count.value, end: start + 2), at: start)
    anatomy.parser.elements[start].unit = .set
  }

  /// The `Then I used the` before the name of a machine.
  private mutating func dropUserBeforeMachine() {
    guard let verb = elements.prefix(4).indices.first(where: { isWord($0, in: Self.used) }),
      verb + 2 < elements.count,
      (0..<verb).allSatisfy({ isPronoun($0) || elements[$0].meaning == .then })
    else { return }
    let end = isWord(verb + 1, in: CommonWords.articles) ? verb + 2 : verb + 1
    context.remarks.append(range(0..<end))
    anatomy.parser.elements.removeSubrange(0..<end)
  }

  /// `Tried 125 and it didn't leave the floor.` and `Then 125, and this time I got it, one rep!`, below the sets of
  /// the lift: one set, made or missed.
  mutating func settleTryInSentence() {
    guard context.entry != nil, !context.isAfterBlank, elements.count > 4,
      isWord(0, in: Self.tried) || elements[0].meaning == .then,
      let load = amount(at: 1) ?? massAt(1), load.value >= 20_000, load.end + 2 < elements.count,
      elements[load.end].kind == .comma || elements[load.end].meaning == .and
        || isWord(load.end, in: Self.buts)
    else { return }
    let words = load.end..<elements.count
    let isMissed =
      isWord(0, in: Self.tried)
      && words.contains { isDenied($0) || elements[$0].meaning == .failed }
    let isMade = words.dropLast().contains {
      (isDoing(elements[$0]) || isWord($0, in: Self.lifted)) && isWord($0 + 1, in: Self.it)
    }
    guard isMissed != isMade,
      words.allSatisfy({
        !elements[$0].isNumber
          || elements[$0].unit == .repetition && elements[$0].value == 1_000
      })
    else { return }
    context.remarks.append(range(words))
    putNumeral(load, at: 1)
    var mass = elements[1]
    mass.flags.formUnion([.spaceBefore, .spaceAfter])
    let behind = ByteRange(Int(mass.range.end), Int(mass.range.end))
    let reps = Element(
      .quantity, behind, value: isMade ? 1_000 : 0, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements = [
      mass, Element(.times, behind, flags: [.spaceBefore, .spaceAfter]), reps,
    ]
    anatomy.parser.end = elements.count
  }

  private func massAt(_ index: Int) -> SpokenNumber? {
    guard elements[index].kind == .quantity, elements[index].unit.isMass else { return nil }
    return SpokenNumber(value: elements[index].value, end: index + 1)
  }

  /// `didn't`, `wouldn't`, `not`, `nicht`.
  private func isDenied(_ index: Int) -> Bool {
    if isWord(index, in: Self.denials) { return true }
    guard elements[index].kind == .word, elements[index].range.count > 4 else { return false }
    let text = bytes[elements[index].range.indices]
    return text.suffix(2).elementsEqual("'t".utf8) || text.suffix(4).elementsEqual("’t".utf8)
  }

  private static let another = WordSet("another nochmal noch encore otra otro outra altro ещё")
  private static let buts = WordSet("but aber mais pero mas ma но")
  private static let used = WordSet("used benutzte utilisé usé usei usato")
  private static let tried = WordSet(
    "tried attempted versucht versuchte essayé tenté intenté probé tentei provato пробовал попробовал"
  )
  private static let lifted = WordSet("lifted pulled pressed stood")
  private static let it = WordSet("it")
  private static let denials = WordSet(
    "couldn didn failed never nope pinned stuck wouldn", CommonWords.not)
}
