internal import JournalSyntax

/// Singles and doubles behind a load and a dash.
extension FileReader {
  /// Writes the `80 - 5 singles` of `Press 80 - 5 singles` as `80 for 5 singles`.
  mutating func settleSinglesBehindDash(_ hyphen: Int) {
    guard hyphen > 0, hyphen + 2 < elements.count, elements[hyphen - 1].kind == .quantity,
      elements[hyphen - 1].unit.isMass || elements[hyphen - 1].isBare,
      elements[hyphen - 1].value >= 20_000, elements[hyphen + 1].isBareWhole,
      2_000...20_000 ~= elements[hyphen + 1].value, elements[hyphen + 2].meaning == .tuple,
      !elements[..<(hyphen - 1)].contains(where: \.isNumber)
    else { return }
    anatomy.parser.elements[hyphen].kind = .word
    anatomy.parser.elements[hyphen].word = Word(meaning: .for, value: 0)
  }
}
