internal import JournalSyntax
internal import WorkoutModel

/// Several exercises in turn, all as often: circuits and rounds.
extension FileReader {
  /// `10 pullups + 15 dips + 25 pushups x 4`: exercises in turn, all as often.
  mutating func circuit(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard end - start >= 6, elements[start].kind == .quantity, elements[end - 1].kind == .quantity,
      elements[end - 2].kind == .times, elements[end - 1].unit == .none,
      context.section == .training
    else { return false }
    var stations: [(count: Element?, name: Range<Int>)] = []
    for part in elements[start..<(end - 2)].indices.split(whereSeparator: {
      elements[$0].kind == .plus || elements[$0].kind == .comma
    }) {
      let hasCount = elements[part.startIndex].kind == .quantity
      let name = (part.startIndex + (hasCount ? 1 : 0))..<part.endIndex
      guard !name.isEmpty, elements[name].allSatisfy({ $0.kind == .word }), name.count <= 4,
        !hasCount || elements[part.startIndex].unit == .none
          || elements[part.startIndex].unit == .repetition
      else { return false }
      stations.append((hasCount ? elements[part.startIndex] : nil, name))
    }
    guard stations.count >= 2, stations.contains(where: { isName($0.name) }) else { return false }
    let rounds = Quantity(elements[end - 1])
    settlePendingName(nextIsName: true)
    for station in stations { add(station.count, station.name, rounds) }
    context.lastSetLine = context.lineIndex
    return true
  }

  mutating func add(_ count: Element?, _ name: Range<Int>, _ rounds: Quantity) {
    let range = range(name)
    addEntry(written.bytes[range.indices], location(range))
    var quantities = [rounds]
    quantities[0].unit = .set
    var terms = [Term(joiner: .first, quantities: 0..<1, separator: .none)]
    if let count {
      var reps = Quantity(count)
      reps.unit = .repetition
      quantities.append(reps)
      terms.append(Term(joiner: .times, quantities: 1..<2, separator: .none))
    }
    appendDraft(
      terms, quantities, Attributes(), count.map { $0.range.through(range) } ?? range)
  }

  /// `burpees 10, squats 25, push-ups 15, 5 rounds`, `波比 10下、深蹲 25下，5組，共約20分鐘`: takes the
  /// rounds and what stands behind them off the line and returns where the exercises end.
  mutating func roundsBehind(_ start: Int, _ end: Int) -> Int {
    var index = end - 1
    while index > start + 4 {
      if isRounds(index), let mark = separatorBefore(index, start) ?? enclosed(index, start) {
        guard holdsStations(start, mark), isTime(behind: index, end) else { return end }
        context.rounds = Quantity(elements[index])
        return mark
      }
      index -= 1
    }
    return end
  }

  /// `3 rounds: 10 pull-ups, 20 push-ups`, `5 rounds of 10 burpees and 15 squats`: returns where the
  /// exercises start.
  mutating func roundsBefore(_ start: Int, _ end: Int) -> Int {
    if let (rounds, next) = everyMinute(start, end) {
      context.rounds = rounds
      return next
    }
    // `Four rounds of 10 squats and 5 burpees`.
    let isSpoken = start + 3 < end && isSpokenRounds(start)
    guard context.rounds == nil, start + 3 < end,
      isSpoken || elements[start].unit == .round && isRounds(start)
    else { return start }
    var first = isSpoken ? start + 2 : start + 1
    while first < end, first < start + 4, elements[first].kind == .word,
      elements[first].meaning != .of
    {
      first += 1
    }
    guard first < end, elements[first].kind == .colon || elements[first].meaning == .of else {
      return start
    }
    // `3 rounds of: 400 m run, …`.
    if first + 1 < end, elements[first + 1].kind == .colon { first += 1 }
    guard holdsStations(first + 1, end) || isOneStation(first + 1, end) else { return start }
    context.rounds = isSpoken ? spokenRounds(start) : Quantity(elements[start])
    file.roundLineCount += 1
    return first + 1
  }

  /// `sprint 400 m`, `20 push-ups`: one number before or behind the name of an exercise.
  private func isOneStation(_ start: Int, _ end: Int) -> Bool {
    guard start + 1 < end, elements[start..<end].count(where: \.isNumber) == 1 else { return false }
    if elements[start].isNumber { return isName(start + 1..<end) }
    return elements[end - 1].isNumber && isName(start..<end - 1)
  }

  /// `3 x supersets:`, `3 supersets:`.
  func supersets(_ start: Int, _ end: Int) -> Quantity? {
    if end - start == 3, isRoundCount(start), elements[start + 1].meaning == .superset,
      elements[start + 2].kind == .colon
    {
      var rounds = Quantity(elements[start])
      rounds.unit = .round
      return rounds
    }
    guard end - start >= 3, end - start <= 4, isRoundCount(start),
      elements[start + 1].kind == .times, isWordOfBlock(start + 2),
      end - start == 3 || elements[start + 3].kind == .colon
    else { return nil }
    var rounds = Quantity(elements[start])
    rounds.unit = .round
    return rounds
  }

