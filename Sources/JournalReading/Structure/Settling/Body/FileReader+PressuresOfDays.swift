internal import JournalSyntax

/// The blood pressure between a day and its work: `March 4, 2024. BP 128/82, pulse 66. Treadmill 10 minutes`.
extension FileReader {
  /// Takes the `BP 128/82, pulse 66.` between a day and its work off.
  mutating func dropBloodPressureOfDay() {
    guard elements.count > 8,
      let word = elements.indices.dropFirst(2).first(where: { isWord($0, in: Self.pressures) }),
      word + 5 < elements.count, elements[word - 1].kind == .period,
      80_000...220_000 ~= elements[word + 1].value, elements[word + 1].isBareWhole,
      elements[word + 2].kind == .slash, elements[word + 3].isBareWhole,
      40_000...130_000 ~= elements[word + 3].value
    else { return }
    var end = word + 4
    if elements[end].kind == .comma, elements[safe: end + 2]?.isBareWhole == true,
      elements[end + 1].kind == .word, isWord(end + 1, in: Self.pulses)
    {
      end += 3
    }
    guard end + 1 < elements.count, elements[end].kind == .period else { return }
    context.remarks.append(range(word..<end))
    anatomy.parser.elements.removeSubrange(word...end)
    anatomy.parser.end = elements.count
  }

  private static let pressures = WordSet("bp")
  private static let pulses = WordSet("pulse hr")
}
