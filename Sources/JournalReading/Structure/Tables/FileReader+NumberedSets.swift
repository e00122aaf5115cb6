internal import JournalSyntax
internal import WorkoutModel

/// Columns of sets whose numbers run 1, 2, 3 down the rows of each exercise.
extension FileReader {
  /// `| スクワット | 1 | 85 | 3 |` above `| スクワット | 2 | 85 | 3 |`: the rows below the head number the sets,
  /// whatever the column is called. Below `Sets` two rows alone may tell one set and two more.
  func rowsNumberSets(_ columns: [TableColumns.Column], isEither: Bool) -> Bool {
    guard let name = columns.firstIndex(where: \.isExercise),
      let sets = columns.firstIndex(where: { if case .sets = $0 { true } else { false } })
    else { return false }
    var runs = NumberedRuns()
    for row in rowsOfTable {
      let cells = row.split(separator: Byte.pipe, omittingEmptySubsequences: false)
      guard cells.count > max(name, sets) else { continue }
      runs.add(trimmed(cells[name]), trimmed(cells[sets]))
    }
    return runs.numberSets(isEither: isEither)
  }

  /// The `#` of `| Exercise | # | Weight | Reps |`: the number of the set, or how many.
  func takeHashForSets(
    _ columns: inout [TableColumns.Column], _ cells: [Range<Int>]
  ) -> Bool {
    guard let name = columns.firstIndex(where: \.isExercise),
      !columns.contains(where: { if case .sets = $0 { true } else { false } }),
      let hash = cells.indices.dropFirst(name + 1).first(where: {
        cells[$0].count == 1 && elements[cells[$0].lowerBound].kind == .hash
      })
    else { return false }
    columns[hash] = .sets
    return true
  }

  /// `| 70 | 5 | 1 |` above `| 120 | 3 | 1 |` and `| 150 | 2 | 2 |`, in a table of one exercise: nobody numbers two
  /// sets 1.
  func rowsCountSets(_ columns: [TableColumns.Column]) -> Bool {
    guard !columns.contains(where: \.isExercise),
      let sets = columns.firstIndex(where: { if case .sets = $0 { true } else { false } })
    else { return false }
    var before: Int?
    for row in rowsOfTable {
      let cells = row.split(separator: Byte.pipe, omittingEmptySubsequences: false)
      guard cells.count > sets, case let cell = trimmed(cells[sets]), 1...2 ~= cell.count,
        cell.allSatisfy({ Byte.isDigit($0) })
      else { return false }
      let number = cell.valueOfDigits
      if before == number { return true }
      before = number
    }
    return false
  }

  /// The `Serie` of Italian and of Spanish is one and many: tabbed rows that tell 1 and then 4 of an exercise count them.
  func tabbedRowsCountSets(_ columns: [TableColumns.Column]) -> Bool {
    guard document.lines[context.lineIndex].kind == .text, context.headDelimiter == Byte.tab,
      let name = columns.firstIndex(where: \.isExercise),
      let sets = columns.firstIndex(where: { if case .sets = $0 { true } else { false } })
    else { return false }
    var runs = NumberedRuns()
    for line in document.lines[(context.lineIndex + 1)...].prefix(Self.nearRows) {
      guard line.kind == .text else { break }
      var start = Int(line.content.start)
      while start > 0, Byte.isBlank(bytes[start - 1]) { start -= 1 }
      let cells = bytes[start..<Int(line.content.end)].split(
        separator: Byte.tab, omittingEmptySubsequences: false)
      guard cells.count > max(name, sets) else { continue }
      runs.add(trimmed(cells[name]), trimmed(cells[sets]))
    }
    return runs.hasOther
  }

  /// What stands between the bars of the rows of this table, which ends at the next rule.
  var rowsOfTable: [ArraySlice<UInt8>] {
    var rows: [ArraySlice<UInt8>] = []
    var index = context.lineIndex + 1
    if index < document.lines.count, document.lines[index].kind == .tableRule { index += 1 }
    while index < document.lines.count, document.lines[index].kind == .tableRow,
      rows.count < Self.nearRows
    {
      let row = trimmed(bytes[document.lines[index].content.indices])
      rows.append(row.first == Byte.pipe ? row.dropFirst() : row)
      index += 1
    }
    return rows
  }

  private static let nearRows = 100

  func trimmed(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var cell = cell.drop { $0 == Byte.space }
    while cell.last == Byte.space { cell.removeLast() }
    return cell
  }
}

/// The numbers in the column of sets, exercise by exercise.
private struct NumberedRuns {
  private var name: ArraySlice<UInt8>?
  /// The last number of the exercise; `nil` where its first was no 1.
  private var count: Int?
  /// The numbers of an exercise do not run up from 1.
  private(set) var hasOther = false
  /// The only row of an exercise, or its first, tells more than 1: a count.
  private var startsHigh = false
  private var ofTwo = 0
  private var ofThree = 0

  /// True when all rows of all exercises that have several are counted up from 1: three of one, or two
  /// of two; where one word means both, two of one.
  func numberSets(isEither: Bool) -> Bool {
    !hasOther && (ofThree > 0 || ofTwo > (isEither ? 0 : 1) && !(isEither && startsHigh))
  }

  /// A row; one without a name goes on with the exercise above.
  mutating func add(_ name: ArraySlice<UInt8>, _ sets: ArraySlice<UInt8>) {
    // `W` of a warm-up.
    guard let (number, last) = Self.numbers(sets) else { return }
    guard name.isEmpty || self.name.map({ $0.elementsEqual(name) }) ?? false else {
      self.name = name
      count = number == 1 ? last : nil
      if number == 1, last > 1 { ofThree += 1 }
      if number > 1 { startsHigh = true }
      return
    }
    guard let before = count ?? (number == 1 ? 0 : nil),
      number == before + 1 || number == 1 && before > 1
    else {
      hasOther = true
      return
    }
    count = last
    if number == 2 { ofTwo += 1 }
    if number == 3 || last > max(number, 2) { ofThree += 1 }
  }

  /// The number of the set, or those of the first and the last of `1-3`, `1~3`.
  private static func numbers(_ cell: ArraySlice<UInt8>) -> (first: Int, last: Int)? {
    let first = cell.prefix { Byte.isDigit($0) }
    let sign = cell.dropFirst(first.count).prefix { !Byte.isDigit($0) }
    let last = cell.dropFirst(first.count + sign.count)
    guard 1...2 ~= first.count else { return nil }
    if sign.isEmpty { return (first.valueOfDigits, first.valueOfDigits) }
    guard
      [Byte.hyphen, Byte.tilde].contains(where: { sign.elementsEqual([$0]) })
        || ["–", "〜", "～"].contains(where: { sign.elementsEqual($0.utf8) }),
      1...2 ~= last.count, last.allSatisfy({ Byte.isDigit($0) }),
      first.valueOfDigits < last.valueOfDigits
    else { return nil }
    return (first.valueOfDigits, last.valueOfDigits)
  }
}
