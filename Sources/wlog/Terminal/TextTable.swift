import JournalSyntax

/// Rows of cells as columns of text, two blanks apart.
struct TextTable {
  enum Alignment { case left, right }

  private let headings: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  init(_ columns: [(heading: String, alignment: Alignment)]) {
    headings = columns.map(\.heading)
    alignments = columns.map(\.alignment)
  }

  /// One cell for each column.
  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// With headings above, unless all are empty; each line begins with `indent`.
  func text(_ style: TextStyle, indent: String = "") -> String {
    let widths = alignments.indices.map { column in
      ([headings] + rows).map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    var text = ""
    if headings.contains(where: { !$0.isEmpty }) {
      text += indent + style(line(headings, widths), .bold) + "\n"
    }
    for row in rows { text += indent + line(row, widths) + "\n" }
    return text
  }

  /// As a table of GitHub-flavoured Markdown.
  func markdown() -> String {
    let rule = alignments.map { $0 == .left ? "---" : "--:" }
    return ([headings, rule] + rows)
      .map { "| " + $0.map(Self.escaped).joined(separator: " | ") + " |\n" }.joined()
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.indices.map { column in
      let gap = String(repeating: " ", count: widths[column] - DisplayWidth.of(cells[column]))
      return alignments[column] == .left ? cells[column] + gap : gap + cells[column]
    }
    return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
  }

  private static func escaped(_ cell: String) -> String {
    cell.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
  }
}
