extension Command {
  static let help = Command(
    "help", "shows help for wlog or for one command",
    examples: [Example("wlog help check", "the same as wlog check --help")],
    operands: Operands(usage: "[COMMAND]", count: 0...1, kind: .nothing)
  ) { arguments, console throws(Failure) in
    if let name = arguments.operands.first {
      console.output.write(Help.of(try Command.named(name)))
    } else {
      console.output.write(Help.overview())
    }
    return .fine
  }
}
