/// Halves of a load by a sign or a word before its reps: `82,5/5 85/4`, `62,5 на 5`.
extension ElementScanner {
  /// True of the `,5` at `index`; `next` is what stands behind it.
  func isHalfBeforeReps(_ elements: [Element], _ next: Int) -> Bool {
    if kind(at: index + 2) == .slash, kind(at: index + 3) == .number,
      pending.contains(.spaceBefore) || elements.last?.kind == .plus,
      kind(at: index + 4) == .blank || kind(at: index + 4) == .newline
        || index + 4 >= tokens.count
    {
      return true
    }
    return next > index + 2 && kind(at: next) == .word && Self.by.contains(slice(next))
      && kind(at: nextSolid(from: next + 1)) == .number
  }

  private static let by = WordSet("на по")
}
