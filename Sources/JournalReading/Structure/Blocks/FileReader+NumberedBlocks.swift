internal import JournalSyntax
internal import WorkoutModel

/// Blocks of a workout by their number: `Superset 1` above the exercises of it, `Superset 2` above those
/// of the next.
extension FileReader {
  /// Takes the line for a heading, when the number is the first or the next, and no superset of so many
  /// rounds.
  mutating func numberedBlock(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard start == 0, end == elements.count, 2...4 ~= end,
      case let number = elements[1].kind == .hash ? 2 : 1, number < end,
      elements[number].isBareWhole, 1_000...12_000 ~= elements[number].value,
      elements[0].meaning == .superset || isWord(0, in: Self.blocks),
      number + 1 == end || number + 2 == end && elements[number + 1].kind == .colon
    else { return false }
    let count = Int(elements[number].value / 1000)
    guard count == 1 || context.numberedBlock?.number == count - 1,
      context.lineIndex + 1 < document.lines.count
    else { return false }
    settlePendingName(nextIsName: false)
    context.entry = nil
    endBlock()
    context.numberedBlock = (count, context.lineIndex)
    note(line.content)
    return true
  }

  /// `3 sets` right below `Superset 1`: how often all of it was done.
  mutating func roundsOfNumberedBlock(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard let head = context.numberedBlock, head.lineIndex + 1 == context.lineIndex, start == 0,
      elements[0].kind == .quantity, elements[0].unit == .set || elements[0].unit == .round,
      1_000...10_000 ~= elements[0].value, elements[0].value % 1000 == 0, end == elements.count,
      elements[1...].allSatisfy({
        $0.kind == .colon || $0.kind == .period || $0.meaning == .of || $0.meaning == .each
      })
    else { return false }
    var rounds = Quantity(elements[0])
    rounds.unit = .round
    return open(.rounds(rounds), line)
  }

  private static let blocks = WordSet(
    "superset supersets triset trisets circuit circuits biset bisets block finisher superserie supersatz")
}
