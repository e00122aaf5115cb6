/// Lines that begin with a number.
extension LineBytes {
  func numbered(_ line: inout LineSyntax, _ start: Int, _ end: Int) {
    var index = start
    while index < end, Byte.isDigit(bytes[index]) { index += 1 }
    guard index - start <= 2, index < end, let behind = behindPoint(index, end),
      behind == end || Byte.isBlank(bytes[behind]) || startsUnspacedWord(behind, end),
      !isDay(point: index, end), !isDayAndMonth(point: index, end)
    else { return }
    line.kind = .numbered
    line.level = bytes[start..<index].reduce(0) { $0 &* 10 &+ ($1 &- Byte.zero) }
    setContent(&line, behind, end)
    checkbox(&line, Int(line.content.start), end)
  }

  /// Behind the mark that ends the number of an item: `1.`, `1)`, `1、`, `1．`.
  private func behindPoint(_ index: Int, _ end: Int) -> Int? {
    switch bytes[index] {
    case Byte.period, Byte.closeParenthesis: return index + 1
    case 0xE3 where index + 2 < end && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x81:
      return index + 3
    case 0xEF where index + 2 < end && bytes[index + 1] == 0xBC && bytes[index + 2] == 0x8E:
      return index + 3
    default: return nil
    }
  }

  /// The `卧推` of `1.卧推 60kg×8`: Han, kana and Hangul need no blank behind the number.
  private func startsUnspacedWord(_ index: Int, _ end: Int) -> Bool {
    guard index + 2 < end else { return false }
    return 0xE4...0xED ~= bytes[index] || bytes[index] == 0xE3 && bytes[index + 1] >= 0x81
  }

  /// `13. Januar 2024`, `5. března: nohy`: a day, while in `12. Oct 28, legs` the number counts.
  private func isDay(point: Int, _ end: Int) -> Bool {
    guard bytes[point] == Byte.period, let start = solid(point + 1, end) else { return false }
    var index = start
    while index < end, bytes[index] | 0x20 >= 0x61 { index += 1 }
    guard index >= start + 3, Keywords.word(Array(bytes[start..<index])[...]).meaning == .month
    else { return false }
    if index < end, bytes[index] == Byte.period { index += 1 }
    guard let next = solid(index, end), Byte.isDigit(bytes[next]) else { return true }
    return bytes[next..<end].prefix { Byte.isDigit($0) }.count == 4
  }

  /// `3. 4. st`, `5. 4. pá, rychlovka`: day and month, each with its point, and a short weekday.
  private func isDayAndMonth(point: Int, _ end: Int) -> Bool {
    guard bytes[point] == Byte.period, let month = solid(point + 1, end), month > point + 1 else {
      return false
    }
    var index = month
    while index < end, Byte.isDigit(bytes[index]) { index += 1 }
    guard 1...2 ~= index - month, index < end, bytes[index] == Byte.period,
      let word = solid(index + 1, end), word > index + 1
    else { return false }
    let letters = bytes[word..<end].prefix { Byte.isASCIILetter($0) || $0 >= 0x80 }
    return 2...4 ~= letters.count
      && (letters.endIndex == end || bytes[letters.endIndex] == Byte.comma)
  }

  /// The first byte that is no blank.
  private func solid(_ start: Int, _ end: Int) -> Int? {
    bytes[start..<end].firstIndex { !Byte.isBlank($0) }
  }
}
