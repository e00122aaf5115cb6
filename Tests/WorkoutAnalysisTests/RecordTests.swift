import Testing
import WorkoutAnalysis
import WorkoutModel

/// The history of one exercise from days of sets, the first of which is day 1.
private func history(_ days: [[TrainingSet]]) throws -> ExerciseHistory {
  let sessions = days.enumerated().map { index, sets in
    Session(day(index + 1), "Lift", sets, line: index)
  }
  return try #require(TrainingHistory(Journal(sessions: sessions)).exercise(named: "Lift"))
}

/// Each event as `day kind value<previous`.
private func check(
  _ days: [[TrainingSet]], _ expected: [String], formula: OneRepMaxFormula = .epley,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let events = try history(days).recordEvents(formula: formula).map { event in
    let value = FixedPoint(rounding: event.value).map(\.description) ?? "?"
    let previous = event.previous.flatMap(FixedPoint.init(rounding:)).map { "<\($0)" } ?? ""
    return "\(event.date.dayNumber) \(event.kind.name) \(value)\(previous)"
  }
  #expect(events == expected, sourceLocation: sourceLocation)
}

@Test func `the first day is a baseline of one event, its heaviest set`() throws {
  try check([[TrainingSet(80, 8), TrainingSet(100, 3), TrainingSet(100, 5)]], ["1 first 100"])
}

@Test func `a new heaviest single is a record of weight and of reps`() throws {
  try check(
    [[TrainingSet(100, 5)], [TrainingSet(120, 1)]],
    ["1 first 100", "2 weight 120<100", "2 reps 1", "2 e1rm 120<116.667"])
}

@Test func `a tie is no record`() throws {
  try check([[TrainingSet(100, 5)], [TrainingSet(100, 5)], [TrainingSet(95, 5)]], ["1 first 100"])
}

@Test func `a ramp of a day counts once`() throws {
  try check(
    [[TrainingSet(100, 1)], [TrainingSet(105, 1), TrainingSet(110, 1), TrainingSet(110, 1)]],
    [
      "1 first 100", "2 weight 110<100", "2 reps 1", "2 e1rm 110<100", "2 set_volume 110<100",
      "2 session_volume 325<100",
    ])
}

@Test func `failed sets and warm-ups count for nothing`() throws {
  try check(
    [
      [TrainingSet(200, 1, kind: .failed)],
      [TrainingSet(100, 5), TrainingSet(150, 5, kind: .warmup)],
      [TrainingSet(160, 3, kind: .failed), TrainingSet(100, 0)],
    ],
    ["2 first 100"])
}

@Test func `bodyweight work is compared by added load and by reps`() throws {
  try check(
    [
      [TrainingSet(.bodyweight, 8)], [TrainingSet(.bodyweight, 10)],
      [TrainingSet(.added(kilograms(10)), 5)], [TrainingSet(.bodyweight, 10)],
      [TrainingSet(.added(kilograms(10)), 6)],
    ],
    [
      "1 first 8", "2 most_reps 10<8", "3 weight 10<0", "3 reps 5", "3 set_volume 50",
      "3 session_volume 50", "5 reps 6<5", "5 set_volume 60<50", "5 session_volume 60<50",
    ])
}

@Test func `less assistance is a record, down to none`() throws {
  try check(
    [
      [TrainingSet(.assisted(kilograms(30)), 8)], [TrainingSet(.assisted(kilograms(20)), 6)],
      [TrainingSet(.assisted(kilograms(40)), 12)], [TrainingSet(.bodyweight, 1)],
    ],
    [
      "1 first -30", "2 weight -20<-30", "2 reps 6", "3 reps 12<8", "4 weight 0<-20",
      "4 most_reps 1",
    ])
}

@Test func `holds and distances have records of their own`() throws {
  func hold(_ seconds: Int, _ load: Load = .bodyweight) -> TrainingSet {
    TrainingSet(load: load, effort: .time(seconds: FixedPoint(seconds)), location: place(1))
  }
  func run(_ value: FixedPoint, _ unit: LengthUnit) -> TrainingSet {
    TrainingSet(
      load: .none, effort: .distance(Distance(value, unit), seconds: nil), kind: .cardio,
      location: place(1))
  }
  try check(
    [[hold(60)], [hold(45), hold(75)], [hold(75)], [hold(30, .added(kilograms(10)))]],
    ["1 first 60", "2 longest 75<60", "4 weight 10<0", "4 longest 30"])
  try check(
    [[run(1, .mile)], [run(FixedPoint(thousandths: 1_609_344), .meter)], [run(1700, .meter)]],
    ["1 first 1609.344", "3 farthest 1700<1609.344"])
}

@Test func `a machine's levels are compared with each other only`() throws {
  try check(
    [[TrainingSet(.level(7), 10)], [TrainingSet(.level(8), 8)], [TrainingSet(40, 8)]],
    [
      "1 first 7", "2 weight 8<7", "2 reps 8", "3 weight 40", "3 reps 8", "3 e1rm 50.667",
      "3 set_volume 320", "3 session_volume 320",
    ])
}

