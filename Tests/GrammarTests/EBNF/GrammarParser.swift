/// Reads EBNF as the XML 1.0 recommendation defines it in section 6, without the `-` of exceptions.
struct GrammarParser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private enum Token: Equatable {
    case name(String)
    case literal(String)
    case characters(String)
    case code(UInt32)
    case mark(Character)
    case defines
  }

  private var tokens: [Token] = []
  /// Each token as it stands in the text.
  private var spellings: [String] = []
  private var index = 0

  init(_ text: String) throws {
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("/*") {
        guard let end = rest.firstRange(of: "*/") else {
          throw Failure(description: "open comment")
        }
        rest = rest[end.upperBound...]
      } else {
        let before = rest
        tokens.append(try Self.token(&rest))
        spellings.append(String(before[..<rest.startIndex]))
      }
    }
  }

  private static func token(_ rest: inout Substring) throws -> Token {
    guard let first = rest.first else { throw Failure(description: "nothing left") }
    if first == "'" || first == "\"" { return .literal(try enclosed(&rest, until: first)) }
    if first == "[" { return .characters(try enclosed(&rest, until: "]")) }
    if rest.hasPrefix("#x") {
      let digits = rest.dropFirst(2).prefix { $0.isHexDigit }
      rest = rest[digits.endIndex...]
      guard let code = UInt32(digits, radix: 16) else { throw Failure(description: "no code") }
      return .code(code)
    }
    if rest.hasPrefix("::=") {
      rest.removeFirst(3)
      return .defines
    }
    if first.isLetter {
      let name = rest.prefix { $0.isLetter || $0.isNumber }
      rest = rest[name.endIndex...]
      return .name(String(name))
    }
    guard "?*+|()".contains(first) else {
      throw Failure(description: "‘\(first)’ means nothing")
    }
    rest.removeFirst()
    return .mark(first)
  }

  private static func enclosed(_ rest: inout Substring, until end: Character) throws -> String {
    rest.removeFirst()
    guard let close = rest.firstIndex(of: end) else { throw Failure(description: "no \(end)") }
    defer { rest = rest[rest.index(after: close)...] }
    return String(rest[..<close])
  }

  // MARK: Productions

  mutating func productions() throws -> [Grammar.Production] {
    var productions: [Grammar.Production] = []
    while index < tokens.count {
      let start = index
      guard case .name(let name) = tokens[index], peek(1) == .defines else {
        throw Failure(description: "no production at ‘\(spellings[index])’")
      }
      index += 2
      let pattern = try choice()
      productions.append(
        Grammar.Production(
          name: name, pattern: pattern, text: spellings[start..<index].joined(separator: " ")))
    }
    return productions
  }

  private func peek(_ ahead: Int) -> Token? {
    index + ahead < tokens.count ? tokens[index + ahead] : nil
  }

  private mutating func choice() throws -> Pattern {
    var parts = [try sequence()]
    while peek(0) == .mark("|") {
      index += 1
      parts.append(try sequence())
    }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws -> Pattern {
    var parts: [Pattern] = []
    while let part = try item() { parts.append(part) }
    guard !parts.isEmpty else { throw Failure(description: "an empty alternative at \(index)") }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func item() throws -> Pattern? {
    guard var pattern = try primary() else { return nil }
    while case .mark(let mark)? = peek(0), "?*+".contains(mark) {
      index += 1
      pattern =
        mark == "?" ? .optional(pattern) : .repeated(pattern, atLeast: mark == "+" ? 1 : 0)
    }
    return pattern
  }

  private mutating func primary() throws -> Pattern? {
    switch peek(0) {
    case .name(let name):
      if peek(1) == .defines { return nil }
      index += 1
      return .symbol(name)
    case .literal(let text):
      index += 1
      return .literal(text)
    case .code(let code):
      index += 1
      return .characters([code...code], isNegated: false)
    case .characters(let text):
      index += 1
      return try Self.characters(text)
    case .mark("("):
      index += 1
      let pattern = try choice()
      guard peek(0) == .mark(")") else { throw Failure(description: "no ) at \(index)") }
      index += 1
      return pattern
    default: return nil
    }
  }

  /// `[A-Z]`, `[-*+•]`, `[^#x00-#x1F#x7F]`.
  private static func characters(_ text: String) throws -> Pattern {
    var rest = text[...]
    let isNegated = rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<UInt32>] = []
    while !rest.isEmpty {
      let low = try code(&rest)
      if rest.first == "-", rest.count > 1 {
        rest.removeFirst()
        ranges.append(low...(try code(&rest)))
      } else {
        ranges.append(low...low)
      }
    }
    return .characters(ranges, isNegated: isNegated)
  }

  private static func code(_ rest: inout Substring) throws -> UInt32 {
    if rest.hasPrefix("#x") {
      let digits = rest.dropFirst(2).prefix { $0.isHexDigit }
      rest = rest[digits.endIndex...]
      guard let code = UInt32(digits, radix: 16) else { throw Failure(description: "no code") }
      return code
    }
    return rest.removeFirst().unicodeScalars.reduce(0) { max($0, $1.value) }
  }
}
