/// An option of the command line as data: parsing, help, manual and completions come from it.
struct Option: Sendable {
  enum Value: Sendable {
    /// A switch: it is there or it is not.
    case none
    /// A word for people to fill in, e.g. `DATE`.
    case text(String)
    case file(String)
    case folder(String)
    case choice(String, [String])
  }

  /// Without the dashes: `stdin-name`.
  let name: String
  let short: Character?
  let value: Value
  /// What it does, in half a sentence.
  let summary: String
  /// True when each use adds to those before; else the last one counts.
  let isRepeatable: Bool

  init(
    _ name: String, short: Character? = nil, value: Value = .none, isRepeatable: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
    self.isRepeatable = isRepeatable
  }

  /// `FILE`, `auto|always|never`; `nil` for a switch.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let word), .file(let word), .folder(let word), .choice(let word, _): word
    }
  }

  var choices: [String]? {
    if case .choice(_, let words) = value { words } else { nil }
  }

  /// `-o, --output DIR`.
  var usage: String {
    let dashes = short.map { "-\($0), --\(name)" } ?? "    --\(name)"
    return placeholder.map { "\(dashes) \($0)" } ?? dashes
  }
}
