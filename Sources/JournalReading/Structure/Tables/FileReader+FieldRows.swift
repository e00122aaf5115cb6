internal import JournalSyntax
internal import WorkoutModel

/// Rows of fields without a heading: `2024-03-04;Squat;100;5;3`, `Squat | 100x5 | 2024-03-04`, and
/// `Squat;100;5;3` below the day.
///
/// Such a row is read as the line `Squat 100 x 5 x 3` below its day. So which of bare numbers is the
/// load is weighed over the whole file as it is for lines, and an `order:` rules it.
extension FileReader {
  /// Reads the line when it is such a row.
  mutating func fieldRow(_ line: LineSyntax) -> Bool {
    guard context.section == .training, context.table == nil, var row = fieldRow() else {
      return false
    }
    flushKeyValues()
    settlePendingName(nextIsName: false)
    // `0 miles | none | 12-6-15`: a day of rest.
    row.numbers.removeAll { elements[$0.lowerBound].value == 0 }
    guard !row.name.isEmpty, !row.numbers.isEmpty, !isWeighIn(row.name) else {
      note(line.content)
      return true
    }
    if let date = row.date, !isCurrent(date) { startSession(date, titleFrom: elements.count) }
    let remarks = row.remarks.map { range($0) }
    defer { for remark in remarks { note(remark) } }
    if isTitle(row) {
      addEntry(written.bytes[range(row.name).indices], location(range(row.name)))
      _ = clocks(at: row.numbers[0].lowerBound, currentSession())
      return true
    }
    guard let joined = joined(row) else {
      noteUnread(line)
      return true
    }
    anatomy.parser.elements = joined
    segments(line, 0, joined.count, isFirst: true)
    return true
  }

  private mutating func fieldRow() -> FieldRow? {
    for (delimiter, sign) in delimiters() {
      let cells = delimiter.map { self.cells($0) } ?? tabbedCells()
      guard 3...16 ~= cells.count, cells.allSatisfy({ $0.count <= 6 }),
        var row = datedRow(cells) ?? undatedRow(cells, delimiter)
      else { continue }
      if row.numbers.count > 2, row.numbers[0].count == 1,
        numbersRow(row.name, row.numbers[0].lowerBound, sign)
      {
        row.numbers.removeFirst()
      }
      takeRating(from: &row, sign)
      row.tellsOnlyReps = tellsOnlyReps(row)
      row.tellsReps =
        row.numbers.count > 3
        || row.numbers.count == 3
          && (numberFields(context.lineIndex - 1, sign) > 3
            || numberFields(context.lineIndex + 1, sign) > 3)
      return row
    }
    return nil
  }

  /// What may part the fields of the line: a sign that stands in it twice, or the tab, here `nil`.
  private func delimiters() -> [(Element.Kind?, UInt8)] {
    var (pipes, semicolons, commas, gaps) = (0, 0, 0, 0)
    for element in elements {
      switch element.kind {
      case .pipe: pipes += 1
      case .semicolon: semicolons += 1
      case .comma: commas += 1
      default: if element.flags.contains(.gap) { gaps += 1 }
      }
    }
    guard max(pipes, semicolons, commas, gaps) > 1 else { return [] }
    var found: [(Element.Kind?, UInt8)] = []
    if pipes > 1 { found.append((.pipe, Byte.pipe)) }
    if semicolons > 1 { found.append((.semicolon, Byte.semicolon)) }
    if commas > 1 { found.append((.comma, Byte.comma)) }
    if gaps > 1, elements.contains(where: { isTabbed($0) }) { found.append((nil, Byte.tab)) }
    return found
  }

  /// The 7 of `squat,100,5,7` where the rows of the file end with how hard each set was.
  private mutating func takeRating(from row: inout FieldRow, _ sign: UInt8) {
    guard row.numbers.count == 3, row.ratings.isEmpty, row.numbers[2].count == 1,
      endsRowsWithRatings(sign)
    else { return }
    row.ratings.append(row.numbers.removeLast())
  }

  private func datedRow(_ cells: [Range<Int>]) -> FieldRow? {
    guard let (date, day) = day(in: cells) else { return nil }
    var row = row(cells, except: day)
    row.date = date
    // A name that nobody knows, right behind the day and before nothing but numbers.
    if row.name.isEmpty, row.remarks.count == 1, row.numbers.count > 1, day == 0,
      row.remarks[0] == cells[1], mayName(cells[1])
    {
      row.name = row.remarks.removeFirst()
    }
    return tellsWork(row) ? row : nil
  }

  /// `Squat;100;5;3`: a name that is known, or below such a row, and behind it nothing but numbers and
  /// perhaps a remark.
  private func undatedRow(_ cells: [Range<Int>], _ delimiter: Element.Kind?) -> FieldRow? {
    // `Push-ups, 20, 15, 10` is a list.
    guard delimiter != .comma, let head = cells.first, !head.isEmpty, !cells[1].isEmpty,
      elements[cells[1].lowerBound].isNumber,
      isExercise(head)
        || isPlainWords(head) && context.lastSetLine == context.lineIndex - 1
    else { return nil }
    var row = row(cells, except: 0)
    guard row.name.isEmpty, row.numbers.count > 1, !isAboveTableRule,
      row.remarks.allSatisfy({ isPlainWords($0) }),
      row.numbers.first == cells[1]
    else { return nil }
    row.name = head
    if row.numbers.allSatisfy({ $0.count == 1 }) { return row }
    let isRow = document.lines[context.lineIndex].kind == .tableRow
    return isRow && row.numbers.allSatisfy({ isSchemeInCell($0) }) ? row : nil
  }

