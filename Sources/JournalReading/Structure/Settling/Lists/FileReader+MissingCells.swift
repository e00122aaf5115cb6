internal import JournalSyntax

/// Sets in columns of which the last was not done: `Push-ups   20   20   N/A`.
extension FileReader {
  /// Keeps the `N/A` for a note, and parts the reps before it, as far as they stand in columns.
  mutating func settleRowWithoutLast(_ slash: Int) -> Bool {
    guard slash > 2, slash + 2 == elements.count, isWord(slash - 1, in: Self.notApplicable),
      isWord(slash + 1, in: Self.available), !elements[slash].spaceBefore,
      elements[slash - 1].flags.contains(.gap)
    else { return false }
    var first = slash - 1
    while first > 1, elements[first - 1].isBareWhole, elements[first - 1].flags.contains(.gap) {
      first -= 1
    }
    guard first < slash - 2, elements[first - 1].kind == .word else { return false }
    context.remarks.append(range((slash - 1)..<(slash + 2)))
    anatomy.parser.elements.removeSubrange((slash - 1)...)
    putCommas(between: Array(first..<(slash - 1)))
    return true
  }

  private static let notApplicable = WordSet("n")
  private static let available = WordSet("a")
}
