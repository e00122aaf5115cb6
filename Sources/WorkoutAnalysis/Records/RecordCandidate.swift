import WorkoutModel

/// A set that may be a record: a working set in which something was done.
struct RecordCandidate {
  /// What is counted; sets of different measures are never compared.
  enum Measure: UInt8 {
    case reps
    case seconds
    case meters
  }

  let set: TrainingSet
  let rank: LoadRank
  let measure: Measure
  /// Thousandths of a rep or second, nanometers.
  let amount: Int64
  /// Place in the day.
  let order: Int

  /// `nil` for warm-up and failed sets, and where it is not known how much was done.
  init?(_ set: TrainingSet, order: Int) {
    guard set.isWorking, let (measure, amount) = Self.measured(set.effort), amount > 0 else {
      return nil
    }
    self.set = set
    rank = set.load.rank
    self.measure = measure
    self.amount = amount
    self.order = order
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
      if left.measure != right.measure { return left.measure.rawValue < right.measure.rawValue }
      if left.rank != right.rank { return left.rank > right.rank }
      if left.amount != right.amount { return left.amount > right.amount }
      return left.order < right.order
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
    return kept.sorted { $0.order < $1.order }
  }

  /// The heaviest; the most done decides between equal loads, then the order of the day.
  static func heaviest(of candidates: [RecordCandidate]) -> RecordCandidate? {
    candidates.max { $1.isHeavier(than: $0) }
  }

  func isHeavier(than other: Self) -> Bool {
    if rank != other.rank { return rank > other.rank }
    if amount != other.amount { return amount > other.amount }
    return order < other.order
  }
}

extension Distance {
  /// Exact, so that miles and meters can be compared: the units are whole micrometers.
  fileprivate var nanometers: Int64 {
    let micrometers = Int64((unit.meters * 1e6).rounded())
    return Int64(value.thousandths) * micrometers
  }
}
