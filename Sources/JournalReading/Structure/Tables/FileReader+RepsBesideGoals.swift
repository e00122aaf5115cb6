internal import JournalSyntax

/// Tables of programmes, a row a set: `| % | wt | goal | got |`, `| kg | target | actual |`.
extension FileReader {
  /// What each set was of a maximum says nothing that its load does not.
  func takeSharesOfMaximum(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    guard context.headDelimiter == Byte.pipe, columns.count <= TableColumns.mostToRewrite,
      columns.contains(where: \.mayHoldProduct)
    else { return }
    for column in cells.indices where cells[column].count <= 3 {
      let head = cell(column, of: context.lineIndex) ?? []
      if head.first == Byte.percent || head.last == Byte.percent { columns[column] = .note }
    }
  }

  /// Beside loads and what was wanted, `| Weight | Sets x Reps | Actual |`, the numbers below `got` are the reps that were done.
  func takeRepsBesideGoals(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    guard columns.count(where: \.mayHoldProduct) == 1,
      !columns.contains(where: { $0.isOfLift }),
      let result = cells.indices.last(where: { column in
        columns.indices.contains(column) && columns[column].isUntold
          && (isHeadOfResult(cells[column], columns[column])
            || isWord(cells[column], in: Self.headsOfReps))
      }),
      case let goals = columns.indices.filter({ $0 < result && columns[$0].tellsGoal }),
      !goals.isEmpty,
      case let rows = rowsBelowHead,
      rows.contains(where: { tellsReps(result, of: $0) }),
      rows.allSatisfy({ row in
        cell(result, of: row).map { $0.first.map { !Byte.isASCIILetter($0) } ?? true } ?? true
      }),
      // `| Sets | Reps | Done |` above `| 3 | 5 | 3 |`: as many sets.
      !columns.contains(where: { if case .sets = $0 { true } else { false } })
        || rows.contains(where: { tellsList(result, of: $0) })
    else { return }
    for goal in goals { columns[goal] = .note }
    columns[result] = .reps
  }

  private func tellsList(_ column: Int, of row: Int) -> Bool {
    cell(column, of: row)?.contains { !Byte.isDigit($0) } ?? false
  }

  /// `7`, `5+` and `10 10 10 8`, and no load.
  private func tellsReps(_ column: Int, of row: Int) -> Bool {
    guard let text = cell(column, of: row) else { return false }
    let digits = text.prefix { Byte.isDigit($0) }
    return 1...2 ~= digits.count && digits.valueOfDigits <= 60
      && text.allSatisfy {
        Byte.isDigit($0) || $0 == Byte.space || $0 == Byte.comma || $0 == Byte.plus
          || $0 == Byte.slash
      }
  }

  private static let headsOfReps = WordSet(
    "got hit made achieved managed gemacht geschafft gemaakt")
}

extension TableColumns.Column {
  fileprivate var isOfLift: Bool {
    switch self {
    case .lift, .loadOf: true
    default: false
    }
  }

  fileprivate var tellsGoal: Bool {
    switch self {
    case .plan, .sets, .reps, .expression: true
    default: false
    }
  }
}
