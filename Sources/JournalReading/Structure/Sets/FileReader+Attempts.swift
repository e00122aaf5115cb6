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
      case let name = withoutColon(start..<first),
      elements[name].allSatisfy({ $0.kind == .word || $0.kind == .ampersand })
    else { return false }
    var lifts: [(load: Int, isMissed: Bool)] = []
    var index = first
    while let (isMissed, behind) = attempt(index, end) {
      lifts.append((index, isMissed))
      index = behind
      if index < end, elements[index].kind == .slash || elements[index].kind == .comma {
        index += 1
      }
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
      behind == end || elements[behind].kind == .comma || elements[behind].kind == .openParenthesis
    {
      // `78 good, 82 NO`.
      isMissed = true
    } else {
      return nil
    }
    if isMissed, behind < end, elements[behind].kind == .openParenthesis,
      let close = anatomy.parser.closing(behind),
      !elements[behind..<close].contains(where: { $0.isNumber })
    {
      behind = close + 1
    }
    // `Bench 95 good form` tells no attempt.
    guard behind == end || elements[behind].kind == .comma || elements[behind].kind == .slash else {
      return nil
    }
    return (isMissed, behind)
  }

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
