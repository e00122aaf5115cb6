/// A way to estimate from a set the load that could be lifted once.
///
/// All are proportional to the load, so that the unit of the load is the unit of the estimate.
/// `facts` tells where each comes from.
package enum OneRepMaxFormula: String, Hashable, Sendable, CaseIterable {
  case brzycki, epley, lander, lombardi, mayhew, oconner, wathan
  case adams, baechle, berger, brown, kemmler, naclerio
  /// By the reps that were left: the RTS chart.
  case rpe

  /// The formula of journals that state none.
  package static let standard = brzycki

  /// The name in directives and on the command line, e.g. `brzycki`.
  package var name: String { rawValue }

  /// The formula of that name, in any case; `nil` when there is none.
  package init?(named name: String) {
    self.init(rawValue: name.lowercased())
  }

  /// The most reps from which an estimate is made. Beyond it the published formulas drift apart and
  /// away from measurement; Nuzzo et al. (2024) and the apps that state a limit agree on about 12.
  package static let mostReps = 12

  /// One-rep max divided by the load of a set of `reps` to failure, by the bare formula.
  ///
  /// Not capped, and not made to be 1 for a single: use `OneRepMaxFormula.estimate` for lifters.
  /// `nil` where the formula itself is undefined (Brzycki from 37 reps, Lander from 38, Adams from
  /// 50; the RTS chart knows 1…16 in half steps).
  package func ratio(reps: Double) -> Double? {
    let ratio: Double? =
      switch self {
      case .brzycki: reps < 37 ? 36 / (37 - reps) : nil
      case .epley: 1 + reps / 30
      case .lander: reps < 37.9 ? 100 / (101.3 - 2.67123 * reps) : nil
      case .lombardi: ElementaryFunctions.power(reps, 0.10)
      case .mayhew: 100 / (52.2 + 41.9 * ElementaryFunctions.exp(-0.055 * reps))
      case .oconner: 1 + 0.025 * reps
      case .wathan: 100 / (48.8 + 53.8 * ElementaryFunctions.exp(-0.075 * reps))
      case .adams: reps < 50 ? 1 / (1 - 0.02 * reps) : nil
      case .baechle: 1 + 0.033 * reps
      case .berger: 1 / (1.0261 * ElementaryFunctions.exp(-0.0262 * reps))
      case .brown: 0.9849 + 0.0328 * reps
      case .kemmler: 0.988 + reps * (0.0104 + reps * (0.0019 - reps * 0.0000584))
      case .naclerio: 1 / (0.951 * ElementaryFunctions.exp(-0.021 * reps))
      case .rpe: RPEChart.percent(repsToFailure: reps).map { 100 / $0 }
      }
    return reps > 0 ? ratio : nil
  }
}
