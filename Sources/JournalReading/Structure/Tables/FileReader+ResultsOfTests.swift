internal import JournalSyntax
internal import WorkoutModel

/// Tables that tell one number for each exercise of the own weight: `| test | result | 3 months ago |` above
/// `| pull ups | 16 | 13 |` and `| dead hang | 72s | 60s |`.
extension FileReader {
  /// The results are reps and times; of a lift they may be its best load, and stay what they were.
  func takeResultsOfTests(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    guard let first = cells.first, !first.isEmpty, columns[0].isExercise || headsTests(first),
      !columns.contains(where: { tellsWork($0) }),
      case let results = columns.indices.dropFirst().filter({
        columns[$0].isUnknownHead && headsResult(cells[$0])
      }), let result = results.first, results.count == 1
    else { return }
    let rows = rowsBelowHead
    guard !rows.isEmpty,
      rows.allSatisfy({ row in
        guard let name = cell(0, of: row), let value = cell(result, of: row) else { return false }
        return tellsCountOrTime(value) && isOfOwnWeight(name)
      })
    else { return }
    columns[0] = .exercise
    columns[result] = .reps
  }

  private func tellsWork(_ column: TableColumns.Column) -> Bool {
    switch column {
    case .sets, .reps, .load, .expression, .time, .distance, .sided, .lift: true
    default: false
    }
  }

  private func headsTests(_ cell: Range<Int>) -> Bool {
    cell.count == 1 && isWord(cell, in: Self.testHeads)
  }

  private func headsResult(_ cell: Range<Int>) -> Bool {
    cell.count <= 2
      && (isWord(cell, in: Self.resultHeadsOfTests) || isWord(cell, in: CommonWords.did)
        || isWord(cell, in: CommonWords.today))
  }

  private func isOfOwnWeight(_ name: ArraySlice<UInt8>) -> Bool {
    let nature = names.nature(of: NameText.clean(name))
    return !nature.isDisjoint(with: [.bodyweight, .timed, .counted, .jumped])
  }

  /// `16`, `72s`, `1:30`, `2 min`.
  private func tellsCountOrTime(_ cell: ArraySlice<UInt8>) -> Bool {
    let unit = cell.drop { Byte.isDigit($0) || $0 == Byte.colon }
    return unit.startIndex > cell.startIndex
      && (unit.isEmpty || Self.unitsOfTests.contains(unit.drop { $0 == Byte.space }))
  }

  private static let testHeads = WordSet(
    "test tests event skill prueba pruebas prova teste testes épreuve próba тест тесты тести")
  private static let resultHeadsOfTests = WordSet(
    "score max best reps ergebnis résultat resultado risultato wynik resultat resultaat результат")
  private static let unitsOfTests = WordSet("s sec secs sek seg min x reps с сек мин")
}
