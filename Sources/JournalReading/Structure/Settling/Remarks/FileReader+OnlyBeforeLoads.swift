internal import JournalSyntax

/// The `only` between an exercise and its sets: `squats 275 x 5 x 5, bench only 225 x 6 x 2`.
extension FileReader {
  /// Takes it off the name.
  mutating func dropOnlyBeforeLoads() {
    for only in elements.indices.dropFirst().dropLast(3).reversed()
    where isWord(only, in: CommonWords.only) && elements[only - 1].kind == .word
      && elements[only + 1].isNumber && elements[only + 2].kind == .times
    {
      var first = only - 1
      while first > 0, elements[first - 1].kind == .word, only - first < 4 { first -= 1 }
      guard (first..<only).contains(where: { isExercise($0..<only) }) else { continue }
      context.remarks.append(elements[only].range)
      anatomy.parser.elements.remove(at: only)
      anatomy.parser.end = elements.count
    }
  }
}
