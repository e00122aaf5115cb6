internal import JournalSyntax
internal import WorkoutModel

/// Tables that tell runs and name no exercise: `| Date | Distance | Pace | HR |`.
extension FileReader {
  /// True for a column of ways beside one of paces; what else was measured names no exercise.
  func takeRuns(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) -> Bool {
    let hasWay = columns.contains { if case .distance = $0 { true } else { false } }
    guard hasWay, !columns.contains(where: \.isExercise),
      cells.contains(where: { isHeadOfPace($0) }),
      // `| Date | Squat | Distance | Pace |`.
      !cells.contains(where: {
        !$0.isEmpty && names.isKnown(NameText.clean(written.bytes[range($0).indices]))
      })
    else { return false }
    for index in cells.indices {
      if case .other = columns[index] { columns[index] = .note }
    }
    return !columns.contains { if case .load = $0 { true } else { false } }
  }

  private func isHeadOfPace(_ cell: Range<Int>) -> Bool {
    elements[cell].contains { $0.meaning == .pace }
  }

  /// `HR`, `Cadence`, `天气`: measured, and never trained.
  func isMeasureOfRun(_ cell: Range<Int>) -> Bool {
    guard let first = cell.first, elements[first].kind == .word else { return false }
    return elements[first].meaning == .pace
      || Self.measures.contains(bytes[elements[first].range.indices])
  }

  private static let measures = WordSet(
    """
    split splits 500m watt watts drag hr bpm cadence spm elevation weather temp temperature humidity heart pulse puls fc hf kadenz wetter
    temperatur météo température cadence clima temperatura pulso 心率 平均心率 最大心率 步频 步幅 天气 气温 温度
    湿度 体感温度 海拔 爬升 心拍 心拍数 平均心拍 ケイデンス 天気 気温 標高 심박 심박수 평균심박 케이던스 날씨 기온
    고도
    """)

  /// The title above such a table tells no exercise, unless it is one of ways: `## Morning run`.
  mutating func leaveTitle() {
    guard let pending = context.pendingName,
      names.nature(of: pending.text).isDisjoint(with: [.cardio, .distance, .swum])
    else { return }
    settlePendingName(nextIsName: true)
    context.entry = nil
  }

  /// One row: a way, or several in turn, with the time where a column tells it.
  mutating func run(
    _ cells: [Range<Int>], _ table: TableColumns, _ values: KeyValues, _ line: LineSyntax
  ) {
    guard
      let way = zip(cells, table.columns).first(where: { cell, column in
        if case .distance = column { !cell.isEmpty } else { false }
      })?.0
    else { return }
    guard elements[way.lowerBound].isNumber else {
      if isMultiplied(elements.indices) {
        file.diagnostics.append(.unreadNumbers(at: place(line.content)))
      }
      return
    }
    if context.entry == nil {
      if context.table?.saysRun != true {
        file.diagnostics.append(.exerciseAssumed(at: place(range(way)), "Run"))
        context.table?.saysRun = true
      }
      addEntry("Run", location(range(way)))
    }
    guard isMultiplied(way) else {
      var values = values
      if values.distance?.unit == .letterM { values.distance?.unit = .meter }
      return emit(values, line)
    }
    let stop = anatomy.parser.parse(from: way.lowerBound, to: way.upperBound)
    guard stop > way.lowerBound else {
      file.diagnostics.append(.unreadNumbers(at: place(line.content)))
      return
    }
    emit(
      Segment(
        name: way.lowerBound..<way.lowerBound, expressions: way, rest: stop..<way.upperBound))
    context.lastSetLine = context.lineIndex
  }

  // MARK: Runs in words

  /// A cell that tells how far somebody ran: `9 miles easy`, `did 7 miles at 7:30`, `6.5 easy miles`.
  struct RunOfCell {
    let way: Quantity
    let cell: Range<Int>
    let wayIndex: Int
  }

  /// The cells of what was done, beside those of a plan, that tell a way in words and no exercise.
  func runCells(_ cells: [Range<Int>], _ table: TableColumns) -> [RunOfCell] {
    guard table.tellsDone, table.hasDate, !table.hasExercise, !table.hasLifts, !table.tellsWork,
      !table.hasLoads
    else { return [] }
    return zip(cells, table.columns).compactMap { cell, column in
      guard case .other = column,
        let number = cell.prefix(2).first(where: { elements[$0].isNumber }),
        number == cell.lowerBound || isWord(cell.lowerBound, in: Self.deedsOfRunner),
        elements[number].kind == .quantity, let unit = unitOfWay(number, cell.upperBound),
        !elements[cell].contains(where: { $0.meaning == .in })
      else { return nil }
      var way = Quantity(elements[number])
      way.unit = unit
      return RunOfCell(way: way, cell: cell, wayIndex: number)
    }
  }

  private func unitOfWay(_ number: Int, _ end: Int) -> Unit? {
    let unit = elements[number].unit
    if unit == .mile || unit == .kilometer { return unit }
    guard unit == .none, number + 2 < end, elements[number + 1].kind == .word else { return nil }
    switch elements[number + 2].meaning {
    case .mile: return .mile
    case .kilometer: return .kilometer
    default: return nil
    }
  }

  private static let deedsOfRunner = WordSet("did ran run easy long")

  mutating func emitRun(_ run: RunOfCell) {
    file.diagnostics.append(.exerciseAssumed(at: place(range(run.cell)), "Run"))
    addEntry("Run", location(range(run.cell)))
    appendDraft(
      [Term(joiner: .first, quantities: 0..<1, separator: .none)], [run.way], Attributes(),
      elements[run.wayIndex].range)
    context.lastSetLine = context.lineIndex
    if isMultiplied((run.wayIndex + 1)..<run.cell.upperBound) {
      file.diagnostics.append(.unreadRest(at: place(range(run.cell))))
    }
  }
}
