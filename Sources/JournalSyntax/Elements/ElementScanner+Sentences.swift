/// Points that end a sentence, and no abbreviation.
extension ElementScanner {
  /// `100 kg. Rest tomorrow.`: a capital letter behind the point, and no abbreviation before it.
  func beginsSentence(behind period: Int) -> Bool {
    guard kind(at: period + 1) == .blank, kind(at: period + 2) == .word else { return false }
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[Int(tokens[period + 2].range.start)]
  }
}
