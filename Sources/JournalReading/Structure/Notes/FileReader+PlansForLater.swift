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

  /// `100키로 5개 5세트 예정`, `squat 4 set 8 tekrar 72,5 kg denenecek`: the word for it stands last.
  func endsInPlan(_ segment: Segment) -> Bool {
    guard let last = segment.rest.last, segment.rest.count <= 2 else { return false }
    return elements[last].meaning == .plan && elements[last].flags.contains(.unspacedScript)
      || isWord(last, in: Self.willBe)
  }

  private static let willBe = WordSet("denenecek yapılacak yapacağım deneyeceğim")
  private static let openers = WordSet("openers opener")
}
