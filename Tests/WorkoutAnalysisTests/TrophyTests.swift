import Testing
import WorkoutAnalysis
import WorkoutModel

private func analysis(
  _ sessions: [Session], trophies: [String] = [], today: CivilDate? = nil
) -> TrophyCase {
  var settings = JournalSettings()
  settings.trophies = trophies.enumerated().map { Note(text: $1, location: place(900 + $0)) }
  let bodyweights = [BodyweightEntry(date: day(100), mass: kilograms(80), location: place(0))]
  let journal = Journal(sessions: sessions, bodyweights: bodyweights, settings: settings)
  return JournalAnalysis(journal, asOf: today).trophies
}

/// The trophies of a lifter's own line, earned or not.
private func own(_ text: String, _ sessions: [Session]) throws -> Trophy {
  let trophies = analysis(sessions, trophies: [text])
  return try #require(
    (trophies.earned + trophies.open).first { $0.rule.location != nil }, "\(text)")
}

private let week = (0..<7).map { index in
  Session(
    day(100 + index), index == 6 ? "Push-up" : "Squat",
    [
      TrainingSet(100 + Double(index) * 10, 5, line: index * 2),
      TrainingSet(.bodyweight, Double(10 + index * 5), line: index * 2 + 1),
    ], line: index * 2)
}

@Test func `trophies are earned on a day by a set`() throws {
  let trophies = analysis(week)
  func earned(_ name: String) -> Milestone? {
    trophies.earned.first { $0.rule.name == name }?.earned
  }
  #expect(earned("First session")?.date == day(100))
  #expect(earned("First record")?.date == day(101))
  #expect(earned("First Push-up")?.date == day(106))
  #expect(earned("3 days in a row")?.date == day(102))
  #expect(earned("7 days in a row")?.date == day(106))
  #expect(earned("20 reps in a set")?.location.lineNumber == 5)
  #expect(earned("20 reps in a set")?.exercise == "Squat")
  #expect(earned("40 reps in a set")?.exercise == "Push-up")
  #expect(earned("50 reps in a set") == nil)
  #expect(
    trophies.earned.compactMap(\.earned?.date)
      == trophies.earned.compactMap(\.earned?.date).sorted())
}

@Test func `the next three are the nearest, one of a kind`() {
  let next = analysis(week).next.map(\.rule.name)
  #expect(next == ["50 reps in a day", "50 reps in a set", "10 sessions"])
  let fractions = analysis(week).next.map(\.fraction)
  #expect(fractions == fractions.sorted(by: >))
}

@Test func `a broken streak starts its trophy again`() throws {
  let open = analysis(week, today: day(200)).open
  #expect(try #require(open.first { $0.rule.name == "4 weeks in a row" }).current == 0)
}

@Test(arguments: [
  ("Century = Squat 100 kg", 100), ("Heavy = squat 110", 101), ("Pounds = Squat 242 lb x 5", 101),
  ("Glued = Squat 110kg × 5", 101), ("Body = Squat 1.5 x bodyweight", 102),
  ("Reps = Squat 20 reps", 102), ("Any = 40 reps", 106), ("Day = Squat 40 reps a day", 105),
  ("Ton = Squat 1 t", 101), ("Days = 3 days in a row", 102), ("Visits = 5 sessions", 104),
  ("Squats = Squat 5 sessions", 104),
])
func `the lifter's own trophies are read and earned`(_ text: String, _ dayNumber: Int) throws {
  #expect(try own(text, week).earned?.date == day(dayNumber))
}

@Test func `time and distance earn trophies`() throws {
  func session(_ exercise: String, _ effort: Effort) -> [Session] {
    [Session(day(1), exercise, [TrainingSet(load: .none, effort: effort, location: place(1))])]
  }
  #expect(try own("Statue = Plank 2 min", session("Plank", .time(seconds: 120))).earned != nil)
  #expect(try own("Statue = Plank 2 min", session("Plank", .time(seconds: 119))).earned == nil)
  let run = session("Run", .distance(Distance(5, .kilometer), seconds: 1500))
  #expect(try own("Far = Run 5000 m", run).earned != nil)
  #expect(try own("Far = Run 6 mi", run).fraction > 0.5)
  let sprint = session("Push-up", .reps(40, seconds: 60))
  #expect(try own("Sprint = Push-up 40 reps in 60 s", sprint).earned != nil)
  #expect(try own("Sprint = Push-up 40 reps in 59 s", sprint).earned == nil)
  #expect(try own("Sprint = 30 reps in 1 min", sprint).earned != nil)
}

@Test(arguments: [
  "", "Century", "= Squat 100 kg", "Century = Squat", "Century = 100 kg", "Century = Squat 0 kg",
  "Century = Squat 100 stone", "Streak = Squat 3 days in a row", "Half = Squat 2.5 reps",
  "Minus = Squat -5 kg", "Nonsense = Squat nan kg",
])
func `a trophy line that cannot be understood is told`(_ text: String) {
  #expect(analysis(week, trophies: [text]).unreadable.map(\.text) == [text])
}

@Test func `years of training are counted from the first session`() {
  let days = [date(2020, 2, 29), date(2021, 2, 28), date(2021, 3, 1), date(2022, 6, 1)]
  let sessions = days.enumerated().map { Session($1, "Squat", [TrainingSet(50, 5)], line: $0) }
  let earned = analysis(sessions).earned
  #expect(earned.first { $0.rule.name == "1 year of training" }?.earned?.date == days[2])
  #expect(earned.first { $0.rule.name == "2 years of training" }?.earned?.date == days[3])
}

@Test func `an empty journal has no trophy and three to earn`() {
  let trophies = analysis([])
  #expect(trophies.earned.isEmpty)
  #expect(trophies.next.count == 3)
}
