internal import JournalSyntax

/// Tables with a row a day between bars, whose heads name kinds of work rather than exercises:
/// `date | bw | main | extra | notes` above `Mon 3/2 | 80.1 | squat 100x5x3 | curl 12x10x3 |`.
extension FileReader {
  /// The head of such a table, without bars at its ends: the line below begins with a day and has as many
  /// bars.
  func headsDays(_ table: TableColumns, _ delimiter: Element.Kind) -> Bool {
    guard delimiter == .pipe, table.hasDate, !table.hasExercise, table.columns.count >= 3,
      table.columns.first.map(\.isDate) == true,
      case let below = context.lineIndex + 1, below < document.lines.count,
      case let row = bytes[document.lines[below].content.indices],
      row.count(where: { $0 == Byte.pipe }) + 1 >= table.columns.count,
      let first = row.split(separator: Byte.pipe, omittingEmptySubsequences: false).first
    else { return false }
    return first.count <= 24 && first.contains { Byte.isDigit($0) }
  }

  /// The rows below a head of which the column tells exercises with their sets in most cells.
  func tellsSessions(column: Int) -> Bool {
    var (told, others) = (0, 0)
    for index in (context.lineIndex + 1)..<min(document.lines.count, context.lineIndex + 12) {
      let row = bytes[document.lines[index].content.indices]
      let isFramed = row.first == Byte.pipe
      let cells = row.split(separator: Byte.pipe, omittingEmptySubsequences: false)
        .dropFirst(isFramed ? 1 : 0)
      guard cells.count > 1 else { continue }
      guard let cell = cells.dropFirst(column).first else { continue }
      let text = cell.drop { $0 == Byte.space }
      guard let letter = text.first, Byte.isASCIILetter(letter) || letter >= 0x80 else { continue }
      if text.contains(where: { Byte.isDigit($0) }) { told += 1 } else { others += 1 }
    }
    return told >= 2 && told > others
  }

  /// The `main` and the `lifts` beside days, below which exercises stand with their sets; the weight beside them is
  /// that of the lifter, and `19:00-20:00` or `60 min` tell when and how long the session was.
  ///
  /// True when there is such a column.
  func takeWorkOfDays(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) -> Bool {
    let tellsReps = columns.contains { if case .reps = $0 { true } else { false } }
    guard columns.contains(where: \.isDate), !tellsReps else { return false }
    let mayTakeAny = !columns.contains { $0.isExercise || $0.mayHoldProduct || $0.holdsSets }
    var isFound = false
    for (index, cell) in cells.enumerated() where !cell.isEmpty {
      guard mayTakeAny && columns[index].isUntold || isHeadOfWork(cell),
        tellsSessions(column: index), tellsProducts(column: index)
      else { continue }
      columns[index] = .other
      isFound = true
    }
    guard isFound else { return false }
    for index in columns.indices {
      if columns[index].mayHoldProduct { columns[index] = .other }
      if case .time = columns[index] { columns[index] = .note }
    }
    return true
  }

  private func isHeadOfWork(_ cell: Range<Int>) -> Bool {
    cell.count == 1
      && (elements[cell.lowerBound].meaning == .workingSet
        || elements[cell.lowerBound].meaning == .exercise || isWord(cell, in: Self.headsOfWork))
  }

  private static let headsOfWork = WordSet(
    """
    lifts lift work done workout training session main strength exercises übungen ejercicios exercices трени einheit
    trening entrenamiento entraînement entrainement séance treino allenamento träning træning treeni antrenman
    тренировка Тренировка тренування 운동 운동내용 トレーニング 训练 訓練 训练内容
    """
  )

  /// Most of its cells tell factors or counted reps behind words.
  private func tellsProducts(column: Int) -> Bool {
    var (products, all) = (0, 0)
    for index in (context.lineIndex + 1)..<min(document.lines.count, context.lineIndex + 12) {
      let row = bytes[document.lines[index].content.indices]
      let cells = row.split(separator: Byte.pipe, omittingEmptySubsequences: false)
        .dropFirst(row.first == Byte.pipe ? 1 : 0)
      guard let text = cells.dropFirst(column).first,
        text.contains(where: { Byte.isDigit($0) })
      else { continue }
      all += 1
      let isProduct = text.indices.dropLast().contains { digit in
        Byte.isDigit(text[digit]) && endsFactor(text[(digit + 1)...].prefix(10))
      }
      if isProduct, !isASCII || text.split(separator: Byte.space).count > 1 { products += 1 }
    }
    return products >= 2 && products * 3 >= all * 2
  }

  /// The `x` and the `회` of `5x5` and of `5회`, with a blank before or without.
  private func endsFactor(_ text: ArraySlice<UInt8>) -> Bool {
    let mark = text.first == Byte.space ? text.dropFirst() : text
    guard let first = mark.first else { return false }
    if first < 0x80 { return first | 0x20 == UInt8(ascii: "x") || first == Byte.asterisk }
    return Self.factorMarks.contains { mark.starts(with: $0.utf8) }
  }

  private static let factorMarks = [
    "×", "х", "Х", "회", "세트", "개", "次", "个", "個", "组", "組", "回", "セット", "レップ",
  ]

  /// The `plan Mon 3/30` and the `next week` that begin a row.
  func tellsLaterDay(_ cells: [Range<Int>]) -> Bool {
    guard let first = cells.first, !first.isEmpty else { return false }
    switch elements[first.lowerBound].meaning {
    case .plan, .goal, .next: return true
    default: return false
    }
  }
}
