internal import JournalSyntax

/// Tables of one lift with a row a set and a column a day, as people keep them in Org below `** Squat`:
/// `| 1 | 80x8 | 82.5x8 |` below `| set | <2025-02-03 Mon> | <2025-02-07 Fri> |`.
extension FileReader {
  /// The day that is all of a cell: `3/3/25`, `<2025-02-03 Mon>`; how it went may stand behind it, as in
  /// `4 Feb (flu)`.
  func dayOfHead(_ cell: Range<Int>) -> WrittenDate? {
    let isMarked = elements[cell.lowerBound].kind == .other && cell.count > 2
    if let day = enclosedDay(cell) { return day }
    let start = isMarked ? cell.lowerBound + 1 : behindWeek(cell)
    let end = isMarked ? cell.upperBound - 1 : cell.upperBound
    guard elements[start].isNumber || elements[start].kind == .word,
      !isMarked || elements[end].kind == .arrow,
      let (date, next) = dates.date(at: start),
      next == end || next < end && !isMarked && isRemarkOfDay(next..<end, date)
    else { return nil }
    return date
  }

  /// The `9/11` of `wk1 9/11` and `Week 2: 9/18`.
  private func behindWeek(_ cell: Range<Int>) -> Int {
    let first = cell.lowerBound
    guard cell.count > 2, elements[first].kind == .word,
      elements[first].meaning == .week || isWord(first, in: Self.shortWeeksOfHeads),
      elements[first + 1].isBareWhole, 1_000...52_000 ~= elements[first + 1].value,
      elements[first + 2].kind != .slash, elements[first + 2].kind != .period
    else { return first }
    let isMarked = elements[first + 2].kind == .colon || elements[first + 2].kind == .hyphen
    let start = isMarked ? first + 3 : first + 2
    return start < cell.upperBound ? start : first
  }

  private func isRemarkOfDay(_ rest: Range<Int>, _ date: WrittenDate) -> Bool {
    rest.count <= 6 && date.form != .weekdayOnly
      && (elements[rest.lowerBound].kind == .openParenthesis || date.hasYear
        || date.form == .namedWithoutYear)
      && !elements[rest].contains { $0.isNumber || $0.kind == .times }
  }

  /// The day of `S1 (8/1/2024)`, `Week 2 (Jan 15)`.
  private func enclosedDay(_ cell: Range<Int>) -> WrittenDate? {
    let last = cell.upperBound - 1
    guard 4...10 ~= cell.count, elements[last].kind == .closeParenthesis,
      let open = cell.first(where: { elements[$0].kind == .openParenthesis }),
      open > cell.lowerBound, open - cell.lowerBound <= 2,
      elements[cell.lowerBound].kind == .word || elements[cell.lowerBound].kind == .quantity,
      let (date, next) = dates.date(at: open + 1), next == last, isPossible(date)
    else { return nil }
    return date
  }

  /// The `Schema` of `| Esercizio | Schema | Sett 1 (07/10) | Sett 2 (14/10) |`: what was asked for on every day.
  func isHeadOfScheme(_ cell: Range<Int>) -> Bool {
    guard 1...3 ~= cell.count, cell.allSatisfy({ elements[$0].kind != .quantity }) else {
      return false
    }
    return cell.contains {
      switch elements[$0].meaning {
      case .plan, .set, .repetition: true
      default: isWord($0, in: Self.schemeHeads)
      }
    }
  }

  private static let schemeHeads = WordSet(
    """
    schema scheme schéma esquema schemat prescription prescribed target vorgabe soll objetivo objectif obiettivo схема
    задание programma programm programa programme 계획 計画 计划
    """)

  /// The `5x5` of such a column, for cells that tell loads and nothing else.
  func schemeOfRow(_ column: Int?, _ cells: [Range<Int>]) -> [Element]? {
    guard let column, let cell = cells[safe: column], cell.count == 3,
      let name = cells.first,
      names.nature(of: NameText.clean(written.bytes[range(name).indices]))
        .isDisjoint(with: [.bodyweight, .timed, .cardio])
    else { return nil }
    return setsAndReps(cell.lowerBound)
  }

  /// `1`, `2.`, `set 3`: which set the row tells.
  func isNumberOfRow(_ cell: Range<Int>) -> Bool {
    guard 1...2 ~= cell.count else { return false }
    let number = cell.first { elements[$0].kind == .quantity }
    return number.map {
      (elements[$0].unit == .none || elements[$0].unit == .set)
        && 1_000...20_000 ~= elements[$0].value && elements[$0].value % 1000 == 0
    } ?? false
      && cell.allSatisfy {
        elements[$0].kind == .quantity || elements[$0].meaning == .set
          || elements[$0].kind == .period
      }
  }

  /// `wu`, `BBB`, `3+`: which sets of the only exercise of a table its row tells.
  func isPartOfLift(_ cell: Range<Int>) -> Bool {
    guard 1...2 ~= cell.count, case let first = cell.lowerBound else { return false }
    if elements[first].meaning == .warmup || isWord(first, in: Self.partsOfLifts) { return true }
    return cell.count == 2 && elements[first].isBareWhole && elements[first].value <= 20_000
      && elements[first + 1].kind == .plus
  }

  private static let partsOfLifts = WordSet(
    "bbb bbs fsl ssl joker jokers top topset backoff backoffs back-off back-offs amrap wu w work main last pr"
  )
}
