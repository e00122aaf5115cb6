internal import JournalSyntax

/// Words between the name of an exercise and its sets that tell what kind of sets they were, and
/// are no part of the name: `Deadlift top set 180x3`, `Squat: work sets: 150x5x3`.
extension FileReader {
  /// The end of the exercise among the words; `end` when no such words close them.
  func beforeKindOfSets(_ start: Int, _ end: Int) -> Int {
    guard end - start > 1, isKindOfSets(end - 1) || elements[end - 1].meaning == .set else {
      return end
    }
    var name = end
    while name > start + 1, isKindOfSets(name - 1) || joinsKinds(name - 1) { name -= 1 }
    guard (name..<end).contains(where: { tellsKind($0, end) }),
      isExercise(start..<name) || isTopSet(name, end)
    else { return end }
    return name
  }

  /// The `top set` of `Zercher squat: top set 100x5`, whose label is the name.
  func isKindOfSets(_ start: Int, before end: Int) -> Bool {
    start + 2 == end && isKindOfSets(start) && elements[start + 1].meaning == .set
  }

  /// The `top set` behind a name that nobody knows.
  private func isTopSet(_ start: Int, _ end: Int) -> Bool {
    if elements[start].kind == .colon { return true }
    return end - start >= 2 && isWord(start, in: Self.top) && elements[start + 1].meaning == .set
  }

  /// `work` alone is the work of `Core work 3x20`.
  private func tellsKind(_ index: Int, _ end: Int) -> Bool {
    guard isKindOfSets(index) else { return false }
    return !isWord(index, in: Self.work) || index + 1 < end && elements[index + 1].meaning == .set
  }

  private func isKindOfSets(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .workingSet, .backoff, .joker: return true
    case .none where index + 1 < elements.count && elements[index + 1].meaning == .set:
      return isWord(index, in: Self.kinds) || isWord(index, in: Self.ordinals)
    case .none: return isWord(index, in: Self.kinds)
    default: return false
    }
  }

  private func joinsKinds(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .colon, .hyphen, .comma: true
    case .word: elements[index].meaning == .set
    default: false
    }
  }

  private static let top = WordSet("top")
  private static let work = WordSet("work")
  private static let ordinals = WordSet("first second third final")
  private static let kinds = WordSet("heavy light opener openers")
}
