/// Findings as the workflow commands by which GitHub Actions annotates changed lines.
package enum GitHubRenderer {
  /// `::warning file=push.md,line=3,col=7,endLine=3,endColumn=10,title=W202::…`.
  package static func annotation(
    _ diagnostic: Diagnostic, path: String, from start: LineColumn, to end: LineColumn
  ) -> String {
    let text = [diagnostic.message, diagnostic.help].filter { !$0.isEmpty }.joined(separator: "\n")
    let place =
      "file=\(property(path)),line=\(start.line),col=\(start.column),endLine=\(end.line)"
      + ",endColumn=\(end.column)"
    return
      "::\(command(diagnostic.severity)) \(place),title=\(diagnostic.code.name)::\(data(text))\n"
  }

  private static func command(_ severity: Severity) -> String {
    severity == .hint ? "notice" : severity.name
  }

  /// As actions/toolkit `escapeData`.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"])
  }

  /// As actions/toolkit `escapeProperty`.
  private static func property(_ text: String) -> String {
    escaped(
      text, ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ table: [Character: String]) -> String {
    text.reduce(into: "") { $0 += table[$1] ?? String($1) }
  }
}
