/// Completion for fish, made from the tables.
enum FishCompletion {
  static func script() -> String {
    var text = "# fish completion for wlog\n"
    for command in Command.all {
      text +=
        "complete -c wlog -n __fish_use_subcommand -f -a \(command.name)"
        + " -d \(quoted(command.summary))\n"
    }
    for option in Option.common { text += "complete -c wlog" + entry(option) }
    for command in Command.all {
      let condition = " -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options { text += "complete -c wlog" + condition + entry(option) }
      if case .words(let words) = command.operands.kind {
        text += "complete -c wlog\(condition) -f -a \(quoted(words.joined(separator: " ")))\n"
      }
    }
    return text
  }

  private static func entry(_ option: Option) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    return short + " -l \(option.name)\(action(option.value)) -d \(quoted(option.summary))\n"
  }

  private static func action(_ value: Option.Value) -> String {
    switch value {
    case .none: ""
    case .text: " -x"
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .choice(_, let words): " -x -a \(quoted(words.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
      + "'"
  }
}
