/// What a reader should know of a one-rep-max formula.
package struct FormulaFacts: Hashable, Sendable {
  package let formula: OneRepMaxFormula
  /// As it is usually called, e.g. `Brzycki`.
  package let title: String
  /// With the year where the first publication is known, e.g. `Brzycki, 1993`.
  package let source: String
  /// With `w` the load and `r` the reps.
  package let expression: String
  /// The reps for which the expression has a value; estimates stop at `OneRepMaxFormula.mostReps`.
  package let domain: ClosedRange<Int>

  private init(
    _ formula: OneRepMaxFormula, _ title: String, _ source: String, _ expression: String,
    _ domain: ClosedRange<Int> = 1...100
  ) {
    self.formula = formula
    self.title = title
    self.source = source
    self.expression = expression
    self.domain = domain
  }

  /// One for each formula, in the order of `OneRepMaxFormula.allCases`.
  package static let all: [FormulaFacts] = [
    Self(.brzycki, "Brzycki", "Brzycki, 1993", "w × 36 / (37 − r)", 1...36),
    Self(.epley, "Epley", "Epley, 1985", "w × (1 + r / 30)"),
    Self(.lander, "Lander", "Lander, 1985", "100 w / (101.3 − 2.67123 r)", 1...37),
    Self(.lombardi, "Lombardi", "Lombardi, 1989", "w × r^0.10"),
    Self(.mayhew, "Mayhew", "Mayhew et al., 1992", "100 w / (52.2 + 41.9 e^(−0.055 r))"),
    Self(.oconner, "O’Conner", "O’Conner et al., 1989", "w × (1 + 0.025 r)"),
    Self(.wathan, "Wathan", "Wathan, 1994", "100 w / (48.8 + 53.8 e^(−0.075 r))"),
    Self(.adams, "Adams", "Adams, year not known", "w / (1 − 0.02 r)", 1...49),
    Self(.baechle, "Baechle", "Baechle (NSCA), 2000", "w × (1 + 0.033 r)"),
    Self(.berger, "Berger", "Berger, year not known", "w / (1.0261 e^(−0.0262 r))"),
    Self(.brown, "Brown", "Brown, 1992", "w × (0.9849 + 0.0328 r)"),
    Self(
      .kemmler, "Kemmler", "Kemmler et al., 2006",
      "w × (0.988 + 0.0104 r + 0.0019 r² − 0.0000584 r³)", 1...24),
    Self(.naclerio, "Naclerio", "Naclerio et al., 2009", "w / (0.951 e^(−0.021 r))"),
    Self(
      .rpe, "RPE chart", "Tuchscherer (Reactive Training Systems)",
      "w / chart(r + reps in reserve)", 1...16),
  ]

  /// How far the formula lies from measurement, in per cent: the mean distance from the reps that
  /// people did at 90, 80 and 70 % of their one-rep max.
  package var meanErrorPercent: Double {
    let errors = Self.measuredReps.compactMap { percent, reps in
      formula.ratio(reps: reps).map { abs($0 * percent - 100) }
    }
    return errors.reduce(0, +) / Double(errors.count)
  }

  /// Mean reps to failure at a share of the one-rep max: J. L. Nuzzo et al., Sports Medicine 54:303
  /// (2024), over all exercises at 90 and 70 %, for the bench press at 80 and 70 %.
  private static let measuredReps: [(percent: Double, reps: Double)] = [
    (90, 5), (80, 8.8), (70, 15), (70, 14.08),
  ]
}

extension OneRepMaxFormula {
  package var facts: FormulaFacts {
    guard let facts = FormulaFacts.all.first(where: { $0.formula == self }) else {
      preconditionFailure("every formula has its line in the table")
    }
    return facts
  }
}
