import WorkoutModel

/// Walks through the days of one exercise and notes what is better than on all days before.
struct RecordScan {
  private let exercise: String
  private let formula: OneRepMaxFormula
  private(set) var events: [RecordEvent] = []
  private var hasBaseline = false
  private var bests = RecordBests()

  init(exercise: String, formula: OneRepMaxFormula) {
    self.exercise = exercise
    self.formula = formula
  }

  mutating func add(_ day: ExerciseDay) {
    let candidates = day.measuredSets
    guard !candidates.isEmpty else { return }
    let estimates = candidates.map(formula.comparedOneRepMax)
    if !hasBaseline {
      hasBaseline = true
      addBaseline(MeasuredSet.undominated(candidates), of: day)
    } else {
      let isOfInterest = zip(candidates, estimates).contains {
        bests.mayBeBeaten(by: $0, estimate: $1)
      }
      if isOfInterest { celebrate(MeasuredSet.undominated(candidates), of: day) }
      celebrateSessionVolume(of: day)
    }
    // All successful sets count against later days, also those that others dominated.
    for (candidate, estimate) in zip(candidates, estimates) {
      bests.add(candidate, estimate: estimate)
    }
    for performance in day.performances {
      bests.add(sessionVolume: performance.totals.tonnageInMillionths)
    }
  }

  private mutating func addBaseline(_ contenders: [MeasuredSet], of day: ExerciseDay) {
    guard let first = contenders.min(by: { $0.isHeavier(than: $1) }) else { return }
    let hasLoad = first.rank.scale == .level || first.rank.amount != 0
    let load = day.sets[first.index].load.comparedValue
    append(.first, first, of: day, value: hasLoad ? load : first.measuredValue, previous: nil)
  }

  private mutating func celebrate(_ contenders: [MeasuredSet], of day: ExerciseDay) {
    celebrateWeight(contenders, of: day)
    for contender in contenders {
      celebrateAmount(contender, of: day)
    }
    celebrateOneRepMax(contenders, of: day)
    celebrateSetVolume(contenders, of: day)
  }

  private mutating func celebrateWeight(_ contenders: [MeasuredSet], of day: ExerciseDay) {
    for scale in [LoadRank.Scale.mass, .level] {
      let ofScale = contenders.filter { $0.rank.scale == scale }
      guard let best = ofScale.min(by: { $0.isHeavier(than: $1) }) else { continue }
      let before = bests.heaviest(on: scale)
      if before.map({ best.rank <= $0 }) ?? best.isLoadFree { continue }
      append(
        .weight, best, of: day, value: day.sets[best.index].load.comparedValue,
        previous: before.map { Double($0.amount) / 1000 })
    }
  }

  /// Reps, time or distance that no earlier set reached with as much load.
  private mutating func celebrateAmount(_ contender: MeasuredSet, of day: ExerciseDay) {
    let before = bests.amount(for: contender)
    if let before, contender.amount <= before { return }
    let kind: RecordKind =
      switch contender.measure {
      case .reps: contender.isLoadFree ? .mostReps : .reps
      case .seconds: .longest
      case .meters: .farthest
      }
    append(
      kind, contender, of: day, value: contender.measuredValue,
      previous: before.map { MeasuredSet.value(of: $0, measure: contender.measure) })
  }

  private mutating func celebrateOneRepMax(_ contenders: [MeasuredSet], of day: ExerciseDay) {
    var best: (contender: MeasuredSet, compared: Double)?
    for contender in contenders {
      guard let compared = formula.comparedOneRepMax(of: contender) else { continue }
      if compared.isClearlyAbove(best?.compared) { best = (contender, compared) }
    }
    guard let best, best.compared.isClearlyAbove(bests.oneRepMax) else { return }
    let estimate = try? formula.estimate(of: day.sets[best.contender.index]).get()
    append(
      .e1rm, best.contender, of: day, value: estimate?.value ?? best.compared,
      previous: bests.oneRepMax)
  }

  private mutating func celebrateSetVolume(_ contenders: [MeasuredSet], of day: ExerciseDay) {
    var best: (contender: MeasuredSet, volume: Int64)?
    for contender in contenders {
      let volume = contender.volumeInMillionths ?? 0
      if volume > best?.volume ?? 0 { best = (contender, volume) }
    }
    guard let best, best.volume > bests.setVolume ?? 0 else { return }
    append(
      .setVolume, best.contender, of: day, value: Double(best.volume) / 1e6,
      previous: bests.setVolume.map { Double($0) / 1e6 })
  }

  private mutating func celebrateSessionVolume(of day: ExerciseDay) {
    var best: (location: SourceLocation, volume: Int64)?
    for performance in day.performances {
      guard let location = performance.location else { continue }
      let volume = performance.totals.tonnageInMillionths
      if volume > best?.volume ?? 0 { best = (location, volume) }
    }
    guard let best, best.volume > bests.sessionVolume ?? 0 else { return }
    events.append(
      RecordEvent(
        exercise: exercise, date: day.date, kind: .sessionVolume, load: nil, effort: nil,
        value: Double(best.volume) / 1e6,
        previous: bests.sessionVolume.map { Double($0) / 1e6 }, location: best.location))
  }

  private mutating func append(
    _ kind: RecordKind, _ candidate: MeasuredSet, of day: ExerciseDay, value: Double,
    previous: Double?
  ) {
    let set = day.sets[candidate.index]
    events.append(
      RecordEvent(
        exercise: exercise, date: day.date, kind: kind, load: set.load, effort: set.effort,
        value: value, previous: previous, location: set.location))
  }
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
