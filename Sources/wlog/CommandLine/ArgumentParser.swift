/// Splits the words of a command line into options and operands, as the command's table says.
struct ArgumentParser {
  private let options: [Option]
  /// How to ask for help: `wlog check`.
  private let context: String
  private var rest: ArraySlice<String>
  private var arguments = Arguments()

  private init(options: [Option], context: String, words: ArraySlice<String>) {
    self.options = options
    self.context = context
    rest = words
  }

  /// Everything that stands behind the command's name.
  static func parse(
    _ words: ArraySlice<String>, for command: Command, after common: Arguments
  ) throws(Failure) -> Arguments {
    var parser = Self(
      options: command.allOptions, context: "wlog \(command.name)", words: words)
    parser.arguments = common
    while let word = parser.rest.popFirst() {
      if word == "--" {
        while let operand = parser.rest.popFirst() { parser.arguments.add(operand: operand) }
      } else if !(try parser.takeOption(word)) {
        parser.arguments.add(operand: word)
      }
    }
    return parser.arguments
  }

  /// The options in front of the command's name, and the words from that name on.
  static func parseCommon(
    _ words: ArraySlice<String>
  ) throws(Failure) -> (Arguments, rest: ArraySlice<String>) {
    var parser = Self(options: Option.common, context: "wlog", words: words)
    while let word = parser.rest.first {
      parser.rest.removeFirst()
      if !(try parser.takeOption(word)) {
        return (parser.arguments, [word] + parser.rest)
      }
    }
    return (parser.arguments, [])
  }

  /// Throws when there are too few or too many operands for the command.
  static func checkCount(of arguments: Arguments, for command: Command) throws(Failure) {
    let count = arguments.operands.count
    guard !command.operands.count.contains(count) else { return }
    let usage = "usage: \(command.usage)"
    if count < command.operands.count.lowerBound {
      throw Failure("\(command.name): something is missing", hint: usage)
    }
    throw Failure(
      "\(command.name): ‘\(arguments.operands[command.operands.count.upperBound])’ is too much",
      hint: usage)
  }
}

extension ArgumentParser {
  /// False when the word is no option but an operand.
  private mutating func takeOption(_ word: String) throws(Failure) -> Bool {
    if word.hasPrefix("--"), word != "--" {
      try takeLong(word.dropFirst(2))
      return true
    }
    if word.hasPrefix("-"), word != "-", word != "--" {
      try takeShort(word.dropFirst())
      return true
    }
    return false
  }

  private mutating func takeLong(_ word: Substring) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      throw unknown("--\(name)", nearest: options.map { "--\($0.name)" })
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if option.placeholder == nil {
      guard attached == nil else { throw Failure("--\(name) takes no value", hint: helpHint) }
      arguments.add("", for: option)
    } else {
      try take(option, value: attached, as: "--\(name)")
    }
  }

  /// `-q`, `-qv`, `-osite`, `-o site`.
  private mutating func takeShort(_ letters: Substring) throws(Failure) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw unknown("-\(letter)", nearest: [])
      }
      guard option.placeholder == nil else {
        let attached = letters.first == "=" ? letters.dropFirst() : letters
        try take(option, value: letters.isEmpty ? nil : String(attached), as: "-\(letter)")
        return
      }
      arguments.add("", for: option)
    }
  }

  private mutating func take(
    _ option: Option, value attached: String?, as spelling: String
  ) throws(Failure) {
    guard let value = attached ?? rest.popFirst() else {
      throw Failure("\(spelling) needs a value: \(option.placeholder ?? "")", hint: helpHint)
    }
    if let choices = option.choices, !choices.contains(value) {
      let nearest = Suggestion.nearest(to: value, among: choices)
      throw Failure(
        "\(spelling) is one of \(choices.joined(separator: ", ")); not ‘\(value)’",
        hint: nearest.map { "did you mean ‘\($0)’?" } ?? "")
    }
    arguments.add(value, for: option)
  }

  private func unknown(_ word: String, nearest candidates: [String]) -> Failure {
    let nearest = Suggestion.nearest(to: word, among: candidates)
    return Failure(
      "there is no option \(word)", hint: nearest.map { "did you mean \($0)?" } ?? helpHint)
  }

  private var helpHint: String { "‘\(context) --help’ shows what there is" }
}
