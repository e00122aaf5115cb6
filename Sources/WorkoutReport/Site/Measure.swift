import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// By what the progress of an exercise is shown: one number a day.
enum Measure {
  /// Estimated one-rep max, kilograms.
  case oneRepMax
  /// The heaviest load that was added to the body, kilograms; less assistance is more.
  case load
  /// The most reps of a set.
  case reps
  /// The longest time, seconds.
  case time
  /// The farthest distance, meters.
  case distance
  /// Nothing that can be compared.
  case none

  /// What most days of an exercise have.
  init(_ results: [DayResult]) {
    let counts: [(measure: Measure, days: Int)] = [.oneRepMax, .reps, .time, .distance].map {
      measure in
      (measure, results.count { measure.value(of: $0) != nil })
    }
    if counts[0].days * 2 >= max(1, results.count) {
      self = .oneRepMax
    } else if let most = counts.dropFirst().max(by: { $0.days < $1.days }), most.days > 0 {
      self = most.measure
    } else {
      self = counts[0].days > 0 ? .oneRepMax : .none
    }
  }

  /// The measure of a day, in kilograms, reps, seconds or meters.
  func value(of result: DayResult) -> Double? {
    switch self {
    case .oneRepMax: result.oneRepMax?.value
    case .load: result.topSet.flatMap { $0.load.rank.scale == .mass ? $0.load.rank.kilograms : nil }
    case .reps: result.mostReps?.double
    case .time:
      if case .time(let seconds) = result.topSet?.effort { seconds.double } else { nil }
    case .distance: result.topSet?.effort.distance?.meters
    case .none: nil
    }
  }

  /// `best e1RM`, `most reps` …
  var bestName: String {
    switch self {
    case .oneRepMax: "best e1RM"
    case .load: "heaviest"
    case .reps: "most reps"
    case .time: "longest"
    case .distance: "farthest"
    case .none: "best"
    }
  }

  /// The kinds of records that raise this measure.
  var recordKinds: Set<RecordKind> {
    switch self {
    case .oneRepMax: [.e1rm]
    case .load: [.weight]
    case .reps: [.mostReps]
    case .time: [.longest]
    case .distance: [.farthest]
    case .none: []
    }
  }

  /// A value with its unit: `132.5 kg`, `12 reps`, `1:30`.
  func text(_ value: Double, _ quantity: Quantity) -> String {
    switch self {
    case .oneRepMax, .load: quantity.mass(value)
    case .reps: NumberText.rounded(value) + (value == 1 ? "\u{A0}rep" : "\u{A0}reps")
    case .time: Quantity.time(value)
    case .distance: Quantity.distance(value)
    case .none: ""
    }
  }

  /// The unit of a chart's axis, and how many of the measure's own units are one of it.
  func axis(_ quantity: Quantity) -> (unit: String, divisor: Double) {
    switch self {
    case .oneRepMax, .load:
      (quantity.unit.symbol, quantity.unit == .kilogram ? 1 : Mass.kilogramsPerPound)
    case .reps: ("reps", 1)
    case .time: ("seconds", 1)
    case .distance: ("km", 1000)
    case .none: ("", 1)
    }
  }
}
