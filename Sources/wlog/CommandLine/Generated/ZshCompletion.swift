/// Completion for zsh, made from the tables.
enum ZshCompletion {
  static func script() -> String {
    var text = "#compdef wlog\n\n_wlog() {\n  local -a commands\n  commands=(\n"
    for command in Command.all {
      text += "    \(quoted("\(command.name):\(command.summary)"))\n"
    }
    text += """
        )
        local -a common
        common=(
      \(specifications(Option.common))  )
        local context state state_descr line
        typeset -A opt_args
        _arguments -C $common '1: :->command' '*:: :->rest'
        case $state in
          command) _describe command commands ;;
          rest)
            case $words[1] in

      """
    for command in Command.all {
      text += "        \(command.name)) _arguments $common \\\n"
      text +=
        specifications(command.options, lineEnd: " \\\n") + "          \(operands(command)) ;;\n"
    }
    text += "      esac ;;\n  esac\n}\n\n_wlog \"$@\"\n"
    return text
  }

  private static func specifications(_ options: [Option], lineEnd: String = "\n") -> String {
    options.map { option in
      let spellings = option.short.map { "{-\($0),--\(option.name)}" } ?? "--\(option.name)"
      return "    \(spellings)" + quoted("[\(bracketed(option.summary))]\(action(option.value))")
        + lineEnd
    }.joined()
  }

  private static func action(_ value: Option.Value) -> String {
    switch value {
    case .none: ""
    case .text(let word): ":\(colonless(word)):"
    case .file(let word): ":\(colonless(word)):_files"
    case .folder(let word): ":\(colonless(word)):_files -/"
    case .choice(let word, let words): ":\(colonless(word)):(\(words.joined(separator: " ")))"
    }
  }

  private static func operands(_ command: Command) -> String {
    switch command.operands.kind {
    case .nothing: "'*: :'"
    case .files: "'*: :_files'"
    case .folders: "'*: :_files -/'"
    case .words(let words): quoted("*: :(\(words.joined(separator: " ")))")
    }
  }

  private static func bracketed(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  private static func colonless(_ text: String) -> String { text.filter { $0 != ":" } }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
