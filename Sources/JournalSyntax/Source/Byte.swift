/// The bytes that the lexer knows by name.
package enum Byte {
  package static let null: UInt8 = 0x00
  package static let tab: UInt8 = 0x09
  package static let lineFeed: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
  package static let space: UInt8 = 0x20
  package static let exclamation: UInt8 = 0x21
  package static let quotationMark: UInt8 = 0x22
  package static let hash: UInt8 = 0x23
  package static let dollar: UInt8 = 0x24
  package static let percent: UInt8 = 0x25
  package static let ampersand: UInt8 = 0x26
  package static let apostrophe: UInt8 = 0x27
  package static let openParenthesis: UInt8 = 0x28
  package static let closeParenthesis: UInt8 = 0x29
  package static let asterisk: UInt8 = 0x2A
  package static let plus: UInt8 = 0x2B
  package static let comma: UInt8 = 0x2C
  package static let hyphen: UInt8 = 0x2D
  package static let period: UInt8 = 0x2E
  package static let slash: UInt8 = 0x2F
  package static let zero: UInt8 = 0x30
  package static let nine: UInt8 = 0x39
  package static let colon: UInt8 = 0x3A
  package static let semicolon: UInt8 = 0x3B
  package static let less: UInt8 = 0x3C
  package static let equals: UInt8 = 0x3D
  package static let greater: UInt8 = 0x3E
  package static let question: UInt8 = 0x3F
  package static let at: UInt8 = 0x40
  package static let openBracket: UInt8 = 0x5B
  package static let backslash: UInt8 = 0x5C
  package static let closeBracket: UInt8 = 0x5D
  package static let caret: UInt8 = 0x5E
  package static let underscore: UInt8 = 0x5F
  package static let backtick: UInt8 = 0x60
  package static let openBrace: UInt8 = 0x7B
  package static let pipe: UInt8 = 0x7C
  package static let closeBrace: UInt8 = 0x7D
  package static let tilde: UInt8 = 0x7E

  @inline(__always)
  package static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

  @inline(__always)
  package static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  @inline(__always)
  package static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
}
