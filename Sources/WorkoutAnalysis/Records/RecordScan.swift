import WorkoutModel

/// Walks through the days of one exercise and keeps all that a new day must be better than.
struct RecordScan {
  private let exercise: String
  private let formula: OneRepMaxFormula
  private(set) var events: [RecordEvent] = []

  private var hasBaseline = false
  private var fronts: [FrontKey: ParetoFront] = [:]
  private var heaviest: [LoadRank.Scale: LoadRank] = [:]
  private var bestOneRepMax: Double?
  private var bestSetVolume: Int64?
  private var bestSessionVolume: Int64?

  private struct FrontKey: Hashable {
    let scale: LoadRank.Scale
    let measure: RecordCandidate.Measure
  }

  init(exercise: String, formula: OneRepMaxFormula) {
    self.exercise = exercise
    self.formula = formula
  }

  mutating func add(_ day: ExerciseDay) {
    var candidates: [RecordCandidate] = []
    for set in day.sets {
      if let candidate = RecordCandidate(set, order: candidates.count) {
        candidates.append(candidate)
      }
    }
    let contenders = RecordCandidate.undominated(candidates)
    guard !contenders.isEmpty else { return }
    if hasBaseline {
      celebrate(contenders, on: day)
    } else {
      addBaseline(contenders, on: day.date)
    }
    remember(candidates, of: day)
  }

  private mutating func addBaseline(_ contenders: [RecordCandidate], on date: CivilDate) {
    hasBaseline = true
    guard let first = RecordCandidate.heaviest(of: contenders) else { return }
    let hasLoad = first.rank.scale == .level || first.rank.amount != 0
    let value = hasLoad ? first.set.load.comparedValue : first.measuredValue
    append(.first, first, on: date, value: value, previous: nil)
  }

  private mutating func celebrate(_ contenders: [RecordCandidate], on day: ExerciseDay) {
    celebrateWeight(contenders, on: day.date)
    for contender in contenders {
      celebrateAmount(contender, on: day.date)
    }
    celebrateOneRepMax(contenders, on: day.date)
    celebrateSetVolume(contenders, on: day.date)
    celebrateSessionVolume(of: day)
  }

  private mutating func celebrateWeight(_ contenders: [RecordCandidate], on date: CivilDate) {
    for scale in [LoadRank.Scale.mass, .level] {
      let ofScale = contenders.filter { $0.rank.scale == scale }
      guard let best = RecordCandidate.heaviest(of: ofScale) else { continue }
      let before = heaviest[scale]
      if let before, best.rank <= before { continue }
      if before == nil, best.set.load.isLoadFree { continue }
      append(
        .weight, best, on: date, value: best.set.load.comparedValue,
        previous: before.map { Double($0.amount) / 1000 })
    }
  }

  /// Reps, time or distance that no earlier set reached with as much load.
  private mutating func celebrateAmount(_ contender: RecordCandidate, on date: CivilDate) {
    let key = FrontKey(scale: contender.rank.scale, measure: contender.measure)
    let before = fronts[key]?.best(atLeast: contender.rank.amount)
    if let before, contender.amount <= before { return }
    let kind: RecordKind =
      switch contender.measure {
      case .reps: contender.set.load.isLoadFree ? .mostReps : .reps
      case .seconds: .longest
      case .meters: .farthest
      }
    append(
      kind, contender, on: date, value: contender.measuredValue,
      previous: before.map { RecordCandidate.value(of: $0, measure: contender.measure) })
  }

  private mutating func celebrateOneRepMax(_ contenders: [RecordCandidate], on date: CivilDate) {
    var best: (contender: RecordCandidate, compared: Double)?
    for contender in contenders {
      guard let compared = comparedOneRepMax(of: contender.set) else { continue }
      if compared.isClearlyAbove(best?.compared) { best = (contender, compared) }
    }
    guard let best, best.compared.isClearlyAbove(bestOneRepMax) else { return }
    let value = (try? formula.estimate(of: best.contender.set).get())?.value ?? best.compared
    append(.e1rm, best.contender, on: date, value: value, previous: bestOneRepMax)
  }

