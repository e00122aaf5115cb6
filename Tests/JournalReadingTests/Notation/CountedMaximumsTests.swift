import JournalReading
import Testing
import WorkoutModel

/// The last set of as many reps as possible, rests and ratings behind sets, sides before loads.
@Suite("Counted AMRAPs, and what stands behind sets")
struct CountedMaximumsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  private func sets(_ text: String) -> [TrainingSet] {
    ReadJournal(day: text).result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
  }

  @Test(arguments: [
    "Squat 3x5 @ 100 kg + AMRAP 12", "Squat 3x5 @ 100kg + AMRAP: 12",
    "Squat 3x5 @ 100kg, AMRAP 12", "Squat 100kg x 5 x 3, AMRAP: 12",
    "Squat 100kg 3x5 then AMRAP 12", "Squat 100kg 3x5, AMRAP x 12", "Squat 3x5 @ 100 + AMRAP 12",
    "Squat 102.5x5x3, AMRAP: 12",
  ])
  func `the counted last set has the load of the others`(line: String) {
    let sets = sets(line)
    #expect(sets.map(\.count).reduce(0, +) == 4)
    #expect(sets.last?.kind == .amrap)
    #expect(sets.last?.effort == .reps(12))
    #expect(sets.last?.load == sets.first?.load)
    #expect(sets.first?.kind == .work)
  }

  @Test func `a maximum below sets is one of them`() {
    #expect(
      entries("Squat\n100kg x 5 x 2\nAMRAP: 100kg x 12") == [
        "Squat: 100 kg x 5 (2), 100 kg x 12"
      ])
  }

  @Test func `a maximum whose load nobody tells is said`() {
    let journal = ReadJournal(day: "Squat\n100kg x 5 x 2\nAMRAP: 12")
    #expect(journal.entries == ["Squat: 100 kg x 5 (2)"])
    #expect(journal.codes.contains("W201"))
  }

  @Test func `the load before a comma is that of the sets behind it`() {
    #expect(entries("Squat 65 3x5, 1x8") == ["Squat: 65 kg x 5 (3), 65 kg x 8"])
  }

  @Test(arguments: [
    "Bench 60x5 R 2:00", "Bench 60x5 R: 120s", "Bench 60x5 rest 2m", "Bench 60x5 (R 2 min)",
    "Bench\n60 - 5 reps rest 2m", "Bench\n5 reps, 60 R 2:00", "Bench\n- 60 - 5 reps, rest 2 min",
  ])
  func `a rest stands behind its set`(text: String) {
    let sets = sets(text)
    #expect(sets.map(\.restSeconds) == [120])
    #expect(entries(text) == ["Bench: 60 kg x 5"])
  }

  @Test(arguments: [
    "Row 12 reps, 60 @ 8", "Row 60 - 12 reps @ 8", "Row\n12 reps @ 60  RPE: 8",
    "Row\n12 reps, 60  RPE: 8", "Row\n60 - 12 reps (RPE 8)",
  ])
  func `a rating behind a pair is no other set`(text: String) {
    let sets = sets(text)
    #expect(sets.count == 1)
    #expect(sets.first?.rpe == 8)
    #expect(sets.first?.effort == .reps(12))
  }

  @Test func `a rating behind several blanks leaves sets and load`() {
    #expect(sets("OHP 5x6 @ 20  RPE: 7").map(\.count) == [5])
  }

  @Test(arguments: [
    "DB row 3x10 (each arm) @ 24", "DB row 3x10 per arm 24", "DB row 3x10 each 24",
  ])
  func `words of a side keep the load behind them`(line: String) {
    #expect(entries(line) == ["DB row: 24 kg x 10 (3)"])
    #expect(sets(line).map(\.side) == [.each])
  }

  @Test func `letters of supersets stand in parentheses, too`() {
    #expect(entries("(A1) Bench press: 3x5 60") == ["Bench press: 60 kg x 5 (3)"])
  }

  @Test func `reps behind slashes stand between slashes`() {
    #expect(entries("OHP 40 kg/8 / 45 kg/6") == ["OHP: 40 kg x 8, 45 kg x 6"])
  }

  @Test func `minutes before the word are as many sets`() {
    #expect(entries("10 min EMOM - 3 hip thrusts @ 40kg") == ["hip thrusts: 40 kg x 3 (10)"])
  }

  @Test func `how it felt in a table is no number of reps`() {
    let table = """
      | Exercise | kg | Sets | Reps | Notes |
      |---|---|---|---|---|
      | Row | 60 | 2 | 10 | felt 8/10 |
      | Curl | 20 | 2 | 10 | 8/10 |
      | Squat | 100 | 3 | 5 | got 5, 5, 4 |
      """
    #expect(
      entries(table) == [
        "Row: 60 kg x 10 (2)", "Curl: 20 kg x 10 (2)", "Squat: 100 kg x 5 (2), 100 kg x 4",
      ])
  }
}
