internal import JournalSyntax

/// Calls of a site's templates among the lines of a post.
extension FileReader {
  /// The `exercise data="60/70 (5/5) <9/8>"` below `{{<`: what the template makes of it is not known.
  var isInShortcode: Bool {
    guard elements.count > 4, elements[0].kind == .word,
      let equals = elements.firstIndex(where: { $0.kind == .equals }),
      case let mark = Int(elements[equals].range.end), mark < bytes.count,
      bytes[mark] == UInt8(ascii: "\"")
    else { return false }
    for above in document.lines[..<context.lineIndex].suffix(4).reversed() {
      let content = bytes[above.content.indices]
      if content.starts(with: Self.opening) { return true }
      if content.starts(with: Self.closing) { return false }
    }
    return false
  }

  private static let opening = Array("{{".utf8)
  private static let closing = Array(">}}".utf8)
}
