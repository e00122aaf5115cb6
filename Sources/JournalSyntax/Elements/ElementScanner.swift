/// Makes elements of a line's tokens: numbers get their units, clocks become one, emphasis and
/// tags vanish.
package struct ElementScanner: Sendable {
  let bytes: [UInt8]
  /// True when this writer's `82,5` is a number with a decimal comma.
  package var hasDecimalComma: Bool
  /// True when ranges may go on over the ends of lines, as sentences of prose that was broken at a margin do.
  package var joinsLines = false
  var tokens: [Token] = []
  var index = 0
  var pending: Element.Flags = []
  /// The tokens before this index were searched for quotation marks.
  var quotesSeenTo = 0
  /// True when an odd number of them was found.
  var isInQuote = false
  /// True behind the first time or distance of the line.
  var hasTimeOrWay = false
  /// True behind the first number of the line.
  var hasNumber = false
  /// The token that closes the bracket in `5x5 [5,5,4,4,3]`; -1 before one opens.
  var endOfNumbers = -1
  /// The token that closes the last pair of `[[60, 5], [80, 5]]`; -1 before one opens.
  var endOfPair = -1
  /// True when the letters L and R of the line mean sides; `nil` while nobody asked.
  var tellsSides: Bool?
  var lexer: Lexer

  package init(_ bytes: [UInt8], hasDecimalComma: Bool = false) {
    self.bytes = bytes
    self.hasDecimalComma = hasDecimalComma
    lexer = Lexer(bytes)
  }

  /// Puts the elements of a range of the file in place of what `elements` held.
  package mutating func scan(_ range: Range<Int>, into elements: inout [Element]) {
    elements.removeAll(keepingCapacity: true)
    lexer.tokenize(range, into: &tokens)
    if joinsLines { foldLineEnds() }
    index = 0
    pending = [.spaceBefore]
    quotesSeenTo = 0
    isInQuote = false
    tellsSides = nil
    hasNumber = false
    hasTimeOrWay = false
    endOfNumbers = -1
    endOfPair = -1
    while index < tokens.count { next(&elements) }
    if let last = elements.indices.last { elements[last].flags.insert(.spaceAfter) }
  }

  /// Makes a blank of each line end within a sentence that goes on, and of the white space around it.
  private mutating func foldLineEnds() {
    guard tokens.contains(where: { $0.kind == .newline }) else { return }
    var folded: [Token] = []
    for token in tokens {
      guard token.kind == .newline || token.kind == .blank, let last = folded.last,
        last.kind == .blank || last.kind == .newline,
        token.kind == .newline || last.kind == .newline
      else {
        folded.append(token)
        continue
      }
      folded[folded.count - 1] = last.kind == .newline ? last : token
    }
    for index in folded.indices where folded[index].kind == .newline {
      let start = Int(folded[index].range.end) - 1
      folded[index] = Token(.blank, start, start + 1)
    }
    tokens = folded
  }

  mutating func next(_ elements: inout [Element]) {
    let token = tokens[index]
    switch token.kind {
    case .blank, .newline:
      pending.insert(.spaceBefore)
      if token.range.count > 1 || bytes[Int(token.range.start)] == Byte.tab { pending.insert(.gap) }
      if let last = elements.indices.last { elements[last].flags.insert(.spaceAfter) }
      index += 1
    case .number:
      if !programmeName(&elements), !limbs(&elements) { number(&elements) }
    // `140 kg?? x 5`.
    case .question where elements.last?.kind == .question && !pending.contains(.spaceBefore):
      index += 1
    case .word:
      if !unitAhead(&elements) { word(&elements) }
    case .greater:
      append(.arrow, &elements)
    case .asterisk:
      asterisk(&elements)
    case .underscore, .backtick, .openBrace, .closeBrace:
      pending.insert(.emphasis)
      index += 1
    case .openBracket, .closeBracket:
      bracket(&elements)
    case .less:
      tag(&elements)
    case .colon:
      colon(&elements)
    case .invalid:
      index += 1
    case .symbol where bytes[token.range.indices].elementsEqual(Self.numeroSign):
      push(Element(.word, token.range, word: Word(meaning: .number, value: 0)), &elements)
      index += 1
    case .symbol where bytes[token.range.indices].elementsEqual(Self.degreeSign):
      degree(&elements)
    case .period where startsFraction && elements.last?.isNumber != true:
      leadingFraction(&elements)
    case .comma where index < endOfPair:
      append(.times, &elements)
    case .times:
      foldSides(&elements)
      append(.times, &elements)
    default:
      if escape(&elements) { return }
      append(Self.kind(of: token.kind), &elements)
    }
  }

  private static let numeroSign = Array("№".utf8)
  private static let degreeSign = Array("°".utf8)

  mutating func append(_ kind: Element.Kind, _ elements: inout [Element]) {
    push(Element(kind, tokens[index].range), &elements)
    index += 1
  }

  mutating func push(_ element: Element, _ elements: inout [Element]) {
    var element = element
    element.flags.formUnion(pending)
    pending = []
    if element.isNumber {
      hasNumber = true
      let unit = element.unit
      if element.kind == .clock || unit.isTime || unit.isLength || unit == .letterM {
        hasTimeOrWay = true
      }
    }
    elements.append(element)
  }

  func isEastAsian(_ index: Int) -> Bool {
    bytes[Int(tokens[index].range.start)] &- 0xE3 < 0x0B
  }

  /// In scripts without spaces only the unit itself is taken off the word.
  func unitRange(_ index: Int, _ meaning: WordMeaning) -> ByteRange {
    guard isEastAsian(index), Keywords.word(slice(index)).meaning == .none else {
      return tokens[index].range
    }
    let prefix = Keywords.prefix(slice(index))
    return ByteRange(prefix.startIndex, prefix.endIndex)
  }

  // MARK: Bytes

  /// The value in thousandths of digits with an optional fraction; flagged when it is too large.
  func parse(
    _ range: ByteRange, fraction: ByteRange? = nil
  ) -> (value: Int32, flags: Element.Flags) {
    var whole: Int64 = 0
    var decimals: Int64 = 0
    var scale: Int64 = 1000
    var isFraction = false
    func add(_ byte: UInt8) {
      let digit = Int64(byte &- Byte.zero)
      if isFraction {
        guard scale > 1 else { return }
        scale /= 10
        decimals += digit * scale
      } else if whole < 100_000_000 {
        whole = whole * 10 + digit
      }
    }
    for byte in bytes[range.indices] {
      if byte == Byte.period { isFraction = true } else { add(byte) }
    }
    if let fraction {
      isFraction = true
      for byte in bytes[fraction.indices] { add(byte) }
    }
    var flags: Element.Flags = isFraction ? [.fraction] : []
    guard whole * 1000 < Int64(Element.beyondAllLoads) else {
      flags.insert(.tooLarge)
      return (Element.beyondAllLoads, flags)
    }
    return (Int32(whole * 1000 + decimals), flags)
  }

  func slice(_ index: Int) -> ArraySlice<UInt8> { bytes[tokens[index].range.indices] }

  @inline(__always)
  func kind(at index: Int) -> TokenKind {
    index < tokens.count ? tokens[index].kind : .newline
  }

  func byte(at index: Int) -> UInt8 {
    index < tokens.count ? bytes[Int(tokens[index].range.start)] : Byte.null
  }

  func nextSolid(from start: Int) -> Int {
    var index = start
    while index < tokens.count, tokens[index].kind == .blank { index += 1 }
    return index
  }
}

extension ElementScanner {
  static func kind(of token: TokenKind) -> Element.Kind {
    switch token {
    case .times: .times
    case .at: .at
    case .plus: .plus
    case .hyphen: .hyphen
    case .slash: .slash
    case .comma: .comma
    case .period: .period
    case .colon: .colon
    case .semicolon: .semicolon
    case .openParenthesis: .openParenthesis
    case .closeParenthesis: .closeParenthesis
    case .pipe: .pipe
    case .dot: .dot
    case .arrow: .arrow
    case .equals: .equals
    case .hash: .hash
    case .tilde: .tilde
    case .question: .question
    case .exclamation: .exclamation
    case .ampersand: .ampersand
    case .check: .check
    case .apostrophe, .quotationMark: .quote
    default: .other
    }
  }
}
