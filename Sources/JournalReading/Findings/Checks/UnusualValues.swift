internal import JournalSyntax
internal import WorkoutModel

/// Finds loads and reps that are far from all else the lifter did of the same exercise: a digit
/// too many, a rep count in the place of a load.
///
/// What is usual is told by the journal itself, by the median and the ninth decile of the best
/// sets of all sessions; only where it says too little does a fixed limit decide.
struct UnusualValues {
  /// A thousand kilograms: nobody lifts them without a history that leads there.
  static let anyWeight: Int64 = 1000 * 100_000_000_000
  /// Sets of so many reps with a load are a slip, unless the exercise is always done so.
  static let anyLoadedReps: Int32 = 200_000
  private static let anyReps: Int32 = 2_000_000
  /// Fewer reps are never too many.
  static let fewReps: Int32 = 50_000
  /// Below this nothing is far: 5 kg and 25 kg are both dumbbells.
  private static let leastWeight: Int64 = 60 * 100_000_000_000
  /// Fewer sessions tell nothing.
  private static let fewest = 4

  /// The finding for more than thirty meters a second, which nobody goes who trains: `12 km in 1:04`
  /// is meant as hours.
  static func speed(_ effort: Effort, at place: DiagnosticPlace) -> Diagnostic? {
    guard case .distance(let distance, let seconds?) = effort,
      distance.meters > seconds.double * 30
    else { return nil }
    return .tooFast(at: place, distance, seconds: seconds)
  }

  /// The findings for one exercise, whose entries these are.
  static func diagnostics(
    _ entries: [JournalHistory.EntryPlace], _ nature: ExerciseNature
  ) -> [Diagnostic] {
    loads(entries) + (nature.contains(.cardio) ? [] : reps(entries))
  }

  private static func loads(_ entries: [JournalHistory.EntryPlace]) -> [Diagnostic] {
    let heaviest = entries.map(\.trace.heaviest).filter { $0.weight > 0 }
      .sorted { $0.weight < $1.weight }
    guard let usual = Usual(heaviest, fewest: fewest) else {
      return entries.filter { $0.trace.heaviest.weight >= anyWeight }.map {
        .loadImplausible(at: $0.place($0.trace.heaviest.range), $0.trace.heaviest.mass, usual: nil)
      }
    }
    let limit = max(leastWeight, usual.median.weight * 4, usual.ninthDecile.weight * 5 / 2)
    return entries.filter { $0.trace.heaviest.weight >= limit }.map {
      .loadImplausible(
        at: $0.place($0.trace.heaviest.range), $0.trace.heaviest.mass,
        usual: (usual.least.mass, usual.ninthDecile.mass))
    }
  }

  private static func reps(_ entries: [JournalHistory.EntryPlace]) -> [Diagnostic] {
    let longest = entries.map(\.trace.longest).filter { $0.reps > 0 }
      .sorted { $0.reps < $1.reps }
    let usual = Usual(longest, fewest: fewest)
    return entries.compactMap { entry in
      let own = entry.trace.longest
      guard own.reps >= limit(usual, isLoaded: own.isLoaded) else { return nil }
      return .repsImplausible(
        at: entry.place(own.range), FixedPoint(thousandths: own.reps),
        usual: usual.map {
          (FixedPoint(thousandths: $0.least.reps), FixedPoint(thousandths: $0.ninthDecile.reps))
        })
    }
  }

  /// A hundred push-ups after months of twenties are a feat; a hundred squats with a load are not.
  private static func limit(_ usual: Usual<EntryTrace.Longest>?, isLoaded: Bool) -> Int32 {
    guard let usual else { return isLoaded ? anyLoadedReps : anyReps }
    let (least, factor): (Int32, Int32) = isLoaded ? (fewReps, 5) : (200_000, 10)
    let median = usual.median.reps.multipliedReportingOverflow(by: factor)
    let decile = (usual.ninthDecile.reps / 2).multipliedReportingOverflow(by: 5)
    return max(
      least, median.overflow ? .max : median.partialValue,
      decile.overflow ? .max : decile.partialValue)
  }
}

/// The least, the median and the ninth decile of sorted values.
private struct Usual<Value> {
  let least: Value
  let median: Value
  let ninthDecile: Value

  /// `nil` when there are too few values.
  init?(_ sorted: [Value], fewest: Int) {
    guard sorted.count >= fewest else { return nil }
    least = sorted[0]
    median = sorted[(sorted.count - 1) / 2]
    ninthDecile = sorted[(sorted.count - 1) * 9 / 10]
  }
}
