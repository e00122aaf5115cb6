internal import JournalSyntax

/// Ways that somebody tells of in a sentence.
extension FileReader {
  /// `After work I was tired, but the weather was fine. 10.5 km at a good pace.`: nothing was read of it,
  /// and it may well be what was run.
  mutating func doubtWayInSentence(_ line: LineSyntax) {
    guard line.kind == .text || line.kind == .item, line.content.count >= Self.sentence,
      context.lastSetLine != context.lineIndex, context.section == .training,
      context.planBlock == nil, file.plannedLines.last != context.lineIndex,
      let way = elements.first(where: {
        ($0.unit == .kilometer || $0.unit == .mile) && 1_000...200_000 ~= $0.value
      })
    else { return }
    file.diagnostics.append(.proseNotRead(at: place(way.range)))
  }

  /// In bytes; shorter lines are read as names and sets.
  private static let sentence = 40
}
