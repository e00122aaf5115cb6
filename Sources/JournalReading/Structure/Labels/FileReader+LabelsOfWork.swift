internal import JournalSyntax

/// A few words alone that say whether what stands below was done: `Actual`, `What I did:`, `Last week` above a table.
extension FileReader {
  /// Ends what was planned, or opens what was done before.
  mutating func isLabelOfWork(_ line: LineSyntax) -> Bool {
    let next = context.lineIndex + 1
    guard line.kind == .text, 1...4 ~= elements.count, next < document.lines.count,
      document.lines[next].kind != .blank,
      elements.allSatisfy({ $0.kind == .word || $0.kind == .colon })
    else { return false }
    if context.section == .planned, context.sectionLevel == 0, tellsDone,
      !elements.contains(where: { $0.meaning == .plan || $0.meaning == .goal })
    {
      context.section = .training
      context.planBlock = nil
    } else if context.section == .training, document.lines[next].kind == .tableRow,
      elements[0].meaning == .previous,
      elements.dropFirst().allSatisfy({ $0.kind == .colon || isPeriod($0) })
    {
      context.section = .planned
      context.sectionLevel = 0
    } else {
      return false
    }
    context.pendingName = nil
    note(line.content)
    return true
  }

  private var tellsDone: Bool {
    elements.indices.contains {
      isWord($0, in: Self.performed) || isWord($0, in: CommonWords.did)
        || isWord($0, in: CommonWords.today)
    }
  }

  private static let performed = WordSet(
    "actual done performed result results completed got ist gemacht hecho fait feito fatto сделано факт"
  )
}
