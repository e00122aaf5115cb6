import JournalSyntax

/// Sentences in lines that fit a terminal.
enum WrappedText {
  private static let width = 92
  private static let labelWidth = 11

  /// With a line end behind the last line.
  static func text(_ text: String) -> String {
    lines(text, width: width).map { $0 + "\n" }.joined()
  }

  /// The same beside a label, which takes eleven columns.
  static func text(_ text: String, label: String, _ style: TextStyle) -> String {
    let gap = String(repeating: " ", count: max(1, labelWidth - DisplayWidth.of(label)))
    let margin = String(repeating: " ", count: labelWidth)
    return lines(text, width: width - labelWidth).enumerated()
      .map { ($0 == 0 ? style(label, .bold) + gap : margin) + $1 + "\n" }.joined()
  }

  private static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(String(word)) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
