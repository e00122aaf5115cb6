import WorkoutModel

/// The made-up lifter: what they can lift on a day, and how that grows and shrinks.
///
/// Only the four basic operations are used on floating-point numbers, which are exact to the bit
/// on every platform.
struct DemoLifter {
  /// One-rep max in kilograms, or what the lift's style counts.
  private(set) var strength: [Double]
  /// The most that each was so far.
  private var best: [Double]
  /// Where progress becomes slow.
  private(set) var ceiling: [Double]
  /// Reps that accessories are done with now.
  var reps: [Int]
  /// Kilograms.
  private(set) var bodyweight = 84.0
  /// Seconds for a kilometer.
  private(set) var pace = 352.0
  private(set) var injury: DemoInjury?
  /// The weeks until the injury is over.
  private(set) var weeksInjured = 0
  private var bodyweightTarget = 88.0
  private var yearsOfTraining = 0.0

  init() {
    strength = DemoLift.all.map(\.start)
    best = strength
    ceiling = DemoLift.all.map(\.ceiling)
    reps = DemoLift.all.map(\.reps.lowerBound)
  }

  func isHurt(_ lift: Int) -> Bool {
    injury?.lifts.contains(lift) ?? false
  }

  /// After a session: the nearer the ceiling, the smaller the gain; what was lost returns soon.
  mutating func improve(_ lift: Int) {
    strength[lift] += max(0, ceiling[lift] - strength[lift]) * 0.017
    strength[lift] += (best[lift] - strength[lift]) * 0.15
    best[lift] = max(best[lift], strength[lift])
  }

  /// A load that worked out well is followed by a heavier one.
  mutating func setStrength(_ lift: Int, _ value: Double) {
    strength[lift] = value
    best[lift] = max(best[lift], value)
  }

  /// Days without training: two weeks cost little, months cost a fifth at most. Small lifts, which
  /// are far from any limit, lose nothing.
  mutating func detrain(days: Int) {
    guard days > 10 else { return }
    let loss = min(0.2, Double(days - 10) * 0.003)
    for lift in strength.indices where DemoLift.all[lift].isLimit { strength[lift] *= 1 - loss }
    pace *= 1 + loss / 2
  }

  mutating func hurt(_ injury: DemoInjury, weeks: Int) {
    self.injury = injury
    weeksInjured = weeks
    for lift in injury.lifts { strength[lift] *= 0.85 }
  }

  mutating func heal() {
    injury = nil
    weeksInjured = 0
  }

  mutating func ran() {
    pace += (292 - pace) * 0.012
  }

  /// The body changes from week to week, and what is trained helps what is not.
  mutating func passWeek(_ random: inout SplitMix64) {
    if abs(bodyweight - bodyweightTarget) < 0.4 {
      bodyweightTarget = bodyweight > 83 ? 80 + random.swing() : 86 + random.swing() * 2
    }
    bodyweight += bodyweight < bodyweightTarget ? 0.13 : -0.22
    bodyweight += random.swing() * 0.25
    weeksInjured = max(0, weeksInjured - 1)
    for lift in strength.indices where DemoLift.all[lift].isLimit && !isHurt(lift) {
      strength[lift] += max(0, ceiling[lift] - strength[lift]) * 0.002
    }
  }

  /// Experience lifts the ceilings, every year less.
  mutating func passYear() {
    yearsOfTraining += 1
    for lift in ceiling.indices {
      ceiling[lift] += DemoLift.all[lift].ceiling * 0.012 / (1 + yearsOfTraining / 5)
    }
  }
}
