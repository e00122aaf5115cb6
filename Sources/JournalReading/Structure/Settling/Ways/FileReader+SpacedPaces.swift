internal import JournalSyntax

/// Paces with a blank before their unit: `Run 4.01 km, 23:49, 5:56 /km`.
extension FileReader {
  /// The slash between a clock and the way that the pace is told of, behind a way and its time.
  func isSlashOfPace(_ slash: Int) -> Bool {
    guard slash > 3, slash + 1 < elements.count, elements[slash - 1].kind == .clock,
      elements[slash + 1].kind == .word,
      elements[slash + 1].meaning == .kilometer || elements[slash + 1].meaning == .mile
    else { return false }
    let before = elements[..<(slash - 1)]
    return before.contains { $0.unit.isLength }
      && before.contains { $0.kind == .clock || $0.unit.isTime }
  }

  /// Takes the pace off the line, for it follows from way and time; it is kept as a note.
  ///
  /// Returns the index before that of the next element.
  mutating func dropSpacedPace(_ slash: Int) -> Int {
    context.remarks.append(range((slash - 1)..<(slash + 2)))
    let start = firstSeparator(before: slash - 1)
    anatomy.parser.elements.removeSubrange(start..<(slash + 2))
    anatomy.parser.elements[start - 1].flags.insert(.spaceAfter)
    return start - 1
  }
}
