/// What a reader should know of a one-rep-max formula.
package struct FormulaFacts: Hashable, Sendable {
  package let formula: OneRepMaxFormula
  /// As it is usually called, e.g. `O'Conner et al.`.
  package let author: String
  /// `nil` where the first publication is not known.
  package let year: Int?
  /// With `w` the load and `r` the reps; ASCII and `×`, `·`, `^`.
  package let expression: String
  /// The reps for which the expression has a value; estimates stop at `OneRepMaxFormula.mostReps`.
  package let domain: ClosedRange<Int>
}

extension OneRepMaxFormula {
  package var facts: FormulaFacts {
    func facts(
      _ author: String, _ year: Int?, _ expression: String, _ domain: ClosedRange<Int> = 1...100
    ) -> FormulaFacts {
      FormulaFacts(
        formula: self, author: author, year: year, expression: expression, domain: domain)
    }
    return switch self {
    case .brzycki: facts("Brzycki", 1993, "w · 36 / (37 - r)", 1...36)
    case .epley: facts("Epley", 1985, "w · (1 + r / 30)")
    case .lander: facts("Lander", 1985, "100 · w / (101.3 - 2.67123 · r)", 1...37)
    case .lombardi: facts("Lombardi", 1989, "w · r^0.10")
    case .mayhew: facts("Mayhew et al.", 1992, "100 · w / (52.2 + 41.9 · e^(-0.055 · r))")
    case .oconner: facts("O'Conner et al.", 1989, "w · (1 + 0.025 · r)")
    case .wathan: facts("Wathan", 1994, "100 · w / (48.8 + 53.8 · e^(-0.075 · r))")
    case .adams: facts("Adams", nil, "w / (1 - 0.02 · r)", 1...49)
    case .baechle: facts("Baechle (NSCA)", 2000, "w · (1 + 0.033 · r)")
    case .berger: facts("Berger", nil, "w / (1.0261 · e^(-0.0262 · r))")
    case .brown: facts("Brown", 1992, "w · (0.9849 + 0.0328 · r)")
    case .kemmler:
      facts(
        "Kemmler et al.", 2006, "w · (0.988 + 0.0104 · r + 0.0019 · r^2 - 0.0000584 · r^3)", 1...24)
    case .naclerio: facts("Naclerio et al.", 2009, "w / (0.951 · e^(-0.021 · r))")
    case .rpe:
      facts(
        "Tuchscherer (RTS)", nil, "w / chart(r + reps in reserve)", 1...16)
    }
  }
}
