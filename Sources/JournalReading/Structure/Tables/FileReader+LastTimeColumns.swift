internal import JournalSyntax

/// Tables that repeat what was done the last time beside what was done today.
extension FileReader {
  /// `| Lift | Today | Last time |`, `| 종목 | 지난번 | 이번 |`: the sets of the last time stand in a row
  /// of their own, so that column is a remark, and what its neighbour tells was done.
  func takeLastTime(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    let last = cells.indices.filter { columns.indices.contains($0) && headsLastTime(cells[$0]) }
    let today = cells.indices.filter { columns.indices.contains($0) && headsToday(cells[$0]) }
    // `| Goal | Today |`, `| Today | Next |`.
    let tellsNext =
      !today.isEmpty
      && cells.indices.contains { columns.indices.contains($0) && headsNextTime(cells[$0]) }
    guard !last.isEmpty || tellsNext else { return }
    let others = columns.indices.filter { !last.contains($0) && mayTellWork(columns[$0]) }
    guard !today.isEmpty || !others.isEmpty else { return }
    for index in last { columns[index] = .note }
    for index in cells.indices where columns.indices.contains(index) && headsNextTime(cells[index])
    {
      columns[index] = .note
    }
    for index in today { columns[index] = holdSets(index) ? .expression : .other }
  }

  /// `Last time`, `прошлая неделя`, `저번`, and no `Last set`.
  private func headsLastTime(_ cell: Range<Int>) -> Bool {
    if tellsTimeAgo(cell) { return true }
    guard !cell.isEmpty, cell.count <= 3 else { return false }
    var isTold = false
    for index in cell {
      if elements[index].meaning == .previous || isWord(index, in: CommonWords.lastTime)
        || isWord(index, in: Self.lastInHeads)
      {
        isTold = true
      } else if !isOccasion(index) {
        return false
      }
    }
    return isTold
  }

  /// `Target next`, `Next time`, `Goal`: what shall be done.
  private func headsNextTime(_ cell: Range<Int>) -> Bool {
    !cell.isEmpty && cell.count <= 3
      && cell.contains { elements[$0].meaning == .next || elements[$0].meaning == .goal }
  }

  /// `3 months ago`, `vor 3 Monaten`, `hace 3 meses`, `3 месяца назад`.
  private func tellsTimeAgo(_ cell: Range<Int>) -> Bool {
    3...5 ~= cell.count
      && cell.contains { elements[$0].isNumber || elements[$0].meaning == .cardinal }
      && (isWord(cell.upperBound - 1, in: Self.ago) || isWord(cell.lowerBound, in: Self.agoBefore))
  }

  private static let lastInHeads = WordSet(
    "zuletzt vorher davor précédent précédente avant anterior antes precedente prima vorige vorig förra forrige sist ostatnio poprzednio poprzedni minule předtím önceki previous prior"
  )
  private static let ago = WordSet(
    "ago geleden sedan siden sitten fa atrás temu назад тому önce 前 전")
  private static let agoBefore = WordSet("vor hace il há przed před")

  /// `Today`, `This week`, `오늘 기록`.
  private func headsToday(_ cell: Range<Int>) -> Bool {
    guard !cell.isEmpty, cell.count <= 3 else { return false }
    var isTold = false
    for index in cell {
      if isWord(index, in: Self.todayWords) {
        isTold = true
      } else if !isOccasion(index) {
        return false
      }
    }
    return isTold
  }

  private func isOccasion(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .time, .week, .session: true
    default: isWord(index, in: Self.occasionsOfHeads)
    }
  }

  private func mayTellWork(_ column: TableColumns.Column) -> Bool {
    switch column {
    case .sets, .reps, .load, .expression, .time, .distance, .other, .lift: true
    default: false
    }
  }

  /// Most cells below tell products, or some of them lists.
  private func holdSets(_ column: Int) -> Bool {
    holdProducts(column) || !listedByCells([column]).isEmpty
  }

  private static let todayWords = WordSet(
    "ahora current diesmal this текущая текущий цей цього эта это этот зараз сейчас бүгін қазір 今回 今週 本周 本次 금일 이번 이번주",
    CommonWords.today)

  private static let occasionsOfHeads = WordSet(
    "record result results результат апта аптада жаттығу жолы жолғы 기록 세션 운동 주",
    CommonWords.occasions)
}
