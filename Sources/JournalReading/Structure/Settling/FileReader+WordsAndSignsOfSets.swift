internal import JournalSyntax

/// Words and signs between numbers that the writer says instead of others.
extension FileReader {
  /// Asks each rule of lines that hold the sign it is about.
  mutating func settleWordsAndSignsOfSets() {
    let signs = SignsOfLine(elements)
    if !signs.isDisjoint(with: [.plus, .comma]) { settleLoadsOfSums() }
    if signs.contains(.word) { settleSpokenHalves() }
    if signs.contains(.slash) { dropSlashBetweenWayAndTime() }
    if signs.contains(.then) { settleRepsBehindThen() }
    settleLastWithoutComma()
    if signs.contains(.equals) { settleMaximumBehindEquals() }
    settleWordsOfEachSide()
    if signs.contains(.round) { settleRoundsOfSide() }
    if signs.contains(.total) { dropTotalTime() }
    if signs.contains(.times) { settleMissAtEnd() }
    settleOtherLastSet()
    if signs.contains(.colon) { settleLoadBeforeColon() }
    if signs.contains(.hyphen) { settleOwnWeightBeforeDash() }
    if signs.contains(.times) { settleSideBehindLoad() }
    if signs.contains(.second) { dropToolBeforeTime() }
    if signs.contains(.repetition) { settleRepsOfSlashedList() }
    if signs.contains(.times) { settleEmojiBetweenSets() }
    if signs.contains(.quote) { settleEndingOfReps() }
    if signs.contains(.word) {
      settleNamedWeights()
      settleTimesSpoken()
    }
  }
}

/// The signs, units and words on a line that its rules ask for.
private struct SignsOfLine: OptionSet {
  let rawValue: UInt16

  static let plus = SignsOfLine(rawValue: 1 << 0)
  static let slash = SignsOfLine(rawValue: 1 << 1)
  static let equals = SignsOfLine(rawValue: 1 << 2)
  static let times = SignsOfLine(rawValue: 1 << 3)
  static let colon = SignsOfLine(rawValue: 1 << 4)
  static let hyphen = SignsOfLine(rawValue: 1 << 5)
  static let quote = SignsOfLine(rawValue: 1 << 6)
  static let second = SignsOfLine(rawValue: 1 << 7)
  static let repetition = SignsOfLine(rawValue: 1 << 8)
  static let round = SignsOfLine(rawValue: 1 << 9)
  static let word = SignsOfLine(rawValue: 1 << 10)
  static let then = SignsOfLine(rawValue: 1 << 11)
  static let total = SignsOfLine(rawValue: 1 << 12)
  static let comma = SignsOfLine(rawValue: 1 << 13)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ elements: [JournalSyntax.Element]) {
    self = elements.reduce(into: []) { $0.formUnion(Self.sign(of: $1)) }
  }

  private static func sign(of element: JournalSyntax.Element) -> SignsOfLine {
    switch element.kind {
    case .plus: .plus
    case .comma: .comma
    case .slash: .slash
    case .equals: .equals
    case .times: .times
    case .colon: .colon
    case .hyphen: .hyphen
    case .quote: .quote
    case .word:
      switch element.meaning {
      case .then: [.word, .then]
      case .total: [.word, .total]
      default: .word
      }
    default:
      switch element.unit {
      case .second: .second
      case .repetition: .repetition
      case .round: .round
      default: []
      }
    }
  }
}
