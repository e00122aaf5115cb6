internal import JournalSyntax
internal import WorkoutModel

/// Tables with a row an exercise and a column a day: `| | 3/3/25 | 3/7/25 |` above
/// `| Squat | 185x8 | 190x8 |`.
extension FileReader {
  /// Reads the whole table below such a head, day by day.
  mutating func dayColumns(_ cells: [Range<Int>], _ line: LineSyntax) -> Bool {
    context.daysStandBetweenTabs = line.kind != .tableRow
    defer { context.spansOfDays = [] }
    guard context.section == .training,
      context.daysStandBetweenTabs ? isHeadOfDays(cells[0]) : isHeadPlace,
      3...Self.mostColumns ~= cells.count,
      cells[0].isEmpty || !elements[cells[0].lowerBound].isNumber
    else { return false }
    var days: [(column: Int, date: WrittenDate?)] = []
    var scheme: Int?
    var untold: Int?
    let session = context.session.flatMap {
      file.sessions[$0].date == nil || $0 == context.lastOfColumns ? nil : $0
    }
    for (column, cell) in cells.enumerated() where column > 0 && !cell.isEmpty {
      guard let date = dayOfMonth(inCell: cell) ?? dayOfHead(cell), date.form != .weekdayOnly,
        // `8/10 | 9/10` below a day rates what was done.
        session == nil || date.hasYear || date.form == .namedWithoutYear
          || elements[cells[0]].contains(where: { $0.meaning == .exercise })
      else {
        if isHeadOfScheme(cell) {
          scheme = column
          continue
        }
        if isWeekOfHead(cell) || elements[cell.lowerBound].meaning == .weekday {
          days.append((column, nil))
          continue
        }
        // `| Exercise | Weight | 3/3 | 3/7 |` tells more of each row than its days.
        if elements[cell].contains(where: { tellsMoreOfRows($0) }) { continue }
        guard untold == nil, !elements[cell].contains(where: \.isNumber) else { return false }
        untold = column
        continue
      }
      days.append((column, date))
    }
    let readTo = context.rowsReadTo
    guard days.count > 1, hasExerciseBelow() else { return false }
    let head = context.lineIndex
    let columns = days.map(\.column)
    if let column = untold ?? scheme, columnTellsSchemes(column, besides: columns, head: head) {
      scheme = column
    } else if untold != nil || days.contains(where: { $0.date == nil }) {
      context.rowsReadTo = readTo
      return false
    }
    let lift = context.pendingName
    for day in days { readDay(day.column, day.date, head: head, of: lift, scheme) }
    reportUnnamedRows(columns, head: head, isOfOneLift: lift != nil)
    // What stands below the table goes on with the day above it; below the next table are its own days.
    context.lastOfColumns = session == nil ? context.session : nil
    if let session { context.session = session }
    context.lineIndex = head
    context.table = nil
    context.entry = nil
    return true
  }

  /// `Rest`, `Notes`, `Goal`, `RPE`, `Tempo`, `Muscle`: of each exercise, whatever the day.
  private func tellsMoreOfRows(_ element: Element) -> Bool {
    switch element.meaning {
    case .note, .goal, .rest, .tempo, .rpe, .rir: true
    default: element.kind == .word && Self.ofRows.contains(bytes[element.range.indices])
    }
  }

  private static let ofRows = WordSet(
    "rec recup recupero recuperi pausa pause pausen rests muscle muscles group repos récup récupération отдых"
  )

  /// `Exercise` or nothing, and no `Pull-ups` before `8/8/7`.
  private func isHeadOfDays(_ cell: Range<Int>) -> Bool {
    cell.isEmpty || elements[cell].contains { $0.meaning == .exercise } || !isExercise(cell)
  }

  /// Wider tables are none of days, and reading them a column at a time stays linear.
  private static let mostColumns = 64

  /// The rows below the head, up to the end of the table.
  private var rowsBelow: Range<Int> {
    let start = context.lineIndex + 1
    var end = start
    while end < document.lines.count, isRow(end) || document.lines[end].kind == .tableRule {
      end += 1
    }
    return start..<end
  }

  /// A row between bars or, below a head between tabs, a line with a tab in it.
  private func isRow(_ index: Int) -> Bool {
    let line = document.lines[index]
    guard context.daysStandBetweenTabs else { return line.kind == .tableRow }
    if !context.spansOfDays.isEmpty {
      return line.kind == .text && hasGap(bytes[line.content.indices].prefix(4096))
    }
    return line.kind != .blank && bytes[line.content.indices].prefix(4096).contains(Byte.tab)
  }

