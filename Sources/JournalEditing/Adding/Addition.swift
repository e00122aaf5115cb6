internal import JournalReading
internal import JournalSyntax
package import WorkoutModel

/// Sets of one exercise that somebody wants to add to a journal.
package struct Addition: Sendable {
  /// The exercise as it was typed.
  package let name: String
  /// The canonical name.
  package let exercise: String
  package let sets: [TrainingSet]

  /// True when neither the journal nor the catalog knows the exercise.
  var isUnknown: Bool { exercise == name && ExerciseCatalog.exercise(named: name) == nil }

  /// What was understood: `Bench Press 100 kg x 5 x 3`.
  package var summary: String {
    exercise + " " + sets.map { CanonicalNotation.text($0) ?? "…" }.joined(separator: ", ")
  }

  package enum Problem: Error {
    /// No exercise stands there, or nothing but one.
    case noName, noSet
    case severalExercises
    /// In the words of a finding.
    case unclear(String)
  }

  /// Reads a line of the canonical notation, where units may be left out: `bench 100x5x3 @8`.
  package static func parse(
    _ text: String, naming: ExerciseNaming, aliases: [(spelling: String, name: String)],
    unit: MassUnit
  ) throws(Problem) -> Self {
    let options = ReaderOptions(
      unit: unit, orders: [.weightRepsSets, .weightReps, .repsSets])
    let aliasLines = aliases.map { "alias: \($0.spelling) = \($0.name)\n" }.joined()
    let source = Source(path: "addition", text: aliasLines + "# 2000-01-01\n" + text + "\n")
    let result = Reader(options: options).read([source])
    let entries = result.journal.sessions.flatMap(\.entries)
    guard entries.count <= 1 else { throw .severalExercises }
    guard let entry = entries.first else {
      throw text.contains(where: \.isNumber) ? .noName : .noSet
    }
    guard !entry.sets.isEmpty else { throw .noSet }
    if let finding = result.diagnostics.first(where: { $0.severity != .hint }) {
      throw .unclear(finding.message)
    }
    return Self(
      name: entry.nameAsWritten, exercise: naming.canonical(entry.nameAsWritten),
      sets: entry.sets)
  }
}
