package import WorkoutModel

/// What a bodyweight exercise really moves: a share of the body, plus or minus a load.
package enum SystemLoad {
  /// The share of bodyweight that the hands carry, by words in the exercise's name; the first line
  /// that fits counts. Push-ups: Suprak, Dawes and Stephenson (2011).
  private static let shares: [(words: [String], share: Double)] = [
    (["knee", "push"], 0.49),
    (["push-up"], 0.64), (["pushup"], 0.64), (["push up"], 0.64), (["press-up"], 0.64),
  ]

  /// 0…1; the whole body where nothing else is known (pull-ups, dips).
  package static func bodyShare(exercise: String) -> Double {
    let name = exercise.lowercased()
    let match = shares.first { line in line.words.allSatisfy { name.contains($0) } }
    return match?.share ?? 1
  }

  /// Kilograms moved in a rep; `nil` when the load tells no mass.
  package static func kilograms(
    of load: Load, exercise: String, bodyweight: Double
  ) -> Double? {
    kilograms(of: load, body: bodyweight * bodyShare(exercise: exercise))
  }

  /// The same with the part of the body that is moved, in kilograms.
  fileprivate static func kilograms(of load: Load, body: Double) -> Double? {
    switch load {
    case .bodyweight: body
    case .added(let mass): body + mass.kilograms
    case .assisted(let mass): max(0, body - mass.kilograms)
    case .external(let mass): mass.kilograms
    case .none, .level: nil
    }
  }

  /// The one-rep max of body and load together that a working set suggests, in kilograms.
  package static func oneRepMax(
    of set: TrainingSet, exercise: String, bodyweight: Double, formula: OneRepMaxFormula
  ) -> Result<OneRepMaxEstimate, OneRepMaxRefusal> {
    guard set.isWorking else { return .failure(.notPerformed) }
    guard let reps = set.effort.reps else { return .failure(.noReps) }
    guard let load = kilograms(of: set.load, exercise: exercise, bodyweight: bodyweight) else {
      return .failure(.noLoad)
    }
    return formula.estimate(
      load: load, reps: reps.double, repsInReserve: set.statedRepsInReserve)
  }
}

/// An estimated one-rep max against the lifter's own weight.
package struct RelativeStrength: Hashable, Sendable {
  package let date: CivilDate
  /// Kilograms; for bodyweight work of body and load together.
  package let oneRepMax: Double
  /// Kilograms, from the nearest weighing.
  package let bodyweight: Double

  package var ratio: Double { oneRepMax / bodyweight }
}

extension ExerciseHistory {
  /// For each day that has an estimate and a weighing near enough, ascending.
  package func relativeStrengths(
    formula: OneRepMaxFormula, bodyweights: BodyweightLog
  ) -> [RelativeStrength] {
    guard !bodyweights.weighings.isEmpty else { return [] }
    let share = SystemLoad.bodyShare(exercise: name)
    return days.indices.compactMap { dayIndex in
      let date = days[dayIndex].date
      guard let weighing = bodyweights.nearest(to: date) else { return nil }
      let bodyweight = weighing.mass.kilograms
      var best = 0.0
      for set in measuredSets(ofDay: dayIndex) {
        guard let ratio = formula.ratio(of: set),
          let load = SystemLoad.kilograms(
            of: self.set(set).load, body: bodyweight * share)
        else { continue }
        best = max(best, load * ratio)
      }
      guard best > 0, bodyweight > 0 else { return nil }
      return RelativeStrength(date: date, oneRepMax: best, bodyweight: bodyweight)
    }
  }
}
