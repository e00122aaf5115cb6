extension Command {
  static let spec = Command(
    "spec", "prints the specification of the journal format",
    examples: [
      Example("wlog spec | less", "read it"),
      Example("wlog spec > format.md", "keep it beside the journal"),
    ],
    operands: .none,
    details: ["The text is Markdown; its examples are read by the tests of this program."]
  ) { _, console throws(Failure) in
    console.output.write(specification)
    return .fine
  }
}
