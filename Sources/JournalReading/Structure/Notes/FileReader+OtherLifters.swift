internal import JournalSyntax

/// What somebody else lifted.
extension FileReader {
  /// `My friend took 105 kg x 2`; `My partner had me do 3x10` tells of the writer.
  func isOfOtherLifter(_ segment: Segment) -> Bool {
    let first = segment.name.lowerBound
    guard segment.name.count == 3, !segment.isNameBehind, isWord(first, in: Self.owners),
      isWord(first + 1, in: Self.people)
    else { return false }
    return isWord(first + 2, in: Self.deeds)
      && !segment.rest.contains { isWord($0, in: Self.own) }
  }

  private static let owners = WordSet("my our")
  private static let own = WordSet("i me us we so")
  private static let people = WordSet(
    """
    friend partner wife husband brother sister buddy son daughter dad mom mum father mother coach
    trainer girlfriend boyfriend mate roommate cousin gf bf
    """)
  private static let deeds = WordSet(
    "did took hit got lifted pulled squatted benched pressed deadlifted repped managed does")
}
