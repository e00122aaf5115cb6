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
    repeating: ParetoFront(), count: 2 * MeasuredSet.Measure.allCases.count)

  /// The most that was done with at least the set's load.
  func amount(for set: MeasuredSet) -> Int64? {
    fronts[Self.front(of: set)].best(atLeast: set.rank.amount)
  }

  func heaviest(on scale: LoadRank.Scale) -> LoadRank? {
    scale == .mass ? heaviestMass : heaviestLevel
  }

  /// Whether the set may be a record of any kind.
  func mayBeBeaten(by set: MeasuredSet, estimate: Double?) -> Bool {
    guard let amount = amount(for: set), set.amount <= amount else { return true }
    return estimate?.isClearlyAbove(oneRepMax) ?? false
      || set.volumeInMillionths ?? 0 > setVolume ?? 0
  }

  mutating func add(_ set: MeasuredSet, estimate: Double?) {
    fronts[Self.front(of: set)].insert(load: set.rank.amount, amount: set.amount)
    switch set.rank.scale {
    case .mass: heaviestMass = max(heaviestMass ?? set.rank, set.rank)
    case .level: heaviestLevel = max(heaviestLevel ?? set.rank, set.rank)
    }
    if let estimate { oneRepMax = max(oneRepMax ?? estimate, estimate) }
    if let volume = set.volumeInMillionths { setVolume = max(setVolume ?? volume, volume) }
  }

  mutating func add(sessionVolume volume: Int64) {
    if volume > 0 { sessionVolume = max(sessionVolume ?? volume, volume) }
  }

  private static func front(of set: MeasuredSet) -> Int {
    let scale = set.rank.scale == .mass ? 0 : MeasuredSet.Measure.allCases.count
    return scale + Int(set.measure.rawValue)
  }
}

extension Double {
  /// Greater by more than the noise of floating point: two ways to the same estimate are a tie.
  func isClearlyAbove(_ other: Double?) -> Bool {
    guard let other else { return true }
    return self > other * (1 + 1e-9)
  }
}
