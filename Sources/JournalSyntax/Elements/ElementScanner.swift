/// Makes elements of a line's tokens: numbers get their units, clocks become one, emphasis and
/// tags vanish.
package struct ElementScanner: Sendable {
  let bytes: [UInt8]
  /// True when this writer's `82,5` is a number with a decimal comma.
  package var hasDecimalComma: Bool
  private var tokens: [Token] = []
  private var index = 0
  private var pending: Element.Flags = []
  private var lexer: Lexer

  package init(_ bytes: [UInt8], hasDecimalComma: Bool = false) {
    self.bytes = bytes
    self.hasDecimalComma = hasDecimalComma
    lexer = Lexer(bytes)
  }

  /// Puts the elements of a range of the file in place of what `elements` held.
  package mutating func scan(_ range: Range<Int>, into elements: inout [Element]) {
    elements.removeAll(keepingCapacity: true)
    lexer.tokenize(range, into: &tokens)
    index = 0
    pending = [.spaceBefore]
    while index < tokens.count { next(&elements) }
    if let last = elements.indices.last { elements[last].flags.insert(.spaceAfter) }
  }

  private mutating func next(_ elements: inout [Element]) {
    let token = tokens[index]
    switch token.kind {
    case .blank, .newline:
      pending.insert(.spaceBefore)
      if let last = elements.indices.last { elements[last].flags.insert(.spaceAfter) }
      index += 1
    case .number:
      if !programmeName(&elements) { number(&elements) }
    case .word:
      word(&elements)
    case .greater:
      append(.arrow, &elements)
    case .asterisk:
      asterisk(&elements)
    case .underscore, .backtick, .openBrace, .closeBrace:
      pending.insert(.emphasis)
      index += 1
    case .openBracket, .closeBracket:
      bracket()
    case .less:
      tag(&elements)
    case .colon:
      colon(&elements)
    case .invalid:
      index += 1
    default:
      append(Self.kind(of: token.kind), &elements)
    }
  }

  private mutating func append(_ kind: Element.Kind, _ elements: inout [Element]) {
    push(Element(kind, tokens[index].range), &elements)
    index += 1
  }

  private mutating func push(_ element: Element, _ elements: inout [Element]) {
    var element = element
    element.flags.formUnion(pending)
    pending = []
    elements.append(element)
  }

  // MARK: Marks

  /// Between numbers an asterisk is a times sign (`50 * 10`); elsewhere it is emphasis.
  private mutating func asterisk(_ elements: inout [Element]) {
    let after = nextSolid(from: index + 1)
    let isDoubled = after == index + 1 && kind(at: after) == .asterisk
    if !isDoubled, let last = elements.last, Self.canBeMultiplied(last), !isClosing(after),
      isFactorStart(after)
    {
      append(.times, &elements)
      return
    }
    pending.insert(.emphasis)
    index += 1
  }

  private static func canBeMultiplied(_ element: Element) -> Bool {
    switch element.kind {
    case .quantity, .clock, .closeParenthesis, .question: true
    case .word: element.word.meaning == .bodyweight || element.word.meaning == .bar
    default: false
    }
  }

  private func isClosing(_ index: Int) -> Bool { index >= tokens.count }

  private func isFactorStart(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .number, .openParenthesis, .tilde, .question: true
    case .word:
      switch word(at: index).meaning {
      case .maximum, .skipped, .failed: true
      default: false
      }
    default: false
    }
  }

  /// Brackets are passed over, and so is the target of a link, `](…)`, and a footnote, `[^1]`.
  private mutating func bracket() {
    pending.insert(.emphasis)
    let kind = tokens[index].kind
    index += 1
    if kind == .openBracket, byte(at: index) == Byte.caret {
      skip(through: .closeBracket)
    } else if kind == .closeBracket, self.kind(at: index) == .openParenthesis {
      skip(through: .closeParenthesis)
    }
  }

  private mutating func skip(through kind: TokenKind) {
    while index < tokens.count {
      index += 1
      if tokens[index - 1].kind == kind { return }
    }
  }

  /// `<b>` is passed over, `<br>` parts what stands around it; a lone `<` is a mark.
  private mutating func tag(_ elements: inout [Element]) {
    var end = index + 1
    if kind(at: end) == .slash { end += 1 }
    guard kind(at: end) == .word, let close = closingAngle(from: end) else {
      append(.other, &elements)
      return
    }
    if Keywords.hash(slice(end)) == Self.lineBreakTag {
      push(Element(.dot, tokens[index].range.through(tokens[close].range)), &elements)
    }
    pending.insert(.spaceBefore)
    index = close + 1
  }

  private static let lineBreakTag = Keywords.hash(Array("br".utf8)[...])

  private func closingAngle(from start: Int) -> Int? {
    var end = start
    while end < tokens.count, end < start + 64 {
      if tokens[end].kind == .greater { return end }
      end += 1
    }
    return nil
  }

  /// `:30` is half a minute when nothing stands before it.
  private mutating func colon(_ elements: inout [Element]) {
    guard pending.contains(.spaceBefore), kind(at: index + 1) == .number,
      tokens[index + 1].range.count == 2, byte(at: index) == Byte.colon
    else {
      append(.colon, &elements)
      return
    }
    let range = tokens[index].range.through(tokens[index + 1].range)
    push(Element(.clock, range, value: parse(tokens[index + 1].range).value), &elements)
    index += 2
  }

  /// `5/3/1` is the name of a programme.
  private mutating func programmeName(_ elements: inout [Element]) -> Bool {
    let name: [UInt8] = [0x35, Byte.slash, 0x33, Byte.slash, 0x31]
    let start = Int(tokens[index].range.start)
    guard bytes.count >= start + 5, tokens[index].range.count == 1,
      bytes[start..<(start + 5)].elementsEqual(name), kind(at: index + 4) == .number,
      tokens[index + 4].range.count == 1
    else { return false }
    index += 5
    var end = start + 5
    if kind(at: index) == .plus {
      index += 1
      end += 1
    }
    push(Element(.word, ByteRange(start, end)), &elements)
    return true
  }

  // MARK: Words

  private mutating func word(_ elements: inout [Element]) {
    let range = tokens[index].range
    if range.count == 4, let compound = compound() {
      push(Element(.word, range.through(tokens[index + 2].range), word: compound), &elements)
      index += 3
      return
    }
    push(
      Element(
        .word, range, word: word(at: index), flags: isEastAsian(index) ? .unspacedScript : []),
      &elements)
    index += 1
  }

  /// `warm-up`, `warm up`, `drop set`, `body weight`: two words that mean what one means.
  private func compound() -> Word? {
    let mark = kind(at: index + 1)
    guard mark == .hyphen || mark == .blank, kind(at: index + 2) == .word,
      tokens[index + 2].range.count <= 6
    else { return nil }
    switch bytes[Int(tokens[index].range.start)] | 0x20 {
    case 0x77, 0x64, 0x62: break
    default: return nil
    }
    let joined = Array(slice(index)) + Array(slice(index + 2))
    let word = Keywords.word(joined[...])
    return word.meaning == .none ? nil : word
  }

  private func word(at index: Int) -> Word {
    guard index < tokens.count else { return .plain }
    return Keywords.word(slice(index))
  }

  /// A word behind a number: in scripts without spaces, the unit it begins with.
  private func unitWord(at index: Int) -> Word {
    let whole = word(at: index)
    guard whole.meaning == .none, index < tokens.count, isEastAsian(index) else { return whole }
    return Keywords.word(longestPrefix(index))
  }

  /// Scripts without spaces: `回目` begins with the word `回`.
  private func longestPrefix(_ index: Int) -> ArraySlice<UInt8> {
    let range = tokens[index].range.indices
    var end = min(range.upperBound, range.lowerBound + 18)
    while end > range.lowerBound {
      let prefix = bytes[range.lowerBound..<end]
      if Keywords.word(prefix).meaning != .none { return prefix }
      end -= 3
    }
    return bytes[range]
  }

  private func isEastAsian(_ index: Int) -> Bool {
    bytes[Int(tokens[index].range.start)] &- 0xE3 < 0x0B
  }

  // MARK: Numbers

  private mutating func number(_ elements: inout [Element]) {
    let first = tokens[index].range
    if clock(&elements) { return }
    var (value, flags) = parse(first)
    var range = first
    index += 1
    if let fraction = decimalComma(elements) {
      (value, flags) = parse(first, fraction: fraction)
      range = range.through(fraction)
      index += 2
    }
    var element = Element(.quantity, range, value: value, flags: flags)
    attachUnit(to: &element)
    if mergeDuration(element, into: &elements) || dropsDualUnit(element, &elements) { return }
    push(element, &elements)
  }

  /// `1:30`, `25:30`, `1:02:03`, `7:30am`, `5:20/km`.
  private mutating func clock(_ elements: inout [Element]) -> Bool {
    guard isClockPart(index + 1) else { return false }
    var parts = [parse(tokens[index].range).value]
    let start = index
    index += 1
    while isClockPart(index), parts.count < 3 {
      parts.append(parse(tokens[index + 1].range).value)
      index += 2
    }
    var flags: Element.Flags = []
    var value = Int64(parts[0])
    for part in parts.dropFirst() { value = value * 60 + Int64(part) }
    if parts.count == 3 { flags.insert(.hours) }
    var element = Element(
      .clock, tokens[start].range.through(tokens[index - 1].range),
      value: Int32(clamping: value), flags: flags)
    attachHalfDay(to: &element)
    attachPace(to: &element)
    push(element, &elements)
    return true
  }

  /// A colon and two digits, all glued.
  private func isClockPart(_ index: Int) -> Bool {
    guard kind(at: index) == .colon, kind(at: index + 1) == .number else { return false }
    let digits = tokens[index + 1].range
    return byte(at: index) == Byte.colon
      && (digits.count == 2 || bytes[min(Int(digits.start) + 2, bytes.count - 1)] == Byte.period)
  }

  private mutating func attachHalfDay(to element: inout Element) {
    let after = nextSolid(from: index)
    guard kind(at: after) == .word, tokens[after].range.count == 2 else { return }
    let hash = Keywords.hash(slice(after))
    guard hash == Self.morning || hash == Self.afternoon else { return }
    element.flags.insert(.halfDay)
    let hour = element.value / 60_000
    if hash == Self.afternoon, hour < 12 { element.value += 12 * 60_000 }
    if hash == Self.morning, hour == 12 { element.value -= 12 * 60_000 }
    element.range = element.range.through(tokens[after].range)
    index = after + 1
  }

  private static let morning = Keywords.hash(Array("am".utf8)[...])
  private static let afternoon = Keywords.hash(Array("pm".utf8)[...])

  private mutating func attachPace(to element: inout Element) {
    guard kind(at: index) == .slash else { return }
    var end = index + 1
    if kind(at: end) == .number { end += 1 }
    switch word(at: end).meaning {
    case .kilometer, .mile, .letterM, .meter:
      element.unit = .pace
      element.range = element.range.through(tokens[end].range)
      index = end + 1
    default: return
    }
  }

  /// The fraction of `82,5` behind the number before `index`, when that is one number.
  private func decimalComma(_ elements: [Element]) -> ByteRange? {
    guard hasDecimalComma, kind(at: index) == .comma, byte(at: index) == Byte.comma,
      kind(at: index + 1) == .number, tokens[index + 1].range.count <= 2,
      !(kind(at: index + 2) == .comma && kind(at: index + 3) == .number),
      elements.last?.kind != .comma || pending.contains(.spaceBefore)
    else { return nil }
    return tokens[index + 1].range
  }

  private mutating func attachUnit(to element: inout Element) {
    if kind(at: index) == .closeBracket, kind(at: index + 1) != .openParenthesis { index += 1 }
    let glued = index
    switch kind(at: glued) {
    case .percent:
      attach(.percent, through: glued, to: &element)
    case .hash where kind(at: glued + 1) != .number && kind(at: glued + 1) != .word:
      attach(.pound, through: glued, to: &element)
    case .quotationMark where !closesQuote(glued):
      attach(.second, through: glued, to: &element)
    case .period
    where kind(at: glued + 1) == .word && Unit(word(at: glued + 1).meaning)?.isMass == true:
      index += 1
      attachWord(index, isGlued: true, to: &element)
    case .apostrophe:
      apostrophe(&element)
    case .word:
      attachWord(glued, isGlued: true, to: &element)
    case .blank:
      let spaced = glued + 1
      if kind(at: spaced) == .word { attachWord(spaced, isGlued: false, to: &element) }
      if kind(at: spaced) == .percent { attach(.percent, through: spaced, to: &element) }
    default: break
    }
  }

  /// `“Week 3”`: a mark behind a number closes a quote when one was opened on the line.
  private func closesQuote(_ index: Int) -> Bool {
    tokens[..<index].reduce(0) { $0 + ($1.kind == .quotationMark ? 1 : 0) } % 2 == 1
  }

  private mutating func attach(_ unit: Unit, through last: Int, to element: inout Element) {
    element.unit = unit
    element.range = element.range.through(tokens[last].range)
    if last == index { element.flags.insert(.unitGlued) }
    index = last + 1
  }

  /// `60''` are seconds, `5'` minutes.
  private mutating func apostrophe(_ element: inout Element) {
    if kind(at: index + 1) == .apostrophe {
      element.unit = .second
      element.range = element.range.through(tokens[index + 1].range)
      index += 2
    } else if kind(at: index + 1) != .word {
      attach(.minute, through: index, to: &element)
    }
  }

  private mutating func attachWord(_ at: Int, isGlued: Bool, to element: inout Element) {
    let meaning = unitWord(at: at).meaning
    var unit = Unit(meaning)
    if meaning == .in, isGlued { unit = .inch }
    guard let unit, isGlued || Self.maybeSpaced(meaning) else { return }
    if isGlued { element.flags.insert(.unitGlued) }
    element.unit = unit
    element.range = element.range.through(unitRange(at, meaning))
    index = at + 1
    if isEastAsian(at), element.range.end < tokens[at].range.end {
      let rest = ByteRange(Int(element.range.end), Int(tokens[at].range.end))
      tokens[at] = Token(.word, rest)
      index = at
    } else if kind(at: index) == .period, unit.isMass, kind(at: index + 1) != .number {
      index += 1
    }
  }

  /// In scripts without spaces only the unit itself is taken off the word.
  private func unitRange(_ index: Int, _ meaning: WordMeaning) -> ByteRange {
    guard isEastAsian(index), Keywords.word(slice(index)).meaning == .none else {
      return tokens[index].range
    }
    let prefix = longestPrefix(index)
    return ByteRange(prefix.startIndex, prefix.endIndex)
  }

  /// Single letters that are also words of a sentence are units only when glued.
  private static func maybeSpaced(_ meaning: WordMeaning) -> Bool {
    meaning != .in && meaning != .drop
  }

  /// `1h15m`, `2m15.2s`, `1 h 30 min` are one duration.
  private mutating func mergeDuration(_ element: Element, into elements: inout [Element]) -> Bool {
    guard let last = elements.indices.last, elements[last].kind == .quantity else { return false }
    let before = elements[last]
    let isPart =
      (before.unit == .hour && (element.unit == .minute || element.unit == .letterM))
      || ((before.unit == .minute || before.unit == .letterM)
        && (element.unit == .second || element.unit == .letterS))
      || (before.unit == .hour && element.unit == .none && !pending.contains(.spaceBefore))
    guard isPart, element.value < 60_000 else { return false }
    let scale: Int64 = before.unit == .hour ? 3600 : 60
    let part = Int64(element.value) * (before.unit == .hour ? 60 : 1)
    let sum = Int64(before.value) * scale + part
    elements[last].kind = .clock
    elements[last].unit = .none
    elements[last].value = Int32(clamping: sum)
    elements[last].flags.insert(.hours)
    elements[last].range = before.range.through(element.range)
    pending = []
    return true
  }

  /// `45lbs/20.4kg` states one load twice: the second is passed over.
  private mutating func dropsDualUnit(
    _ element: Element, _ elements: inout [Element]
  ) -> Bool {
    guard element.unit.isMass, elements.count >= 2 else { return false }
    let mark = elements[elements.count - 1].kind
    let before = elements[elements.count - 2]
    guard mark == .slash || mark == .openParenthesis || mark == .equals, before.kind == .quantity,
      before.unit.isMass, before.unit != element.unit
    else { return false }
    let pounds = Double(element.unit == .pound ? element.value : before.value)
    let kilograms = Double(element.unit == .pound ? before.value : element.value)
    guard abs(pounds * 0.45359237 - kilograms) <= 0.03 * kilograms + 600 else { return false }
    elements.removeLast()
    pending = []
    if mark == .openParenthesis, kind(at: index) == .closeParenthesis { index += 1 }
    return true
  }

  // MARK: Bytes

  /// The value in thousandths of digits with an optional fraction; flagged when it is too large.
  private func parse(
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
    guard whole < 2_000_000 else {
      flags.insert(.tooLarge)
      return (Int32.max, flags)
    }
    return (Int32(whole * 1000 + decimals), flags)
  }

  private func slice(_ index: Int) -> ArraySlice<UInt8> { bytes[tokens[index].range.indices] }

  @inline(__always)
  private func kind(at index: Int) -> TokenKind {
    index < tokens.count ? tokens[index].kind : .newline
  }

  private func byte(at index: Int) -> UInt8 {
    index < tokens.count ? bytes[Int(tokens[index].range.start)] : Byte.null
  }

  private func nextSolid(from start: Int) -> Int {
    var index = start
    while index < tokens.count, tokens[index].kind == .blank { index += 1 }
    return index
  }
}

extension ElementScanner {
  private static func kind(of token: TokenKind) -> Element.Kind {
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
