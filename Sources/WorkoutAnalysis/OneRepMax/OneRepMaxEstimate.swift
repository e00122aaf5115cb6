package import WorkoutModel

/// What a set says about the load that could be lifted once.
package struct OneRepMaxEstimate: Hashable, Sendable {
  package let formula: OneRepMaxFormula
  /// In the unit of the load that was given.
  package let value: Double
  /// The value for a lifter who does one standard deviation fewer reps at this share of the one-rep
  /// max than the mean lifter; never below the load itself.
  package let low: Double
  /// The same for a lifter who does that many more.
  package let high: Double
}

/// Why there is no estimate.
package enum OneRepMaxRefusal: Error, Hashable, Sendable, CaseIterable {
  case noReps
  case noLoad
  case tooManyReps
  case noEffortStated
  case notPerformed

  /// For the reader, without a full stop.
  package var why: String {
    switch self {
    case .noReps: "no whole rep was done"
    case .noLoad: "no load is known"
    case .tooManyReps: "above \(OneRepMaxFormula.mostReps) reps no formula can be trusted"
    case .noEffortStated: "the chart needs an RPE or the reps in reserve"
    case .notPerformed: "warm-up sets and failed sets are not counted"
    }
  }
}

extension OneRepMaxFormula {
  /// The one-rep max that a set of `reps` with `load` suggests.
  ///
  /// - Parameters:
  ///   - load: above zero, in any unit.
  ///   - reps: those that were done, at least 1.
  ///   - repsInReserve: those that were left. Only `rpe` uses them; for a single they may be unknown.
  /// - Returns: A single is itself, for every formula. No estimate above `mostReps` reps (for `rpe`
  ///   reps and reserve together).
  package func estimate(
    load: Double, reps: Double, repsInReserve: Double? = nil
  ) -> Result<OneRepMaxEstimate, OneRepMaxRefusal> {
    guard load > 0 else { return .failure(.noLoad) }
    return repsToFailure(reps: reps, repsInReserve: repsInReserve).map { repsToFailure in
      guard repsToFailure > 1, let ratio = ratio(reps: repsToFailure) else {
        return OneRepMaxEstimate(formula: self, value: load, low: load, high: load)
      }
      let band = band(ratio: ratio, repsToFailure: repsToFailure)
      return OneRepMaxEstimate(
        formula: self, value: load * ratio, low: load * band.low, high: load * band.high)
    }
  }

  /// The reps that could have been done, where an estimate may be made from them.
  private func repsToFailure(
    reps: Double, repsInReserve: Double?
  ) -> Result<Double, OneRepMaxRefusal> {
    guard reps >= 1 else { return .failure(.noReps) }
    guard self != .rpe || repsInReserve != nil || reps == 1 else {
      return .failure(.noEffortStated)
    }
    let repsToFailure = self == .rpe ? reps + max(0, repsInReserve ?? 0) : reps
    guard repsToFailure <= Double(Self.mostReps) else { return .failure(.tooManyReps) }
    return .success(repsToFailure)
  }

  /// The estimate over the load, without the band; `nil` where there is no estimate.
  func estimatedRatio(reps: Double, repsInReserve: Double?) -> Double? {
    guard
      case .success(let repsToFailure) = repsToFailure(
        reps: reps, repsInReserve: repsInReserve)
    else { return nil }
    return repsToFailure > 1 ? ratio(reps: repsToFailure) ?? 1 : 1
  }

  /// The one-rep max that a performed set suggests, in kilograms.
  ///
  /// Only for loads that are no part of the lifter (`Load.external`); see `SystemLoad` for the rest.
  /// A set to failure (AMRAP) without a rating counts as one with no rep in reserve.
  package func estimate(of set: TrainingSet) -> Result<OneRepMaxEstimate, OneRepMaxRefusal> {
    guard set.isWorking else { return .failure(.notPerformed) }
    guard case .external(let mass) = set.load else { return .failure(.noLoad) }
    guard let reps = set.effort.reps else { return .failure(.noReps) }
    return estimate(
      load: mass.kilograms, reps: reps.double, repsInReserve: set.statedRepsInReserve)
  }

  /// The load that could be lifted `reps` times by somebody with this one-rep max, in its unit.
  ///
  /// `nil` outside 1…`mostReps`.
  package func load(forReps reps: Int, oneRepMax: Double) -> Double? {
    guard 1...Self.mostReps ~= reps else { return nil }
    guard reps > 1 else { return oneRepMax }
    return ratio(reps: Double(reps)).map { oneRepMax / $0 }
  }

  /// Between persons the reps at a share `p` per cent of the one-rep max differ with a standard
  /// deviation of 9.91 − 0.0925·p reps: the line through the 2.51 reps at 80 % and 4.36 reps at 60 %
  /// of Nuzzo et al., Sports Medicine 54:303 (2024), whose model of it is linear.
  private func band(ratio: Double, repsToFailure: Double) -> (low: Double, high: Double) {
    let deviation = max(0, 9.91 - 0.0925 * (100 / ratio))
    let fewer = max(1, repsToFailure - deviation)
    let low = fewer > 1 ? self.ratio(reps: fewer) ?? ratio : 1
    let high = self.ratio(reps: min(repsToFailure + deviation, highestDefinedReps)) ?? ratio
    return (max(1, min(low, ratio)), max(high, ratio))
  }

  private var highestDefinedReps: Double { self == .rpe ? 16 : 36 }
}

extension TrainingSet {
  /// Reps in reserve as stated, or 10 − RPE, or 0 for a set to failure; `nil` when nothing is said.
  package var statedRepsInReserve: Double? {
    if let rir { return rir.double }
    if let rpe { return RPEChart.repsInReserve(rpe: rpe.double) }
    return kind == .amrap ? 0 : nil
  }
}
