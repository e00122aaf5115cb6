internal import JournalSyntax

/// Lines of a plan where the file writes `P:` and `D:` for plan and done.
extension FileReader {
  /// `P: 4x4 @ RPE 7-8` above `D: 110x4 @7`.
  mutating func isPlanByLetter() -> Bool {
    guard elements.count > 2, elements[1].kind == .colon, elements[0].range.count == 1,
      bytes[Int(elements[0].range.start)] == UInt8(ascii: "P"), !elements[1].spaceBefore
    else { return false }
    if let known = context.plansByLetter { return known }
    var (plans, works) = (0, 0)
    for line in document.lines where line.content.count > 3 {
      let start = Int(line.content.start)
      guard bytes[start + 1] == Byte.colon, bytes[start + 2] == Byte.space else { continue }
      if bytes[start] == UInt8(ascii: "P") { plans += 1 }
      if bytes[start] == UInt8(ascii: "D") || bytes[start] == UInt8(ascii: "A") { works += 1 }
    }
    context.plansByLetter = plans > 1 && works > 1
    return plans > 1 && works > 1
  }
}
