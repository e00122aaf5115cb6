internal import JournalSyntax
internal import WorkoutModel

/// Columns whose heads nobody knows, but whose cells tell what they hold.
extension FileReader {
  /// `| Move | Sets x reps | Resistance |` above `| Swing | 3x12 | 12 kg |`: the words of the first column
  /// name the exercises, and where no column is known to hold loads, masses are loads.
  func takeHeadsByCells(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    let rows = rowsBelowHead
    guard !rows.isEmpty,
      // `Squat<tab>3x5<tab>80kg` is a row like the others.
      context.headDelimiter == Byte.pipe
        || !cells.contains(where: { elements[$0].contains(where: \.isNumber) })
    else { return }
    takeRestsByCells(&columns, cells, rows)
    let tellsReps = columns.contains(where: \.tellsReps)
    // `| date | what | km | time |`.
    let tellsWays =
      columns.contains { if case .distance = $0 { true } else { false } }
      && columns.contains { if case .time = $0 { true } else { false } }
    guard tellsReps || tellsWays else { return }
    if tellsReps { takeSetsByCells(&columns, rows) }
    let tellsLoads = columns.contains { column in
      switch column {
      case .load, .loadOf, .plan, .lift: true
      default: false
      }
    }
    // `date;oefening;sets;reps;kg`: the days may stand before it.
    if !columns.contains(where: \.isExercise),
      let first = columns.firstIndex(where: { !$0.isDate }),
      columns[first].isUnknownHead, isUnknown(cells[first]),
      !isWord(cells[first], in: Self.monthHeads),
      rows.allSatisfy({ row in
        // `Incline press 30°`, and no `3x8`.
        cell(first, of: row).map { $0.first.map { !Byte.isDigit($0) } ?? false } ?? false
      }),
      // `| Type |` above `Warmup`, `Back-off`: of the exercise in force.
      rows.contains(where: { row in cell(first, of: row).map { namesExercise($0) } ?? false })
    {
      columns[first] = .exercise
    }
    guard tellsReps, !tellsLoads,
      zip(columns, cells).allSatisfy({ $0.holdsNoLoad || countsOnly($1) }),
      let loads = columns.indices.dropFirst().first(where: { column in
        columns[column].isUnknownHead && isUnknown(cells[column])
          && !names.isKnown(NameText.clean(written.bytes[range(cells[column]).indices]))
          && !isWord(cells[column], in: Self.otherMasses)
          && rows.contains { row in cell(column, of: row).map { tellsMass($0) } ?? false }
      })
    else { return }
    columns[loads] = .load(.none)
  }

  /// `Date,Workout,Weight,Reps`: where no column names exercises beside loads and reps, that of the
  /// workouts does.
  func takeSessionsForExercises(
    _ columns: inout [TableColumns.Column], _ cells: [Range<Int>]
  ) {
    guard !columns.contains(where: \.isExercise), columns.contains(where: \.tellsReps),
      columns.contains(where: \.mayHoldProduct),
      // Below the name of an exercise the rows are its sets, whatever workout they were of.
      !(context.pendingName.map { names.isKnown($0.text) } ?? false),
      let session = cells.indices.last(where: { column in
        columns[column].isUnknownHead && cells[column].count == 1
          && (elements[cells[column].lowerBound].meaning == .session
            || isWord(cells[column], in: Self.liftHeads))
      })
    else { return }
    columns[session] = .exercise
  }

  /// `| | warm-up | work |` above `| Squat | 40x8 | 70x5 |`: the column without a head names the exercises.
  func takeNamesWithoutHead(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    guard let first = cells.first, first.isEmpty, columns.count > 1,
      context.headDelimiter == Byte.pipe, !columns.contains(where: \.isExercise),
      columns.dropFirst().contains(where: { column in
        switch column {
        case .sets, .reps, .expression, .load: true
        default: false
        }
      }),
      case let names = rowsBelowHead.compactMap({ cell(0, of: $0) }), !names.isEmpty,
      names.allSatisfy({ $0.first.map { !Byte.isDigit($0) } ?? false }),
      // `| Squat 95 | 5 | 5 |`.
      names.contains(where: { namesExercise($0.prefix { !Byte.isDigit($0) }) })
    else { return }
    columns[0] = .exercise
  }

