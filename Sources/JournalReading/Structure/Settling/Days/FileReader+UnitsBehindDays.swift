internal import JournalSyntax

/// The unit of a day's loads right behind its date: `2024-06-03 lb`, `Legs 6/5/2024 lbs`. It is none of the day's number.
extension FileReader {
  /// Parts the number from the unit.
  mutating func partUnitOfDay() {
    let last = elements.count - 1
    guard last > 3, elements[last].kind == .quantity, elements[last].unit.isMass,
      case let sign = elements[last - 1].kind, sign == .hyphen || sign == .slash || sign == .period,
      elements[last - 3].kind == sign, !elements[last].spaceBefore, elements[last - 2].isBareWhole,
      elements[last - 4].isBareWhole,
      elements[last - 4].range.count == 4 || isLongYear(last),
      elements[..<(last - 4)].allSatisfy({ $0.kind == .word || $0.kind == .comma })
    else { return }
    let text = bytes[elements[last].range.indices]
    guard let end = text.firstIndex(where: { !Byte.isDigit($0) }), text[end] == Byte.space else {
      return
    }
    let whole = elements[last]
    let start = text[end...].firstIndex { $0 != Byte.space } ?? end
    anatomy.parser.elements[last].unit = .none
    anatomy.parser.elements[last].range = ByteRange(text.startIndex, end)
    anatomy.parser.elements[last].flags.insert(.spaceAfter)
    guard let (_, next) = dates.date(at: last - 4), next == elements.count else {
      anatomy.parser.elements[last] = whole
      return
    }
    // As in `2024-06-03 (lb)`.
    anatomy.parser.elements += [
      Element(.openParenthesis, ByteRange(start, start), flags: .spaceBefore),
      Element(
        .word, ByteRange(start, text.endIndex),
        word: Word(meaning: whole.unit == .pound ? .pound : .kilogram, value: 0)),
      Element(.closeParenthesis, ByteRange(text.endIndex, text.endIndex), flags: .spaceAfter),
    ]
    anatomy.parser.end = elements.count
  }

  /// The 2024 of `6/5/2024`, and the 24 where nothing that is lifted stands before the day.
  private func isLongYear(_ last: Int) -> Bool {
    let digits = bytes[elements[last].range.indices].prefix { Byte.isDigit($0) }
    if digits.count == 4 { return 1_990_000...2_100_000 ~= elements[last].value }
    return digits.count == 2 && 15_000...40_000 ~= elements[last].value
      && (context.isAfterBlank || context.lineIndex == 0) && !isExercise(0..<(last - 4))
  }
}