  private mutating func celebrateSetVolume(_ contenders: [RecordCandidate], on date: CivilDate) {
    var best: (contender: RecordCandidate, volume: Int64)?
    for contender in contenders {
      guard let volume = contender.set.volumeInMillionths, volume > best?.volume ?? 0 else {
        continue
      }
      best = (contender, volume)
    }
    guard let best, best.volume > bestSetVolume ?? 0 else { return }
    append(
      .setVolume, best.contender, on: date, value: Double(best.volume) / 1e6,
      previous: bestSetVolume.map { Double($0) / 1e6 })
  }

  private mutating func celebrateSessionVolume(of day: ExerciseDay) {
    var best: (location: SourceLocation, volume: Int64)?
    for performance in day.performances {
      guard let location = performance.location else { continue }
      let volume = performance.workingVolumeInMillionths
      if volume > best?.volume ?? 0 { best = (location, volume) }
    }
    guard let best, best.volume > bestSessionVolume ?? 0 else { return }
    events.append(
      RecordEvent(
        exercise: exercise, date: day.date, kind: .sessionVolume, load: nil, effort: nil,
        value: Double(best.volume) / 1e6, previous: bestSessionVolume.map { Double($0) / 1e6 },
        location: best.location))
  }

  /// All successful sets of the day count against later days, also those that others dominated.
  private mutating func remember(_ candidates: [RecordCandidate], of day: ExerciseDay) {
    for candidate in candidates {
      let key = FrontKey(scale: candidate.rank.scale, measure: candidate.measure)
      fronts[key, default: ParetoFront()].insert(
        load: candidate.rank.amount, amount: candidate.amount)
      if candidate.rank > heaviest[candidate.rank.scale] ?? candidate.rank.lowest {
        heaviest[candidate.rank.scale] = candidate.rank
      }
      if let compared = comparedOneRepMax(of: candidate.set) {
        bestOneRepMax = max(bestOneRepMax ?? compared, compared)
      }
      if let volume = candidate.set.volumeInMillionths {
        bestSetVolume = max(bestSetVolume ?? volume, volume)
      }
    }
    for performance in day.performances {
      let volume = performance.workingVolumeInMillionths
      if volume > 0 { bestSessionVolume = max(bestSessionVolume ?? volume, volume) }
    }
  }

  private mutating func append(
    _ kind: RecordKind, _ candidate: RecordCandidate, on date: CivilDate, value: Double,
    previous: Double?
  ) {
    events.append(
      RecordEvent(
        exercise: exercise, date: date, kind: kind, load: candidate.set.load,
        effort: candidate.set.effort, value: value, previous: previous,
        location: candidate.set.location))
  }

  /// The estimate from the load as it is compared (`LoadRank`), so that a journal rewritten in the
  /// other unit has the same records.
  private func comparedOneRepMax(of set: TrainingSet) -> Double? {
    guard case .external(let mass) = set.load, let reps = set.effort.reps else { return nil }
    let estimate = formula.estimate(
      load: Double(mass.grams) / 1000, reps: reps.double,
      repsInReserve: set.statedRepsInReserve)
    return (try? estimate.get())?.value
  }
}

extension LoadRank {
  fileprivate var lowest: LoadRank { LoadRank(scale: scale, amount: .min) }
}

extension Load {
  /// What a `weight` record reports: kilograms, negative for assistance, or the level's number.
  fileprivate var comparedValue: Double {
    switch self {
    case .none, .bodyweight: 0
    case .external(let mass), .added(let mass): mass.kilograms
    case .assisted(let mass): -mass.kilograms
    case .level(let level): level.double
    }
  }
}

extension Double {
  /// Greater by more than the noise of floating point: two ways to the same estimate are a tie.
  fileprivate func isClearlyAbove(_ other: Double?) -> Bool {
    guard let other else { return true }
    return self > other * (1 + 1e-9)
  }
}
