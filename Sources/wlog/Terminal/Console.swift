import JournalSyntax

/// Where a command's data and messages go, and how they may look.
final class Console {
  /// Data.
  let output: ByteStream
  private let messages: ByteStream
  let outputStyle: TextStyle
  let messageStyle: TextStyle
  private let isQuiet: Bool
  private let isVerbose: Bool
  /// True when a person watches the messages come in.
  let showsProgress: Bool

  init(_ arguments: Arguments) {
    output = ByteStream(descriptor: Descriptor.standardOutput, name: "standard output")
    messages = ByteStream(descriptor: Descriptor.standardError, name: "standard error")
    let choice = arguments.value(of: .color) ?? "auto"
    outputStyle = Self.style(choice, descriptor: Descriptor.standardOutput)
    messageStyle = Self.style(choice, descriptor: Descriptor.standardError)
    isQuiet = arguments.contains(.quiet)
    isVerbose = arguments.contains(.verbose)
    showsProgress =
      !isQuiet && Environment.isTerminal(Descriptor.standardError)
      && Environment.value(of: "TERM") != "dumb"
  }

  /// What a person may like to know; not with `--quiet`.
  func say(_ text: String) {
    if !isQuiet { tell(text) }
  }

  /// What is being done; only with `--verbose`.
  func explain(_ text: String) {
    if isVerbose { tell(text) }
  }

  func report(_ failure: Failure) {
    var text = messageStyle("wlog:", .bold) + " " + failure.message
    for line in failure.hint.split(separator: "\n") { text += "\n      " + line }
    tell(text)
  }

  /// Shows a line that the next message or progress line takes the place of.
  func showProgress(_ text: String) {
    messages.write("\r\u{1B}[K" + text)
    messages.flush()
  }

  /// What must be heard.
  func tell(_ text: String) {
    output.flush()
    messages.writeLine(text)
    messages.flush()
  }

  /// `NO_COLOR` (no-color.org), `CLICOLOR_FORCE` (bixense.com/clicolors); the option outranks both.
  private static func style(_ choice: String, descriptor: Int32) -> TextStyle {
    switch choice {
    case "always": return TextStyle(isColored: true)
    case "never": return TextStyle(isColored: false)
    default: break
    }
    if Environment.holds("NO_COLOR") { return TextStyle(isColored: false) }
    if Environment.holds("CLICOLOR_FORCE"), Environment.value(of: "CLICOLOR_FORCE") != "0" {
      return TextStyle(isColored: true)
    }
    return TextStyle(
      isColored: Environment.isTerminal(descriptor) && Environment.value(of: "TERM") != "dumb")
  }
}
