/// A text with the productions that made it.
struct Derivation {
  let symbol: String
  private(set) var text = ""
  private(set) var parts: [Derivation] = []

  init(of symbol: String) {
    self.symbol = symbol
  }

  mutating func append(_ text: String) {
    self.text += text
  }

  mutating func append(_ part: Derivation) {
    text += part.text
    parts.append(part)
  }

  /// The first part of that symbol among the direct parts.
  subscript(_ symbol: String) -> Derivation? { parts.first { $0.symbol == symbol } }

  func all(_ symbol: String) -> [Derivation] { parts.filter { $0.symbol == symbol } }
}
