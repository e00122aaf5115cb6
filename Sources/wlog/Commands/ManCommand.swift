extension Command {
  static let man = Command(
    "man", "prints the manual page",
    examples: [
      Example("wlog man | man -l -", "read it"),
      Example("wlog man > /usr/local/share/man/man1/wlog.1", "install it"),
    ],
    operands: .none
  ) { _, console throws(Failure) in
    console.output.write(ManualPage.text())
    return .fine
  }
}
