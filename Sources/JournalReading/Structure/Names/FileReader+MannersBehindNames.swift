internal import JournalSyntax

/// Names before words of people who tell what they did: `Chest press at the 35 kg`, `Squat only 4 at 100`, `Bench went up to 85 for
/// 6`, `Prensa otra vez 3x15`.
extension FileReader {
  /// The end of the name before such words, where an exercise stands before them.
  func beforeManners(_ start: Int, _ last: Int, _ upperBound: Int) -> Int {
    var end = last
    // `Chest press at the 35 kg`.
    if end - start > 2, isWord(end - 1, in: CommonWords.articles),
      elements[end - 2].meaning == .at || elements[end - 2].meaning == .with,
      isExercise(start..<(end - 2))
    {
      end -= 2
    }
    // `Prensa otra vez 3x15`, `Fondos me salieron 8, 6`.
    if let name = (start + 1..<max(end, start + 1)).first(where: { isWord($0, in: Self.anew) }),
      (name..<end).allSatisfy({ isWord($0, in: Self.anew) }), isExercise(start..<name)
    {
      end = name
    }
    // `Squat only 4 at 100`.
    if end - start > 1, isWord(end - 1, in: CommonWords.only) || isWord(end - 1, in: Self.barely),
      isExercise(start..<(end - 1))
    {
      end -= 1
    }
    // `Bench went up to 85 for 6`.
    if end - start > 1, end < upperBound, isWord(end - 1, in: Self.rising),
      isExercise(start..<(end - 1))
    {
      end -= 1
    }
    return end
  }

  private static let anew = WordSet(
    """
    otra vez por fin me salieron salió hice esta hoy again finally once more encore enfin ancora oggi finalmente nochmal wieder
    endlich heute снова опять наконец сегодня znowu wreszcie dziś igen äntligen
    """)
  private static let barely = WordSet("just barely another")
  private static let rising = WordSet("went got worked moved pushed built going working")
}
