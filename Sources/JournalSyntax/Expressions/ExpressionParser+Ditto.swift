/// Words that repeat the set before them: `90 kg 5 reps, idem, idem`, `100x5, ditto`.
extension ExpressionParser {
  /// Takes as many repeats as such words follow, each behind a comma, and returns the index behind
  /// them.
  mutating func ditto(at start: Int) -> Int {
    var (index, count) = (start, 0)
    while index + 1 < end, isSeparator(index), isDitto(index + 1),
      index + 2 >= end || isSeparator(index + 2) || elements[index + 2].kind == .exclamation
    {
      index += 2
      count += 1
    }
    guard count > 0, let last = expressions.last, last.attributes.repeats == nil,
      last.terms.count == 2, terms[last.terms].allSatisfy({ $0.quantities.count == 1 })
    else { return start }
    amendLast({ $0.repeats = Int32(count + 1) * 1000 }, through: index - 1)
    return index
  }

  private func isDitto(_ index: Int) -> Bool {
    isWord(index, .ditto)
  }
}
