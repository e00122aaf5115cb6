import Testing
import WorkoutAnalysis
import WorkoutModel

/// A fixed sequence of numbers that look random.
private struct Noise {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

/// A made-up journal of 120 days with three exercises, of all sorts of loads and sets.
private func journal(seed: UInt64, unit: MassUnit) -> Journal {
  var noise = Noise(seed: seed)
  var line = 0
  let sessions = (0..<120).map { index in
    line += 1
    let heading = line
    let entries = ["Squat", "Dip", "Plank"].map { exercise in
      line += 1
      let entry = line
      let sets = (0..<(1 + noise.next(below: 5))).map { _ in
        line += 1
        return set(exercise, index, unit, line, &noise)
      }
      return ExerciseEntry(
        exercise: exercise, nameAsWritten: exercise, sets: sets, location: place(entry))
    }
    return Session(date: day(index * 3), entries: entries, location: place(heading))
  }
  return Journal(files: ["a"], sessions: sessions)
}

private func set(
  _ exercise: String, _ index: Int, _ unit: MassUnit, _ line: Int, _ noise: inout Noise
) -> TrainingSet {
  let kinds: [SetKind] = [.work, .work, .work, .work, .warmup, .failed, .amrap, .drop]
  let step = unit == .kilogram ? 1.25 : 2.5
  let value = Double(20 + index / 4 + noise.next(below: 30)) * step
  let mass = Mass(FixedPoint(rounding: value) ?? 0, unit)
  let load: Load =
    switch (exercise, noise.next(below: 3)) {
    case ("Squat", _): .external(mass)
    case (_, 0): .bodyweight
    case (_, 1): .added(mass)
    default: .assisted(mass)
    }
  let amount = FixedPoint(1 + noise.next(below: 15))
  return TrainingSet(
    load: load, effort: exercise == "Plank" ? .time(seconds: amount) : .reps(amount),
    count: 1 + noise.next(below: 3), kind: kinds[noise.next(below: kinds.count)],
    location: place(line))
}

/// A record or a trend without its place, which files change.
private struct Finding {
  let text: String
  let values: [Double]
}

private func findings(_ journal: Journal) -> [Finding] {
  let analysis = JournalAnalysis(journal)
  let records = analysis.records.map { event in
    Finding(
      text: "\(event.date) \(event.exercise) \(event.kind.name)"
        + " \(event.reps?.description ?? "") \(event.previous == nil)",
      values: [event.value, event.previous ?? 0])
  }
  let trends = analysis.exercises.map { exercise in
    let trend = exercise.trend.trend
    return Finding(
      text: "\(exercise.name) \(exercise.trend.verdict.name) \(exercise.recentTrend.verdict.name)",
      values: [trend?.slopePerDay ?? 0, trend?.lowPerDay ?? 0, trend?.highPerDay ?? 0])
  }
  return (records + trends).sorted { ($0.text, $0.values[0]) < ($1.text, $1.values[0]) }
}

/// Three decimals of a pound are half a gram, of which the reps of a session make more.
private func expectSame(
  _ journal: Journal, _ other: Journal,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let (one, two) = (findings(journal), findings(other))
  #expect(one.count > 50, sourceLocation: sourceLocation)
  #expect(one.map(\.text) == two.map(\.text), sourceLocation: sourceLocation)
  for (one, two) in zip(one, two) {
    for (value, twin) in zip(one.values, two.values) {
      #expect(
        abs(value - twin) <= 0.001 + 5e-5 * abs(value), "\(one.text)",
        sourceLocation: sourceLocation)
    }
  }
}

@Test(arguments: 1...6) func `the order of sessions changes nothing`(_ seed: UInt64) {
  let ordered = journal(seed: seed, unit: .kilogram)
  var shuffled = ordered
  var noise = Noise(seed: seed + 100)
  for index in shuffled.sessions.indices.reversed().dropLast() {
    shuffled.sessions.swapAt(index, noise.next(below: index + 1))
  }
  #expect(shuffled != ordered)
  #expect(JournalAnalysis(shuffled).records == JournalAnalysis(ordered).records)
  expectSame(shuffled, ordered)
}

