internal import JournalSyntax

/// Times and counts in talk about what was done: `PR by 31 sec!! lungs on fire`, `86 second try was pressed out`,
/// `24 minutes all in`.
extension FileReader {
  var tellsDifference: Bool {
    guard elements.count > 2 else { return false }
    // `PR by 12 sec!!`.
    if elements[0].meaning == .record, isWord(1, in: Self.by), elements[2].isNumber { return true }
    // `86 second try`: the one behind the first.
    if elements[0].kind == .quantity, elements[0].unit == .second, isWord(1, in: Self.attempts),
      elements[0].range.count > 6
    {
      return true
    }
    // `24 minutes all in`.
    return elements.count == 3 && elements[0].unit.isTime && isWord(1, in: Self.all)
      && isWord(2, in: Self.in)
  }

  private static let by = WordSet("by um de por di с")
  private static let attempts = WordSet("try tries attempt attempts go pull one rep")
  private static let all = WordSet("all")
  private static let `in` = WordSet("in up told")
}
