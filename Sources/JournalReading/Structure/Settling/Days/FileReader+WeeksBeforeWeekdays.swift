internal import JournalSyntax

/// Weeks of a cycle and their weekdays before the first exercise of a line: `2н СР присед 100 5/5/5`, `3нед ПТ:
/// тяга 140 3/3`.
extension FileReader {
  /// Leaves what was done; `2н СР пропуск` counts no reps.
  mutating func dropWeekBeforeWeekday() {
    guard elements.count > 3, elements[0].isBareWhole, 1_000...60_000 ~= elements[0].value,
      elements[2].meaning == .weekday, !elements[1].spaceBefore, isWord(1, in: Self.weeks)
    else { return }
    let end = elements[3].kind == .colon && elements.count > 4 ? 4 : 3
    context.remarks.append(range(0..<3))
    anatomy.parser.elements.removeFirst(end)
    anatomy.parser.end = elements.count
  }

  private static let weeks = WordSet("н нед неделя тиж тижд")
}