  /// `| date | week | % | planned | done |`: numbers before the plan, below heads that nobody knows, tell
  /// what it is of.
  func dropColumnsBeforePlan(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    guard let plan = columns.firstIndex(where: { if case .plan = $0 { true } else { false } })
    else { return }
    for index in columns.indices[..<plan] where columns[index].isUnknownHead {
      let values = rowsBelowHead.compactMap { cell(index, of: $0) }.filter { !$0.isEmpty }
      if !values.isEmpty, values.allSatisfy({ $0.first.map { Byte.isDigit($0) } ?? false }),
        !holdProducts(index)
      {
        columns[index] = .note
      }
    }
  }

  private static let liftHeads = WordSet("lift lifts movement move name activity")

  /// `| Exercise | W | Set 1 |` above `| Squat | 40x8 | 70x6 |`: whatever the head says, a column of factors
  /// beside other sets holds sets.
  private func takeSetsByCells(_ columns: inout [TableColumns.Column], _ rows: Range<Int>) {
    guard columns.contains(where: { if case .expression = $0 { true } else { false } }) else {
      return
    }
    for index in columns.indices.dropFirst() {
      guard columns[index].mayHoldProduct || columns[index].isUnknownHead else { continue }
      let cells = rows.compactMap { cell(index, of: $0) }.filter {
        $0.contains { Byte.isDigit($0) }
      }
      if !cells.isEmpty, cells.allSatisfy({ tellsProduct($0) }) { columns[index] = .expression }
    }
  }

  /// `| Übung | Leistung | P |` above `| Latzug | 4x10 @ 60kg | 90s |`: times beside sets, below a head of
  /// a letter or two, are rests.
  private func takeRestsByCells(
    _ columns: inout [TableColumns.Column], _ cells: [Range<Int>], _ rows: Range<Int>
  ) {
    guard columns.indices.contains(where: { !columns[$0].isExercise && holdProducts($0) }) else {
      return
    }
    for index in columns.indices.dropFirst()
    where columns[index].isUnknownHead && isUnknown(cells[index])
      && range(cells[index]).count <= 2
    {
      let times = rows.compactMap { cell(index, of: $0) }.filter { !$0.isEmpty }
      if !times.isEmpty, times.allSatisfy({ tellsTime($0) }) { columns[index] = .rest(.none) }
    }
  }

  /// `3'`, `90s`, `2 min`, `2:30`.
  private func tellsTime(_ cell: ArraySlice<UInt8>) -> Bool {
    let unit = cell.drop { Byte.isDigit($0) || $0 == Byte.colon || $0 == Byte.period }
    guard unit.startIndex > cell.startIndex else { return false }
    if unit.isEmpty { return cell.contains(Byte.colon) }
    return Self.timeUnits.contains(unit.drop { $0 == Byte.space })
  }

  private static let timeUnits = WordSet("' \" ′ ″ s sec secs sek min m мин с сек 분 초 分 秒")

  /// The columns below whose heads, which nobody knows, stand the reps of sets: `12 12 10` in one row at
  /// least.
  func listedByCells(_ columns: [Int]) -> [Int] {
    let rows = rowsBelowHead
    guard
      columns.contains(where: { column in
        rows.contains { row in cell(column, of: row).map { countsInList($0) > 2 } ?? false }
      })
    else { return [] }
    return columns.filter { column in
      rows.contains { row in cell(column, of: row).map { countsInList($0) > 1 } ?? false }
    }
  }

  /// How many numbers of reps stand in a cell with nothing else in it.
  private func countsInList(_ cell: ArraySlice<UInt8>) -> Int {
    let parts = cell.split { $0 == Byte.space || $0 == Byte.comma }
    let areReps = parts.allSatisfy { 1...2 ~= $0.count && $0.allSatisfy { Byte.isDigit($0) } }
    return areReps ? parts.count : 0
  }

  /// The `Ext rot` of `Ext rot (red)`.
  func beforeAside(inHead cell: Range<Int>) -> Range<Int> {
    guard cell.count > 3, elements[cell.upperBound - 1].kind == .closeParenthesis,
      let open = cell.first(where: { elements[$0].kind == .openParenthesis }),
      open > cell.lowerBound
    else { return cell }
    return cell.lowerBound..<open
  }

