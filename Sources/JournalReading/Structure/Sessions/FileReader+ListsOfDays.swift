internal import JournalSyntax

/// Lists with a day an item: `- 26.05 squat 80 5x5, bench 60 5x5`, `- 5/24 sick`.
extension FileReader {
  /// Looks once at the items of a file: nearly all begin with a day and a month, in order, with words
  /// behind, and a third of them tell sets; so that `- 12/8 easy` below a name stays reps.
  mutating func findListOfDays() {
    guard context.listsDays == nil else { return }
    var (items, days, told) = (0, [(Int, Int)](), 0)
    for line in document.lines where line.kind == .item && line.indent == 0 {
      items += 1
      guard let (day, behind) = dayOfItem(line.content) else { continue }
      days.append(day)
      if tellsWork(behind..<Int(line.content.end)) { told += 1 }
    }
    context.listsDays =
      days.count >= 3 && days.count >= items - items / 5 && told >= (days.count + 2) / 3
      && (isInOrder(days.map { $0.0 * 32 + $0.1 }) || isInOrder(days.map { $0.1 * 32 + $0.0 }))
  }

  /// The two numbers of `26.05 squat`, `26.5. Squat`, `5/26 squat` and `5/26: squat`, and where the words begin.
  private func dayOfItem(_ content: ByteRange) -> ((Int, Int), Int)? {
    var index = Int(content.start)
    let end = Int(content.end)
    guard let first = number(&index, end), index < end,
      bytes[index] == Byte.period || bytes[index] == Byte.slash
    else { return nil }
    index += 1
    guard let second = number(&index, end), 1...31 ~= first, 1...31 ~= second,
      first <= 12 || second <= 12
    else { return nil }
    if index < end, bytes[index] == Byte.period || bytes[index] == Byte.colon { index += 1 }
    guard index + 1 < end, bytes[index] == Byte.space,
      Byte.isASCIILetter(bytes[index + 1]) || bytes[index + 1] >= 0x80
    else { return nil }
    return ((first, second), index)
  }

  /// A number stands there before a times sign, as sets have.
  private func tellsWork(_ words: Range<Int>) -> Bool {
    words.dropLast().contains { index in
      guard Byte.isDigit(bytes[index]) else { return false }
      switch bytes[index + 1] {
      case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "*"): return true
      case 0xC3: return bytes[safe: index + 2] == 0x97
      case 0xD1: return bytes[safe: index + 2] == 0x85
      default: return false
      }
    }
  }

  /// One or two digits.
  private func number(_ index: inout Int, _ end: Int) -> Int? {
    let start = index
    var value = 0
    while index < end, index < start + 2, Byte.isDigit(bytes[index]) {
      value = value * 10 + Int(bytes[index] - Byte.zero)
      index += 1
    }
    return index > start ? value : nil
  }

  /// All days rise or all fall, but for one turn of the year.
  private func isInOrder(_ days: [Int]) -> Bool {
    var (rises, falls) = (0, 0)
    for (day, next) in zip(days, days.dropFirst()) {
      if next > day { rises += 1 } else if next < day { falls += 1 }
    }
    return rises + falls >= 2 && min(rises, falls) <= (days.count > 5 ? 1 : 0)
  }
}
