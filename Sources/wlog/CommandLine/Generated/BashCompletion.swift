/// Completion for bash, made from the tables.
enum BashCompletion {
  static func script() -> String {
    let names = Command.all.map(\.name).joined(separator: " ")
    var text = """
      # bash completion for wlog
      _wlog() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command="" word
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$word" in -*) ;; *) command="$word"; break ;; esac
        done
        case "$previous" in

      """
    text += values() + "  esac\n"
    text += """
        if [[ -z $command && $current != -* ]]; then
          COMPREPLY=($(compgen -W "\(names)" -- "$current"))
          return
        fi
        local options="\(words(Option.common))"
        case "$command" in

      """
    for command in Command.all { text += entry(command) }
    text += """
        esac
        [[ $current == -* ]] && COMPREPLY=($(compgen -W "$options" -- "$current"))
      }
      complete -o filenames -F _wlog wlog

      """
    return text
  }

  /// What may follow an option that takes a value.
  private static func values() -> String {
    var seen: Set<String> = []
    var text = ""
    for option in Command.all.flatMap(\.options) + Option.common {
      guard let action = action(option.value), seen.insert(option.name).inserted else { continue }
      let spellings = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
      text += "    \(spellings.joined(separator: "|"))) \(action); return ;;\n"
    }
    return text
  }

  private static func action(_ value: Option.Value) -> String? {
    switch value {
    case .none: nil
    case .text: "COMPREPLY=()"
    case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .choice(_, let words): reply(words)
    }
  }

  private static func reply(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
  }

  private static func entry(_ command: Command) -> String {
    let operands: String
    switch command.operands.kind {
    case .nothing: operands = ":"
    case .files: operands = "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folders: operands = "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .words(let words): operands = reply(words)
    }
    return "    \(command.name)) options+=\" \(words(command.options))\"; \(operands) ;;\n"
  }

  private static func words(_ options: [Option]) -> String {
    options.flatMap { ["--\($0.name)"] + ($0.short.map { ["-\($0)"] } ?? []) }
      .joined(separator: " ")
  }
}
