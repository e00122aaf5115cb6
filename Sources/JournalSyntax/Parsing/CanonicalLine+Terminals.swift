/// The smallest parts of canonical lines: words, numbers, clocks.
extension CanonicalLine {
  /// Minutes and two digits of seconds.
  mutating func clock(_ bytes: Bytes) -> Int32? {
    guard let minutes = whole(bytes), take(":", bytes), position + 1 < end,
      Byte.isDigit(bytes[position]), Byte.isDigit(bytes[position + 1])
    else { return nil }
    position += 2
    guard position == end || bytes[position] != Byte.colon else { return nil }
    let tens = Int32(bytes[position - 2] &- Byte.zero)
    return minutes * 60 + tens * 10 + Int32(bytes[position - 1] &- Byte.zero)
  }

  @inline(__always)
  mutating func take(_ text: StaticString, _ bytes: Bytes) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - position >= count else { return false }
    for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] {
      return false
    }
    position += count
    return true
  }

  /// At most four digits.
  @inline(__always)
  mutating func whole(_ bytes: Bytes) -> Int32? {
    let start = position
    var value: Int32 = 0
    while position < end, Byte.isDigit(bytes[position]), position - start < 4 {
      value = value * 10 + Int32(bytes[position] &- Byte.zero)
      position += 1
    }
    guard position > start, position == end || !Byte.isDigit(bytes[position]) else { return nil }
    return value
  }

  /// At most four digits and three decimals, in thousandths.
  mutating func number(_ bytes: Bytes) -> Int32? {
    guard var value = whole(bytes) else { return nil }
    value *= 1000
    guard position < end, bytes[position] == Byte.period else { return value }
    var scale: Int32 = 100
    position += 1
    let start = position
    while position < end, Byte.isDigit(bytes[position]), scale > 0 {
      value += Int32(bytes[position] &- Byte.zero) * scale
      scale /= 10
      position += 1
    }
    guard position > start, position == end || !Byte.isDigit(bytes[position]) else { return nil }
    return value
  }
}
