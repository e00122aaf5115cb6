internal import JournalSyntax

/// A point or comma between thousands of meters: `Rudergerät 10 min, 2.150 m`, `row 2,000 m`. Nobody tells millimeters of a way.
extension FileReader {
  mutating func settleThousandsOfMeters() {
    for index in elements.indices
    where elements[index].kind == .quantity && elements[index].flags.contains(.fraction)
      && (elements[index].unit == .meter || elements[index].unit == .letterM)
      && 1_000...99_999 ~= elements[index].value && hasThreeDecimals(elements[index].range)
      && elements[0].kind == .word && isCardio(before: index)
    {
      anatomy.parser.elements[index].value *= 1000
      anatomy.parser.elements[index].unit = .meter
      anatomy.parser.elements[index].flags.remove(.fraction)
    }
  }

  private func isCardio(before number: Int) -> Bool {
    let first = elements.firstIndex(where: \.isNumber) ?? number
    return first > 0
      && (names.nature(of: text(range(0..<first))).contains(.cardio)
        || names.nature(of: text(range((first - 1)..<first))).contains(.cardio))
  }

  private func hasThreeDecimals(_ range: ByteRange) -> Bool {
    let text = bytes[range.indices]
    guard let sign = text.firstIndex(where: { !Byte.isDigit($0) }),
      text[sign] == Byte.period || text[sign] == Byte.comma
    else { return false }
    return text[(sign + 1)...].prefix { Byte.isDigit($0) }.count == 3
  }
}
