internal import JournalSyntax
internal import WorkoutModel

/// Heads of tables without bars: columns that tabs or several blanks part.
extension FileReader {
  /// `date,exercise,weight,reps` and `date | squat | bench`: the head of a table without bars at its
  /// ends. It is one only when most of its cells are heads of columns.
  mutating func bareTableHead(_ line: LineSyntax) -> Bool {
    if headsTableAnew { context.table = nil }
    guard context.table == nil else { return false }
    if tabbedHead(line) || spacedHead() { return true }
    guard !holdsValues else { return false }
    for delimiter in [Element.Kind.pipe, .comma, .semicolon] {
      // `Reps | Pounds` above `---|---`.
      let fewest = delimiter == .pipe && (isAboveTableRule || headsPairs) ? 1 : 2
      guard elements.reduce(0, { $0 + ($1.kind == delimiter ? 1 : 0) }) >= fewest else { continue }
      let cells = cells(delimiter)
      context.headDelimiter =
        delimiter == .pipe ? Byte.pipe : delimiter == .comma ? Byte.comma : Byte.semicolon
      guard cells.count > fewest, cells.allSatisfy({ !$0.isEmpty && $0.count <= 5 }),
        let table = header(cells, delimiter),
        isHead(table) || isAboveTableRule || headsDays(table, delimiter)
      else { continue }
      open(table)
      context.table?.isBare = true
      return true
    }
    return false
  }

  /// `Weight | Reps` below the name of an exercise, above `60kg | 5`.
  private var headsPairs: Bool {
    let next = context.lineIndex + 1
    guard elements.count == 3, elements[1].kind == .pipe, next < document.lines.count,
      context.pendingName != nil || context.entry != nil
    else { return false }
    let row = bytes[document.lines[next].content.indices]
    return row.count <= 40 && row.first.map { Byte.isDigit($0) } ?? false
      && row.contains(Byte.pipe)
  }

  /// `data | ćw. 1 | ćw. 2` behind the rows of another table: its first cell heads days again.
  var headsTableAnew: Bool {
    guard let table = context.table, table.isBare, table.hasDate, elements.count > 2,
      elements[0].meaning == .date, elements[1].kind == table.delimiter
    else { return false }
    return true
  }

  /// `# date | exercise | weight | sets x reps` above rows without a sign: the head of a file of fields, as a comment.
  func mayHoldFields(_ line: LineSyntax) -> Bool {
    guard line.kind != .text else { return true }
    guard line.kind == .heading, line.level == 1, !elements.contains(where: \.isNumber),
      elements.count(where: { $0.kind == .pipe || $0.kind == .semicolon }) > 1
        || headsRowsByCommas
    else { return false }
    let below = document.lines[(context.lineIndex + 1)...].prefix(4).first {
      $0.kind == .text || $0.kind == .tableRow
    }
    guard let below else { return false }
    return headsRowsByCommas
      || bytes[below.content.indices].count { $0 == Byte.pipe || $0 == Byte.semicolon } > 1
  }

  /// `# date,lift,weight,sets,reps,notes`: words alone, and rows with as many commas begin with their days below.
  private var headsRowsByCommas: Bool {
    let commas = elements.count { $0.kind == .comma }
    guard commas > 2, elements[0].meaning == .date,
      elements.allSatisfy({ $0.kind == .word || $0.kind == .comma && !$0.spaceBefore }),
      let below = document.lines[(context.lineIndex + 1)...].prefix(6).first(where: {
        $0.kind == .text
      })
    else { return false }
    let row = bytes[below.content.indices]
    return row.first.map { Byte.isDigit($0) } == true
      && row.count { $0 == Byte.comma } >= commas - 1
  }

  /// The name above a table without a column of exercises is that of its rows.
  mutating func open(_ table: TableColumns) {
    if table.hasExercise || table.hasLifts { settlePendingName(nextIsName: false) }
    flushKeyValues()
    context.table = table
    takeNameOfTitle()
  }

  /// A number that is not the 2 of `Set 2`.
  private var holdsValues: Bool {
    if numbersSetsOfHead { return false }
    return elements.indices.contains { index in
      elements[index].isNumber && !isHeadOfSet(index)
        && !(index > 0 && elements[index].unit == .none
          && (elements[index - 1].meaning == .set
            || isSetLetter(index - 1) && !elements[index].spaceBefore))
    }
  }

  /// `дата;упражнение;1;2;3;4;прим.`: the sets by their numbers, beside a column of exercises.
  private var numbersSetsOfHead: Bool {
    guard elements.contains(where: { $0.meaning == .exercise }) else { return false }
    var count: Int32 = 0
    for index in elements.indices where elements[index].isNumber {
      count += 1
      guard elements[index].isBareWhole, elements[index].value == count * 1000, index > 0,
        elements[index - 1].kind == .semicolon || elements[index - 1].kind == .pipe
          || elements[index - 1].kind == .comma
      else { return false }
    }
    return count > 1
  }

