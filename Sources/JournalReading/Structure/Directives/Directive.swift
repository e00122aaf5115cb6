internal import JournalSyntax
internal import WorkoutModel

/// A line that settles how a journal is read or shown: `unit: kg`.
struct Directive: Sendable {
  var key: Key
  var value: String
  var place: DiagnosticPlace
  var location: SourceLocation
  /// The date of the session in which it stands.
  var session: Int?

  enum Key: String, Sendable, CaseIterable {
    case unit, order, dates, year, alias, goal, favourite, color, muscles, formula, sex, trophy,
      level
  }

  /// Other spellings of the keys.
  static let spellings: [String: Key] = [
    "unit": .unit, "units": .unit, "order": .order, "dates": .dates, "year": .year,
    "alias": .alias, "goal": .goal, "favourite": .favourite, "favorite": .favourite,
    "color": .color, "colour": .color, "muscles": .muscles, "formula": .formula, "sex": .sex,
    "trophy": .trophy, "level": .level, "levels": .level,
  ]

  /// The spelling from which a word is one typing error away: a letter missing, added, wrong, or
  /// two neighbours swapped.
  static func nearest(to word: String) -> (spelling: String, key: Key)? {
    var distance = EditDistance(of: Array(word.utf8))
    return spellings.sorted { $0.key < $1.key }.first {
      distance.to(Array($0.key.utf8), atMost: 1) <= 1
    }.map { ($0.key, $0.value) }
  }
}