  /// `40x8`, `32.5 x 8` and `95x5x2`, and nothing else.
  private func tellsProduct(_ cell: ArraySlice<UInt8>) -> Bool {
    let parts = cell.split(omittingEmptySubsequences: false) { $0 | 0x20 == UInt8(ascii: "x") }
    return 2...3 ~= parts.count
      && parts.allSatisfy { part in
        part.contains { Byte.isDigit($0) }
          && part.allSatisfy {
            Byte.isDigit($0) || $0 == Byte.period || $0 == Byte.comma || $0 == Byte.space
          }
      }
  }

  private static let otherMasses = WordSet(
    """
    best max heaviest change progress increment moved lifted bands band partner thoughts next total assist
    """)

  /// The head of `Sets x reps`, below which stands no load.
  private func countsOnly(_ head: Range<Int>) -> Bool {
    elements[head].contains { $0.meaning == .set }
      && elements[head].contains { $0.meaning == .repetition }
  }

  func namesExercise(_ cell: ArraySlice<UInt8>) -> Bool {
    let name = NameText.clean(cell)
    return names.isKnown(name) || ExerciseNames.isMovement(name)
  }

  /// `| Part | Score (1-10) |`, `| 项目 | 评分（1-10） |`: how something went.
  func isRating(_ head: Range<Int>) -> Bool {
    guard let first = head.first, elements[first].kind == .word,
      head.count == 1 || elements[first].flags.contains(.unspacedScript)
    else { return false }
    return Self.ratingHeads.contains(bytes[elements[first].range.indices])
  }

  private static let ratingHeads = WordSet(
    """
    score rating rate grade bewertung note puntuación nota оценка оцінка ocena 评分 評分 評価 评价 点数 點數 점수 평점
    """)

  /// The first rows below a head between bars, above a rule.
  var rowsBelowHead: Range<Int> {
    let lines = document.lines
    let isRuled =
      context.lineIndex + 1 < lines.count
      && lines[context.lineIndex + 1].kind == .tableRule
    let start = context.lineIndex + (isRuled ? 2 : 1)
    guard isRuled || context.headDelimiter != Byte.pipe else { return 0..<0 }
    var end = start
    while end < min(lines.count, start + 3), isRuled || lines[end].kind == .text,
      !isRuled || lines[end].kind == .tableRow, lines[end].content.count <= 4096
    {
      end += 1
    }
    return start..<end
  }

  /// Most cells of the first rows tell `90×5×5`.
  func holdProducts(_ column: Int) -> Bool {
    let cells = rowsBelowHead.compactMap { cell(column, of: $0) }.filter { !$0.isEmpty }
    let products = cells.count { cell in
      cell.indices.dropFirst().contains { index in
        Byte.isDigit(cell[index - 1])
          && (cell[index] | 0x20 == UInt8(ascii: "x") || cell[index] == UInt8(ascii: "*")
            || cell[index...].starts(with: "×".utf8))
      }
    }
    return !cells.isEmpty && products * 2 > cells.count
  }

  func cell(_ column: Int, of row: Int) -> ArraySlice<UInt8>? {
    let content = bytes[document.lines[row].content.indices]
    let parts = content.split(separator: context.headDelimiter, omittingEmptySubsequences: false)
    let index = content.first == Byte.pipe ? column + 1 : column
    guard index < parts.count else { return nil }
    let own = parts[index].drop { $0 == Byte.space }
    return own.prefix(own.count - own.reversed().prefix { $0 == Byte.space }.count)
  }

  /// `12 kg`, `5kg each`: one number, and behind it a unit of mass.
  private func tellsMass(_ cell: ArraySlice<UInt8>) -> Bool {
    guard let digit = cell.firstIndex(where: { Byte.isDigit($0) }),
      case let behind = cell[digit...].drop(while: {
        Byte.isDigit($0) || $0 == Byte.period || $0 == Byte.comma
      }).drop(while: { $0 == Byte.space }),
      case let unit = behind.prefix(while: { Byte.isASCIILetter($0) || $0 >= 0x80 })
    else { return false }
    return Unit(Keywords.word(unit).meaning)?.isMass == true
  }
}

extension TableColumns.Column {
  fileprivate var tellsReps: Bool {
    switch self {
    case .sets, .reps, .expression: true
    default: false
    }
  }

  fileprivate var holdsNoLoad: Bool { if case .expression = self { false } else { true } }

  var isUnknownHead: Bool { if case .other = self { true } else { false } }
}
