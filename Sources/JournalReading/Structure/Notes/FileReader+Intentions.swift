internal import JournalSyntax

/// What somebody means to do another time, said below sets: `try 5 kg more next week`, `add 2.5 next time`.
extension FileReader {
  var tellsIntention: Bool {
    // `-> try 5 kg more`.
    let first = elements.first?.kind == .arrow ? 1 : 0
    guard first + 1 < elements.count, elements[first].kind == .word,
      elements[first + 1].kind != .colon, isWord(first, in: Self.verbs)
    else { return false }
    return elements.count > first + 2
      && elements[(first + 1)...].contains { $0.meaning == .next } || tellsLoadToCome(first)
  }

  /// The `sick` of `100x5, sick last week` and the `superset` of `100x5 - superset next time`: what is said of these sets,
  /// so that they were done; `attempt next week` is what somebody means to do.
  func tellsOfToday(_ words: Range<Int>) -> Bool {
    words.contains { index in
      elements[index].kind == .word && elements[index].range.count > 2
        && (elements[index].meaning == .none || elements[index].meaning == .superset)
        && !tellsIntention(index)
    }
  }

  /// A word that says what somebody means to do.
  func tellsIntention(_ word: Int) -> Bool { isWord(word, in: Self.verbs) }

  /// `try 65 kg`, `go up to 65`: one load, and nothing that was done with it.
  private func tellsLoadToCome(_ first: Int) -> Bool {
    guard context.entry != nil, elements.count <= 6, isWord(first, in: Self.verbsOfChange),
      let load = elements.firstIndex(where: \.isNumber), load + 1 >= elements.count - 1,
      elements[load].unit.isMass || elements[load].isBare
    else { return false }
    return elements[first..<load].allSatisfy { $0.kind == .word }
      && elements[(load + 1)...].allSatisfy {
        $0.kind == .word || $0.kind == .exclamation || $0.kind == .period
      } && !((first + 1)...load).contains { isExercise(first..<$0) }
  }

  private static let verbsOfChange = WordSet(
    "try add go aim increase bump move raise lower reduce")

  private static let verbs = WordSet(
    """
    try add go aim increase up bump drop use do start stay keep move shoot lower reduce attempt
    raise should will could need want maybe
    """)
}
