extension Command {
  static let completions = Command(
    "completions", "prints a script by which a shell completes wlog’s words",
    examples: [
      Example("wlog completions bash > ~/.local/share/bash-completion/completions/wlog", "bash"),
      Example("wlog completions zsh > ~/.zfunc/_wlog", "zsh, with ~/.zfunc in $fpath"),
      Example("wlog completions fish > ~/.config/fish/completions/wlog.fish", "fish"),
    ],
    operands: Operands(
      usage: "bash|zsh|fish", count: 1...1, kind: .words(["bash", "zsh", "fish"]))
  ) { arguments, console throws(Failure) in
    switch arguments.operands[0] {
    case "bash": console.output.write(BashCompletion.script())
    case "zsh": console.output.write(ZshCompletion.script())
    case "fish": console.output.write(FishCompletion.script())
    case let other:
      throw Failure("there are no completions for ‘\(other)’", hint: "bash, zsh or fish")
    }
    return .fine
  }
}
