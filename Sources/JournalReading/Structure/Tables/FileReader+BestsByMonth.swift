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
