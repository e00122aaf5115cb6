internal import JournalSyntax

/// Days with a point before sets, below the names of their exercises: `03.02  60x8 80x5`, `10.02 8, 7, 6`.
extension FileReader {
  /// Looks once at the lines of a file that begin with two digits, a point and two more: all are days, and most are no loads,
  /// for no plates make 3.02.
  mutating func findDottedDaysBelowNames() {
    guard context.dottedDaysBelowNames == nil else { return }
    var (days, others, odd) = (0, 0, 0)
    var (canBeDayFirst, canBeMonthFirst) = (true, true)
    for line in document.lines where line.kind == .text || line.kind == .item {
      guard let (first, second) = paddedNumbers(line.content) else { continue }
      let isDayFirst = 1...31 ~= first && 1...12 ~= second
      let isMonthFirst = 1...12 ~= first && 1...31 ~= second
      if !isDayFirst, !isMonthFirst { others += 1 }
      canBeDayFirst = canBeDayFirst && isDayFirst
      canBeMonthFirst = canBeMonthFirst && isMonthFirst
      days += 1
      if second % 25 != 0 { odd += 1 }
    }
    context.dottedDaysBelowNames =
      days >= 3 && others == 0 && (canBeDayFirst || canBeMonthFirst) && odd * 3 >= days * 2
  }

  /// The 3 and the 2 of `03.02 60x8`, which begins a line.
  private func paddedNumbers(_ content: ByteRange) -> (Int, Int)? {
    let text = bytes[content.indices]
    guard text.count > 6, let numbers = dottedNumbers(content),
      numbers.end - text.startIndex == 5, text[text.startIndex + 2] == Byte.period,
      text[numbers.end] == Byte.space || text[numbers.end] == Byte.tab
    else { return nil }
    return (numbers.first, numbers.second)
  }

  /// The day of `03.02  60x8 80x5` in such a file.
  func isDottedDayBelowName(_ next: Int) -> Bool {
    context.dottedDaysBelowNames == true && next == 1 && elements[0].range.count == 5
      && elements.count > 1 && elements[1].spaceBefore
  }
}
