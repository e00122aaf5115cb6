internal import JournalSyntax
internal import WorkoutModel

/// What a scale showed, told before it or by one word: `84.6 kg on the scale, merry christmas`, `kilo 86,5`.
extension FileReader {
  /// Keeps such a weight, and the words behind it as a note.
  mutating func weighsBeforeScale() -> Bool {
    guard 3...16 ~= elements.count, isWeightOfLifter(0), elements[0].kind == .quantity,
      case let next = isGluedDecimal(1) ? 3 : 1, next < elements.count,
      elements[next...].prefix(5).indices.contains(where: { isWord($0, in: Self.scales) })
        // `60 balance steps` are none.
        || elements[0].unit.isMass
          && elements[next...].prefix(5).indices.contains(where: { isWord($0, in: Self.balance) }),
      elements[next].kind == .word, !elements[next...].contains(where: \.isNumber)
    else { return false }
    _ = addBodyweight(at: 0)
    note(range(next..<elements.count))
    return true
  }

  /// `kilo 86,5` alone, as Turks and Finns call the weight of the body.
  mutating func weighsByKilo() -> Bool {
    guard elements.count > 1, isWord(0, in: Self.kilo),
      case let number = elements[1].kind == .colon ? 2 : 1, isWeightOfLifter(number),
      number + (isGluedDecimal(number + 1) ? 3 : 1) == elements.count
    else { return false }
    _ = addBodyweight(at: number)
    return true
  }

  private func isWeightOfLifter(_ index: Int) -> Bool {
    guard let element = elements[safe: index] else { return false }
    return element.kind == .quantity && (element.unit == .none || element.unit.isMass)
      && 35_000...400_000 ~= element.value
  }

  private static let balance = WordSet("balance")
  private static let kilo = WordSet("kilo Kilo kilom Kilom")
  private static let scales = WordSet(
    """
    scale scales waage báscula balanza bilancia balança vågen vægten vekta vekten weegschaal vaaka wadze весах
    terazi tartıda
    """)
}
