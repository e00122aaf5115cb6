package import WorkoutModel

/// The numbers of one session.
package struct SessionMeasures: Hashable, Sendable {
  package let totals: WorkTotals
  /// Different exercises.
  package let exerciseCount: Int
  package let durationMinutes: Int?
  /// Session RPE times minutes (Foster 2001), in arbitrary units; `nil` unless both are stated.
  package let load: Double?

  package init(_ session: Session) {
    totals = WorkTotals(session.entries.lazy.flatMap(\.sets))
    exerciseCount = Set(session.entries.map(\.exercise)).count
    durationMinutes = session.durationMinutes
    load = session.statedLoad
  }

  /// Kilograms a minute; `nil` without a duration.
  package var density: Double? { perMinute(totals.tonnage) }

  /// Working sets an hour; `nil` without a duration.
  package var setsPerHour: Double? { perMinute(Double(totals.workingSets) * 60) }

  private func perMinute(_ amount: Double) -> Double? {
    guard let durationMinutes, durationMinutes > 0 else { return nil }
    return amount / Double(durationMinutes)
  }
}

extension Session {
  /// Session RPE times minutes.
  var statedLoad: Double? {
    guard let rpe, let durationMinutes else { return nil }
    return rpe.double * Double(durationMinutes)
  }
}
