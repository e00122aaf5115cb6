import JournalReading
import Testing
import WorkoutModel

/// What is noted of a session beside its day, and days that stand behind such notes.
@Suite("Details of sessions")
struct DetailsOfSessionsTests {
  private static let details = [
    "W3D2", "C4W1", "Session 12/48", "Session 12 of 48", "Workout #45", "No. 112", "PPL #3",
    "112/365", "T-21", "3 weeks out", "2nd session", "6.30 am", "18:30-19:45", "7:15 PM - 8:20 PM",
    "75 min", "1h 15m", "felt 7/10", "energy 3/5", "Session RPE 8", "sRPE 7", "HR 120", "slept 7h",
    "18 sets, 60 min", "4 exercises", "420 kcal", "10k steps", "2 coffees", "5000 kg", "28C",
    "5s week", "3+ day", "week of 5s", "week 12/16",
  ]

  private static let sets = "\nBench 60x5, 60x5\n\nSquat 100x5\n"
  private static let read = "2024-03-18 Bench: 60 kg x 5 (2); Squat: 100 kg x 5"

  private func days(_ text: String) -> [String] { ReadJournal("unit: kg\n\n" + text).days }

  @Test(arguments: details) func `beside a day they are no sets`(detail: String) {
    #expect(days("2024-03-18 - \(detail)\(Self.sets)") == [Self.read])
    #expect(days("Monday, 18 March 2024, \(detail)\(Self.sets)") == [Self.read])
    #expect(days("## 18.03.2024 \(detail)\(Self.sets)") == [Self.read])
  }

  @Test(arguments: details)
  func `right below a day they are no sets`(detail: String) {
    #expect(days("2024-03-18\n\(detail)\n\(Self.sets)") == [Self.read])
  }

  @Test(arguments: details) func `the day may stand behind them`(detail: String) {
    let before = "2024-03-16\nBench 60x5\n\n"
    let all = ["2024-03-16 Bench: 60 kg x 5", Self.read]
    #expect(days("\(before)\(detail) - 2024-03-18\(Self.sets)") == all)
    #expect(days("\(before)## \(detail) - Mon 3/18/24\(Self.sets)") == all)
    #expect(days("\(before)## \(detail) | 18 March 2024\(Self.sets)") == all)
  }

  @Test func `a heading that ends in a day with its year is that day`() {
    #expect(
      days("# 2024-03-16\nBench 60x5\n\n# Gym 2 with Mike, 4 of us - 2024-03-18\(Self.sets)")
        == ["2024-03-16 Bench: 60 kg x 5", Self.read])
    // The ends of a plan are no day.
    #expect(
      days("# 2024-03-18\nBench 60x5\n\n## 12 weeks until 2024-06-18\nSquat 100x5")
        == ["2024-03-18 Bench: 60 kg x 5; Squat: 100 kg x 5"])
  }

  @Test(arguments: [
    "BW 82.4", "bw: 82.4 kg", "weigh in 82.4",
  ])
  func `the weight of the body is kept`(detail: String) {
    #expect(
      ReadJournal("unit: kg\n\n2024-03-18 - W3D2 - \(detail)\nBench 60x5").weights
        == ["2024-03-18 82.4 kg"])
  }

  @Test func `a name is what is left of the details`() {
    let journal = ReadJournal("2024-03-18 Push A - 75 min - felt 7/10\nBench 60 kg x 5")
    #expect(journal.result.journal.sessions.map(\.title) == ["Push A"])
    #expect(journal.result.journal.sessions.map(\.durationMinutes) == [75])
  }

  @Test(arguments: [
    ("2024-03-18 - bike 60 min", "2024-03-18 bike: 3600 s"),
    ("2024-03-18 - spin class 45 min, 400 kcal", "2024-03-18 spin class: 2700 s"),
    ("2024-03-18 - Squat 100x5", "2024-03-18 Squat: 100 kg x 5"),
    ("2024-03-18 - Push-ups 20, 18", "2024-03-18 Push-ups: BW x 20, BW x 18"),
    ("2024-03-18\nelliptical: 15 min", "2024-03-18 elliptical: 900 s"),
    ("2024-03-18\nSpin class\n45 min, 400 kcal", "2024-03-18 Spin class: 2700 s"),
    ("2024-03-18\nStatic bike\n01:30:00", "2024-03-18 Static bike: 5400 s"),
    ("2024-03-18\nwalk uphill 58 min", "2024-03-18 walk uphill: 3480 s"),
  ])
  func `work beside a day stays work`(line: String, read: String) {
    #expect(days(line) == [read])
  }

  @Test(arguments: ["@ home", "@ the gym", "@ 24 Hour Fitness"])
  func `a place behind a day is no load`(place: String) {
    #expect(days("Mon 3/18/24 \(place)\(Self.sets)") == [Self.read])
  }
}
