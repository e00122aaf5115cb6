import JournalSyntax
import TestSupport

/// What may stand for a symbol, in the notation of the XML recommendation.
indirect enum Pattern {
  case literal(String)
  case symbol(String)
  /// Any one character of the ranges, or of none of them.
  case characters([ClosedRange<UInt32>], isNegated: Bool)
  case sequence([Pattern])
  case choice([Pattern])
  case optional(Pattern)
  case repeated(Pattern, atLeast: Int)
}

/// The productions of an EBNF file.
struct Grammar {
  struct Production {
    let name: String
    let pattern: Pattern
    /// As it stands in the file, with single spaces and without comments.
    let text: String
  }

  let productions: [Production]
  private let byName: [String: Production]

  init(_ text: String) throws {
    var parser = try GrammarParser(text)
    productions = try parser.productions()
    byName = Dictionary(productions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The grammar of journals.
  static func wlog() throws -> Self {
    let source = try SampleFiles.file("Grammar/wlog.ebnf")
    return try Self(source.text(0..<source.bytes.count))
  }

  subscript(name: String) -> Pattern? { byName[name]?.pattern }

  func production(_ name: String) -> Production? { byName[name] }

  /// The symbols that a production names, in their order.
  func symbols(in pattern: Pattern) -> [String] {
    switch pattern {
    case .symbol(let name): [name]
    case .literal, .characters: []
    case .sequence(let parts), .choice(let parts): parts.flatMap(symbols)
    case .optional(let part), .repeated(let part, _): symbols(in: part)
    }
  }

  /// How many productions must be opened at least to come to an end, for each symbol.
  func depths() -> [String: Int] {
    var depths: [String: Int] = [:]
    var isChanging = true
    while isChanging {
      isChanging = false
      for production in productions where depths[production.name] == nil {
        guard let depth = depth(of: production.pattern, depths) else { continue }
        depths[production.name] = depth + 1
        isChanging = true
      }
    }
    return depths
  }

  func depth(of pattern: Pattern, _ depths: [String: Int]) -> Int? {
    switch pattern {
    case .literal, .characters, .optional, .repeated(_, atLeast: 0): return 0
    case .symbol(let name): return depths[name]
    case .repeated(let part, _): return depth(of: part, depths)
    case .choice(let parts): return parts.compactMap { depth(of: $0, depths) }.min()
    case .sequence(let parts):
      let all = parts.map { depth(of: $0, depths) }
      return all.contains { $0 == nil } ? nil : all.compactMap(\.self).max()
    }
  }
}