  var cellsOfRow: [Range<Int>] {
    if !context.spansOfDays.isEmpty { return spacedCells(below: context.spansOfDays) }
    return context.daysStandBetweenTabs ? tabbedCells(countsIndent: true) : cells(.pipe)
  }

  /// The first row names an exercise beside factors or numbers of its days.
  private mutating func hasExerciseBelow() -> Bool {
    let rows = rowsBelow
    context.rowsReadTo = rows.upperBound
    return rows.contains { isRow($0) }
  }

  private mutating func readDay(
    _ column: Int, _ date: WrittenDate?, head: Int, of lift: PendingName?, _ scheme: Int?
  ) {
    context.lineIndex = head
    scanRow(head)
    startSession(date, titleFrom: elements.count)
    var isFirst = true
    for row in (head + 1)..<max(head + 1, context.rowsReadTo)
    where isRow(row) && document.lines[row].content.count <= 4096 {
      context.lineIndex = row
      scanRow(row)
      if elements.count > 2 {
        settleOwnWeightInitials()
        settleHelpBehindSets()
      }
      var cells = cellsOfRow
      guard cells.count > column, !cells[column].isEmpty else { continue }
      if foldDecimals(in: cells[column]) { cells = cellsOfRow }
      if let scheme, let cell = cells[safe: scheme] { settleUnitOfScheme(cells[column], cell) }
      var (name, work) = liftOfRow(cells[0])
      if let told = schemeOfRow(scheme, cells) { work = told }
      if let place = exerciseOfCell(cells[column]) {
        context.entry = nil
        var text = document.lines[row]
        text.kind = .text
        readPiece(of: text, at: place)
      } else if let lift, isNumberOfRow(cells[0]) || isPartOfLift(cells[0]) {
        let entry = isFirst ? nil : context.entry
        isFirst = false
        let drafts = file.drafts.count
        readCell(cells[column], of: lift.text, lift.location, goingOnWith: entry)
        if elements[cells[0].lowerBound].meaning == .warmup {
          for index in drafts..<file.drafts.count { file.drafts[index].kind = .warmup }
        }
      } else if namesLift(name), let scheme, let cell = cells[safe: scheme],
        let told = schemeOfCell(cell)
      {
        // A remark alone, `sick`, tells nothing; the elements before the cell stay where they are.
        readCell(cellByScheme(cells[column], told, of: cells[0]), of: cells[0])
      } else if namesLift(name) {
        readCell(withWork(work, cells[column]), of: name)
      }
    }
  }

  /// The `pike pushup 3x6` of `home: pike pushup 3x6`, done in place of the exercise of the row.
  private func exerciseOfCell(_ cell: Range<Int>) -> ByteRange? {
    guard let number = cell.first(where: { elements[$0].isNumber }), number > cell.lowerBound,
      number - cell.lowerBound <= 6, isMultiplied(number..<cell.upperBound)
    else { return nil }
    let label = elements[cell.lowerBound..<number].firstIndex { $0.kind == .colon }
    let start = label.map { $0 + 1 } ?? cell.lowerBound
    guard start < number, (start..<number).allSatisfy({ elements[$0].kind == .word }),
      (start..<number).contains(where: { isExercise(start..<$0 + 1) || isExercise($0..<$0 + 1) })
    else { return nil }
    return range(start..<cell.upperBound)
  }

  /// `|  | 22x10 | 24x8 |` and `| Bench 60 kg | 8,8,8 |`: rows that name no exercise, or its load too.
  private mutating func reportUnnamedRows(_ days: [Int], head: Int, isOfOneLift: Bool) {
    for row in (head + 1)..<max(head + 1, context.rowsReadTo)
    where isRow(row) {
      let isLong = document.lines[row].content.count > 4096
      context.lineIndex = row
      if !isLong { scanRow(row) }
      let cells = isLong ? [] : cellsOfRow
      let isUnread =
        isLong
        || !tellsNoLift(cells[0]) && !namesLift(liftOfRow(cells[0]).name)
          && !(isOfOneLift && (isNumberOfRow(cells[0]) || isPartOfLift(cells[0])))
          && days.contains { day in
            day < cells.count && elements[cells[day]].contains(where: \.isNumber)
          }
      if isUnread {
        file.diagnostics.append(.unreadNumbers(at: place(document.lines[row].content)))
      }
    }
  }

  mutating func scanRow(_ row: Int) {
    scanner.scan(document.lines[row].content.indices, into: &anatomy.parser.elements)
  }