@Test func `an estimate beyond twelve reps makes no record`() throws {
  try check(
    [[TrainingSet(100, 5)], [TrainingSet(60, 30)]],
    [
      "1 first 100", "2 reps 30<5", "2 set_volume 1800<500", "2 session_volume 1800<500",
    ])
}

@Test func `two ways to the same estimate are a tie`() throws {
  // 93 * 36 / 31 and 90 * 36 / 30 are both 108, but not as floating-point numbers.
  try check(
    [[TrainingSet(93, 6)], [TrainingSet(90, 7)]],
    ["1 first 93", "2 reps 7<6", "2 set_volume 630<558", "2 session_volume 630<558"],
    formula: .brzycki)
}

@Test func `a pound and its kilograms are one load`() throws {
  try check(
    [[TrainingSet(.external(pounds(225)), 5)], [TrainingSet(102.058, 5)]], ["1 first 102.058"])
  try check(
    [[TrainingSet(102.058, 5)], [TrainingSet(.external(pounds(225.01)), 5)]],
    [
      "1 first 102.058", "2 weight 102.063<102.058", "2 reps 5", "2 e1rm 119.073<119.068",
      "2 set_volume 510.315<510.29", "2 session_volume 510.315<510.29",
    ])
}

@Test func `the reference cases are reproduced`() throws {
  let rows = try Fixture("pr_cases.tsv").rows
  var names: [String] = []
  for row in rows where try names.last != row("case") { names.append(try row("case")) }
  #expect(names.count == 38)
  for name in names {
    try checkReferenceCase(rows.filter { try $0("case") == name }, name)
  }
}

/// The table flags sets as they are done; the events are those of whole days.
private func checkReferenceCase(_ rows: [Fixture.Row], _ name: String) throws {
  let sessions = try rows.enumerated().map { line, row in
    let reps = try row.number("reps_completed")
    let set = try TrainingSet(
      row.number("weight"), reps, kind: reps == 0 ? .failed : .work, line: line)
    return Session(day(try Int(row.number("day"))), "Lift", [set], line: line)
  }
  let history = TrainingHistory(Journal(sessions: sessions))
  let events = history.exercises[0].recordEvents(formula: .epley)
  func lines(_ kind: RecordKind) -> [Int] {
    events.filter { $0.kind == kind }.map { Int($0.location.lineNumber) }
  }

  let later = try rows.indices.filter { try rows[$0]("first_day").isEmpty }
  let flagged = try later.filter { try !rows[$0]("reprecord_dayfinal").isEmpty }
  #expect(lines(.reps) == flagged, "\(name)")

  // The last live flag of a day stands at its heaviest load.
  var heaviest: [Double: Double] = [:]
  for line in later where try !rows[line]("weight_pr").isEmpty {
    heaviest[try rows[line].number("day")] = try rows[line].number("weight")
  }
  let weights = events.filter { $0.kind == .weight }
  #expect(weights.map { Double($0.date.dayNumber) } == heaviest.keys.sorted(), "\(name)")
  for event in weights {
    #expect(heaviest[Double(event.date.dayNumber)] == event.value, "\(name)")
  }
  #expect(events.filter { $0.kind == .first }.count == 1, "\(name)")

  let capped = try Set(
    later.filter { try !rows[$0]("e1rm_pr_epley12").isEmpty }.map { try rows[$0].number("day") })
  let estimated = events.filter { $0.kind == .e1rm }.map { Double($0.date.dayNumber) }
  #expect(Set(estimated).isSubset(of: capped), "\(name)")
}

@Test func `the reference tables of rep maxes are reproduced`() throws {
  let cases = try Fixture("pr_cases.tsv").rows
  var checked = 0
  for row in try Fixture("pr_nrm_tables.tsv").rows {
    let sets = try cases.filter { try $0("case") == row("case") }.map {
      try TrainingSet($0.number("weight"), $0.number("reps_completed"))
    }
    let table = RepMaxTable(try history([sets]), formula: .brzycki)
    let best = try table.rows[Int(row.number("n")) - 1].actual?.load.mass?.kilograms
    #expect(try best == row.optionalNumber("best_weight_for_at_least_n_reps"), "\(row.text)")
    checked += 1
  }
  #expect(checked == 342)
}

@Test func `a rep max has the first day it was done, and an estimate of the best set`() throws {
  let table = RepMaxTable(
    try history([
      [TrainingSet(100, 5, line: 3)], [TrainingSet(100, 5, line: 8)], [TrainingSet(90, 8, line: 9)],
    ]), formula: .brzycki)
  #expect(table.rows.count == 12)
  #expect(table.rows[4].actual?.date == day(1))
  #expect(table.rows[4].actual?.location.lineNumber == 3)
  #expect(table.rows[5].actual?.location.lineNumber == 9)
  #expect(table.rows[8].actual == nil)
  #expect(table.rows[0].estimated == table.bestOneRepMax)
  try expectPrinted(table.rows[0].estimated ?? 0, equals: "112.5")
  try expectPrinted(table.rows[4].estimated ?? 0, equals: "100")
  #expect(RepMaxTable(try history([[TrainingSet(.bodyweight, 9)]]), formula: .brzycki).rows.isEmpty)
}
