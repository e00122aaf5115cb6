/// A command as data, with the function that carries it out.
struct Command: Sendable {
  /// What may stand on the command line besides options.
  struct Operands: Sendable {
    /// As help shows it: `[PATH…]`.
    let usage: String
    let count: ClosedRange<Int>
    /// What completion offers.
    let kind: Kind

    enum Kind: Sendable {
      case nothing
      case files
      case folders
      case words([String])
    }

    static let none = Operands(usage: "", count: 0...0, kind: .nothing)
    static let paths = Operands(usage: "[PATH…]", count: 0...Int.max, kind: .files)
  }

  struct Example: Sendable {
    let line: String
    let explanation: String

    init(_ line: String, _ explanation: String) {
      self.line = line
      self.explanation = explanation
    }
  }

  let name: String
  /// What it does, in half a sentence.
  let summary: String
  /// The most useful first.
  let examples: [Example]
  let operands: Operands
  /// Those beside the common ones.
  let options: [Option]
  /// More to know, in paragraphs; may be empty.
  let details: [String]
  let run: @Sendable (Arguments, Console) throws(Failure) -> ExitStatus

  init(
    _ name: String, _ summary: String, examples: [Example], operands: Operands = .paths,
    options: [Option] = [], details: [String] = [],
    run: @escaping @Sendable (Arguments, Console) throws(Failure) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.examples = examples
    self.operands = operands
    self.options = options
    self.details = details
    self.run = run
  }

  var allOptions: [Option] { options + Option.common }

  /// `wlog check [OPTIONS] [PATH…]`.
  var usage: String {
    let words = ["wlog", name, "[OPTIONS]", operands.usage].filter { !$0.isEmpty }
    return words.joined(separator: " ")
  }
}
