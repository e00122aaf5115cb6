internal import JournalSyntax

/// Weeks that come: `la semana que viene subo banca a 62,5`, `semana que vem 62,5x5`.
extension FileReader {
  /// The word for a week has the verb behind it, and perhaps a word that joins them.
  func isComing(_ week: Int) -> Bool {
    guard week + 2 < elements.count else { return false }
    return isWord(week + 1, in: Self.coming)
      || elements[week + 1].range.count <= 3 && isWord(week + 2, in: Self.coming)
  }

  private static let coming = WordSet("viene vem vient entra coming")
}