  /// `100x5`.
  func isSchemeInCell(_ cell: Range<Int>) -> Bool {
    cell.count == 3 && elements[cell.lowerBound + 1].kind == .times
  }

  /// Numbers, ratings and remarks; the first name that is known.
  private func row(_ cells: [Range<Int>], except known: Int) -> FieldRow {
    var row = FieldRow()
    for (index, cell) in cells.enumerated() where index != known && !cell.isEmpty {
      if let load = row.numbers.first, isLoadAgain(cell, load) {
        row.remarks.append(cell)
      } else if holdsNumber(cell) {
        row.numbers.append(cell)
      } else if cell.count == 2, elements[cell.lowerBound].kind == .times,
        elements[cell.lowerBound + 1].isNumber
      {
        // `curl,25,12,x2`.
        row.numbers.append(cell.dropFirst())
      } else if elements[cell.lowerBound].kind == .at || elements[cell.lowerBound].meaning == .rpe {
        row.ratings.append(cell)
      } else if row.name.isEmpty, isName(cell) {
        row.name = cell
      } else {
        row.remarks.append(cell)
      }
    }
    return row
  }

  /// The `24 per hand` behind `24 | 3x10`: how the load was held.
  private func isLoadAgain(_ cell: Range<Int>, _ load: Range<Int>) -> Bool {
    cell.count > 1 && load.count == 1 && elements[cell.lowerBound].isNumber
      && elements[cell.lowerBound].value == elements[load.lowerBound].value
      && elements[cell.dropFirst()].allSatisfy { $0.kind == .word }
  }

  /// The one field that is a day with its year.
  private func day(in cells: [Range<Int>]) -> (WrittenDate, Int)? {
    for (index, cell) in cells.enumerated() where !cell.isEmpty {
      guard let (date, next) = dates.date(at: cell.lowerBound), next == cell.upperBound else {
        continue
      }
      switch date.form {
      case .yearMonthDay, .named: return (date, index)
      case .three where isPossible(date): return (date, index)
      default: continue
      }
    }
    return nil
  }

  /// `2024-03-04 | Squat | 18:30`: the time of day at which a lift was trained, and no set of it.
  private func isTitle(_ row: FieldRow) -> Bool {
    guard row.date != nil, row.numbers.count == 1, row.numbers[0].count == 1,
      case let clock = elements[row.numbers[0].lowerBound], clock.kind == .clock,
      !clock.flags.contains(.hours), let time = timeOfDay(clock), time.minutes >= 240
    else { return false }
    return names.nature(of: NameText.clean(written.bytes[range(row.name).indices]))
      .isDisjoint(with: [.timed, .cardio, .distance])
  }

  /// False for words between bare numbers.
  private func tellsWork(_ row: FieldRow) -> Bool {
    guard let first = row.numbers.first, let last = row.numbers.last else { return false }
    let heads = row.numbers.map { elements[$0.lowerBound] }
    if row.name.isEmpty { return row.remarks.count <= 1 && heads.allSatisfy { $0.value == 0 } }
    let isBetween =
      first.upperBound <= row.name.lowerBound && row.name.upperBound <= last.lowerBound
    return (heads.contains { $0.kind == .quantity } || isTitle(row))
      && (!isBetween || heads.allSatisfy { $0.unit != .none })
  }

  /// `100`, `100 kg`, `5x5`: the field begins with a number and holds no other words.
  private func holdsNumber(_ cell: Range<Int>) -> Bool {
    elements[cell.lowerBound].isNumber && elements[cell.lowerBound].unit != .other
      && !elements[cell].contains { $0.kind == .word && $0.word == .plain }
  }

  /// Plain words, among them perhaps that of a tool or a side: `Incl DB`.
  private func mayName(_ cell: Range<Int>) -> Bool {
    elements[cell].contains { $0.word == .plain }
      && elements[cell].allSatisfy { element in
        element.kind == .word
          && (element.word == .plain || element.meaning == .equipment || element.meaning == .side)
      }
  }

  private func isPlainWords(_ cell: Range<Int>) -> Bool {
    elements[cell].allSatisfy { $0.kind == .word && $0.word == .plain }
  }

  /// How many fields of a line are bare numbers.
  private func numberFields(_ lineIndex: Int, _ sign: UInt8) -> Int {
    guard document.lines.indices.contains(lineIndex) else { return 0 }
    let content = bytes[document.lines[lineIndex].content.indices]
    guard content.count <= 200 else { return 0 }
    return content.split(separator: sign).count { field in
      field.count <= 5 && field.allSatisfy { Byte.isDigit($0) || $0 == Byte.period }
    }
  }
}