  /// The name in `Squat 5x5` and `Deadlift (1x5)`, and the sets and reps of the loads beside it: those,
  /// or those told of the whole file.
  func liftOfRow(_ cell: Range<Int>) -> (name: Range<Int>, work: [Element]?) {
    guard !cell.isEmpty else { return (cell, nil) }
    var (start, name) = (cell.upperBound - 3, cell)
    if elements[cell.upperBound - 1].kind == .closeParenthesis { start -= 1 }
    var work: [Element]?
    if start > cell.lowerBound, let told = setsAndReps(start) {
      if elements[start - 1].kind == .openParenthesis { start -= 1 }
      (name, work) = (cell.lowerBound..<start, told)
    }
    guard !name.isEmpty,
      names.nature(of: NameText.clean(written.bytes[range(name).indices]))
        .isDisjoint(with: [.bodyweight, .timed, .cardio])
    else { return (cell, nil) }
    return (name, work ?? generalWork(of: name))
  }

  /// The cell with the sets and reps behind its load, when it tells nothing but a load.
  mutating func withWork(_ work: [Element]?, _ cell: Range<Int>) -> Range<Int> {
    guard let work, cell.count == 1, case let load = elements[cell.lowerBound],
      load.isBare || load.unit.isMass
    else { return cell }
    insertWork(work, behind: cell.lowerBound)
    return cell.lowerBound..<(cell.upperBound + work.count)
  }

  /// `Squat`, `1-arm row`, `45° back extension`; `Bench 60 kg` tells a load, too.
  func namesLift(_ cell: Range<Int>) -> Bool {
    guard let first = cell.first, elements[first].kind == .word || elements[first].isNumber,
      elements[cell].contains(where: { $0.kind == .word }),
      !elements[cell].contains(where: { $0.unit.isMass || $0.kind == .times })
    else { return false }
    return !tellsNoLift(cell)
  }

  /// `bodyweight`, `Total`, `sleep` and `goal` are no exercises.
  private func tellsNoLift(_ cell: Range<Int>) -> Bool {
    guard let first = cell.first, elements[first].kind == .word else { return false }
    switch elements[first].meaning {
    case .bodyweight:
      return cell.count == 1 || cell.count == 2 && elements[first + 1].meaning == .weight
        || elements[first + 1].kind == .openParenthesis
    case .weight, .total, .goal, .plan, .next, .previous, .record, .sleep, .food, .feeling, .note,
      .duration:
      return true
    default:
      return isWord(first, in: Self.weighings)
        || cell.count == 2 && isWord(first, in: Self.own)
          && (elements[first + 1].meaning == .weight || elements[first + 1].meaning == .bodyweight)
    }
  }

  /// `weigh in`, `weight-in`, `scale`.
  private static let weighings = WordSet(
    "weigh weighin weighed scale scales hunger mood energy steps самочувств самоч настроение пульс сон шаги"
  )
  /// `Собств вес`, `own weight`.
  private static let own = WordSet(
    "own собств собственный свой мой власна własna vlastní eigen eigenes eget eigengewicht kendi")

  mutating func readCell(_ cell: Range<Int>, of name: Range<Int>) {
    let text = NameText.clean(written.bytes[range(name).indices])
    readCell(cell, of: text, location(range(name)), goingOnWith: nil)
  }

  mutating func readCell(
    _ cell: Range<Int>, of text: String, _ location: SourceLocation, goingOnWith entry: Int?
  ) {
    let stop = anatomy.parser.parse(from: cell.lowerBound, to: cell.upperBound)
    guard stop > cell.lowerBound, !anatomy.parser.expressions.isEmpty else {
      if elements[cell].contains(where: \.isNumber) {
        file.diagnostics.append(.unreadNumbers(at: place(range(cell))))
      }
      return
    }
    // `22x10 felt good 24x8`.
    if elements[stop..<cell.upperBound].contains(where: \.isNumber) {
      file.diagnostics.append(.unreadNumbers(at: place(range(stop..<cell.upperBound))))
    }
    // `| Squat | 100 | 105 |`: loads of which no reps are told.
    guard anatomy.isStrong || !names.nature(of: text).isDisjoint(with: [.bodyweight, .timed]) else {
      if isSetShaped(cell) || elements[cell].contains(where: \.isNumber) {
        file.diagnostics.append(.unreadNumbers(at: place(range(cell))))
      }
      return
    }
    if isRangePlan {
      file.rangeCount += 1
      return file.plannedLines.append(context.lineIndex)
    }
    if entry == nil { addEntry(text, location) }
    emit(
      Segment(
        name: cell.lowerBound..<cell.lowerBound, expressions: cell, rest: stop..<cell.upperBound))
    context.lastSetLine = context.lineIndex
  }
}
