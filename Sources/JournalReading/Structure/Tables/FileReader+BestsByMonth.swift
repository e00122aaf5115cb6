internal import JournalSyntax

/// Tables of what was best in each month, beside the goal.
extension FileReader {
  /// `| | 1월 | 2월 | 목표 |`, `| Lift | Jan | Feb | Goal |`: what was best in each month, beside the goal.
  func tellsBestsByMonth(_ cells: [Range<Int>]) -> Bool {
    guard cells.count > 2, let first = cells.first, first.count <= 2 else { return false }
    var (months, goals) = (0, 0)
    for cell in cells.dropFirst() where !cell.isEmpty {
      if cell.count == 1,
        elements[cell.lowerBound].meaning == .month || isNumberedMonth(cell.lowerBound)
      {
        months += 1
      } else if cell.count == 2, elements[cell.lowerBound].isBareWhole,
        isWord(cell.lowerBound + 1, in: Self.lettersOfMonth)
      {
        months += 1
      } else if elements[cell].contains(where: { $0.meaning == .goal }) {
        goals += 1
      } else {
        return false
      }
    }
    return months > 1 && goals == 1
  }

  /// `| lift | best | when |`, `| Exercise | PR | Date |`: what was best ever, and nothing of a day's work.
  func tellsBestsOnly(_ cells: [Range<Int>], _ columns: [TableColumns.Column]) -> Bool {
    guard 2...4 ~= cells.count, columns.count == cells.count, case .exercise = columns[0] else {
      return false
    }
    var bests = 0
    for (cell, column) in zip(cells, columns).dropFirst() where !cell.isEmpty {
      if cell.count == 1, isHeadOfBests(cell.lowerBound) {
        bests += 1
        continue
      }
      switch column {
      case .date, .note: continue
      default:
        guard cell.count == 1, isWord(cell.lowerBound, in: Self.whens) else { return false }
      }
    }
    return bests == 1
  }

  /// `Bests so far`, `My PRs:` above the table, which tells of no day.
  func isBelowTitleOfBests(_ columns: [TableColumns.Column]) -> Bool {
    guard columns.first.map({ $0.isExercise }) == true, context.lineIndex > 1 else { return false }
    let above = document.lines[..<context.lineIndex].suffix(3).last { $0.kind != .blank }
    guard let title = above, title.kind == .heading || title.kind == .text else { return false }
    let words = bytes[title.content.indices].split(whereSeparator: {
      Byte.isBlank($0) || $0 == Byte.colon || $0 == Byte.asterisk || $0 == Byte.underscore
    })
    return words.count <= 5 && words.contains { Self.titlesOfBests.contains($0) }
      && words.allSatisfy { !$0.contains(where: Byte.isDigit) && !CommonWords.today.contains($0) }
  }

  private static let titlesOfBests = WordSet(
    """
    bests prs pbs records maxes bestwerte bestleistungen rekorde récords marcas recordes massimali rekordy рекорды
    自己ベスト 최고기록
    """)

  /// `| Mon | Squat, bench, row | 3x5 |`: what is done on each day of any week.
  func tellsWeekOfProgramme(_ columns: [TableColumns.Column]) -> Bool {
    guard document.lines[context.lineIndex].kind == .tableRow, columns.count > 2 else {
      return false
    }
    var lists = 0
    for row in rowsOfTable {
      let cells = row.split(separator: Byte.pipe, omittingEmptySubsequences: false)
      guard cells.count > 2, case let day = trimmed(cells[0]), 2...12 ~= day.count,
        Keywords.word(day).meaning == .weekday
      else { return false }
      if cells[1].contains(Byte.comma) { lists += 1 }
    }
    return lists > 1
  }

  private func isHeadOfBests(_ index: Int) -> Bool {
    elements[index].meaning == .record || isWord(index, in: GymWords.bests)
      || isWord(index, in: Self.bestHeads)
  }

  private static let whens = WordSet("when date day wann quand cuándo quando kiedy когда")
  private static let bestHeads = WordSet(
    "best pr prs pb record beste bestwert mejor meilleur melhor migliore rekord рекорд лучшее")

  /// `1월`, `2月` in one piece.
  private func isNumberedMonth(_ index: Int) -> Bool {
    elements[index].isNumber
      && Self.signsOfMonth.contains {
        bytes[elements[index].range.indices].suffix($0.count) == $0[...]
      }
  }

  private static let lettersOfMonth = WordSet("월 月 月份")
  private static let signsOfMonth = ["월", "月"].map { Array($0.utf8) }
}
