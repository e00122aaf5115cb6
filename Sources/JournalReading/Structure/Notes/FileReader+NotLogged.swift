internal import JournalSyntax

/// What somebody does and does not write down: `Warm-up 10 min bike each time not logged`,
/// `Aufwärmen 10 min nicht notiert`.
extension FileReader {
  /// Nothing but times is told, and the last words say that nobody writes them down.
  func isNotLogged(_ start: Int, _ end: Int) -> Bool {
    let last = elements[end - 1].kind == .period ? end - 2 : end - 1
    guard last > start + 2, isWord(last, in: Self.logged), isWord(last - 1, in: Self.not) else {
      return false
    }
    return elements[start..<end].allSatisfy { !$0.isNumber || $0.unit.isTime }
  }

  private static let not = WordSet("not nicht non pas no não inte ikke niet nie ei")
  private static let logged = WordSet(
    """
    logged noted recorded tracked listed notiert aufgeschrieben eingetragen erfasst noté notée notés
    registrado apuntado anotado segnato annotato noterat noteret genoteerd
    """)
}
