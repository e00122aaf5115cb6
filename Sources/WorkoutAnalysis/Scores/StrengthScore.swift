package import WorkoutModel

/// A score that makes totals of lifters of different bodyweight comparable.
///
/// All are defined for the total of a meet (squat, bench press and deadlift; snatch and clean and jerk
/// for `sinclair`). From estimated one-rep maxes they are only a hint, and should be called so.
/// Coefficients of powerlifting: OpenPowerlifting, `crates/coefficients`.
package enum StrengthScore: Hashable, Sendable {
  /// T. Konertz (2019).
  case dots
  /// R. Wilks (1995), of the IPF until 2018.
  case wilks
  /// R. Wilks (2020).
  case wilks2020
  /// Of the IPF since May 2020.
  case ipfGoodlift(ScoreEvent, ScoreEquipment)
  /// Of the IPF in 2019, for the raw total.
  case ipf2019
  /// Of the GPC: the mean of Schwartz (men) or Malone (women) and Wilks.
  case glossbrenner
  /// L. Schwartz for men, M. Malone for women (1970s).
  case schwartzMalone
  /// R. Sinclair, of the IWF, with the constants of an Olympic cycle.
  case sinclair(SinclairCycle)

  /// The name of the score, e.g. `DOTS`.
  package var name: String {
    switch self {
    case .dots: "DOTS"
    case .wilks: "Wilks"
    case .wilks2020: "Wilks 2020"
    case .ipfGoodlift: "IPF GL"
    case .ipf2019: "IPF 2019"
    case .glossbrenner: "Glossbrenner"
    case .schwartzMalone: "Schwartz/Malone"
    case .sinclair(let cycle): "Sinclair \(cycle.name)"
    }
  }

  /// The points of a total.
  ///
  /// - Parameters:
  ///   - total: kilograms, 0 or more.
  ///   - bodyweight: kilograms, above 0. The polynomials are held at the ends of their domain.
  ///   - sex: by which the coefficients were published.
  /// - Returns: `nil` outside of what the score is defined for.
  package func points(total: Double, bodyweight: Double, sex: Sex) -> Double? {
    guard total >= 0, bodyweight > 0 else { return nil }
    return switch self {
    case .dots: total * ScorePolynomial.dots(sex).coefficient(bodyweight)
    case .wilks: total * ScorePolynomial.wilks(sex).coefficient(bodyweight)
    case .wilks2020: total * ScorePolynomial.wilks2020(sex).coefficient(bodyweight)
    case .ipfGoodlift(let event, let equipment):
      Goodlift(sex, event, equipment).points(total: total, bodyweight: bodyweight)
    case .ipf2019: IPF2019(sex).points(total: total, bodyweight: bodyweight)
    case .glossbrenner: total * Glossbrenner.coefficient(bodyweight, sex)
    case .schwartzMalone: total * SchwartzMalone.coefficient(bodyweight, sex)
    case .sinclair(let cycle): total * cycle.coefficient(bodyweight, sex)
    }
  }
}

/// What of a powerlifting meet is scored.
package enum ScoreEvent: Sendable {
  /// Squat, bench press and deadlift.
  case fullPower
  case benchOnly
}

/// With or without supportive suits.
package enum ScoreEquipment: Sendable {
  case raw
  case equipped
}
