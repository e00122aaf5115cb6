/// The door of the program: words in, status out.
func run(_ words: [String]) -> ExitStatus {
  var console = Console(Arguments())
  do throws(Failure) {
    let (common, rest) = try ArgumentParser.parseCommon(words.dropFirst())
    console = Console(common)
    guard let name = rest.first else { return answerWithoutCommand(common, console) }
    let command = try Command.named(name)
    let arguments = try ArgumentParser.parse(rest.dropFirst(), for: command, after: common)
    console = Console(arguments)
    if arguments.contains(.help) {
      console.output.write(Help.of(command))
    } else if arguments.contains(.version) {
      console.output.writeLine(Version.line)
    } else {
      try ArgumentParser.checkCount(of: arguments, for: command)
      let status = try command.run(arguments, console)
      console.output.flush()
      return status
    }
    console.output.flush()
    return .fine
  } catch {
    console.report(error)
    return .failure
  }
}

func answerWithoutCommand(_ arguments: Arguments, _ console: Console) -> ExitStatus {
  if arguments.contains(.version) {
    console.output.writeLine(Version.line)
  } else if arguments.contains(.help) {
    console.output.write(Help.overview())
  } else {
    console.tell(Help.overview())
    return .failure
  }
  console.output.flush()
  return .fine
}

Process.ignoreBrokenPipes()
Process.end(with: run(CommandLine.arguments))
