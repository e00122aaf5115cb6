import WorkoutModel

/// A set that may be a record: a working set in which something was done.
///
/// It points to the set instead of holding it: most candidates are compared once and forgotten.
struct RecordCandidate {
  /// What is counted; sets of different measures are never compared.
  enum Measure: UInt8, CaseIterable {
    case reps
    case seconds
    case meters
  }

  /// Into the sets of the day, and so the order in which they were done.
  let index: Int
  let rank: LoadRank
  let measure: Measure
  /// Thousandths of a rep or second, nanometers.
  let amount: Int64

  /// `nil` for warm-up and failed sets, and where it is not known how much was done.
  init?(_ set: TrainingSet, index: Int) {
    guard set.isWorking, let (measure, amount) = Self.measured(set.effort), amount > 0 else {
      return nil
    }
    self.index = index
    rank = set.load.rank
    self.measure = measure
    self.amount = amount
  }

  static func all(of sets: [TrainingSet]) -> [RecordCandidate] {
    var candidates: [RecordCandidate] = []
    candidates.reserveCapacity(sets.count)
    for index in sets.indices {
      if let candidate = RecordCandidate(sets[index], index: index) { candidates.append(candidate) }
    }
    return candidates
  }

  /// The amount in reps, seconds or meters.
  var measuredValue: Double { Self.value(of: amount, measure: measure) }

  static func value(of amount: Int64, measure: Measure) -> Double {
    switch measure {
    case .reps, .seconds: Double(amount) / 1000
    case .meters: Double(amount) / 1e9
    }
  }

  private static func measured(_ effort: Effort) -> (Measure, Int64)? {
    switch effort {
    case .reps(let reps, _): (.reps, Int64(reps.thousandths))
    case .time(let seconds): (.seconds, Int64(seconds.thousandths))
    case .distance(let distance, _): (.meters, distance.nanometers)
    case .untold: nil
    }
  }
}

extension RecordCandidate {
  /// Those that no other of the same day and measure dominates: at least as heavy and at least as
  /// much. Of equal ones the earliest stays. In the order of the day.
  static func undominated(_ candidates: [RecordCandidate]) -> [RecordCandidate] {
    guard candidates.count > 1 else { return candidates }
    let heaviestFirst = candidates.sorted { left, right in
      left.measure == right.measure
        ? left.isHeavier(than: right) : left.measure.rawValue < right.measure.rawValue
    }
    var kept: [RecordCandidate] = []
    for candidate in heaviestFirst {
      if let last = kept.last, last.measure == candidate.measure,
        last.rank.scale == candidate.rank.scale, last.amount >= candidate.amount
      {
        continue
      }
      kept.append(candidate)
    }
    return kept.count == 1 ? kept : kept.sorted { $0.index < $1.index }
  }

  /// The heavier; the most done decides between equal loads, then the order of the day.
  func isHeavier(than other: Self) -> Bool {
    if rank != other.rank { return rank > other.rank }
    if amount != other.amount { return amount > other.amount }
    return index < other.index
  }
}

extension Distance {
  /// Exact, so that miles and meters can be compared: the units are whole micrometers.
  fileprivate var nanometers: Int64 {
    let micrometers = Int64((unit.meters * 1e6).rounded())
    return Int64(value.thousandths) * micrometers
  }
}