@Test(arguments: 1...6) func `a journal in several files says the same`(_ seed: UInt64) {
  let whole = journal(seed: seed, unit: .kilogram)
  var split = whole
  split.files = ["a", "b", "c"]
  split.sessions = []
  for file in 0..<3 {
    for (index, session) in whole.sessions.enumerated() where index % 3 == file {
      split.sessions.append(session.moved(toFile: file))
    }
  }
  expectSame(split, whole)
}

extension Session {
  fileprivate func moved(toFile file: Int) -> Session {
    func moved(_ location: WorkoutModel.SourceLocation) -> WorkoutModel.SourceLocation {
      place(Int(location.lineNumber), file: file)
    }
    var copy = self
    copy.location = moved(location)
    for entry in copy.entries.indices {
      copy.entries[entry].location = moved(copy.entries[entry].location)
      for set in copy.entries[entry].sets.indices {
        copy.entries[entry].sets[set].location = moved(copy.entries[entry].sets[set].location)
      }
    }
    return copy
  }
}

@Test(arguments: [MassUnit.kilogram, .pound], 1...6)
func `the unit of the journal changes no record and no trend`(_ unit: MassUnit, _ seed: UInt64) {
  let original = journal(seed: seed, unit: unit)
  var rewritten = original
  for session in rewritten.sessions.indices {
    for entry in rewritten.sessions[session].entries.indices {
      rewritten.sessions[session].entries[entry].sets =
        rewritten.sessions[session].entries[entry].sets.map { set in
          var copy = set
          copy.load = set.load.rewritten
          return copy
        }
    }
  }
  #expect(rewritten != original)
  expectSame(rewritten, original)
}

extension Load {
  /// The same in the other unit, to three decimals.
  fileprivate var rewritten: Load {
    func rewritten(_ mass: Mass) -> Mass {
      mass.unit == .kilogram
        ? pounds(mass.kilograms / Mass.kilogramsPerPound) : kilograms(mass.kilograms)
    }
    return switch self {
    case .external(let mass): .external(rewritten(mass))
    case .added(let mass): .added(rewritten(mass))
    case .assisted(let mass): .assisted(rewritten(mass))
    case .none, .bodyweight, .level: self
    }
  }
}

@Test func `an empty journal and one of names alone are analysed in peace`() {
  let empty = JournalAnalysis(Journal())
  #expect(empty.exercises.isEmpty)
  #expect(empty.records.isEmpty)
  let named = JournalAnalysis(
    Journal(sessions: [Session(day(1), "Squat", []), Session(nil, "Row", [])]))
  #expect(named.exercises.map(\.name) == ["Squat", "Row"])
  #expect(named.exercises[0].lastTime?.current.topSet == nil)
  #expect(named.exercises[1].lastTime == nil)
  #expect(named.records.isEmpty)
}

@Test func `numbers beyond all bounds are analysed without a crash`() {
  let most = FixedPoint(thousandths: .max)
  let least = FixedPoint(thousandths: .min)
  var sets: [TrainingSet] = []
  for value in [most, least, 0, FixedPoint(thousandths: 1)] {
    for load in [Load.external(Mass(value, .pound)), .added(Mass(value, .kilogram)), .level(value)]
    {
      for effort in [
        Effort.reps(most, seconds: value), .time(seconds: value), .reps(value),
        .distance(Distance(value, .mile), seconds: most), .untold,
      ] {
        sets.append(
          TrainingSet(load: load, effort: effort, count: .max, rir: value, location: place(1)))
      }
    }
  }
  let days = [-700_000, 0, 1, 2_000_000]
  let journal = Journal(
    sessions: days.map { Session(day($0), "Squat", sets) },
    bodyweights: [BodyweightEntry(date: day(1), mass: Mass(0, .pound), location: place(1))],
    goals: [
      Goal(
        exercise: "Squat", target: .load(Mass(most, .kilogram), reps: .max), deadline: day(3),
        location: place(1))
    ])
  let analysis = JournalAnalysis(journal)
  #expect(analysis.exercises.count == 1)
  #expect(analysis.records.contains { $0.kind == .first })
  #expect(analysis.records.allSatisfy { $0.value.isFinite })
}
