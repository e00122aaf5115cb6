import TestSupport

/// Makes texts up from a grammar: the same from the same seed.
struct Deriver {
  private let grammar: Grammar
  private let depths: [String: Int]
  private var random: RandomNumbers
  /// What a grammar cannot say, by symbol: a derivation that breaks it is made again.
  private let constraints: [String: @Sendable (Derivation) -> Bool]
  /// How often each production was opened.
  private(set) var uses: [String: Int] = [:]

  init(
    _ grammar: Grammar, seed: UInt64, constraints: [String: @Sendable (Derivation) -> Bool] = [:]
  ) {
    self.grammar = grammar
    self.constraints = constraints
    depths = grammar.depths()
    random = RandomNumbers(seed: seed)
  }

  /// Opens at most about `depth` productions inside each other.
  mutating func derive(_ symbol: String, depth: Int = 14) -> Derivation {
    uses[symbol, default: 0] += 1
    while true {
      var derivation = Derivation(of: symbol)
      if let pattern = grammar[symbol] { add(pattern, to: &derivation, depth) }
      if constraints[symbol]?(derivation) ?? true { return derivation }
    }
  }

  private mutating func add(_ pattern: Pattern, to derivation: inout Derivation, _ depth: Int) {
    switch pattern {
    case .literal(let text): derivation.append(text)
    case .symbol(let name): derivation.append(derive(name, depth: depth - 1))
    case .characters(let ranges, let isNegated):
      derivation.append(String(character(of: ranges, isNegated)))
    case .sequence(let parts):
      for part in parts { add(part, to: &derivation, depth) }
    case .choice(let parts): add(choice(of: parts, depth), to: &derivation, depth)
    case .optional(let part):
      if depth > 0, random.chance(50) { add(part, to: &derivation, depth) }
    case .repeated(let part, let least):
      for _ in 0..<least { add(part, to: &derivation, depth) }
      while depth > 0, random.chance(58) { add(part, to: &derivation, depth) }
    }
  }

  /// Any of them; when the derivation is deep enough, one that ends soon.
  private mutating func choice(of parts: [Pattern], _ depth: Int) -> Pattern {
    guard depth <= 0 else { return random.pick(parts) }
    let sizes = parts.map { grammar.depth(of: $0, depths) ?? .max }
    let least = sizes.min() ?? 0
    return random.pick(zip(parts, sizes).filter { $1 == least }.map(\.0))
  }

  private mutating func character(
    of ranges: [ClosedRange<UInt32>], _ isNegated: Bool
  ) -> Character {
    if !isNegated {
      let range = random.pick(ranges)
      let code = range.lowerBound + UInt32(random.below(range.count))
      return Character(Unicode.Scalar(code) ?? " ")
    }
    while true {
      // Mostly ASCII, sometimes anything.
      let code = UInt32(random.chance(85) ? 32 + random.below(95) : random.below(0x1_F700))
      guard !ranges.contains(where: { $0.contains(code) }), let scalar = Unicode.Scalar(code)
      else { continue }
      return Character(scalar)
    }
  }
}