  /// The S of `S1`.
  private func isSetLetter(_ word: Int) -> Bool {
    elements[word].range.count == 1
      && bytes[Int(elements[word].range.start)] | 0x20 == UInt8(ascii: "s")
  }

  /// `Date<tab>Exercise<tab>Weight<tab>Set 1<tab>Set 2`, pasted from a spreadsheet.
  private mutating func tabbedHead(_ line: LineSyntax) -> Bool {
    if headsDaysBelowTab { return dayColumns(tabbedCells(countsIndent: true), line) }
    guard elements.first?.kind == .word || elements.first?.kind == .hash,
      // Tabs before the first word alone are an outline.
      elements.dropFirst().contains(where: { isTabbed($0) })
    else {
      return false
    }
    let cells = tabbedCells(countsIndent: true)
    if cells.count >= 3, dayColumns(cells, line) { return true }
    context.headDelimiter = Byte.tab
    // `Day 1 Mon 12 Aug 2024` in the corner.
    guard cells.count >= 3, !tellsSetsOfExercise(cells), cells[0].count <= 8,
      cells.dropFirst().allSatisfy({ $0.count <= 5 }),
      let table = header(cells, nil),
      isHead(table)
    else { return false }
    open(table)
    if case .date = table.columns[0] { file.tableOfDays = table }
    openDateInCorner(cells)
    return true
  }

  /// `<tab>Bench<tab>70kg<tab>5<tab>5`: a row whose day stands above, and no head.
  private func tellsSetsOfExercise(_ cells: [Range<Int>]) -> Bool {
    guard let name = cells.firstIndex(where: { !$0.isEmpty }), name < 2, cells.count > name + 2,
      isExercise(cells[name]),
      case let numbers = cells[(name + 1)...].filter({ !$0.isEmpty }), numbers.count > 1
    else { return false }
    return numbers.allSatisfy { elements[$0.lowerBound].isNumber }
      && numbers.contains {
        elements[$0.lowerBound].unit.isMass || elements[$0.lowerBound].value >= 20_000
      }
  }

  /// `<tab>02.09<tab>05.09`: days alone, behind the empty corner above the names.
  private var headsDaysBelowTab: Bool {
    guard elements.count > 1, elements[0].isNumber,
      bytes[Int(document.source.lineStarts[context.lineIndex])] == Byte.tab,
      elements.contains(where: { isTabbed($0) })
    else { return false }
    let cells = tabbedCells(countsIndent: true)
    return cells.count > 2 && cells[0].isEmpty
      && cells.dropFirst().allSatisfy { $0.isEmpty || dayOfHead($0) != nil }
  }

  /// The element ranges between tabs; empty cells are kept, and those before the first word too
  /// when `countsIndent`: a row below its day may leave the day out.
  func tabbedCells(countsIndent: Bool = false) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = 0
    let content = Int(document.lines[context.lineIndex].content.start)
    let line = countsIndent ? Int(document.source.lineStarts[context.lineIndex]) : content
    var last = ByteRange(line, line)
    for (index, element) in elements.enumerated() {
      for byte in bytes[last.gap(before: element.range)] where byte == Byte.tab {
        cells.append(start..<index)
        start = index
      }
      last = element.range
    }
    cells.append(start..<elements.count)
    return cells
  }

  var isAboveTableRule: Bool {
    let next = context.lineIndex + 1
    return next < document.lines.count && document.lines[next].kind == .tableRule
  }

  func isHead(_ table: TableColumns) -> Bool {
    let known = table.columns.filter { !$0.isUnknown }
    // `Weight  Reps  Weight  Reps` tells two sets, which no row of values does.
    let isTwice =
      table.columns.count { $0.mayHoldProduct } > 1
      || table.columns.count { if case .reps = $0 { true } else { false } } > 1
    // `date  planned  done  comment`.
    if table.tellsDone, table.hasDate || table.hasExercise, table.columns.count > 2 { return true }
    // `Weight | Reps` below the name of an exercise.
    if table.delimiter == .pipe, known.count == table.columns.count, table.hasLoads, table.hasReps,
      !isTwice, context.pendingName != nil || context.entry != nil
    {
      return true
    }
    guard known.count >= 3, !isTwice else { return false }
    // `Set  Weight  Reps` below the name of an exercise.
    if context.pendingName != nil, table.hasReps, known.count == table.columns.count { return true }
    return (known.count * 2 > table.columns.count || table.hasExercise)
      && (table.hasExercise || table.hasDate)
  }

  /// The `1set` and `2セット` between commas, of which a column each tells one.
  private func isHeadOfSet(_ index: Int) -> Bool {
    elements[index].unit == .set && elements[index].flags.contains(.unitGlued)
      && (index == 0 || elements[index - 1].kind == .comma || elements[index - 1].kind == .pipe)
      && (index + 1 == elements.count
        || elements[index + 1].kind == elements[max(0, index - 1)].kind)
      && elements.prefix(4).contains { $0.meaning == .exercise || $0.meaning == .date }
  }
}
