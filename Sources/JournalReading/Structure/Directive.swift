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
    case unit, order, dates, year, alias, goal, favourite, color, muscles, formula, sex, trophy
  }

  /// Other spellings of the keys.
  static let spellings: [String: Key] = [
    "unit": .unit, "units": .unit, "order": .order, "dates": .dates, "year": .year,
    "alias": .alias, "goal": .goal, "favourite": .favourite, "favorite": .favourite,
    "color": .color, "colour": .color, "muscles": .muscles, "formula": .formula, "sex": .sex,
    "trophy": .trophy,
  ]
}
