internal import JournalSyntax

/// A miss among pairs that hyphens join: `Squat 225-5 275-3 315-0`.
extension FileReader {
  /// Puts the hyphen before the zero as a times sign, behind a pair with one.
  mutating func settleZeroBehindHyphen() {
    guard let first = elements.firstIndex(where: { $0.kind == .hyphen }), first > 1,
      first + 4 < elements.count, isPair(first)
    else { return }
    for hyphen in elements.indices.dropFirst(first + 1)
    where elements[hyphen].kind == .hyphen && isPair(hyphen)
      && elements[hyphen + 1].value == 0 && elements[hyphen + 1].range.count == 1
    {
      anatomy.parser.elements[hyphen].kind = .times
    }
  }

  private func isPair(_ hyphen: Int) -> Bool {
    guard hyphen > 0, hyphen + 1 < elements.count else { return false }
    return elements[hyphen - 1].isBare && elements[hyphen + 1].isBareWhole
      && !elements[hyphen].spaceBefore && !elements[hyphen + 1].spaceBefore
      && elements[hyphen - 1].value >= 30_000 && elements[hyphen + 1].value <= 30_000
  }
}
