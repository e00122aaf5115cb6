/// Blanks around what stands in a cell.
enum Trimming {
  /// Without them.
  static func blanks(of text: some StringProtocol) -> String {
    var text = text[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// The lines of a note, without blanks around them; apps write line ends also as `\n`.
  static func lines(of note: String) -> [String] {
    var lines: [String] = []
    for part in note.split(whereSeparator: \.isNewline) {
      for line in part.split(separator: "\\n") {
        let trimmed = blanks(of: line)
        if !trimmed.isEmpty { lines.append(trimmed) }
      }
    }
    return lines
  }
}
