internal import JournalSyntax
internal import WorkoutModel

/// Words before a name's end that tell what was done, and no exercise: `Squat: worked up to 335x3`.
extension FileReader {
  /// `Squat: worked up to 335x3`, `power snatch build to heavy`, `Dips #bodyweight`.
  func isRamp(_ element: Element) -> Bool {
    if element.kind == .hash, element.spaceBefore, !element.spaceAfter { return true }
    return element.kind == .word
      && Self.rampWords.contains(bytes[element.range.indices])
  }

  private static let rampWords = WordSet(
    "worked working ramped ramping build built continued continuing find")

  /// The `work up` of `Press: work up to AMRAP 45x9`.
  func isWorkUp(_ index: Int) -> Bool {
    index + 1 < elements.count && elements[index].meaning == .workingSet
      && isWord(index + 1, in: Self.up)
  }

  /// `hit`, `got`: that it was done, and no lift.
  func isDoing(_ element: Element) -> Bool {
    element.kind == .word && Self.doings.contains(bytes[element.range.indices])
  }

  private static let doings = WordSet(
    """
    actual actually did got hit made managed completed fait fiz hice fatto сделал сделала зробив зробила \
    zrobiłem zrobiłam
    """)

  func endsInUpTo(_ end: Int) -> Bool {
    Self.up.contains(bytes[elements[end - 2].range.indices])
      && isTo(elements[end - 1])
  }

  func isTo(_ element: Element) -> Bool {
    element.kind == .word && Self.to.contains(bytes[element.range.indices])
  }

  static let up = WordSet("up")

  static let to = WordSet("to")
}
