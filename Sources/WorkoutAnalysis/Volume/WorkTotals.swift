package import WorkoutModel

/// How much was done: sums over sets, of which warm-ups are counted apart.
package struct WorkTotals: Hashable, Sendable {
  /// Kilograms times reps of working sets with a lifted mass (`Load.liftedMass`).
  package var tonnage: Double { Double(tonnageInMillionths) / 1e6 }
  /// Working sets, each of equal sets counted.
  package private(set) var workingSets = 0
  package private(set) var warmupSets = 0
  package private(set) var failedSets = 0
  /// Reps of working sets.
  package var reps: Double { Double(repsInThousandths) / 1000 }
  /// Seconds of timed working sets (holds, carries, runs).
  package var seconds: Double { Double(secondsInThousandths) / 1000 }
  /// Meters of working sets.
  package private(set) var meters: Double = 0

  private var tonnageInMillionths: Int64 = 0
  private var repsInThousandths: Int64 = 0
  private var secondsInThousandths: Int64 = 0

  package init() {}

  package init(_ sets: some Sequence<TrainingSet>) {
    for set in sets {
      add(set)
    }
  }

  package mutating func add(_ set: TrainingSet) {
    switch set.kind {
    case .warmup: warmupSets += Int(set.count)
    case .failed: failedSets += Int(set.count)
    case .work, .drop, .amrap, .cardio: addWorking(set)
    }
  }

  package mutating func add(_ other: Self) {
    workingSets += other.workingSets
    warmupSets += other.warmupSets
    failedSets += other.failedSets
    meters += other.meters
    tonnageInMillionths += other.tonnageInMillionths
    repsInThousandths += other.repsInThousandths
    secondsInThousandths += other.secondsInThousandths
  }

  private mutating func addWorking(_ set: TrainingSet) {
    let count = Int64(set.count)
    workingSets += Int(set.count)
    tonnageInMillionths += (set.volumeInMillionths ?? 0) * count
    switch set.effort {
    case .reps(let reps, _):
      repsInThousandths += Int64(reps.thousandths) * count
    case .time(let seconds):
      secondsInThousandths += Int64(seconds.thousandths) * count
    case .distance(let distance, let seconds):
      meters += distance.meters * Double(count)
      secondsInThousandths += Int64(seconds?.thousandths ?? 0) * count
    case .untold: break
    }
  }
}
