internal import JournalSyntax
internal import WorkoutModel

/// What somebody does and does not write down: `Warm-up 10 min bike each time not logged`,
/// `Aufwärmen 10 min nicht notiert`.
extension FileReader {
  /// Nothing but times is told, and the last words say that nobody writes them down.
  func isNotLogged(_ start: Int, _ end: Int) -> Bool {
    if isNotCounted(start, end) { return true }
    let last = elements[end - 1].kind == .period ? end - 2 : end - 1
    guard last > start + 2, isWord(last, in: Self.logged), isWord(last - 1, in: CommonWords.not)
    else {
      return false
    }
    return elements[start..<end].allSatisfy { !$0.isNumber || $0.unit.isTime }
  }

  /// `Skidor 12 km räknas inte`: a way or a time alone, of which is said that it does not count.
  private func isNotCounted(_ start: Int, _ end: Int) -> Bool {
    guard elements[start..<end].allSatisfy({ !$0.isNumber || $0.unit.isTime || $0.unit.isLength })
    else { return false }
    return (start..<(end - 1)).contains {
      isWord($0, in: Self.counts) && isWord($0 + 1, in: CommonWords.not)
    }
  }

  private static let counts = WordSet(
    "counts räknas räknades zählt telt tæller teller liczy cuenta")
  private static let logged = WordSet(
    """
    logged noted recorded tracked listed notiert aufgeschrieben eingetragen erfasst noté notée notés
    registrado apuntado anotado segnato annotato noterat noteret genoteerd
    """)

  /// `"15+5" means a 15 and a 5 on each side`, `T1 = heavy 5x3+, T2 = 3x10. The + means as many as I can`, `95/3 means 95 lbs for
  /// 3 sets of five`: how the writer writes. The unit of a number there is that of the file.
  mutating func explainsNotation() -> Bool {
    guard statesMeaning else { return false }
    if file.statedUnit == nil, let mass = elements.first(where: { $0.isNumber && $0.unit.isMass }) {
      file.statedUnit = mass.unit == .pound ? .pound : .kilogram
    }
    return true
  }

  private var statesMeaning: Bool {
    if elements.count(where: { $0.kind == .equals }) > 1,
      elements.indices.contains(where: { isWord($0, in: Self.meaning) })
    {
      return true
    }
    if let means = elements.indices.prefix(6).first(where: { isWord($0, in: Self.meaning) }),
      means > 2, elements[..<means].allSatisfy({ $0.kind != .word })
    {
      return true
    }
    return bytes[Int(document.lines[context.lineIndex].content.start)] == UInt8(ascii: "\"")
      && elements.indices.prefix(10).contains { isWord($0, in: Self.meaning) }
  }

  private static let meaning = WordSet("means bedeutet heißt significa signifie betyder")
}
