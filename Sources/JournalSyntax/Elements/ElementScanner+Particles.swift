/// The particles that Japanese glues to a word.
extension ElementScanner {
  /// `懸垂は10回`, `ベンチが60kg`, `自重で12回`: the particle between a name, or a word that means
  /// something, and its number belongs to neither.
  func dropParticle(of element: inout Element) {
    guard element.range.count > 3, element.word == .plain, kind(at: index + 1) == .number else {
      return
    }
    let start = Int(element.range.start)
    if let particle = Self.longParticles.first(where: { isEnding($0, of: element.range) }) {
      let end = Int(element.range.end) - particle.count
      element.word = Keywords.word(bytes[start..<end])
      element.range = ByteRange(start, end)
      return
    }
    let end = Int(element.range.end) - 3
    let particle = bytes[end..<(end + 3)]
    let word = Keywords.word(bytes[start..<end])
    guard
      particle == Self.topic || particle == Self.subject || particle == Self.means && word != .plain
    else { return }
    element.word = word
    element.range = ByteRange(start, end)
  }

  /// `デッドリフトでは50kg`, `スクワットも40kg`: behind katakana only, for `太もも` is a thigh.
  private func isEnding(_ particle: [UInt8], of range: ByteRange) -> Bool {
    let end = Int(range.end) - particle.count
    guard end - Int(range.start) >= 3, bytes[end..<Int(range.end)].elementsEqual(particle) else {
      return false
    }
    return bytes[end - 3] == 0xE3
      && (bytes[end - 2] == 0x83 || bytes[end - 2] == 0x82 && bytes[end - 1] >= 0xA0)
  }

  private static let longParticles = "も同じく では でも も".split(separator: " ").map {
    Array($0.utf8)
  }

  private static let topic = Array("は".utf8)[...]
  private static let subject = Array("が".utf8)[...]
  private static let means = Array("で".utf8)[...]

  /// The `ㅠㅠ` of `실패ㅠㅠ` and the `ㅋㅋ` of `성공ㅋㅋ`: letters that cry and laugh say nothing else.
  func dropSighs(of element: inout Element) {
    guard element.word == .plain else { return }
    let start = Int(element.range.start)
    var end = Int(element.range.end)
    while end - start > 3, bytes[end - 3] == 0xE3, 0x84...0x86 ~= bytes[end - 2] { end -= 3 }
    if end < Int(element.range.end) { element.word = Keywords.word(bytes[start..<end]) }
  }
}
