package import WorkoutModel

/// Which one-rep-max formula counts for which exercise.
package struct FormulaChoice: Hashable, Sendable {
  private let general: OneRepMaxFormula
  private let byExercise: [String: OneRepMaxFormula]

  /// The same formula for everything.
  package init(_ formula: OneRepMaxFormula = .standard) {
    general = formula
    byExercise = [:]
  }

  /// What the journal says, most special first: the exercise's formula, the journal's, Brzycki.
  ///
  /// - Parameters:
  ///   - settings: unknown names in it are passed over.
  ///   - override: a formula that was asked for on the spot; it counts for everything.
  package init(settings: JournalSettings, override: OneRepMaxFormula? = nil) {
    general = override ?? settings.formula.flatMap(OneRepMaxFormula.init(named:)) ?? .standard
    byExercise =
      override == nil
      ? settings.formulaByExercise.compactMapValues(OneRepMaxFormula.init(named:)) : [:]
  }

  /// The formula of the journal as a whole.
  package var standard: OneRepMaxFormula { general }

  package func formula(for exercise: String) -> OneRepMaxFormula {
    byExercise.isEmpty ? general : byExercise[exercise] ?? general
  }
}
