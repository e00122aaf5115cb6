package import WorkoutModel

/// In what a set or a session was better than all before.
package enum RecordKind: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Not a record: the heaviest set of the first day, from which records are counted.
  case first
  /// The heaviest load ever; for bodyweight work the most added, or the least assistance.
  case weight
  /// No earlier set had at least this load for at least these reps.
  case reps
  /// The highest estimated one-rep max.
  case e1rm
  /// The most load times reps in one set.
  case setVolume = "set_volume"
  /// The most load times reps in one session.
  case sessionVolume = "session_volume"
  /// `reps` for work without a load: more reps than ever without assistance.
  case mostReps = "most_reps"
  /// The longest time with at least this load.
  case longest
  /// The farthest distance with at least this load.
  case farthest

  /// As in `wlog records`: `weight`, `set_volume` …
  package var name: String { rawValue }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}

/// A day on which something was better than on every day before.
package struct RecordEvent: Hashable, Sendable {
  /// The canonical name.
  package let exercise: String
  package let date: CivilDate
  package let kind: RecordKind
  /// The load of the set; `nil` for `sessionVolume`.
  package let load: Load?
  /// What was done with it; `nil` for `sessionVolume`.
  package let effort: Effort?
  /// The new best, in the unit of the kind: kilograms for `weight` (negative for assistance; the
  /// number for a machine's level), `e1rm` and the volumes (kg × reps), reps, seconds, meters. For
  /// `first` the load of the set in kilograms, or without one its reps, seconds or meters.
  package let value: Double
  /// The best before, in the same unit; `nil` when there was nothing to compare with.
  package let previous: Double?
  /// The set, or for `sessionVolume` the exercise's name in the session.
  package let location: SourceLocation

  /// The mass of the set in kilograms as stated: what was added or assisted for bodyweight work.
  package var loadKilograms: Double? { load?.mass?.kilograms }
  package var reps: FixedPoint? { effort?.reps }
}
