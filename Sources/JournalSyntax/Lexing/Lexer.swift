/// Cuts a file into tokens. Never fails: what it does not know is a `symbol` or `invalid`.
///
/// Linear, without looking back, and without a `String`.
public struct Lexer: Sendable {
  let bytes: [UInt8]
  /// Where the next token starts.
  public private(set) var position: Int

  public init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// All tokens of a file.
  public static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    var tokens: [Token] = []
    tokens.reserveCapacity(bytes.count / 2)
    while lexer.position < bytes.count { lexer.append(to: &tokens, end: bytes.count) }
    return tokens
  }

  /// Puts the tokens of a range into `tokens`, in place of what was there.
  ///
  /// The range must start where a token starts; a line's content does.
  package mutating func tokenize(_ range: Range<Int>, into tokens: inout [Token]) {
    tokens.removeAll(keepingCapacity: true)
    position = range.lowerBound
    while position < range.upperBound { append(to: &tokens, end: range.upperBound) }
  }

  /// Consumes at least one byte and appends one token, or two when a times sign is glued to a word.
  @inline(__always)
  private mutating func append(to tokens: inout [Token], end: Int) {
    let start = position
    let byte = bytes[start]
    switch Self.classes[Int(byte)] {
    case .blank:
      skip(to: end) { Byte.isBlank($0) }
      tokens.append(Token(.blank, start, position))
    case .digit:
      number(end: end)
      tokens.append(Token(.number, start, position))
    case .letter:
      word(end: end)
      appendWord(start, to: &tokens, end: end)
    case .lineFeed:
      position += 1
      tokens.append(Token(.newline, start, position))
    case .carriageReturn:
      position += 1
      if position < end, bytes[position] == Byte.lineFeed { position += 1 }
      tokens.append(Token(.newline, start, position))
    case .mark:
      position += 1
      tokens.append(Token(Self.marks[Int(byte)], start, position))
    case .control:
      position += 1
      tokens.append(Token(.invalid, start, position))
    case .multibyte:
      multibyte(to: &tokens, end: end)
    }
  }

  @inline(__always)
  private mutating func skip(to end: Int, while condition: (UInt8) -> Bool) {
    position += 1
    while position < end, condition(bytes[position]) { position += 1 }
  }

  /// Digits, and one point with digits behind it: but `2020.11.23` is three numbers.
  private mutating func number(end: Int) {
    skip(to: end) { Byte.isDigit($0) }
    guard position + 1 < end, bytes[position] == Byte.period, Byte.isDigit(bytes[position + 1])
    else { return }
    var fractionEnd = position + 2
    while fractionEnd < end, Byte.isDigit(bytes[fractionEnd]) { fractionEnd += 1 }
    let isDotted =
      fractionEnd + 1 < end && bytes[fractionEnd] == Byte.period
      && Byte.isDigit(bytes[fractionEnd + 1])
    if !isDotted, !followsDottedNumber { position = fractionEnd }
  }

  /// True behind `2020.` in `2020.11.23`: the digits here belong to a dotted date.
  private var followsDottedNumber: Bool {
    var index = position - 1
    while index >= 0, Byte.isDigit(bytes[index]) { index -= 1 }
    return index >= 1 && bytes[index] == Byte.period && Byte.isDigit(bytes[index - 1])
  }

  /// Letters; a word ends where Han, kana or Hangul meet another script (`100kg失敗`).
  private mutating func word(end: Int) {
    let start = position
    while position < end {
      let byte = bytes[position]
      if Byte.isASCIILetter(byte) {
        guard position == start || !isEastAsian(at: start) else { return }
        position += 1
      } else if byte >= 0x80 {
        let (scalar, length) = decode(at: position, end: end)
        guard let scalar, CharacterClass.kind(of: scalar) == .word,
          !CharacterClass.isTimesLetter(scalar) || !isDigit(at: position + length, end: end),
          position == start || isEastAsian(at: start) == isEastAsian(at: position)
        else { return }
        position += length
      } else {
        guard isGershayim(byte, from: start, end: end) else { return }
        position += 1
      }
    }
  }

  /// The mark in `ק"ג`: between Hebrew letters a quotation mark is part of an abbreviation.
  private func isGershayim(_ byte: UInt8, from start: Int, end: Int) -> Bool {
    byte == Byte.quotationMark && position > start + 1 && position + 1 < end
      && bytes[position - 2] == 0xD7 && bytes[position + 1] == 0xD7
  }

  /// Splits a glued times sign off a word: `5xBar`, `5kgx5`, `77.5кгx7`, `3xF`; a lone `x` is one.
  private func appendWord(_ start: Int, to tokens: inout [Token], end: Int) {
    let length = position - start
    let first = bytes[start] | 0x20
    if first == 0x78 {
      if length == 1 {
        tokens.append(Token(.times, start, position))
        return
      }
      if length == 2, bytes[start + 1] | 0x20 == 0x78 {
        tokens.append(Token(.times, start, position))
        return
      }
      let followsDigit = start > 0 && (Byte.isDigit(bytes[start - 1]))
      if followsDigit {
        tokens.append(Token(.times, start, start + 1))
        tokens.append(Token(.word, start + 1, position))
        return
      }
    }
    if bytes[position - 1] | 0x20 == 0x78, length <= (first < 0x80 ? 6 : 13), length > 1,
      isDigit(at: position, end: end) || isOpening(at: position, end: end)
        || isBetweenNumbers(start, end: end) || isBodyweight(start, end: end),
      Keywords.canCarryTimes(bytes[start..<(position - 1)])
    {
      tokens.append(Token(.word, start, position - 1))
      tokens.append(Token(.times, position - 1, position))
      return
    }
    tokens.append(Token(.word, start, position))
  }

  /// True for the lead bytes of U+3000…U+DFFF, whose scripts write no spaces.
  private func isEastAsian(at index: Int) -> Bool {
    bytes[index] &- 0xE3 < 0x0B
  }

  private func isDigit(at index: Int, end: Int) -> Bool {
    index < end && Byte.isDigit(bytes[index])
  }

  /// The `kgx` of `60kgx 8`.
  private func isBetweenNumbers(_ start: Int, end: Int) -> Bool {
    start > 0 && isDigit(at: start - 1, end: end) && position < end
      && bytes[position] == Byte.space && isDigit(at: position + 1, end: end)
  }

  /// The `BWx` of `BWx 8`.
  private func isBodyweight(_ start: Int, end: Int) -> Bool {
    position - start == 3 && bytes[start] | 0x20 == 0x62 && bytes[start + 1] | 0x20 == 0x77
      && position < end && bytes[position] == Byte.space && isDigit(at: position + 1, end: end)
  }

  private func isOpening(at index: Int, end: Int) -> Bool {
    index < end && bytes[index] == Byte.openParenthesis
  }

  private mutating func multibyte(to tokens: inout [Token], end: Int) {
    let start = position
    let (scalar, length) = decode(at: start, end: end)
    guard let scalar else {
      position += length
      tokens.append(Token(.invalid, start, position))
      return
    }
    let kind = CharacterClass.kind(of: scalar)
    guard kind == .word else {
      position += length
      skipVariationSelector(to: end)
      tokens.append(Token(kind, start, position))
      return
    }
    if CharacterClass.isTimesLetter(scalar), isTimesHere(from: start, to: start + length, end: end),
      !startsUnit(scalar, at: start + length, end: end)
    {
      position += length
      tokens.append(Token(.times, start, position))
      return
    }
    word(end: end)
    if position == start { position += length }
    appendWord(start, to: &tokens, end: end)
  }

  /// `✖️` is `✖` and U+FE0F, which only says how to draw it.
  private mutating func skipVariationSelector(to end: Int) {
    guard position + 2 < end, bytes[position] == 0xEF, bytes[position + 1] == 0xB8,
      bytes[position + 2] >= 0x8E
    else { return }
    position += 3
  }

  /// The `χλμ` of `5χλμ`, five kilometers, and the `хв` of `15хв`, fifteen minutes.
  private func startsUnit(_ letter: Unicode.Scalar, at index: Int, end: Int) -> Bool {
    guard index + 1 < end else { return false }
    if CharacterClass.isGreekTimesLetter(letter) {
      return bytes[index] == 0xCE || bytes[index] == 0xCF
    }
    guard bytes[index] == 0xD0, bytes[index + 1] == 0xB2 else { return false }
    return index + 2 >= end || bytes[index + 2] < 0x80 || bytes[index + 2] == 0xD0
  }

  /// A Cyrillic `х` is a times sign behind a digit or alone, and a letter inside a word.
  private func isTimesHere(from start: Int, to after: Int, end: Int) -> Bool {
    if start > 0, Byte.isDigit(bytes[start - 1]) { return true }
    guard start == 0 || bytes[start - 1] == Byte.space else {
      return isDigit(at: after, end: end)
    }
    return after >= end || bytes[after] == Byte.space || Byte.isDigit(bytes[after])
  }

  /// The scalar at `index`, or `nil` with the number of bytes that are no UTF-8.
  private func decode(at index: Int, end: Int) -> (Unicode.Scalar?, Int) {
    let first = bytes[index]
    let length: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return (nil, 1)
    }
    guard index + length <= end else { return (nil, 1) }
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard byte & 0xC0 == 0x80 else { return (nil, offset) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let isOverlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000)
    guard !isOverlong, let scalar = Unicode.Scalar(value) else { return (nil, 1) }
    return (scalar, length)
  }
}

