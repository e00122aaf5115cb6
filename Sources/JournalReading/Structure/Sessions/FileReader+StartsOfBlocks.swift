internal import JournalSyntax
internal import WorkoutModel

/// The day when a week or a block began, in its heading.
extension FileReader {
  /// `## Week 2 - started 4/3/2024`, `Block 3, began 2 May 2025`: the days below follow it.
  func tellsStart(of date: WrittenDate, _ index: Int, _ next: Int) -> Bool {
    guard date.hasYear, isSpelledOut(date), index >= 2, next == elements.count,
      isWord(index - 1, in: Self.starting),
      elements[0].kind == .word, !elements[..<index].contains(where: { $0.kind == .times })
    else { return false }
    return (0..<min(3, index)).contains {
      elements[$0].meaning == .week || isWord($0, in: Self.blocks)
    }
  }

  private static let starting = WordSet(
    """
    started start starts starting began begins begun from beginnend gestartet begonnen beginn ab start
    commencé début depuis empezado inicio desde iniziato inizio da começou início gestart vanaf startade
    startet
    """)
  private static let blocks = WordSet(
    """
    block cycle phase mesocycle macrocycle wave program programme zyklus phase mesozyklus bloc ciclo
    bloque blocco fase cyclus cykel blok
    """)
}
