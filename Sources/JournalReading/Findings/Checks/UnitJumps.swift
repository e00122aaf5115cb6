internal import JournalSyntax
internal import WorkoutModel

/// Finds loads without a unit that jump by about 2.2 against the sessions before: kilograms among
/// pounds or the other way round.
struct UnitJumps {
  /// How many sessions before tell what is usual.
  private static let window = 8
  /// A load that is the usual one in the other unit may be that much off.
  private static let slack = 0.15
  /// Lighter loads double without a mistake: the next pair of dumbbells.
  private static let leastWeight: Int64 = 15 * 100_000_000_000

  private var before: [EntryTrace.Heaviest] = []
  private var isInJump = false

  /// The findings for one exercise, whose entries these are.
  static func diagnostics(_ entries: [JournalHistory.EntryPlace]) -> [Diagnostic] {
    var jumps = Self()
    return entries.compactMap { jumps.next($0) }
  }

  /// Only the first of several sessions in the other unit is told.
  private mutating func next(_ entry: JournalHistory.EntryPlace) -> Diagnostic? {
    let own = entry.trace.heaviest
    guard own.weight > 0 else { return nil }
    let usual = usual(for: own)
    let wasInJump = isInJump
    isInJump = usual != nil
    before.append(own)
    if before.count > Self.window { before.removeFirst() }
    guard !wasInJump, let usual else { return nil }
    let place = entry.place(own.range)
    return .unitSuspicious(at: place, own.mass, usual: usual.mass, sessions: before.count - 1)
  }

  /// The load that was usual before, when the own one jumps from it to the other unit.
  private func usual(for own: EntryTrace.Heaviest) -> EntryTrace.Heaviest? {
    let sorted = before.sorted { $0.weight < $1.weight }
    guard own.isBare, sorted.count >= 3, sorted[0].weight >= Self.leastWeight else { return nil }
    let median = sorted[(sorted.count - 1) / 2]
    let (least, most) = (sorted[0], sorted[sorted.count - 1])
    let ratio = Double(own.weight) / Double(median.weight)
    let isKilograms = own.mass.unit == .kilogram
    let factor = isKilograms ? 1 / Mass.kilogramsPerPound : Mass.kilogramsPerPound
    // In the other unit all loads of the session jump, not its heaviest alone.
    let lightest = ratio * own.lightestShare / median.lightestShare
    guard abs(ratio / factor - 1) <= Self.slack, abs(lightest / factor - 1) <= Self.slack else {
      return nil
    }
    if isKilograms { return Double(own.weight) >= 1.8 * Double(most.weight) ? median : nil }
    // Light days are many: only against a steady history does a light one surprise.
    let isSteady = sorted.count >= 5 && Double(most.weight) <= 1.4 * Double(least.weight)
    return isSteady && 1.8 * Double(own.weight) <= Double(least.weight) ? median : nil
  }
}
