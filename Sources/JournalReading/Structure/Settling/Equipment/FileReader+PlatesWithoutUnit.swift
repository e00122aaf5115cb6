internal import JournalSyntax

/// A plate of which nobody tells the unit, held behind the sets: `гиперэкстензия 3х15 с блином 10`.
extension FileReader {
  /// Kilograms, as that language uses no others, where the plate is one that is made.
  mutating func settlePlateWithoutUnit(_ number: Int) {
    guard number > 2, elements[number].isBare, elements[number - 1].meaning == .plate,
      elements[number - 1].kind == .word, bytes[Int(elements[number - 1].range.start)] >= 0xD0,
      elements[number - 2].kind == .word, elements[number - 2].range.count <= 4,
      elements[..<(number - 2)].contains(where: { $0.kind == .times || $0.unit == .set }),
      [1_250, 2_500, 5_000, 10_000, 15_000, 20_000, 25_000].contains(elements[number].value),
      number + 1 == elements.count
        || !elements[number + 1].isNumber
          && elements[number + 1].kind != .times
    else { return }
    anatomy.parser.elements[number].unit = .kilogram
  }
}
