internal import JournalSyntax

/// Three factors with dots in the middle between them: `böj 1·1·190  3·4·160`. Two such numbers may be one
/// with decimals.
extension FileReader {
  mutating func settleFactorsByDots() {
    var index = 0
    while index + 4 < elements.count {
      guard elements[index].isBare, isTightDot(index + 1), elements[index + 2].isBare,
        isTightDot(index + 3), elements[index + 4].isNumber
      else {
        index += 1
        continue
      }
      anatomy.parser.elements[index + 1].kind = .times
      anatomy.parser.elements[index + 3].kind = .times
      index += 5
    }
  }

  private func isTightDot(_ index: Int) -> Bool {
    elements[index].kind == .dot && !elements[index].spaceBefore && !elements[index].spaceAfter
  }
}
