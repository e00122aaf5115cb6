/// The manual page in roff (man macros), made from the tables.
enum ManualPage {
  static func text() -> String {
    var page = ".TH WLOG 1 \"\" \"wlog \(Version.number)\" \"User Commands\"\n"
    page += section("NAME") + "wlog \\- \(escaped(Help.tagline))\n"
    page += section("SYNOPSIS") + ".B wlog\n\\fICOMMAND\\fR [\\fIOPTIONS\\fR] [\\fIPATH\\fR…]\n"
    page += section("DESCRIPTION") + escaped(Help.pathRule) + "\n"
    page += section("COMMANDS")
    for command in Command.all { page += entry(command) }
    page += section("OPTIONS OF EVERY COMMAND")
    for option in Option.common { page += entry(option) }
    page += section("EXIT STATUS")
    page += item("0", "all is well") + item("1", "check has findings")
    page += item("2", "wrong use, unreadable input, or a write that failed")
    page += section("ENVIRONMENT")
    page += item("WLOG_JOURNAL", "the journal to use when no PATH is given")
    page += item("NO_COLOR, CLICOLOR_FORCE, TERM", "when to use colours")
    return page
  }

  private static func entry(_ command: Command) -> String {
    var text = ".SS \"\(escaped(command.usage))\"\n\(escaped(command.summary)).\n"
    for option in command.options { text += entry(option) }
    for detail in command.details { text += ".PP\n\(escaped(detail))\n" }
    for example in command.examples { text += item(example.line, example.explanation) }
    return text
  }

  private static func entry(_ option: Option) -> String {
    item(option.usage.trimmingBlanks, option.summary)
  }

  private static func section(_ name: String) -> String { ".SH \(name)\n" }

  private static func item(_ term: String, _ text: String) -> String {
    ".TP\n.B \(escaped(term))\n\(escaped(text))\n"
  }

  /// A backslash, a hyphen and a dot or quote at the start of a line mean something to roff.
  private static func escaped(_ text: String) -> String {
    let body = text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return body.hasPrefix(".") || body.hasPrefix("'") ? "\\&" + body : body
  }
}

extension String {
  fileprivate var trimmingBlanks: String { String(drop { $0 == " " }) }
}
