internal import JournalSyntax
internal import WorkoutModel

/// Blocks of a workout by their number: `Superset 1` above the exercises of it, `Superset 2` above those
/// of the next.
extension FileReader {
  /// Takes the line for a heading, when the number is the first or the next, and no superset of so many
  /// rounds.
  mutating func numberedBlock(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard start == 0, end == elements.count, 2...12 ~= end, isWordOfBlock(0),
      case let number = elements[1].kind == .hash ? 2 : 1, number < end,
      elements[number].isBareWhole, 1_000...12_000 ~= elements[number].value,
      number + 1 == end || endsLabelOfBlock(number + 1, end)
    else { return false }
    let count = Int(elements[number].value / 1000)
    guard count == 1 || context.numberedBlock?.number == count - 1 else { return false }
    settlePendingName(nextIsName: false)
    context.entry = nil
    endBlock()
    context.numberedBlock = (count, context.lineIndex)
    note(line.content)
    return true
  }

  /// A colon, and the names of `Superset 1 - bench and row`.
  private func endsLabelOfBlock(_ mark: Int, _ end: Int) -> Bool {
    guard
      elements[mark].kind == .colon || elements[mark].kind == .hyphen && elements[mark].spaceBefore
    else { return false }
    // Above bare sets the words name their exercise.
    guard mark + 1 < end else { return true }
    return !elements[(mark + 1)..<end].contains { $0.isNumber || $0.meaning == .cardinal }
      && !startsWithNumber(context.lineIndex + 1)
  }

  /// `3 sets` right below `Superset 1`: how often all of it was done.
  mutating func roundsOfNumberedBlock(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard isBelowBlockHead, start == 0,
      elements[0].kind == .quantity, elements[0].unit == .set || elements[0].unit == .round,
      1_000...10_000 ~= elements[0].value, elements[0].value % 1000 == 0, end == elements.count,
      elements[1...].allSatisfy({
        $0.kind == .colon || $0.kind == .period || $0.meaning == .of || $0.meaning == .each
      })
    else { return false }
    var rounds = Quantity(elements[0])
    rounds.unit = .round
    return openApart(.rounds(rounds), line)
  }

  /// The line above is `Superset 1`, or nothing but `Superset`.
  private var isBelowBlockHead: Bool {
    if let head = context.numberedBlock, head.lineIndex + 1 == context.lineIndex { return true }
    guard let pending = context.pendingName, context.lineIndex > 0,
      document.lines[context.lineIndex - 1].kind != .blank,
      case let word = Array(pending.text.utf8), word.count < 16
    else { return false }
    return Self.blocks.contains(word[...])
  }

  func isWordOfBlock(_ index: Int) -> Bool {
    elements[index].meaning == .superset || isWord(index, in: Self.blocks)
  }

  /// `Bench press` above `10 reps @ 50 kg`, below `3 rounds:` or below another exercise that is written so:
  /// the rounds are of that, too. Who lists each set below the name tells rounds of something else.
  mutating func namesExerciseOfBlock(_ indices: Range<Int>) -> Bool {
    guard case .rounds = context.block, !context.isInBlock || context.isBlockOfNames,
      case let below = context.lineIndex + 1, below < document.lines.count,
      startsWithNumber(below), !startsWithNumber(below + 1),
      context.lineIndex > 0, document.lines[context.lineIndex - 1].kind != .blank,
      mayBeName(indices, document.lines[context.lineIndex])
    else { return false }
    context.isBlockOfNames = true
    return true
  }

  /// A digit, in parentheses or not.
  private func startsWithNumber(_ index: Int) -> Bool {
    guard index < document.lines.count, document.lines[index].kind == .text else { return false }
    let content = bytes[document.lines[index].content.indices]
    guard let first = content.first else { return false }
    return Byte.isDigit(first)
      || first == UInt8(ascii: "(") && content.dropFirst().first.map(Byte.isDigit) == true
  }

  private static let blocks = WordSet(
    "superset supersets triset trisets circuit circuits biset bisets block finisher superserie supersatz"
  )
}
