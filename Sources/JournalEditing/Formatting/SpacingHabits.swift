internal import JournalSyntax

/// How a writer spaces sets: what was done most often.
struct SpacingHabits {
  /// White space around a times sign.
  enum Gaps: CaseIterable {
    case none, both, after, before

    init(before: Bool, after: Bool) {
      self = before ? after ? .both : .before : after ? .after : .none
    }

    func around(_ sign: TimesSign) -> String {
      switch self {
      case .none: sign.rawValue
      case .both: " \(sign.rawValue) "
      case .after: "\(sign.rawValue) "
      case .before: " \(sign.rawValue)"
      }
    }
  }

  private var signs = Votes<TimesSign>()
  private var gaps = Votes<Gaps>()
  private var gapsAmongWords = Votes<Gaps>()
  private var units = Votes<Bool>()
  private var lists = Votes<Bool>()

  mutating func count(_ marks: ExpressionMarks) {
    for mark in marks.times {
      signs.add(mark.sign)
      if marks.hasWords { gapsAmongWords.add(mark.gaps) } else { gaps.add(mark.gaps) }
    }
    for unit in marks.units { units.add(unit.isSpaced) }
    for comma in marks.commas { lists.add(comma.isSpaced) }
  }

  // Of equals the way of the canonical notation, where bare factors stand close: `100x5x3`.

  var sign: TimesSign { signs.winner(preferring: TimesSign.allCases) ?? .x }

  func gaps(hasWords: Bool) -> Gaps {
    let winner =
      hasWords
      ? gapsAmongWords.winner(preferring: [.both, .none, .after, .before])
      : gaps.winner(preferring: [.none, .both, .after, .before])
    return winner ?? .both
  }

  /// True for `100 kg`, false for `100kg`.
  var spacesUnits: Bool { units.winner(preferring: [true, false]) ?? true }

  /// True for `8, 8, 7`, false for `8,8,7`.
  var spacesLists: Bool { lists.winner(preferring: [true, false]) ?? true }
}
