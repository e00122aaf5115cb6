internal import JournalSyntax

/// Exercises in turn, one a minute: `min 1: 10 burpees` and `min 2: 15 squats` below `EMOM 12`.
extension FileReader {
  /// Takes the minute off, where the minutes of the block are so many times those that are listed; then tells the rounds
  /// of each. A rest stays a note.
  mutating func takeMinuteOfStation(_ start: Int, _ end: Int) -> Bool {
    guard case .rounds(let minutes) = context.block, start + 3 < end,
      elements[start].meaning == .minute, elements[start + 1].isBareWhole,
      elements[start + 2].kind == .colon, elements[start + 3].isNumber,
      case let stations = stationsListed(), stations > 1,
      case let number = Int(elements[start + 1].value) / 1000, number <= stations,
      case let rounds = Int(minutes.value) / 1000, rounds > stations, rounds % stations == 0
    else { return false }
    var each = minutes
    each.value = Int32(rounds / stations) * 1000
    each.unit = .round
    context.rounds = each
    return true
  }

  /// How many lines around this one begin with a minute, counted from 1 on.
  private func stationsListed() -> Int {
    var first = context.lineIndex
    while first > 0, minuteOfLine(first - 1) != nil { first -= 1 }
    var count = 0
    while first + count < document.lines.count, count < 12,
      minuteOfLine(first + count) == count + 1
    {
      count += 1
    }
    return minuteOfLine(first + count) == nil ? count : 0
  }

  /// The 2 of `min 2: 10 burpees` and `Minute 2: rest`.
  private func minuteOfLine(_ index: Int) -> Int? {
    guard index < document.lines.count, document.lines[index].content.count > 6 else { return nil }
    let text = bytes[document.lines[index].content.indices]
    let word = text.prefix { Byte.isASCIILetter($0) }
    guard Self.minutes.contains(word) else { return nil }
    let digits = text[word.endIndex...].drop { $0 == Byte.space }.prefix { Byte.isDigit($0) }
    guard 1...2 ~= digits.count, digits.endIndex < text.endIndex,
      text[digits.endIndex] == Byte.colon
    else { return nil }
    return digits.valueOfDigits
  }

  private static let minutes = WordSet("min minute")
}
