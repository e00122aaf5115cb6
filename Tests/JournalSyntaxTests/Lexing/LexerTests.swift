import JournalSyntax
import Testing

/// What the tokens of typical lines look like: kind and text, without the blanks.
struct LexerTests {
  @Test func `a set expression`() {
    check("100 kg x 5", "number(100) word(kg) times(x) number(5)")
    check("82.5kg×8", "number(82.5) word(kg) times(×) number(8)")
    check("60*10", "number(60) asterisk(*) number(10)")
    check("@8.5", "at(@) number(8.5)")
    check("~70%", "tilde(~) number(70) percent(%)")
    check("8-12", "number(8) hyphen(-) number(12)")
  }

  @Test func `a times sign glued to its neighbours is a token of its own`() {
    check("5x5x3", "number(5) times(x) number(5) times(x) number(3)")
    check("60kgx5", "number(60) word(kg) times(x) number(5)")
    check("BWx10", "word(BW) times(x) number(10)")
    check("5xBar", "number(5) times(x) word(Bar)")
    check("3XF", "number(3) times(X) word(F)")
    check("60х8", "number(60) times(х) number(8)")
    check("2 xx 3", "number(2) times(xx) number(3)")
  }

  @Test func `an x inside a word is a letter`() {
    check("max", "word(max)")
    check("box jump", "word(box) word(jump)")
    check("хват", "word(хват)")
  }

  @Test func `a point is decimal only once`() {
    check("2025.03.01", "number(2025) period(.) number(03) period(.) number(01)")
    check("3.5.", "number(3.5) period(.)")
    check("5.", "number(5) period(.)")
  }

  @Test func `scripts without spaces are cut where the script changes`() {
    check(
      "60kg×8回×3セット", "number(60) word(kg) times(×) number(8) word(回) times(×) number(3) word(セット)")
    check("kg失敗", "word(kg) word(失敗)")
    check("2026年3月2日", "number(2026) word(年) number(3) word(月) number(2) word(日)")
    check("１０、８", "symbol(１) symbol(０) comma(、) symbol(８)")
  }

  @Test func `typographic marks are the marks they stand for`() {
    check("3 – 5", "number(3) hyphen(–) number(5)")
    check("“Push” ’", "quotationMark(“) word(Push) quotationMark(”) apostrophe(’)")
    check("（8）", "openParenthesis(（) number(8) closeParenthesis(）)")
    check("• ✅ →", "dot(•) check(✅) arrow(→)")
    check("💪🏽", "symbol(💪) symbol(🏽)")
  }

  @Test func `each line end is one token`() {
    check("a\nb\r\nc\rd", "word(a) newline word(b) newline word(c) newline word(d)")
  }

  @Test func `bytes that are no text are invalid`() {
    check([0x61, 0x00, 0x62], "word(a) invalid(00) word(b)")
    check([0xC3, 0x28], "invalid(C3) openParenthesis(()")
    check([0xE2, 0x82], "invalid(E2) invalid(82)")
    check([0xF5, 0x80], "invalid(F5) invalid(80)")
    check([0xED, 0xA0, 0x80], "invalid(ED) invalid(A0) invalid(80)")
  }
}

private func check(
  _ text: String, _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  check(Array(text.utf8), expected, sourceLocation: sourceLocation)
}

private func check(
  _ bytes: [UInt8], _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let words = Lexer.tokens(of: bytes).filter { $0.kind != .blank }.map { token in
    let slice = bytes[token.range.indices]
    switch token.kind {
    case .newline: return "newline"
    case .invalid: return "invalid(" + slice.map(hexadecimal).joined() + ")"
    default:
      let text = String(decoding: slice, as: UTF8.self)
      return "\(token.kind)(\(text))"
    }
  }
  #expect(words.joined(separator: " ") == expected, sourceLocation: sourceLocation)
}

private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
