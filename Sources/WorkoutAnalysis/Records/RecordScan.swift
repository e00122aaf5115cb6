import WorkoutModel

/// Walks through the days of one exercise and notes what is better than on all days before.
struct RecordScan {
  private let history: ExerciseHistory
  private let formula: OneRepMaxFormula
  private(set) var events: [RecordEvent] = []
  private var hasBaseline = false
  private var bests = RecordBests()

  init(_ history: ExerciseHistory, formula: OneRepMaxFormula) {
    self.history = history
    self.formula = formula
  }

  mutating func addDay(_ dayIndex: Int) {
    let candidates = history.measuredSets(ofDay: dayIndex)
    guard !candidates.isEmpty else { return }
    if !hasBaseline {
      hasBaseline = true
      addBaseline(MeasuredSet.undominated(candidates))
    } else {
      let isOfInterest = candidates.contains {
        bests.mayBeBeaten(by: $0, estimate: formula.comparedOneRepMax(of: $0))
      }
      if isOfInterest { celebrate(MeasuredSet.undominated(candidates)) }
      celebrateSessionVolume(ofDay: dayIndex)
    }
    // All successful sets count against later days, also those that others dominated.
    for candidate in candidates {
      bests.add(candidate, estimate: formula.comparedOneRepMax(of: candidate))
    }
    for index in history.days[dayIndex].performances.indices {
      bests.add(sessionVolume: volume(ofDay: dayIndex, performance: index))
    }
  }

  private mutating func addBaseline(_ contenders: [MeasuredSet]) {
    guard let first = contenders.min(by: { $0.isHeavier(than: $1) }) else { return }
    let hasLoad = first.rank.scale == .level || first.rank.amount != 0
    let load = history.set(first).load.comparedValue
    append(.first, first, value: hasLoad ? load : first.measuredValue, previous: nil)
  }

  private mutating func celebrate(_ contenders: [MeasuredSet]) {
    celebrateWeight(contenders)
    for contender in contenders {
      celebrateAmount(contender)
    }
    celebrateOneRepMax(contenders)
    celebrateSetVolume(contenders)
  }

  private mutating func celebrateWeight(_ contenders: [MeasuredSet]) {
    for scale in [LoadRank.Scale.mass, .level] {
      let ofScale = contenders.filter { $0.rank.scale == scale }
      guard let best = ofScale.min(by: { $0.isHeavier(than: $1) }) else { continue }
      let before = bests.heaviest(on: scale)
      if before.map({ best.rank <= $0 }) ?? best.isLoadFree { continue }
      append(
        .weight, best, value: history.set(best).load.comparedValue,
        previous: before.map { Double($0.amount) / 1000 })
    }
  }

  /// Reps, time or distance that no earlier set reached with as much load.
  private mutating func celebrateAmount(_ contender: MeasuredSet) {
    let before = bests.amount(for: contender)
    if let before, contender.amount <= before { return }
    let kind: RecordKind =
      switch contender.measure {
      case .reps: contender.isLoadFree ? .mostReps : .reps
      case .seconds: .longest
      case .meters: .farthest
      }
    append(
      kind, contender, value: contender.measuredValue,
      previous: before.map { MeasuredSet.value(of: $0, measure: contender.measure) })
  }

  private mutating func celebrateOneRepMax(_ contenders: [MeasuredSet]) {
    var best: (contender: MeasuredSet, compared: Double)?
    for contender in contenders {
      guard let compared = formula.comparedOneRepMax(of: contender) else { continue }
      if compared.isClearlyAbove(best?.compared) { best = (contender, compared) }
    }
    guard let best, best.compared.isClearlyAbove(bests.oneRepMax) else { return }
    let estimate = try? formula.estimate(of: history.set(best.contender)).get()
    append(
      .e1rm, best.contender, value: estimate?.value ?? best.compared,
      previous: bests.oneRepMax)
  }

  private mutating func celebrateSetVolume(_ contenders: [MeasuredSet]) {
    var best: (contender: MeasuredSet, volume: Int64)?
    for contender in contenders {
      let volume = contender.volumeInMillionths ?? 0
      if volume > best?.volume ?? 0 { best = (contender, volume) }
    }
    guard let best, best.volume > bests.setVolume ?? 0 else { return }
    append(
      .setVolume, best.contender, value: Double(best.volume) / 1e6,
      previous: bests.setVolume.map { Double($0) / 1e6 })
  }

  private mutating func celebrateSessionVolume(ofDay dayIndex: Int) {
    let performances = history.days[dayIndex].performances.indices
    let best = performances.max {
      volume(ofDay: dayIndex, performance: $0) < volume(ofDay: dayIndex, performance: $1)
    }
    guard let best else { return }
    let highest = volume(ofDay: dayIndex, performance: best)
    guard highest > bests.sessionVolume ?? 0,
      let location = history.days[dayIndex].performances[best].location
    else { return }
    events.append(
      RecordEvent(
        exercise: history.name, date: history.days[dayIndex].date, kind: .sessionVolume,
        load: nil, effort: nil, value: Double(highest) / 1e6,
        previous: bests.sessionVolume.map { Double($0) / 1e6 }, location: location))
  }

  private func volume(ofDay dayIndex: Int, performance: Int) -> Int64 {
    history.days[dayIndex].performances[performance].totals.tonnageInMillionths
  }

  private mutating func append(
    _ kind: RecordKind, _ candidate: MeasuredSet, value: Double, previous: Double?
  ) {
    let set = history.set(candidate)
    events.append(
      RecordEvent(
        exercise: history.name, date: history.days[candidate.dayIndex].date, kind: kind,
        load: set.load, effort: set.effort, value: value, previous: previous,
        location: set.location))
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
