/// Inches, where the mark of seconds tells how high something stands.
extension ElementScanner {
  /// `Box jumps 24"`, `5 burpees - 6" jump`, but `30" jump rope`.
  func tellsHeight(_ mark: Int) -> Bool {
    var next = nextSolid(from: mark + 1)
    if kind(at: next) == .word, Self.heights.contains(slice(next)) {
      next = nextSolid(from: next + 1)
      return !(kind(at: next) == .word && Self.ropes.contains(slice(next)))
    }
    var before = mark - 2
    while before >= 0, tokens[before].kind == .blank || tokens[before].kind == .openParenthesis {
      before -= 1
    }
    // `Box jumps 3x10 24"`, but `Step-ups 3x30"` tells a time.
    let isBehindFactors =
      before > 0 && (tokens[before].kind == .number || tokens[before].kind == .at)
    if isBehindFactors {
      while before >= 0, isPartOfFactors(tokens[before].kind) { before -= 1 }
      // `Step ups`, `box jump overs`.
      if before > 1, kind(at: before) == .word, !Self.heights.contains(slice(before)),
        kind(at: before - 1) == .blank, kind(at: before - 2) == .word
      {
        before -= 2
      }
    }
    guard before >= 0, kind(at: before) == .word else { return false }
    // `Stones to 48" 80, 90, 100`.
    if Self.to.contains(slice(before)), before > 1, kind(at: before - 2) == .word { return true }
    // `Jump squats 3x10 30"`, `Rack pull above knee 3x5 140 90"` tell times.
    if isBehindFactors { return Self.boxes.contains(slice(before)) || isBehindBox(before) }
    return Self.heights.contains(slice(before))
  }

  /// The `jumps` of `Box jumps 3x10 24"`.
  private func isBehindBox(_ word: Int) -> Bool {
    word > 1 && kind(at: word - 1) == .blank && kind(at: word - 2) == .word
      && Self.boxes.contains(slice(word - 2))
  }

  private static let boxes = WordSet("box boxes step steps")

  private func isPartOfFactors(_ kind: TokenKind) -> Bool {
    switch kind {
    case .number, .times, .at, .blank: true
    default: false
    }
  }

  private static let heights = WordSet(
    "jump jumps box boxes deficit step steps block blocks jack riser pin pins board boards above below rom"
  )

  private static let to = WordSet("to")
  private static let ropes = WordSet("rope ropes")
}
