/// Sets with their numbers in front.
extension LineBytes {
  /// `#2: 100 kg x 5`: the number of a set.
  func isNumberedSet(_ line: inout LineSyntax, _ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end, Byte.isDigit(bytes[index]) { index += 1 }
    guard 1...2 ~= index - start, index + 1 < end, bytes[index] == Byte.colon,
      Byte.isBlank(bytes[index + 1])
    else { return false }
    line.kind = .numbered
    line.level = bytes[start..<index].reduce(0) { $0 &* 10 &+ ($1 &- Byte.zero) }
    setContent(&line, index + 1, end)
    return true
  }
}
