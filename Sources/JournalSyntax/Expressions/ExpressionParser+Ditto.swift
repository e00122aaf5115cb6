/// Words that repeat the set before them: `90 kg 5 reps, idem, idem`, `100x5, ditto`.
extension ExpressionParser {
  /// Takes as many repeats as such words follow, mostly behind a comma, and returns the index behind
  /// them.
  mutating func ditto(at start: Int) -> Int {
    var (index, count) = (start, 0)
    while true {
      // `140x12 ditto ditto`.
      let word = index < end && isDitto(index) ? index : index + 1
      guard word < end, isDitto(word), word == index || isSeparator(index),
        word + 1 >= end || isSeparator(word + 1) || elements[word + 1].kind == .exclamation
          || isDitto(word + 1)
      else { break }
      index = word + 1
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
