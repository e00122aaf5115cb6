import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Shorthand of mixed training")
struct MixedTrainingTests {
  // MARK: Repeats and loads

  @Test func `a count behind parentheses repeats the set in them`() {
    checkNamed("Bench (80 kg x 4) 3x", ["Bench: 80 kg x 4 x 3"])
    checkNamed("Bench (80 kg x 4)", ["Bench: 80 kg x 4"])
  }

  @Test func `a load behind reps in parentheses is theirs`() {
    checkNamed(
      "Press 3 sets (6, 5, 4 reps at 50 kg)", ["Press: 50 kg x 6, 50 kg x 5, 50 kg x 4"])
  }

  @Test func `a load in parentheses behind a rating is that of the sets`() {
    #expect(sets("Squat 3x5 RPE 8 (100 kg)").allSatisfy { $0.hasPrefix("100 kg x 5") })
    #expect(!sets("Squat 3x5 RPE 8 (last week 100 kg)").contains { $0.contains("100 kg") })
  }

  @Test func `loads in parentheses are lifted for the reps before them`() {
    checkNamed(
      "Jerk 2x3 @ 60 kg, 1x(70, 75, 80)",
      ["Jerk: 60 kg x 3 x 2, 70 kg x 1, 75 kg x 1, 80 kg x 1"])
    // Reps, and no loads.
    #expect(!sets("Push-ups 1x(20, 15, 12)").contains { $0.contains("kg") })
  }

  @Test func `a scheme in parentheses was the plan of the reps behind its colon`() {
    checkNamed(
      "Snatch (4x2): 2, 2, 1, 1 @ 60 kg",
      ["Snatch: 60 kg x 2, 60 kg x 2, 60 kg x 1, 60 kg x 1"])
    checkNamed("Squat (5x5): 100 kg", ["Squat: 100 kg x 5 x 5"])
  }

  @Test func `two bells are lifted together`() {
    checkNamed("Front squat 2x6 12+16kg", ["Front squat: 28 kg x 6 x 2"])
    #expect(sets("Pull-ups 3x8+10kg").allSatisfy { !$0.contains("18 kg") })
  }

  @Test func `a load of each hand stands before a colon`() {
    checkNamed("Curl 8ea: 14, 12", ["Curl: 8 lb x 14, 8 lb x 12"])
  }

  @Test func `loads behind the colon of a name are those of the sets before it`() {
    checkNamed(
      "3x5 deadlifts: 100, 110, 120", ["deadlifts: 100 lb x 5, 110 lb x 5, 120 lb x 5"])
    checkNamed(
      "3 rounds x 5 reps of deadlifts: 100, 110, 120",
      ["deadlifts: 100 lb x 5, 110 lb x 5, 120 lb x 5"])
  }

  // MARK: Ways and times

  @Test(arguments: [
    ("500 m row = 1:50", "500 m in 110"), ("Run 5 km = 25:00", "5 km in 1500"),
    ("Run 5km - 25:04", "5 km in 1504"), ("Bike 60:00 - 12 km", "12 km in 3600"),
    // Nobody is so fast in minutes.
    ("Run 14 km - 1:12", "14 km in 4320"), ("Bike 40 km, 1:05", "40 km in 3900"),
    ("Run 400 m 1:04", "400 m in 64"), ("Run 5 km 25:04", "5 km in 1504"),
    ("Run 3 km - 9:10", "3 km in 550"),
  ])
  func `a way and its time go together`(_ line: String, _ expected: String) {
    let source = Source(path: "a.md", text: "# 2026-03-02\n\(line)\n")
    let sets = Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap(\.sets)
    let told = sets.map { set in
      guard case .distance(let way, let seconds) = set.effort else { return "?" }
      return "\(way) in \(seconds?.description ?? "?")"
    }
    #expect(told == [expected])
  }

  @Test func `a load over feet is no number of runs`() {
    checkNamed("Tire drag\n18x50' in 38.5 s", ["Tire drag: 18 lb x 50 ft"])
    checkNamed("Run 16x200m", ["Run: 200 m x 16 sets"])
  }

  @Test func `steps are counted and a day of them is not`() {
    checkNamed("Lunge 20 steps", ["Lunge: 20 reps"])
    #expect(sets("walked 8000 steps") == [])
  }

  // MARK: Names

  @Test func `a letter before a hyphen is no unit`() {
    checkNamed("6 L-pullups", ["L-pullups: BW x 6"])
    checkNamed("10 V-ups", ["V-ups: BW x 10"])
  }

  @Test func `a point opens an item`() {
    checkNamed(". 7 pull-ups", ["pull-ups: BW x 7"])
  }

  @Test func `exercises between semicolons may tell no numbers`() {
    checkNamed(
      "Row 60 kg: 10, 8; band work; Cable 2 rope curl 20 kg: 12, 12",
      ["Row: 60 kg x 10, 60 kg x 8", "Cable 2 rope curl: 20 kg x 12, 20 kg x 12"])
  }

  @Test func `the weeks of a programme are no part of a name`() {
    checkNamed("5/3/1 Press - Cycle 1 Week 2\n- 5 x 60 kg", ["Press: 60 kg x 5"])
    checkNamed("Press: work up to AMRAP 45 kg x 9", ["Press: 45 kg x 9"])
  }

  @Test func `double unders are counted`() {
    checkNamed("Double unders 50", ["Double unders: 50 reps"])
  }

  // MARK: Days

  @Test(arguments: ["1/2 kneeling press 12 kg x 8", "4/2 cadence"])
  func `a fraction is no day`(_ line: String) {
    let text = "# 2026-03-02\nBench 80 kg x 5\n\n\(line)\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.map { $0.date?.description } == ["2026-03-02"])
  }

  @Test func `a day without a year is one among its like`() {
    let text = "12/29/2025\nBench 80 kg x 5\n\n1/2 squat 100 kg x 5\n\n3/4 Push 1\nDips 20 kg x 5\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(
      sessions.map { $0.date?.description } == ["2025-12-29", "2026-01-02", "2026-03-04"])
  }

  @Test func `a weekday is no exercise`() {
    let text = "# 2026-03-02\nBench 80 kg x 5\n\nSquat\nTue: 100 kg x 5\nThu: 105 kg x 5\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(
      sessions.map { $0.date?.description } == ["2026-03-02", "2026-03-03", "2026-03-05"])
    #expect(sessions.flatMap(\.entries).map(\.exercise) == ["Bench Press", "Squat", "Squat"])
    #expect(sets("Wed: 3 miles with Rex") == [])
    checkNamed("Thursday: squat 100 kg x 5", ["squat: 100 kg x 5"])
  }

  // MARK: Rounds

  @Test func `the rounds of a block are told below it`() {
    checkNamed(
      "AMRAP 15 min:\n10 burpees\n15 sit-ups\nCompleted 5 rounds.",
      ["burpees: BW x 10 x 5", "sit-ups: BW x 15 x 5"])
    #expect(sets("AMRAP 15 min:\n10 burpees\nDid not count the rounds.") == [])
    #expect(sets("AMRAP 15 min:\n10 burpees\n\n# 2026-03-04\nDid 5 rounds") == [])
  }

  private func sets(_ lines: String) -> [String] {
    let source = Source(path: "a.md", text: "# 2026-03-02\n\(lines)")
    return Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap(\.sets).map(setText)
  }
}