extension Lexer {
  private enum ByteClass: UInt8 {
    case blank, digit, letter, lineFeed, carriageReturn, mark, control, multibyte
  }

  private static let classes: [ByteClass] = (0..<256).map { value in
    let byte = UInt8(value)
    if byte >= 0x80 { return .multibyte }
    if Byte.isBlank(byte) { return .blank }
    if Byte.isDigit(byte) { return .digit }
    if Byte.isASCIILetter(byte) { return .letter }
    if byte == Byte.lineFeed { return .lineFeed }
    if byte == Byte.carriageReturn { return .carriageReturn }
    return byte < Byte.space || byte == 0x7F ? .control : .mark
  }

  private static let marks: [TokenKind] = {
    var table = [TokenKind](repeating: .symbol, count: 128)
    let kinds: [(UInt8, TokenKind)] = [
      (Byte.exclamation, .exclamation), (Byte.quotationMark, .quotationMark),
      (Byte.hash, .hash), (Byte.percent, .percent), (Byte.ampersand, .ampersand),
      (Byte.apostrophe, .apostrophe), (Byte.openParenthesis, .openParenthesis),
      (Byte.closeParenthesis, .closeParenthesis), (Byte.asterisk, .asterisk),
      (Byte.plus, .plus), (Byte.comma, .comma), (Byte.hyphen, .hyphen),
      (Byte.period, .period), (Byte.slash, .slash), (Byte.colon, .colon),
      (Byte.semicolon, .semicolon), (Byte.less, .less), (Byte.equals, .equals),
      (Byte.greater, .greater), (Byte.question, .question), (Byte.at, .at),
      (Byte.openBracket, .openBracket), (Byte.closeBracket, .closeBracket),
      (Byte.underscore, .underscore), (Byte.backtick, .backtick),
      (Byte.openBrace, .openBrace), (Byte.pipe, .pipe), (Byte.closeBrace, .closeBrace),
      (Byte.tilde, .tilde),
    ]
    for (byte, kind) in kinds { table[Int(byte)] = kind }
    return table
  }()
}
