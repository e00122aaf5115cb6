package import WorkoutModel

/// Writes JSON (RFC 8259) as bytes, in the order in which it is told.
///
/// Objects and arrays are written by closures, so that none is left open.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// True when the next value or key must be set apart from the one before.
  private var needsComma = false

  package init() {}

  /// The bytes so far; the writer goes on without them.
  package mutating func takeBytes() -> [UInt8] {
    let taken = bytes
    bytes.removeAll(keepingCapacity: true)
    return taken
  }

  /// Ends a line, so that values on lines of their own can follow (JSON Lines).
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  package mutating func object(_ body: (inout Self) -> Void) {
    nest("{", "}", body)
  }

  package mutating func array(_ body: (inout Self) -> Void) {
    nest("[", "]", body)
  }

  package mutating func array<Element>(
    _ elements: some Sequence<Element>, _ body: (inout Self, Element) -> Void
  ) {
    array { json in
      for element in elements { body(&json, element) }
    }
  }

  package mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func string(_ text: String) {
    separate()
    appendQuoted(text)
  }

  package mutating func integer(_ value: Int) {
    raw(String(value))
  }

  /// A number with at most `decimals` decimals; NaN and infinities become `null`.
  package mutating func number(_ value: Double, decimals: Int) {
    raw(DecimalText.of(value, decimals: decimals) ?? "null")
  }

  /// A number that is a text already.
  mutating func number(digits: String) {
    raw(digits)
  }

  package mutating func bool(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  package mutating func null() {
    raw("null")
  }
}

extension JSONWriter {
  package mutating func field(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  package mutating func field(_ name: String, _ value: Int?) {
    key(name)
    if let value { integer(value) } else { null() }
  }

  package mutating func field(_ name: String, _ value: FixedPoint?) {
    key(name)
    raw(value?.description ?? "null")
  }

  package mutating func field(_ name: String, _ value: Double?, decimals: Int) {
    key(name)
    if let value { number(value, decimals: decimals) } else { null() }
  }

  package mutating func field(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  package mutating func object(_ name: String, _ body: (inout Self) -> Void) {
    key(name)
    object(body)
  }

  package mutating func array<Element>(
    _ name: String, _ elements: some Sequence<Element>, _ body: (inout Self, Element) -> Void
  ) {
    key(name)
    array(elements, body)
  }

  package mutating func array(_ name: String, _ texts: [String]) {
    array(name, texts) { $0.string($1) }
  }
}

extension JSONWriter {
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes += text.utf8
  }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout Self) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  /// Escapes what must be escaped, and DEL, so that output is harmless on a terminal.
  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += #"\""#.utf8
      case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
      case 0x0A: bytes += #"\n"#.utf8
      case 0x0D: bytes += #"\r"#.utf8
      case 0x09: bytes += #"\t"#.utf8
      case 0..<0x20, 0x7F:
        bytes += ((byte < 0x10 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
