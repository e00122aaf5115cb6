/// Numbers beside times signs, told from their bytes.
extension ElementScanner {
  /// `110x3`, `110 x 3`, `110 kg`.
  func standsBeforeFactors(_ number: Int) -> Bool {
    var place = Int(tokens[number].range.end)
    if place < bytes.count, bytes[place] == Byte.space { place += 1 }
    guard place < bytes.count else { return false }
    switch bytes[place] | 0x20 {
    case UInt8(ascii: "x"), UInt8(ascii: "k"), UInt8(ascii: "l"): return true
    default: return bytes[place] == UInt8(ascii: "*") || bytes[place] == 0xC3
    }
  }

  /// The 5 of `80x5` and of `80 x 5`.
  func isBehindTimes(_ element: Element) -> Bool {
    var place = Int(element.range.start) - 1
    while place >= 0, bytes[place] == Byte.space { place -= 1 }
    guard place >= 0 else { return false }
    return bytes[place] | 0x20 == UInt8(ascii: "x") || bytes[place] == UInt8(ascii: "*")
      || place > 0 && bytes[place - 1] == 0xC3 && bytes[place] == 0x97
  }
}
