internal import JournalSyntax

/// Parts of a session on lines of their own: `Group 1`, `Exercise 2:`, `Station 3`.
extension FileReader {
  /// Keeps the line as a note: its number counts no reps.
  mutating func partOfDay(_ line: LineSyntax) -> Bool {
    guard 2...4 ~= elements.count,
      case let number = elements[elements.count - 1].kind == .colon
        ? elements.count - 2 : elements.count - 1, number > 0,
      elements[number].isBareWhole, 1_000...12_000 ~= elements[number].value,
      elements[..<number].allSatisfy({ $0.kind == .word }), isWord(number - 1, in: Self.parts)
    else { return false }
    settlePendingName(nextIsName: true)
    context.entry = nil
    note(line.content)
    return true
  }

  private static let parts = WordSet(
    """
    group station exercise part lift section segment phase übung teil gruppe ejercicio parte grupo
    exercice partie groupe esercizio gruppo oefening
    """)
}
