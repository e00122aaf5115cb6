internal import JournalSyntax
internal import WorkoutModel

/// Sheets with a row an exercise and a column a day, parted by blanks:
/// ```
///              2/4          2/6
/// Squat        185 3x5      190 3x5
/// Press                     85 3x5
///                           85 3x4
/// ```
extension FileReader {
  /// Reads the whole sheet below such a head, day by day: each cell is of the day above it.
  mutating func spacedDays(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, elements.count >= 4,
      // Below `next wk same, squat 97.5` a head of days is of the next week.
      context.section == .training || context.section == .planned && context.sectionLevel == 0,
      elements.dropFirst().contains(where: { $0.flags.contains(.gap) })
    else { return false }
    var cells = spacedCells()
    if let corner = cells.first, cells.count > 2, headsNames(corner) { cells.removeFirst() }
    // Names stand in the column before; `10/8   11/8` tells reps.
    guard 2...Self.mostDays ~= cells.count, characters(of: cells[0]).lowerBound >= Self.nameWidth
    else { return false }
    var days: [(date: WrittenDate, place: Int)] = []
    for cell in cells {
      guard elements[cell.lowerBound].isNumber || elements[cell.lowerBound].kind == .word,
        let date = dayOfMonth(inCell: cell) ?? dayInCell(cell)
      else { return false }
      days.append((date, characters(of: cell).lowerBound))
    }
    // `10/8   10/8` tells reps: days follow each other.
    guard zip(days, days.dropFirst()).allSatisfy({ comesBefore($0.date, $1.date) }) else {
      return false
    }
    let head = context.lineIndex
    let rows = rowsOfSheet(head)
    guard !rows.isEmpty else { return false }
    let session = context.session.flatMap { file.sessions[$0].date == nil ? nil : $0 }
    settlePendingName(nextIsName: false)
    context.section = .training
    for (column, day) in days.enumerated() {
      context.lineIndex = head
      scanRow(head)
      startSession(day.date, titleFrom: elements.count)
      var above: LiftAbove?
      for row in rows { readRow(row, column, days.map(\.place), &above) }
    }
    context.rowsReadTo = rows.upperBound
    // As below other tables of days.
    if let session { context.session = session }
    context.lineIndex = head
    context.entry = nil
    return true
  }

  /// The `wk 5`, `Week 3` and `Exercise` in the corner, above the names.
  private func headsNames(_ cell: Range<Int>) -> Bool {
    guard 1...2 ~= cell.count, characters(of: cell).lowerBound == 0,
      elements[cell.lowerBound].kind == .word
    else { return false }
    switch elements[cell.lowerBound].meaning {
    case .week: return cell.count == 1 || elements[cell.upperBound - 1].isBareWhole
    case .exercise: return cell.count == 1
    case .none: return cell.count == 1 && isWord(cell.lowerBound, in: Self.corners)
    default: return false
    }
  }

  private static let corners = WordSet("lift lifts movement")

  /// The whole cell is a day.
  private func dayInCell(_ cell: Range<Int>) -> WrittenDate? {
    guard let (date, next) = dates.date(at: cell.lowerBound), next == cell.upperBound,
      date.form != .weekdayOnly, date.hasYear || isPossible(date)
    else { return nil }
    return date
  }

  private static let mostDays = 16
  private static let mostRows = 200
  private static let nameWidth = 4

  /// By month and day, or by day and month; or both tell the weekday.
  private func comesBefore(_ first: WrittenDate, _ second: WrittenDate) -> Bool {
    if first.weekday != nil, second.weekday != nil { return true }
    guard first.form == second.form, first.numbers != second.numbers else { return false }
    return [DateOrder.monthDayYear, .dayMonthYear].contains { order in
      guard let first = first.parts(order), let second = second.parts(order) else { return false }
      let months = second.month - first.month
      return months == 0 ? second.day > first.day : months == 1 || months == -11
    }
  }

  /// The lines below the head, up to the next blank one, when the first names an exercise.
  private mutating func rowsOfSheet(_ head: Int) -> Range<Int> {
    let start = head + 1
    var end = start
    while end < document.lines.count, end - start < Self.mostRows,
      isRowOfSheet(document.lines[end]),
      document.lines[end].content.count <= 4096
    {
      end += 1
    }
    guard end > start else { return start..<start }
    defer {
      context.lineIndex = head
      scanRow(head)
    }
    context.lineIndex = start
    scanRow(start)
    let cells = spacedCells()
    guard cells.count > 1, case let (name, work) = liftOfRow(cells[0]), namesLift(name),
      work != nil || !elements[cells[0]].contains(where: \.isNumber),
      cells.dropFirst().contains(where: { elements[$0.lowerBound].isNumber })
    else { return start..<start }
    return start..<end
  }

  /// A line that begins with a dash far from the margin, `          -     105x5`, tells nothing of its
  /// first day.
  private func isRowOfSheet(_ line: LineSyntax) -> Bool {
    line.kind == .text || line.kind == .item && line.indent >= Self.nameWidth
  }

  /// The exercise of the rows below it that name none, and its entry of the day.
  private struct LiftAbove {
    let name: String
    let location: SourceLocation
    var entry: Int?
  }

  /// The cell of a row that stands nearest to the head of its day.
  private mutating func readRow(
    _ row: Int, _ column: Int, _ places: [Int], _ above: inout LiftAbove?
  ) {
    context.lineIndex = row
    scanRow(row)
    let cells = elements.isEmpty ? [] : spacedCells()
    let (name, scheme) = cells.isEmpty ? (0..<0, nil) : liftOfRow(cells[0])
    let isNamed = cells.count > 1 && namesLift(name)
    let goesOn =
      !isNamed && above != nil && !cells.isEmpty
      && characters(of: cells[0]).lowerBound + Self.nameWidth > places[0]
    guard isNamed || goesOn else {
      above = nil
      if column == 0, elements.contains(where: \.isNumber) {
        file.diagnostics.append(.unreadNumbers(at: place(document.lines[row].content)))
      }
      return
    }
    if isNamed {
      above = LiftAbove(
        name: NameText.clean(written.bytes[range(name).indices]),
        location: location(range(name)))
    }
    let work = isNamed ? cells.dropFirst() : cells[...]
    for (order, cell) in work.enumerated() where elements[cell].contains(where: \.isNumber) {
      let place = characters(of: cell).lowerBound
      // A long name shifts its row.
      let nearest =
        isNamed && work.count == places.count
        ? order : places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
      guard nearest == column, let lift = above else { continue }
      readCell(withWork(scheme, cell), of: lift.name, lift.location, goingOnWith: lift.entry)
      above?.entry = context.entry
    }
  }
}
