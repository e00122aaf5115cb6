/// What is said of a part of each repetition, and no set of its own: `3x12, 5s hold`.
extension ExpressionParser {
  /// A tab may part the time from its word.
  func isPhase(_ index: Int) -> Bool {
    index + 1 < end && elements[index].flags.contains(.phase) && elements[index + 1].kind == .word
  }

  /// Behind reps a few seconds of holding are a note; behind sets, as in `3 sets 10s hold`, they are
  /// what was done.
  func isPhaseOfReps(_ index: Int, _ firstTerm: Int) -> Bool {
    isPhase(index) && (terms.count - firstTerm > 1 || lastQuantity.unit == .repetition)
  }

  mutating func phase(at index: Int) -> Int {
    addNote(elements[index].range.through(elements[index + 1].range))
    return index + 2
  }
}
