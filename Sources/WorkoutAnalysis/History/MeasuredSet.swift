import WorkoutModel

/// What is compared of a working set in which something was done, made once for all analyses.
///
/// It holds numbers only and points to its set: going through many of them is cheap.
struct MeasuredSet {
  /// What is counted; sets of different measures are never compared.
  enum Measure: UInt8, CaseIterable {
    case reps
    case seconds
    case meters
  }

  /// Into the days of the exercise.
  let dayIndex: Int
  /// Into the sets of the day, and so the order in which they were done.
  let index: Int
  let rank: LoadRank
  let measure: Measure
  /// Thousandths of a rep or second, nanometers; above 0.
  let amount: Int64
  /// How many equal sets.
  let count: Int
  /// Of one of the equal sets; see `TrainingSet.volumeInMillionths`.
  let volumeInMillionths: Int64?
  /// See `TrainingSet.statedRepsInReserve`.
  let repsInReserve: Double?
  /// Rest after the set.
  let restSeconds: Int32?
  /// Of reps that were timed.
  let seconds: FixedPoint?
  /// A load that is no part of the lifter.
  let isExternal: Bool
  let isLoadFree: Bool

  /// `nil` for warm-up and failed sets, and where it is not known how much was done.
  init?(_ set: TrainingSet, dayIndex: Int, index: Int) {
    guard set.isWorking, let (measure, amount) = Self.measured(set.effort), amount > 0 else {
      return nil
    }
    self.dayIndex = dayIndex
    self.index = index
    rank = set.load.rank
    self.measure = measure
    self.amount = amount
    count = Int(set.count)
    volumeInMillionths = set.volumeInMillionths
    repsInReserve = set.statedRepsInReserve
    restSeconds = set.restSeconds
    seconds = set.effort.seconds
    if case .external = set.load { isExternal = true } else { isExternal = false }
    isLoadFree = set.load.isLoadFree
  }

  /// The amount in reps, seconds or meters.
  var measuredValue: Double { Self.value(of: amount, measure: measure) }

  /// `nil` for holds and distances.
  var reps: Double? { measure == .reps ? Double(amount) / 1000 : nil }

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

extension MeasuredSet {
  /// The heavier; the most done decides between equal loads, then the order of the day.
  func isHeavier(than other: Self) -> Bool {
    if rank != other.rank { return rank > other.rank }
    if amount != other.amount { return amount > other.amount }
    return index < other.index
  }

  /// Those that no other of the same day and measure dominates: at least as heavy and at least as
  /// much. Of equal ones the earliest stays. In the order of the day.
  static func undominated(_ sets: ArraySlice<MeasuredSet>) -> [MeasuredSet] {
    guard sets.count > 1 else { return Array(sets) }
    let heaviestFirst = sets.sorted { left, right in
      left.measure == right.measure
        ? left.isHeavier(than: right) : left.measure.rawValue < right.measure.rawValue
    }
    var kept: [MeasuredSet] = []
    for set in heaviestFirst {
      if let last = kept.last, last.measure == set.measure, last.rank.scale == set.rank.scale,
        last.amount >= set.amount
      {
        continue
      }
      kept.append(set)
    }
    return kept.count == 1 ? kept : kept.sorted { $0.index < $1.index }
  }
}

extension OneRepMaxFormula {
  /// The estimate of a set over its load, without the band: for going through many sets. `nil` where
  /// there is no estimate.
  func ratio(of set: MeasuredSet) -> Double? {
    set.reps.flatMap { estimatedRatio(reps: $0, repsInReserve: set.repsInReserve) }
  }

  /// The estimate from an external load as it is compared (`LoadRank`), in kilograms.
  func comparedOneRepMax(of set: MeasuredSet) -> Double? {
    guard set.isExternal, set.rank.amount > 0 else { return nil }
    return ratio(of: set).map { set.rank.kilograms * $0 }
  }
}

extension Distance {
  /// Exact, so that miles and meters can be compared: the units are whole micrometers.
  fileprivate var nanometers: Int64 {
    let micrometers = Int64((unit.meters * 1e6).rounded())
    return Int64(value.thousandths) * micrometers
  }
}
