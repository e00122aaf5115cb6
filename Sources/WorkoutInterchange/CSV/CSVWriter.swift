/// Writes CSV after RFC 4180 as bytes, but with LF as the line end.
package struct CSVWriter {
  package private(set) var bytes: [UInt8] = []
  private var isAtLineStart = true

  package init() {}

  package mutating func line(_ cells: some Sequence<String>) {
    for cell in cells { self.cell(cell) }
    endLine()
  }

  /// The text in quotes where it needs them.
  mutating func cell(_ text: String) {
    separate()
    guard text.utf8.contains(where: Self.needsQuotes) else {
      bytes += text.utf8
      return
    }
    let quote = UInt8(ascii: "\"")
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isAtLineStart = true
  }

  private mutating func separate() {
    if !isAtLineStart { bytes.append(UInt8(ascii: ",")) }
    isAtLineStart = false
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
  }
}
