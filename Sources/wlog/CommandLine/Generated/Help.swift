/// What `--help` shows, made from the tables.
enum Help {
  static let tagline = "reads plain-text workout journals and shows what is in them"

  /// The help of the program as a whole.
  static func overview() -> String {
    var text = "wlog \(tagline)\n\nExamples:\n"
    text += examples(Command.all.compactMap(\.examples.first))
    text += "\nUsage: wlog COMMAND [OPTIONS] [PATH…]\n\nCommands:\n"
    text += table(Command.all.map { ($0.name, $0.summary) })
    text += "\nOptions of every command:\n" + table(Option.common.map { ($0.usage, $0.summary) })
    text += "\n" + paragraph(pathRule)
    text += "\n‘wlog COMMAND --help’ says more about one of them.\n"
    return text
  }

  static func of(_ command: Command) -> String {
    var text = "wlog \(command.name): \(command.summary)\n\nExamples:\n"
    text += examples(command.examples)
    text += "\nUsage: \(command.usage)\n"
    if !command.options.isEmpty {
      text += "\nOptions:\n" + table(command.options.map { ($0.usage, $0.summary) })
    }
    text += "\nOptions of every command:\n" + table(Option.common.map { ($0.usage, $0.summary) })
    let details = command.details + (command.operands.usage.contains("PATH") ? [pathRule] : [])
    for detail in details { text += "\n" + paragraph(detail) }
    return text
  }

  static let pathRule =
    "PATH is a file, a folder (searched for *.wlog, *.md, *.markdown, *.txt and *.org), or - for "
    + "standard input. Without one: $WLOG_JOURNAL, else the nearest folder upwards that holds a "
    + "journal.wlog, else the current folder."
}

extension Help {
  private static let width = 90

  private static func examples(_ examples: [Command.Example]) -> String {
    table(examples.map { ($0.line, $0.explanation) })
  }

  /// Two columns; a long left cell gets a line of its own.
  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let column = min(34, (rows.map(\.left.count).max() ?? 0) + 2)
    var text = ""
    for row in rows {
      let lines = wrap(row.right, width: width - column - 2)
      let gap = String(repeating: " ", count: column + 2)
      if row.left.count + 2 > column {
        text += "  \(row.left)\n" + gap + (lines.first ?? "") + "\n"
      } else {
        let padding = String(repeating: " ", count: column - row.left.count)
        text += "  \(row.left)\(padding)\(lines.first ?? "")\n"
      }
      for line in lines.dropFirst() { text += gap + line + "\n" }
    }
    return text
  }

  private static func paragraph(_ text: String) -> String {
    wrap(text, width: width).joined(separator: "\n") + "\n"
  }

  private static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}
