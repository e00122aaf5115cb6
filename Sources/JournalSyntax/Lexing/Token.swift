/// A piece of a file. The tokens of a file, joined, are the file, byte for byte.
public struct Token: Hashable, Sendable {
  public let kind: TokenKind
  public let range: ByteRange

  public init(_ kind: TokenKind, _ range: ByteRange) {
    self.kind = kind
    self.range = range
  }

  @inline(__always)
  init(_ kind: TokenKind, _ start: Int, _ end: Int) {
    self.kind = kind
    range = ByteRange(start, end)
  }
}

/// What a token looks like; what it means is for the parser and the reader to say.
public enum TokenKind: UInt8, Hashable, Sendable, CaseIterable {
  /// LF, CR LF or CR.
  case newline
  /// Spaces and tabs, no-break and zero-width spaces, a byte-order mark.
  case blank
  /// Digits, perhaps with one decimal point: `12`, `82.5`.
  case number
  /// Letters of any script.
  case word
  /// A times sign: `×`, `✕`, or an `x` that stands where one is meant.
  case times
  case asterisk
  case at
  case plus
  /// `-` and all dashes.
  case hyphen
  case slash
  /// `,` and `、`.
  case comma
  case period
  case colon
  case semicolon
  case openParenthesis
  case closeParenthesis
  case openBracket
  case closeBracket
  case openBrace
  case closeBrace
  case hash
  case less
  case greater
  case equals
  case pipe
  case percent
  case tilde
  case question
  case exclamation
  case ampersand
  case underscore
  case backtick
  /// `'`, `’`, `′`: a quote, an apostrophe, minutes or feet.
  case apostrophe
  /// `"`, `“`, `”`, `″`: a quote, seconds or inches.
  case quotationMark
  /// `→`.
  case arrow
  /// `•`, `·`, `・`.
  case dot
  /// A sign that something was done: `✓`, `✅`.
  case check
  /// Any other character that is no letter: `$`, an emoji.
  case symbol
  /// Bytes that are no UTF-8, and control characters.
  case invalid
}
