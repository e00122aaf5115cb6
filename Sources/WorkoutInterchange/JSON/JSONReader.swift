/// A value of JSON (RFC 8259).
enum JSONValue {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The field of an object; `nil` for anything else, and for `null`.
  subscript(name: String) -> JSONValue? {
    guard case .object(let fields) = self, let value = fields[name] else { return nil }
    if case .null = value { return nil }
    return value
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var isTrue: Bool { if case .boolean(true) = self { true } else { false } }
}

/// Reads JSON from bytes.
struct JSONReader {
  private static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// `nil` for what is no JSON, and for what is nested deeper than 64 levels.
  static func value(of bytes: [UInt8]) -> JSONValue? {
    var reader = Self(bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipBlanks()
    return reader.position == bytes.count ? value : nil
  }
}

extension JSONReader {
  /// value = "null" | "true" | "false" | string | number | array | object
  private mutating func value(depth: Int) -> JSONValue? {
    skipBlanks()
    guard depth < Self.deepest, position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    case UInt8(ascii: "t"): return take("true") ? .boolean(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .boolean(false) : nil
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "{"): return object(depth: depth)
    default: return number()
    }
  }

  /// array = "[" [ value *( "," value ) ] "]"
  private mutating func array(depth: Int) -> JSONValue? {
    position += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array([]) }
    while true {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
      skipBlanks()
      if take("]") { return .array(elements) }
      guard take(",") else { return nil }
    }
  }

  /// object = "{" [ string ":" value *( "," string ":" value ) ] "}"
  private mutating func object(depth: Int) -> JSONValue? {
    position += 1
    var fields: [String: JSONValue] = [:]
    skipBlanks()
    if take("}") { return .object([:]) }
    while true {
      skipBlanks()
      guard let name = string() else { return nil }
      skipBlanks()
      guard take(":"), let value = value(depth: depth + 1) else { return nil }
      fields[name] = value
      skipBlanks()
      if take("}") { return .object(fields) }
      guard take(",") else { return nil }
    }
  }

  private mutating func number() -> JSONValue? {
    let start = position
    while position < bytes.count, "+-.0123456789eE".utf8.contains(bytes[position]) { position += 1 }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map { .number($0) }
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        text += Array(String(scalar).utf8)
      default: text.append(byte)
      }
    }
    return nil
  }

  /// What follows a backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicode()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    default: return nil
    }
  }

  /// Four hexadecimal digits; with a second escape for what lies beyond them.
  private mutating func unicode() -> Unicode.Scalar? {
    guard let high = fourDigits() else { return nil }
    guard 0xD800..<0xDC00 ~= high else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    guard take("\\u"), let low = fourDigits(), 0xDC00..<0xE000 ~= low else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func fourDigits() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    position += 4
    return UInt32(digits, radix: 16)
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) })
    else { return false }
    position = end
    return true
  }

  private mutating func skipBlanks() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }
}
