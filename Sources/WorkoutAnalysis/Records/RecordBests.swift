import WorkoutModel

/// The bests of an exercise up to a day: what a record must be better than.
struct RecordBests {
  private(set) var heaviestMass: LoadRank?
  private(set) var heaviestLevel: LoadRank?
  /// From the load as it is compared (`LoadRank`), so that a journal rewritten in the other unit has
  /// the same records.
  private(set) var oneRepMax: Double?
  private(set) var setVolume: Int64?
  private(set) var sessionVolume: Int64?
  private var fronts = [ParetoFront](
    repeating: ParetoFront(), count: 2 * RecordCandidate.Measure.allCases.count)

  /// The most that was done with at least the candidate's load.
  func amount(for candidate: RecordCandidate) -> Int64? {
    fronts[Self.front(of: candidate)].best(atLeast: candidate.rank.amount)
  }

  func heaviest(on scale: LoadRank.Scale) -> LoadRank? {
    scale == .mass ? heaviestMass : heaviestLevel
  }

  /// Whether the candidate may be any record of a set.
  func mayBeBeaten(by candidate: RecordCandidate, _ set: TrainingSet, estimate: Double?) -> Bool {
    if let amount = amount(for: candidate), candidate.amount <= amount {
      return estimate?.isClearlyAbove(oneRepMax) ?? false
        || set.volumeInMillionths ?? 0 > setVolume ?? 0
    }
    return true
  }

  mutating func add(_ candidate: RecordCandidate, _ set: TrainingSet, estimate: Double?) {
    fronts[Self.front(of: candidate)].insert(
      load: candidate.rank.amount, amount: candidate.amount)
    switch candidate.rank.scale {
    case .mass: heaviestMass = max(heaviestMass ?? candidate.rank, candidate.rank)
    case .level: heaviestLevel = max(heaviestLevel ?? candidate.rank, candidate.rank)
    }
    if let estimate { oneRepMax = max(oneRepMax ?? estimate, estimate) }
    if let volume = set.volumeInMillionths { setVolume = max(setVolume ?? volume, volume) }
  }

  mutating func add(sessionVolume volume: Int64) {
    if volume > 0 { sessionVolume = max(sessionVolume ?? volume, volume) }
  }

  private static func front(of candidate: RecordCandidate) -> Int {
    let scale = candidate.rank.scale == .mass ? 0 : RecordCandidate.Measure.allCases.count
    return scale + Int(candidate.measure.rawValue)
  }
}

extension Double {
  /// Greater by more than the noise of floating point: two ways to the same estimate are a tie.
  func isClearlyAbove(_ other: Double?) -> Bool {
    guard let other else { return true }
    return self > other * (1 + 1e-9)
  }
}
