/// A piece of a railroad diagram: it is entered on the left and left on the right, at one height.
indirect enum Rail {
  /// A word in a box: what is written, or the name of another production.
  case box(String, isWritten: Bool)
  case sequence([Rail])
  case choice([Rail])
  case optional(Rail)
  /// Once or more often, perhaps with something between.
  case loop(Rail, between: Rail?)
}

extension Rail {
  init(_ pattern: Pattern) {
    switch pattern {
    case .literal(let text): self = .box(Self.visible(text), isWritten: true)
    case .symbol(let name): self = .box(name, isWritten: false)
    case .characters(let ranges, let isNegated):
      let text = ranges.map(Self.range).joined(separator: " ")
      self = .box(isNegated ? "not " + text : text, isWritten: true)
    case .choice(let parts): self = .choice(parts.map(Rail.init))
    case .optional(let part): self = .optional(Rail(part))
    case .repeated(let part, let least):
      let loop = Rail.loop(Rail(part), between: nil)
      self = least == 0 ? .optional(loop) : loop
    case .sequence(let parts): self = .sequence(Self.rails(of: parts))
    }
  }

  /// `x ( ', ' x )*` is a loop over `x` with a comma between.
  private static func rails(of parts: [Pattern]) -> [Rail] {
    var rails: [Rail] = []
    for part in parts {
      if case .repeated(.sequence(let inner), atLeast: 0) = part, inner.count == 2,
        let last = rails.last, case .box(let name, isWritten: false) = last,
        case .symbol(name) = inner[1]
      {
        rails[rails.count - 1] = .loop(last, between: Rail(inner[0]))
      } else {
        rails.append(Rail(part))
      }
    }
    return rails
  }

  /// Spaces can be seen.
  private static func visible(_ text: String) -> String {
    String(text.map { $0 == " " ? "␣" : $0 })
  }

  private static func range(_ range: ClosedRange<UInt32>) -> String {
    let ends = range.count == 1 ? [range.lowerBound] : [range.lowerBound, range.upperBound]
    return ends.map { code in
      guard code > 0x20, code < 0x7F, let scalar = Unicode.Scalar(code) else {
        return "#x" + String(code, radix: 16, uppercase: true)
      }
      return String(scalar)
    }.joined(separator: "–")
  }
}

// MARK: Sizes

extension Rail {
  private static let gap = 8.0
  /// The radius of bends; a branch takes two bends on either side.
  static let bend = 10.0
  static let letterWidth = 7.3
  static let halfBox = 12.0

  var width: Double {
    switch self {
    case .box(let text, _): Double(text.count) * Self.letterWidth + 18
    case .sequence(let parts):
      parts.reduce(-Self.gap) { $0 + $1.width + Self.gap }
    case .choice(let parts): (parts.map(\.width).max() ?? 0) + 4 * Self.bend
    case .optional(let part): part.width + 4 * Self.bend
    case .loop(let part, let between):
      max(part.width, between?.width ?? 0) + 4 * Self.bend
    }
  }

  /// How far it reaches above the height at which it is entered.
  var above: Double {
    switch self {
    case .box: Self.halfBox
    case .sequence(let parts): parts.map(\.above).max() ?? 0
    case .choice(let parts): parts.first?.above ?? 0
    case .optional(let part): max(part.above + Self.gap, 2 * Self.bend)
    case .loop(let part, _): part.above
    }
  }

  /// How far it reaches below that height.
  var below: Double {
    switch self {
    case .box: Self.halfBox
    case .sequence(let parts): parts.map(\.below).max() ?? 0
    case .choice(let parts):
      (Self.drops(parts).last ?? 0) + (parts.last?.below ?? 0)
    case .optional(let part): part.below
    case .loop(let part, let between):
      loopDrop(part, between) + (between?.below ?? 0)
    }
  }

  /// How far below the first each of several alternatives stands.
  static func drops(_ parts: [Rail]) -> [Double] {
    var drops: [Double] = [0]
    for (part, next) in zip(parts, parts.dropFirst()) {
      drops.append(drops[drops.count - 1] + max(part.below + gap + next.above, 2 * bend))
    }
    return drops
  }

  func loopDrop(_ part: Rail, _ between: Rail?) -> Double {
    max(part.below + Self.gap + (between?.above ?? 0), 2 * Self.bend)
  }
}
