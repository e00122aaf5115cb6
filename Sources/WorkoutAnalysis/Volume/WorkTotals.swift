package import WorkoutModel

/// How much was done: sums over sets, of which warm-ups are counted apart.
package struct WorkTotals: Hashable, Sendable {
  /// Kilograms times reps of working sets with a lifted mass (`Load.liftedMass`).
  package var tonnage: Double { Double(tonnageInMillionths) / 1e6 }
  /// Working sets, each of equal sets counted.
  package private(set) var workingSets = 0
  package private(set) var warmupSets = 0
  package private(set) var failedSets = 0
  /// Working sets of endurance work; counted in `workingSets` too.
  package private(set) var cardioSets = 0
  /// Reps of working sets.
  package var reps: Double { Double(repsInThousandths) / 1000 }
  /// Seconds of timed working sets (holds, carries, runs).
  package var seconds: Double { Double(secondsInThousandths) / 1000 }
  /// Meters of working sets.
  package private(set) var meters: Double = 0

  private(set) var tonnageInMillionths: Int64 = 0
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
    cardioSets += other.cardioSets
    meters += other.meters
    tonnageInMillionths = tonnageInMillionths.clampedPlus(other.tonnageInMillionths)
    repsInThousandths = repsInThousandths.clampedPlus(other.repsInThousandths)
    secondsInThousandths = secondsInThousandths.clampedPlus(other.secondsInThousandths)
  }

  private mutating func addWorking(_ set: TrainingSet) {
    let count = Int64(set.count)
    workingSets += Int(set.count)
    if set.kind == .cardio { cardioSets += Int(set.count) }
    if let volume = set.volumeInMillionths {
      tonnageInMillionths = tonnageInMillionths.clampedPlus(volume.clampedTimes(count))
    }
    if let reps = set.effort.reps {
      repsInThousandths = repsInThousandths.clampedPlus(Int64(reps.thousandths) * count)
      return
    }
    if let seconds = set.effort.seconds {
      secondsInThousandths = secondsInThousandths.clampedPlus(Int64(seconds.thousandths) * count)
    }
    if let distance = set.effort.distance { meters += distance.meters * Double(count) }
  }
}
