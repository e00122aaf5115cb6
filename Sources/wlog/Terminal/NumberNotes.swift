import JournalSyntax
import WorkoutAnalysis

/// What stands below numbers on the terminal: by which formula they were made, from what, and whose
/// it is.
enum NumberNotes {
  /// `e1RM by brzycki: w × 36 / (37 − r), Brzycki, 1993; from working sets of 1 to 12 reps`.
  static func oneRepMax(_ formula: OneRepMaxFormula) -> String {
    let facts = formula.facts
    return
      "e1RM by \(formula.name): \(facts.expression), \(facts.source); from working sets of 1 to "
      + "\(OneRepMaxFormula.mostReps) reps"
  }

  static let tonnage = "tonnage: the sum of load × reps of working sets"
  static let records =
    "records: strictly better than on every day before, warm-ups and failed sets aside"
  static let trend = "trend: the median slope between all days (Theil–Sen), with its 95 % interval"

  /// The notes as a paragraph of their own, with the way to know more.
  static func text(_ notes: [String], explain names: [String], _ style: TextStyle) -> String {
    let more = "more: wlog explain " + names.joined(separator: " | ")
    return "\n" + (notes + [more]).map { style($0, .dim) + "\n" }.joined()
  }
}
