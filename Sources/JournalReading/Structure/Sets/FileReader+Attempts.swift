internal import JournalSyntax
internal import WorkoutModel

/// Attempts of a meet with their signs: `Squat 162.5 ✓ / 172.5 ✓ / 182.5 ✗ depth`.
extension FileReader {
  /// Each load with a sign behind it is a single: lifted, or missed.
  mutating func attempts(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    anatomy.parser.end = end
    guard context.section == .training, line.check != .open,
      let first = elements[start..<end].firstIndex(where: { $0.isNumber }),
      attempt(first, end) != nil,
      case let name = withoutColon(start..<beforeOrdinal(start, first)),
      elements[name].allSatisfy({ $0.kind == .word || $0.kind == .ampersand })
    else { return false }
    var lifts: [(load: Int, isMissed: Bool)] = []
    var index = first
    while let (isMissed, behind) = attempt(index, end) {
      lifts.append((index, isMissed))
      index = behind
      if index < end, isBetweenAttempts(index) { index += 1 }
      // `opener 180 good; second 190 good`.
      if index + 1 < end, isWord(index, in: Self.ordinals) { index += 1 }
    }
    // `Bench 100 ✓` may tick off what was planned.
    guard lifts.count > 1,
      !elements[index..<end].contains(where: { $0.isNumber })
        || index < end
          && (elements[index].kind == .openParenthesis || elements[index].kind == .exclamation)
    else { return false }
    if name.isEmpty {
      let isBelowSets = context.pendingName == nil && context.lastSetLine >= 0
      guard takePendingName() || context.entry != nil else { return false }
      // `Squat 5x5` above `100 ✓ 100 ✓ 100 ✗`: the loads of those sets; and `Pull-ups` above
      // `20 ✓ 20 ✓`: reps.
      let nature = context.entry.map { file.entries[$0].nature } ?? []
      if isBelowSets || !nature.isDisjoint(with: [.bodyweight, .timed, .cardio]) {
        noteUnread(line)
        return true
      }
    } else if !names.nature(of: NameText.clean(written.bytes[range(name).indices])).isDisjoint(
      with: [.bodyweight, .timed, .cardio])
    {
      // `Plank 60 ✓ 60 ✓ 45 ✗` tells seconds, `Situps 30 ✓, 25 ✓` reps.
      noteUnread(line)
      return true
    } else {
      settlePendingName(nextIsName: true)
      addEntry(written.bytes[range(name).indices], location(range(name)))
    }
    for (place, lift) in lifts.enumerated() { emit(lift.load, lift.isMissed, isFirst: place == 0) }
    context.lastSetLine = context.lineIndex
    if index < end { note(range(index..<end)) }
    return true
  }

  /// Where the name ends before the `opener` of `Squat: opener 180 good`.
  private func beforeOrdinal(_ start: Int, _ first: Int) -> Int {
    first - 1 > start && isWord(first - 1, in: Self.ordinals) ? first - 1 : first
  }

  private func isBetweenAttempts(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .slash, .comma, .semicolon: true
    default: false
    }
  }

  private func withoutColon(_ name: Range<Int>) -> Range<Int> {
    guard let last = name.last, elements[last].kind == .colon || elements[last].kind == .hyphen
    else { return name }
    return name.lowerBound..<last
  }

  /// True of a load that was missed, false of one that was lifted, and where what tells so ends; `nil`
  /// of all else.
  private func attempt(_ index: Int, _ end: Int) -> (isMissed: Bool, behind: Int)? {
    guard index + 1 < end, elements[index].kind == .quantity, elements[index].value >= 20_000,
      elements[index].unit == .none || elements[index].unit.isMass
    else { return nil }
    if elements[index + 1].kind == .check { return (false, index + 2) }
    if isCross(index + 1) { return (true, index + 2) }
    return attemptInWords(index + 1, end)
  }

  /// `95 good, 100 no jerk, 100 miss (front)`.
  private func attemptInWords(_ word: Int, _ end: Int) -> (isMissed: Bool, behind: Int)? {
    guard elements[word].kind == .word else { return nil }
    var behind = word + 1
    let isMissed: Bool
    if isWord(word, in: Self.goodLifts) {
      isMissed = false
    } else if isWord(word, in: Self.missedLifts) {
      isMissed = true
    } else if isWord(word, in: Self.no), behind < end, isWord(behind, in: Self.parts) {
      (isMissed, behind) = (true, behind + 1)
    } else if isWord(word, in: Self.no),
      behind == end || isBetweenAttempts(behind) || elements[behind].kind == .openParenthesis
        || elements[behind].kind == .hyphen
    {
      // `78 good, 82 NO`.
      isMissed = true
    } else {
      return nil
    }
    behind = behindRemark(of: isMissed, behind, end)
    // `Bench 95 good form` tells no attempt.
    guard behind == end || isBetweenAttempts(behind) else { return nil }
    return (isMissed, behind)
  }

  /// Behind the `(3 white)`, the `2-1` and the `PB!!` of an attempt, and why one was missed.
  private func behindRemark(of isMissed: Bool, _ start: Int, _ end: Int) -> Int {
    var behind = start
    if behind < end, elements[behind].kind == .openParenthesis,
      let close = anatomy.parser.closing(behind), close < end,
      !elements[behind..<close].contains(where: { $0.kind == .times || $0.unit.isMass })
    {
      behind = close + 1
    }
    // White lights, of three in all.
    if behind + 2 < end, elements[behind].isBareWhole, elements[behind + 1].kind == .hyphen,
      !elements[behind + 1].spaceBefore, elements[behind + 2].isBareWhole,
      elements[behind].value + elements[behind + 2].value == 3_000
    {
      behind += 3
    }
    let most = min(end, behind + (isMissed ? 8 : 3))
    var index = behind
    while index < most, !isBetweenAttempts(index), !elements[index].isNumber,
      isMissed || elements[index].meaning == .record || elements[index].kind == .exclamation
    {
      index += 1
    }
    return index == end || isBetweenAttempts(index) ? index : behind
  }

  private static let ordinals = WordSet("opener first second third 1st 2nd 3rd opening last")
  private static let goodLifts = WordSet("good made make")
  private static let missedLifts = WordSet("miss missed fail failed nope")
  private static let no = WordSet("no")
  private static let parts = WordSet("lift jerk snatch clean lockout depth good press")

  func isCross(_ index: Int) -> Bool {
    elements[index].kind == .other && Self.crosses.contains(text(elements[index].range))
  }

  private static let crosses: Set<String> = ["✗", "✘", "❌", "🗙"]

  mutating func emit(_ load: Int, _ isMissed: Bool, isFirst: Bool) {
    var quantity = Quantity(elements[load])
    quantity.marks.insert(.leading)
    count(quantity.unit)
    var reps = quantity
    (reps.unit, reps.value, reps.marks) = (.repetition, 1000, [])
    var attributes = Attributes()
    if isMissed { attributes.marks.insert(.failed) }
    appendDraft(
      [
        Term(joiner: .first, quantities: 0..<1, separator: .none),
        Term(joiner: .times, quantities: 1..<2, separator: .none),
      ], [quantity, reps], attributes, elements[load].range, link: isFirst ? .first : .next)
  }
}
