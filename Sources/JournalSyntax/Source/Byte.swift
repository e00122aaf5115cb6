/// The bytes that the lexer knows by name.
public enum Byte {
  public static let null: UInt8 = 0x00
  public static let tab: UInt8 = 0x09
  public static let lineFeed: UInt8 = 0x0A
  public static let carriageReturn: UInt8 = 0x0D
  public static let space: UInt8 = 0x20
  public static let exclamation: UInt8 = 0x21
  public static let quotationMark: UInt8 = 0x22
  public static let hash: UInt8 = 0x23
  public static let percent: UInt8 = 0x25
  public static let ampersand: UInt8 = 0x26
  public static let apostrophe: UInt8 = 0x27
  public static let openParenthesis: UInt8 = 0x28
  public static let closeParenthesis: UInt8 = 0x29
  public static let asterisk: UInt8 = 0x2A
  public static let plus: UInt8 = 0x2B
  public static let comma: UInt8 = 0x2C
  public static let hyphen: UInt8 = 0x2D
  public static let period: UInt8 = 0x2E
  public static let slash: UInt8 = 0x2F
  public static let zero: UInt8 = 0x30
  public static let nine: UInt8 = 0x39
  public static let colon: UInt8 = 0x3A
  public static let semicolon: UInt8 = 0x3B
  public static let less: UInt8 = 0x3C
  public static let equals: UInt8 = 0x3D
  public static let greater: UInt8 = 0x3E
  public static let question: UInt8 = 0x3F
  public static let at: UInt8 = 0x40
  public static let openBracket: UInt8 = 0x5B
  public static let backslash: UInt8 = 0x5C
  public static let closeBracket: UInt8 = 0x5D
  public static let caret: UInt8 = 0x5E
  public static let underscore: UInt8 = 0x5F
  public static let backtick: UInt8 = 0x60
  public static let openBrace: UInt8 = 0x7B
  public static let pipe: UInt8 = 0x7C
  public static let closeBrace: UInt8 = 0x7D
  public static let tilde: UInt8 = 0x7E

  @inline(__always)
  public static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

  @inline(__always)
  public static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  @inline(__always)
  public static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  @inline(__always)
  public static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
}

extension Sequence<UInt8> {
  /// The number that ASCII digits tell; of other bytes, or of more than 18 digits, it tells nothing.
  package var valueOfDigits: Int { reduce(0) { $0 &* 10 &+ Int($1 &- Byte.zero) } }
}
