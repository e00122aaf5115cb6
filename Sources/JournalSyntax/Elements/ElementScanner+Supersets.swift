/// Words for a superset that are written as two.
extension ElementScanner {
  /// The first word of `super set`, `süper set` and `bi-set`.
  func isBeforeSet(_ word: ByteRange) -> Bool {
    switch word.count {
    case 2: byte(at: index) | 0x20 == UInt8(ascii: "b") && kind(at: index + 1) == .hyphen
    case 5, 6: byte(at: index) | 0x20 == UInt8(ascii: "s")
    default: false
    }
  }
}
