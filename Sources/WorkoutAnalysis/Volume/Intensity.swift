package import WorkoutModel

/// A band of loads by their share of the one-rep max: the bands of Prilepin's table (as in H. Hristov,
/// "How to design strength training programs using Prilepin's table", 2005).
package enum IntensityZone: UInt8, Hashable, Sendable, CaseIterable {
  case below70
  case from70
  case from80
  case from90

  /// - Parameter percent: of the one-rep max.
  package init(percent: Double) {
    switch percent {
    case ..<70: self = .below70
    case ..<80: self = .from70
    case ..<90: self = .from80
    default: self = .from90
    }
  }

  /// `below 70 %`, `70–79 %`, `80–89 %`, `90 % and more`.
  package var name: String {
    switch self {
    case .below70: "below 70 %"
    case .from70: "70–79 %"
    case .from80: "80–89 %"
    case .from90: "90 % and more"
    }
  }
}

/// How heavy the work was for the lifter.
package struct IntensityProfile: Hashable, Sendable {
  /// Working sets and reps in each zone.
  package struct ZoneTotals: Hashable, Sendable {
    package fileprivate(set) var sets = 0
    package fileprivate(set) var reps: Double = 0
  }

  private var zones = [ZoneTotals](repeating: ZoneTotals(), count: IntensityZone.allCases.count)
  private var volume: Double = 0
  private var volumeAtOneRepMax: Double = 0
  /// Reps divided by what is missing to 100 %, summed over sets (H. Hristov): about 0.4 to 1 in a
  /// session of a lift is usual. From 99 % on each rep counts as one.
  package private(set) var inol: Double = 0

  package init() {}

  package subscript(zone: IntensityZone) -> ZoneTotals { zones[Int(zone.rawValue)] }

  /// Reps times load over reps times one-rep max, 0…1; `nil` without any set.
  package var averageRelativeIntensity: Double? {
    volumeAtOneRepMax > 0 ? volume / volumeAtOneRepMax : nil
  }

  /// Adds equal sets; `load` and `oneRepMax` in the same unit, both above zero.
  package mutating func add(load: Double, reps: Double, count: Int = 1, oneRepMax: Double) {
    guard load > 0, reps > 0, oneRepMax > 0 else { return }
    let percent = load / oneRepMax * 100
    let zone = Int(IntensityZone(percent: percent).rawValue)
    zones[zone].sets += count
    zones[zone].reps += reps * Double(count)
    volume += load * reps * Double(count)
    volumeAtOneRepMax += oneRepMax * reps * Double(count)
    inol += reps / max(1, 100 - percent) * Double(count)
  }
}

extension ExerciseHistory {
  /// The intensity of each day's working sets with an external load, against the best estimated
  /// one-rep max of the twelve weeks up to and with that day. Days without an estimate in reach are
  /// left out. `results` are those of `dayResults`.
  package func intensities(
    results: [DayResult]
  ) -> [(date: CivilDate, profile: IntensityProfile)] {
    var window = SlidingMaximum(days: 84)
    return zip(days.indices, results).compactMap { dayIndex, result in
      if let estimate = result.oneRepMax {
        window.add(estimate.value, on: result.date)
      }
      guard let oneRepMax = window.maximum(on: result.date) else { return nil }
      var profile = IntensityProfile()
      for set in measuredSets(ofDay: dayIndex) where set.isExternal {
        guard let reps = set.reps else { continue }
        profile.add(
          load: set.rank.kilograms, reps: reps, count: set.count, oneRepMax: oneRepMax)
      }
      return profile.averageRelativeIntensity == nil ? nil : (result.date, profile)
    }
  }
}

/// The greatest value of the last days, in constant time for each day.
private struct SlidingMaximum {
  private let days: Int
  /// Values descending, dates ascending; those before `start` are too old.
  private var candidates: [DatedValue] = []
  private var start = 0

  init(days: Int) {
    self.days = days
  }

  mutating func add(_ value: Double, on date: CivilDate) {
    while candidates.count > start, let last = candidates.last, last.value <= value {
      candidates.removeLast()
    }
    candidates.append(DatedValue(date: date, value: value))
  }

  mutating func maximum(on date: CivilDate) -> Double? {
    while start < candidates.count, date.days(since: candidates[start].date) > days { start += 1 }
    return start < candidates.count ? candidates[start].value : nil
  }
}
