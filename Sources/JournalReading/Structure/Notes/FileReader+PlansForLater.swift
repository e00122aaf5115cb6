internal import JournalSyntax

/// Whole lines of what comes: `plan for fall: 225x5 squat, 175 bench`, `Comp openers: 60 / 75`.
extension FileReader {
  func plansForLater(_ start: Int, _ end: Int) -> Bool {
    guard
      let colon = elements[start..<min(end, start + 6)].firstIndex(where: { $0.kind == .colon }),
      colon > start, colon + 1 < end, elements[start..<colon].allSatisfy({ $0.kind == .word }),
      elements[colon + 1].isNumber
    else { return false }
    if isWord(colon - 1, in: Self.openers) { return true }
    let first = elements[start].meaning
    return (first == .plan || first == .goal) && elements[start + 1].meaning == .for
  }

  private static let openers = WordSet("openers opener")
}
