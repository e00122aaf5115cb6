internal import JournalSyntax
internal import WorkoutModel

/// Rows that head their table, number its sets, plan, or sum up the rows above them.
extension FileReader {
  /// A head stands first in its table or above a rule.
  var isHeadPlace: Bool {
    let lines = document.lines
    let next = context.lineIndex + 1
    if next < lines.count, lines[next].kind == .tableRule { return true }
    guard context.lineIndex > 0 else { return true }
    let before = lines[context.lineIndex - 1].kind
    return before != .tableRow && before != .tableRule
  }

  /// `| Distance | 5.4 km |` in a table without a head that is known: what was run is not lost unsaid.
  var tellsDistance: Bool {
    context.table == nil && context.session != nil && context.section == .training && !isHeadPlace
      && elements.contains { $0.isNumber && ($0.unit == .kilometer || $0.unit == .mile) }
  }

  /// `2026-03-02` below `时间` or `Time`: a day with its year is no time, no load and no reps.
  func isWholeDate(_ cell: Range<Int>) -> Bool {
    guard elements[cell.lowerBound].isNumber, cell.count >= 3,
      let (date, end) = dates.date(at: cell.lowerBound), end == cell.upperBound
    else { return false }
    return date.hasYear && isSpelledOut(date)
  }

  mutating func plannedRow(_ line: LineSyntax) {
    file.plannedLines.append(context.lineIndex)
    note(line.content)
  }

  /// `1`, `2`, `3` down a column headed `set`, in a table of one exercise, number its rows; in a table
  /// of several so do `Set` and rising numbers beside the same exercise.
  ///
  /// `세트` and `组` have no plural: they number the rows that leave the exercise open.
  mutating func numbersRow(_ sets: Quantity?, isNamed: Bool) -> Bool {
    guard let sets, let table = context.table, !table.countsSets else { return false }
    let number = Int(sets.value) / 1000
    var isNext = number == table.numberedRows + 1
    if table.hasExercise {
      guard table.numbersSets || table.mayNumberSets, let entry = context.entry else {
        return false
      }
      if !table.numbersSets, isNamed ? number != 1 : !isNext {
        context.table?.numberedRows = 0
        return false
      }
      let exercise = file.entries[entry].exerciseID
      isNext =
        exercise == table.numberedExercise && number > table.numberedRows
        // `| A1 Bench | 2 |` below `| A2 Row | 1 |`.
        || table.numbersSets && context.numbersOfExercises[exercise] == number - 1
      context.numbersOfExercises[exercise] = number
      context.table?.numberedExercise = number == 1 || isNext ? exercise : nil
    }
    guard number == 1 || isNext else { return false }
    context.table?.numberedRows = number
    return true
  }

  /// The sets of `1-3`, behind which `4` is the next.
  mutating func countRange(_ sets: Quantity?) {
    guard let sets, let table = context.table, let entry = context.entry else { return }
    let exercise = file.entries[entry].exerciseID
    let before = table.numberedExercise == exercise ? table.numberedRows : 0
    context.table?.numberedExercise = exercise
    context.table?.numberedRows = before + Int(sets.value) / 1000
  }

  /// A row without a date whose every number is the sum of those above it.
  mutating func isSum(_ cells: [Range<Int>]) -> Bool {
    let values = cells.map { cell -> Int64 in
      cell.count == 1 && elements[cell.lowerBound].kind == .quantity
        ? Int64(elements[cell.lowerBound].value) : 0
    }
    return context.table?.isSum(values, isUnnamed: cells.first?.isEmpty == true) ?? false
  }

  /// The element ranges between delimiters; empty cells are kept.
  func cells(_ delimiter: Element.Kind) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = 0
    let mayQuote = delimiter == .comma || delimiter == .semicolon
    var isQuoted = false
    let hasLists = delimiter == .comma && listsByOtherCommas
    for (index, element) in elements.enumerated() {
      // `"Press, incline",60,8`.
      if mayQuote, element.kind == .quote, isQuoted || index == start { isQuoted.toggle() }
      guard element.kind == delimiter, !isQuoted, !hasLists || element.range.count == 1 else {
        continue
      }
      if index > 0 || start > 0 || delimiter != .pipe { cells.append(start..<index) }
      start = index + 1
    }
    if start < elements.count { cells.append(start..<elements.count) }
    return mayQuote ? cells.map { withoutQuotes($0) } : cells
  }

  /// The commas of `腿推,140,12、10、8` that stand between cells are others than those of the list.
  private var listsByOtherCommas: Bool {
    guard !isASCII else { return false }
    var (plain, other) = (0, 0)
    for element in elements where element.kind == .comma {
      if element.range.count == 1 { plain += 1 } else { other += 1 }
    }
    return other > 0 && plain > 1
  }

  private func withoutQuotes(_ cell: Range<Int>) -> Range<Int> {
    guard cell.count > 1, elements[cell.lowerBound].kind == .quote,
      elements[cell.upperBound - 1].kind == .quote
    else { return cell }
    return (cell.lowerBound + 1)..<(cell.upperBound - 1)
  }
}
