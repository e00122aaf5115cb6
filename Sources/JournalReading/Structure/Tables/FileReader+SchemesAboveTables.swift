internal import JournalSyntax

/// `Front squat 5x3` right above a table that tells every set of it.
extension FileReader {
  /// Leaves the name, for the sets stand below, each with its load.
  mutating func dropSchemeAboveTable() {
    let line = context.lineIndex
    guard 4...10 ~= elements.count, line + 3 < document.lines.count,
      document.lines[line + 1].kind == .tableRow, document.lines[line + 2].kind == .tableRule,
      document.lines[line + 3].kind == .tableRow,
      case let sign = elements.count - 2, elements[sign].kind == .times,
      elements[sign - 1].isBareWhole, elements[sign - 1].value <= 20_000,
      elements[sign + 1].isBareWhole, elements[sign + 1].value <= 50_000,
      elements[..<(sign - 1)].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      isExercise(0..<(sign - 1)), headsSets(document.lines[line + 1])
    else { return }
    context.remarks.append(range((sign - 1)..<(sign + 2)))
    anatomy.parser.elements.removeSubrange((sign - 1)...)
  }

  /// Loads and reps stand in columns of their own.
  private func headsSets(_ line: LineSyntax) -> Bool {
    let cells = bytes[line.content.indices].split(separator: Byte.pipe).map { cell in
      let own = cell.drop { $0 == Byte.space }
      return own.prefix { $0 != Byte.space }
    }
    return cells.contains { Self.repsHeads.contains($0) }
      && cells.contains { Self.loadHeads.contains($0) }
  }

  private static let repsHeads = WordSet(
    "reps rep wdh wiederholungen répétitions repeticiones повторы")
  private static let loadHeads = WordSet("kg lb lbs weight load gewicht poids peso вес")
}
