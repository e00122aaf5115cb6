internal import JournalSyntax

/// Sets with the empty bar before those with a load: `Squat bar only 2x10, 95x10`.
extension FileReader {
  /// Takes the `only` behind the bar off the line and puts a sign before the sets, so that the bar is
  /// their load.
  mutating func settleBarBeforeSets(_ bar: Int) {
    var sets = bar + 1
    if sets < elements.count, isWord(sets, in: Self.onlyWords) { sets += 1 }
    guard bar > 0, elements[bar].meaning == .bar, sets + 5 < elements.count,
      elements[sets].isBare, 1_000...5_000 ~= elements[sets].value,
      elements[sets + 1].kind == .times, elements[sets + 2].isBare,
      elements[sets + 2].value <= 30_000,
      elements[sets + 3].kind == .comma, elements[sets + 4].kind == .quantity,
      elements[sets + 4].value >= 20_000,
      elements[..<bar].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      isExercise(0..<bar), !isExercise(0..<(bar + 1))
    else { return }
    let place = ByteRange(Int(elements[bar].range.end), Int(elements[bar].range.end))
    anatomy.parser.elements[sets].unit = .set
    anatomy.parser.elements[sets].flags.remove(.spaceBefore)
    anatomy.parser.elements.replaceSubrange(
      (bar + 1)..<sets, with: [Element(.times, place, flags: .spaceBefore)])
  }

  private static let onlyWords = WordSet("only alone solo sola nur")
}
