internal import JournalSyntax

/// Tables that tell a day in three columns: `| Year | Month | Day | Push-ups |`.
extension FileReader {
  /// The columns of the year and the month.
  func dateColumns(_ cells: [Range<Int>]) -> (year: Int, month: Int)? {
    guard cells.count > 3,
      let year = cells.firstIndex(where: { isHead($0, CommonWords.year) }),
      let month = cells.firstIndex(where: { isHead($0, Self.monthHeads) })
    else { return nil }
    return (year, month)
  }

  /// The day of the row, from the cell of the column `Day` or `Date`.
  func day(_ cell: Range<Int>, _ cells: [Range<Int>], _ table: TableColumns) -> WrittenDate? {
    if let date = hyphenatedDay(cell) { return date }
    guard let columns = table.dateColumns, max(columns.year, columns.month) < cells.count,
      let day = whole(cell), let month = whole(cells[columns.month]),
      let year = whole(cells[columns.year]), 1...31 ~= day, 1...12 ~= month, 1900...2199 ~= year
    else { return nil }
    let first = min(
      cell.lowerBound, min(cells[columns.year].lowerBound, cells[columns.month].lowerBound))
    let last = max(
      cell.upperBound, max(cells[columns.year].upperBound, cells[columns.month].upperBound))
    return WrittenDate(
      numbers: [year, month, day], form: .yearMonthDay, weekday: nil, range: range(first..<last))
  }

  /// `03-08` below `Date`, with all its digits.
  private func hyphenatedDay(_ cell: Range<Int>) -> WrittenDate? {
    guard cell.count == 3,
      case let (one, other) = (elements[cell.lowerBound], elements[cell.lowerBound + 2]),
      one.isBareWhole, other.isBareWhole, elements[cell.lowerBound + 1].kind == .hyphen,
      one.range.count == 2, other.range.count == 2, !other.spaceBefore,
      1_000...31_000 ~= one.value, 1_000...31_000 ~= other.value
    else { return nil }
    return WrittenDate(
      numbers: [Int(one.value) / 1000, Int(other.value) / 1000],
      form: .two(separator: Byte.hyphen), weekday: nil, range: range(cell))
  }

  private func isHead(_ cell: Range<Int>, _ words: WordSet) -> Bool {
    cell.count == 1 && elements[cell.lowerBound].kind == .word
      && words.contains(bytes[elements[cell.lowerBound].range.indices])
  }

  /// The number of a month, perhaps by its name.
  private func whole(_ cell: Range<Int>) -> Int? {
    guard cell.count == 1 else { return nil }
    let element = elements[cell.lowerBound]
    if element.meaning == .month { return Int(element.word.value) }
    return element.kind == .quantity && element.unit == .none && element.value % 1000 == 0
      ? Int(element.value / 1000) : nil
  }

  /// `| Month | Sets | Reps |`: sums of what was told elsewhere.
  func tellsMonths(_ cells: [Range<Int>], _ columns: [TableColumns.Column]) -> Bool {
    guard let first = cells.first, isWord(first, in: Self.monthHeads) else { return false }
    return !columns.contains { if case .load = $0 { true } else { false } }
  }

  static let monthHeads = WordSet(
    "month monat mois mes mese maand mês månad måned kuukausi miesiąc měsíc месяц місяць 月份 月")
}
