internal import JournalSyntax

/// The Monday of Brazilians behind its day, `6/10 seg - A`, `03/02/25 seg`: three letters that are seconds elsewhere.
extension FileReader {
  /// Takes the letters off the number of the day; the line opens a part of the file, for `30/30 seg` below a plank tells
  /// both sides.
  mutating func settleMondayBehindDay() {
    guard elements.count > 2, context.isAfterBlank, elements[0].isBareWhole,
      1_000...31_000 ~= elements[0].value, isSlashOfDay(1)
    else { return }
    let last = elements.count > 4 && isSlashOfDay(3) && elements[2].isBareWhole ? 4 : 2
    guard elements[last].kind == .quantity, elements[last].unit == .second,
      elements[last].value % 1000 == 0, elements[last].value >= 1_000,
      last == 4
        ? elements[last].value <= 99_000 || 1_990_000...2_099_000 ~= elements[last].value
        : elements[last].value <= 12_000,
      elements[safe: last + 1]?.isNumber != true,
      case let text = bytes[elements[last].range.indices],
      let space = text.firstIndex(of: Byte.space), Self.mondays.contains(text[(space + 1)...])
    else { return }
    let range = elements[last].range
    var monday = Element(
      .word, ByteRange(space + 1, Int(range.end)), word: Word(meaning: .weekday, value: 1),
      flags: [.spaceBefore])
    if elements[last].spaceAfter { monday.flags.insert(.spaceAfter) }
    anatomy.parser.elements[last].unit = .none
    anatomy.parser.elements[last].range = ByteRange(Int(range.start), space)
    anatomy.parser.elements[last].flags.insert(.spaceAfter)
    anatomy.parser.elements.insert(monday, at: last + 1)
    anatomy.parser.end = elements.count
  }

  private func isSlashOfDay(_ index: Int) -> Bool {
    elements[index].kind == .slash && !elements[index].spaceBefore && !elements[index].spaceAfter
  }

  private static let mondays = WordSet("seg")
}
