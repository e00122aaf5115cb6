/// The word for `with` cut to its first letter.
extension ElementScanner {
  /// The letter of `3x12 c/ 14 kg` in Spanish and Portuguese and of `3x8 m/ 10 kg` in Norwegian, as
  /// English writes `w/`.
  var isWithLetter: Bool {
    guard kind(at: index + 1) == .slash, kind(at: nextSolid(from: index + 2)) == .number else {
      return false
    }
    switch byte(at: index) | 0x20 {
    case UInt8(ascii: "c"), UInt8(ascii: "m"): return true
    default: return false
    }
  }
}