  private func isRoundCount(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].unit == .none
      && elements[index].value % 1000 == 0 && 2_000...50_000 ~= elements[index].value
  }

  /// `Round 1:` above a list: what was done in one round.
  func isNumberedRound(_ start: Int, _ number: Int, _ end: Int) -> Bool {
    number == start + 1 && elements[start].meaning == .round && elements[number].unit == .none
      && elements[(number + 1)..<end].allSatisfy { $0.kind == .colon } && isAboveList
  }

  /// The end of the line when nothing but words stands behind the number.
  func endOf(_ number: Int, _ end: Int) -> Int? {
    elements[(number + 1)..<end].allSatisfy { $0.kind == .word } ? end - 1 : nil
  }

  func isAsManyAsPossible(_ element: Element) -> Bool {
    element.kind == .word && Self.asManyAsPossible.contains(bytes[element.range.indices])
  }

  private static let asManyAsPossible = WordSet("amrap emom")

  func isRounds(_ index: Int) -> Bool {
    let element = elements[index]
    return element.kind == .quantity && (element.unit == .round || element.unit == .set)
      && element.value % 1000 == 0 && 2_000...50_000 ~= element.value
  }

  /// The mark before the number of rounds, behind a word such as `in total` or not.
  private func separatorBefore(_ index: Int, _ start: Int) -> Int? {
    var mark = index - 1
    while mark > start, elements[mark].kind == .word, index - mark <= 2 { mark -= 1 }
    switch elements[mark].kind {
    case .comma, .semicolon, .dot: return mark
    case .hyphen where elements[mark].spaceBefore: return mark
    default: return nil
    }
  }

  /// The parenthesis of `20个仰卧起坐、20个俯卧撑（4组）`: that comma only lists, so the rounds are of
  /// all; behind `20 sit-ups, 20 push-ups (4 sets)` they are of the last.
  private func enclosed(_ index: Int, _ start: Int) -> Int? {
    // `(à 3 Runden)`.
    let open =
      elements[index - 1].kind == .word && elements[index - 1].range.count <= 3
      ? index - 2 : index - 1
    guard elements[open].kind == .openParenthesis, index + 1 < elements.count,
      elements[index + 1].kind == .closeParenthesis,
      elements[start..<open].allSatisfy({ $0.kind != .comma || isListingComma($0) })
    else { return nil }
    return open
  }

  private func isListingComma(_ comma: Element) -> Bool {
    bytes[comma.range.indices].elementsEqual([0xE3, 0x80, 0x81])
  }

  /// Behind the rounds may stand how long they took.
  func isTime(behind index: Int, _ end: Int) -> Bool {
    elements[(index + 1)..<end].allSatisfy { element in
      switch element.kind {
      case .clock, .word, .comma, .dot, .period, .tilde, .openParenthesis, .closeParenthesis: true
      case .quantity: element.unit.isTime
      default: false
      }
    }
  }

  /// A load or the name of the exercise stands before the times sign.
  func leadsToReps(_ before: Element) -> Bool {
    before.unit.isMass || before.kind == .word
      || before.kind == .quantity && before.unit == .none && before.value >= 20_000
  }

  /// The 12 of `curl 12x12` beside `row 40x10`: so few sets of so many are not told behind loads.
  private func isLightLoadBesideHeavy(_ load: Int, _ stations: Range<Int>) -> Bool {
    guard elements[load].isBare, 6_000...20_000 ~= elements[load].value else { return false }
    return stations.dropFirst().contains { index in
      elements[index].kind == .times && elements[index - 1].isBare
        && elements[index - 1].value >= 20_000
    }
  }

  /// True when at least two exercises with a number each stand there, none with sets of its own.
  func holdsStations(_ start: Int, _ end: Int) -> Bool {
    var stations = 0
    var hasWord = false
    var hasNumber = false
    for index in start..<end {
      let element = elements[index]
      switch element.kind {
      case .comma, .semicolon, .plus, .dot, .ampersand,
        .hyphen where element.spaceBefore && element.spaceAfter:
        if hasWord, hasNumber { stations += 1 }
        (hasWord, hasNumber) = (false, false)
      case .word: hasWord = true
      // `curl 10 kg x12 + dips x 10`, `row 60x8`; `3x10` counts sets of its own.
      case .times where index > start && leadsToReps(elements[index - 1]): break
      case .times where index > start && isLightLoadBesideHeavy(index - 1, start..<end): break
      case .times: return false
      case .quantity, .clock:
        if element.unit == .set || element.unit == .round { return false }
        hasNumber = true
      default: break
      }
      if element.meaning == .and || element.meaning == .then || element.meaning == .superset {
        if hasNumber, hasWord { stations += 1 }
        (hasWord, hasNumber) = (false, false)
      }
    }
    if hasWord, hasNumber { stations += 1 }
    return stations >= 2
  }
}
