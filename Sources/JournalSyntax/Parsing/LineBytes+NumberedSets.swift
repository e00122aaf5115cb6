/// Sets with their numbers in front.
extension LineBytes {
  /// `#2: 100 kg x 5`, `#2 100 kg x 5`, `#2 BW x 8`: the number of a set, and no heading.
  func isNumberedSet(_ line: inout LineSyntax, _ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end, Byte.isDigit(bytes[index]) { index += 1 }
    guard 1...2 ~= index - start, index + 1 < end else { return false }
    if bytes[index] != Byte.colon || !Byte.isBlank(bytes[index + 1]) {
      guard Byte.isBlank(bytes[index]), startsLoad(index + 1, end) else { return false }
      index -= 1
    }
    line.kind = .numbered
    line.level = bytes[start...].prefix(while: { Byte.isDigit($0) }).reduce(0) {
      $0 &* 10 &+ ($1 &- Byte.zero)
    }
    setContent(&line, index + 1, end)
    return true
  }

  /// `100 kg`, `100x5`, `+10 x 5`, `BW x 8`; but no date and no name.
  private func startsLoad(_ start: Int, _ end: Int) -> Bool {
    var index = start
    if index < end, bytes[index] == UInt8(ascii: "+") { index += 1 }
    let first = index
    while index < end, Byte.isDigit(bytes[index]) { index += 1 }
    if index == first {
      return index + 2 < end && bytes[index] | 0x20 == UInt8(ascii: "b")
        && bytes[index + 1] | 0x20 == UInt8(ascii: "w")
    }
    guard index - first <= 3 else { return false }
    if index + 1 < end, bytes[index] == Byte.period || bytes[index] == Byte.comma,
      Byte.isDigit(bytes[index + 1])
    {
      index += 1
      while index < end, Byte.isDigit(bytes[index]) { index += 1 }
      if index < end, bytes[index] == Byte.period { return false }
    }
    if index < end, bytes[index] == Byte.space { index += 1 }
    guard index < end else { return false }
    // `#1 135 6`.
    if Byte.isDigit(bytes[index]), index - first > 2 { return true }
    switch bytes[index] {
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "*"), UInt8(ascii: "@"): return true
    case UInt8(ascii: "k"), UInt8(ascii: "K"), UInt8(ascii: "l"), UInt8(ascii: "L"): return true
    // `#1 65 for 12`, `#2 10 reps at 60`.
    case UInt8(ascii: "f"), UInt8(ascii: "r"):
      let word = bytes[index..<end].prefix(4)
      return word.starts(with: "for ".utf8) || word.starts(with: "rep".utf8)
    // `#1 65 - 12`, `#2 65 (12)`, `#3 65, 12`.
    case Byte.hyphen, UInt8(ascii: "("), Byte.comma:
      let next = bytes[(index + 1)..<end].first { $0 != Byte.space }
      return next.map { Byte.isDigit($0) } ?? false
    // `×`, `х`, `кг`.
    default: return bytes[index] == 0xC3 || bytes[index] == 0xD1 || bytes[index] == 0xD0
    }
  }
}
