/// Text for a terminal that may or may not show colours.
package struct TextStyle: Hashable, Sendable {
  /// The looks that are used, as parameters of the SGR sequence (ECMA-48).
  package enum Look: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case green = "32"
    case yellow = "1;33"
    case blue = "34"
    case cyan = "36"
  }

  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The text with the look, or as it is where there are no colours.
  package func callAsFunction(_ text: String, _ look: Look) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// As `callAsFunction`, for bytes.
  func append(_ text: String, _ look: Look, to output: inout [UInt8]) {
    begin(look, &output)
    output += text.utf8
    end(&output)
  }

  /// What is appended from here to `end` has the look.
  func begin(_ look: Look, _ output: inout [UInt8]) {
    if isColored { output += "\u{1B}[\(look.rawValue)m".utf8 }
  }

  func end(_ output: inout [UInt8]) {
    if isColored { output += "\u{1B}[0m".utf8 }
  }
}
