package import WorkoutModel

extension TrainingSet {
  /// Load times reps of one of the equal sets, in millionths of kg × rep: exact for every journal
  /// written in kilograms. `nil` without reps or without a lifted mass (see `Load.liftedMass`).
  var volumeInMillionths: Int64? {
    guard let mass = load.liftedMass, let reps = effort.reps else { return nil }
    return mass.grams.clampedTimes(Int64(reps.thousandths))
  }

  /// Load times reps of all the equal sets, in kilograms; 0 without a lifted mass.
  package var tonnage: Double {
    volumeInMillionths.map { Double($0) / 1e6 * Double(count) } ?? 0
  }
}
