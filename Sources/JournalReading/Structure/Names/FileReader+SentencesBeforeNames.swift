internal import JournalSyntax
internal import WorkoutModel

/// Words about the day before the first exercise of a line: `elbow sore. wrist curl 6 kg 3x15`,
/// `hotel gym, db only. db row 50x20,20`, `forgot straps, DL 135x5`.
extension FileReader {
  /// Leaves the exercise behind them as the name, and keeps them as a note.
  mutating func behindSentence(_ segment: Segment) -> Segment {
    guard segment.name.count > 2, !segment.isNameBehind,
      anatomy.parser.expressions.contains(where: { $0.terms.count > 1 }),
      let start = startBehindSentence(segment.name) ?? startBehindAside(segment.name)
    else { return segment }
    note(range(segment.name.lowerBound..<start))
    var segment = segment
    segment.name = start..<segment.name.upperBound
    return behindSentence(segment)
  }

  /// The `wrist curl` of `elbow sore. wrist curl`; `Alt. curl` and `DB incl. press` are names.
  private func startBehindSentence(_ name: Range<Int>) -> Int? {
    guard let stop = name.last(where: { elements[$0].kind == .period }),
      stop > name.lowerBound + 1, stop + 1 < name.upperBound, name.upperBound - stop <= 5,
      elements[stop].spaceAfter, !elements[stop].spaceBefore, elements[stop - 1].kind == .word,
      elements[stop - 1].range.count > 3, !isWord(stop - 1, in: Self.shortened),
      !elements[name].contains(where: \.isNumber),
      (name.lowerBound..<stop).count(where: { elements[$0].kind == .word }) > 1,
      holdsLift((stop + 1)..<name.upperBound)
    else { return nil }
    return stop + 1
  }

  /// The `DL` of `forgot straps, DL`; in `close grip, bench` the words tell how it was done.
  private func startBehindAside(_ name: Range<Int>) -> Int? {
    guard isWord(name.lowerBound, in: Self.asides),
      let comma = name.last(where: { elements[$0].kind == .comma }),
      comma > name.lowerBound + 1, comma + 1 < name.upperBound,
      holdsLift((comma + 1)..<name.upperBound)
    else { return nil }
    return comma + 1
  }

  /// Words of which one is an exercise, and none tells of somebody.
  private func holdsLift(_ words: Range<Int>) -> Bool {
    guard words.allSatisfy({ elements[$0].kind == .word && !isPronoun($0) && !isDeterminer($0) })
    else { return false }
    return isExercise(words) || words.contains { isExercise($0..<($0 + 1)) }
  }

  private static let shortened = WordSet(
    "incl decl conc horiz vert tric mach assis stand altern doub overh")

  private static let asides = WordSet(
    """
    forgot forgotten left lost slept tired sick busy late rushed ran short trying feeling felt no
    without vergessen müde olvidé cansado oublié fatigué
    """)
}
