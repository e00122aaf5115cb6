internal import JournalSyntax

/// Headings that a line of signs below them makes.
extension FileReader {
  /// `Template` above `--------` is a heading, as in Markdown, when it stands behind a blank line
  /// and holds no number.
  func underlined(_ line: LineSyntax) -> LineSyntax {
    let next = context.lineIndex + 1
    guard context.isAfterBlank || context.lineIndex == 0,
      document.lines[next].kind == .rule || document.lines[next].kind == .conflict,
      line.content.count <= 60,
      !bytes[line.content.indices].contains(where: { Byte.isDigit($0) })
    else { return line }
    var heading = line
    heading.kind = .heading
    heading.level = bytes[Int(document.source.lineStarts[next])] == Byte.equals ? 1 : 2
    return heading
  }

  /// The next line begins with `--` or `==`.
  @inline(__always)
  var isAboveRule: Bool {
    let next = context.lineIndex + 1
    guard next < document.source.lineCount else { return false }
    let start = Int(document.source.lineStarts[next])
    guard start + 1 < document.source.bytes.count else { return false }
    let first = document.source.bytes[start]
    return first == document.source.bytes[start + 1]
      && (first == Byte.hyphen || first == Byte.equals)
  }
}
