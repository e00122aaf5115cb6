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
      if !isDayFirst && !isMonthFirst || tellsUnitBehindNumber(line.content) { others += 1 }
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
    let start = Int(content.start)
    guard content.count > 6, Byte.isDigit(bytes[start]) else { return nil }
    // `6.02   90x5x3` between `30.01` and `13.02`.
    let point = Byte.isDigit(bytes[start + 1]) ? start + 2 : start + 1
    guard bytes[point] == Byte.period,
      bytes[point + 3] == Byte.space || bytes[point + 3] == Byte.tab,
      Byte.isDigit(bytes[point + 1]), Byte.isDigit(bytes[point + 2])
    else { return nil }
    return (
      bytes[start..<point].valueOfDigits, bytes[(point + 1)..<(point + 3)].valueOfDigits
    )
  }

  /// `5.02 km 26:10`, `2.50 kg x 10`.
  private func tellsUnitBehindNumber(_ content: ByteRange) -> Bool {
    let rest = bytes[content.indices].drop { $0 != Byte.space && $0 != Byte.tab }
    let word = rest.drop { $0 == Byte.space || $0 == Byte.tab }.prefix { Byte.isASCIILetter($0) }
    return Self.unitsBehindNumbers.contains(word)
  }

  private static let unitsBehindNumbers = WordSet("km k mi mile miles kg kgs lb lbs m")

  /// The day of `03.02  60x8 80x5` in such a file.
  func isDottedDayBelowName(_ next: Int) -> Bool {
    guard next == 1, elements.count > 1, elements[1].spaceBefore else { return false }
    if 4...5 ~= elements[0].range.count, context.dottedDaysBelowNames == true { return true }
    // `18.03 60 3х8` below the `пн 11.03 - 60 3х8` of an exercise, `3.7 62.5kg 8次 3组` below `2024.3.4 60kg 10次 3组`.
    return context.subject != nil && followsLastDay(0) && elements.count > 3
      && elements[1].isNumber && elements[0].value % 250 != 0
  }
}
