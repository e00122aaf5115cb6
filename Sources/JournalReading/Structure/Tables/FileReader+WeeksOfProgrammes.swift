internal import JournalSyntax

/// The weeks of a programme in a table: `| Week | Set 1 | Set 2 |` above `| 1 | 65% x5 | 75% x5 |`.
extension FileReader {
  /// `Week`, `Wk`, `Cycle week`.
  func numbersWeeks(_ cell: Range<Int>) -> Bool {
    1...2 ~= cell.count && elements[cell.upperBound - 1].meaning == .week
  }

  /// All cells but the first tell shares of a maximum, and none a load: so much was asked for.
  func tellsShares(_ cells: [Range<Int>]) -> Bool {
    let told = cells.dropFirst().filter { !$0.isEmpty }
    return !told.isEmpty
      && told.allSatisfy { cell in
        elements[cell].contains { $0.unit == .percent }
          && !elements[cell].contains { $0.unit.isMass || $0.value >= 100_000 }
      }
  }
}

/// The exercise that the title of a file names above a table of days: `Smolov, bench press`.
extension FileReader {
  /// Takes it for the rows of a table that has a column of days and none of exercises, where no other name
  /// stands above.
  mutating func takeNameOfTitle() {
    guard let table = context.table, table.hasDate, !table.hasExercise, !table.hasLifts,
      !table.tellsRuns, table.tellsDone || table.tellsWork || table.hasLoads,
      context.pendingName.map({ endsInUnit($0.text) }) ?? true, context.entry == nil,
      context.subject == nil,
      let title = document.lines.prefix(context.lineIndex).first(where: { $0.kind != .blank }),
      title.kind == .text || title.kind == .heading, title.content.count <= 200
    else { return }
    let sentence = bytes[title.content.indices].prefix {
      $0 != Byte.period && $0 != UInt8(ascii: "(")
    }
    let parts = sentence.split { $0 == Byte.comma || $0 == Byte.colon || $0 == Byte.hyphen }
    let known = parts.filter { names.isKnown(NameText.clean($0)) }
    guard known.count == 1, let name = known.first else { return }
    let start = name.drop { $0 == Byte.space }.startIndex
    context.pendingName = PendingName(
      text: NameText.clean(written.bytes[start..<name.endIndex]),
      location: location(ByteRange(start, name.endIndex)), isHeading: false, isEmphasized: false)
  }

  /// The `Two board press` of `Two board press. Danny handed off`, right above a table that tells every set of it.
  mutating func takeNameOfSentenceAbove() {
    guard let table = context.table, !table.hasExercise, !table.hasLifts, !table.hasDate,
      table.tellsWork, table.hasLoads, context.pendingName == nil, context.lineIndex > 0,
      case let above = document.lines[context.lineIndex - 1], above.kind == .text,
      case let text = bytes[above.content.indices], text.count <= 300,
      let stop = text.firstIndex(where: { $0 == Byte.period || $0 == Byte.comma }),
      stop > text.startIndex,
      names.isKnown(NameText.clean(written.bytes[text.startIndex..<stop]))
    else { return }
    context.pendingName = PendingName(
      text: NameText.clean(written.bytes[text.startIndex..<stop]),
      location: location(ByteRange(text.startIndex, stop)), isHeading: false, isEmphasized: false)
  }

  /// `All in kg` names nothing.
  private func endsInUnit(_ text: String) -> Bool {
    text.utf8.split(separator: Byte.space).last.map { Self.units.contains(Array($0)[...]) } ?? false
  }

  private static let units = WordSet("kg kgs kilos lb lbs pounds кг")
}
