import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Sets as they are typed between one and the next.
struct TypedLogTests {
  @Test func `behind reps and their load stand the reps of more sets`() {
    checkSets("Row 10 x 120, 9, 8", "120 lb x 10", "120 lb x 9", "120 lb x 8")
    checkSets("Row 8x42.5, 8, 6", "42.5 lb x 8", "42.5 lb x 8", "42.5 lb x 6")
    checkSets("Row 60x8, 8, 6", "60 lb x 8", "60 lb x 8", "60 lb x 6")
  }

  @Test func `a colon may stand behind the words for both hands`() {
    checkSets("Shrug: 45 lb each arm: 12, 10", "45 lb x 12", "45 lb x 10")
  }

  @Test func `loads that rise may rise far where the sets are told`() {
    checkSets(
      "Leg press 40 80 120 180 1x12", "40 lb x 12", "80 lb x 12", "120 lb x 12", "180 lb x 12")
  }

  @Test func `a number before a lift counts its reps`() {
    checkSets("25 OHP\n20 squat", "25 reps", "20 reps")
    checkSets("225 squat", "225 lb")
  }

  @Test func `a word before a set tells that it was missed`() {
    checkSets("Squat\nmiss 180 kg x 1\n170 kg x 1", "180 kg x 0", "170 kg x 1")
  }

  @Test func `a load behind a time or a way is what was held or carried`() {
    checkSets("Farmer's walk 2 min 24 kg", "24 kg x 120 s")
    checkSets("Sled push 50 m 40 kg", "40 kg x 50 m")
    checkSets("30 mins 45 lb sled push", "45 lb x 1800 s")
    checkSets("Farmer's walk 50 m 40 kg, 50 m 45 kg", "40 kg x 50 m", "45 kg x 50 m")
    checkSets("Plank 1 min 20 kg x 8", "BW x 60 s", "BW+20 kg x 8")
  }

  @Test func `how many sets follow is no set`() {
    checkSets(
      "Row\n3 sets:\n60 kg x 5\n65 kg x 5\n70 kg x 5", "60 kg x 5", "65 kg x 5", "70 kg x 5")
  }

  @Test func `a single may stand behind a few words`() {
    checkSets("Deadlift 405 for a single", "405 lb x 1")
    checkSets("Squat\n315 for an easy single\n225 for a set of 5", "315 lb x 1", "225 lb x 5")
    checkSets("Deadlift 315 for a triple, 335 for a double", "315 lb x 3", "335 lb x 2")
  }

  @Test func `what was done stands behind as many as possible`() {
    checkSets("Bench Press 185 x AMRAP (11)", "185 lb x 11")
    checkSets("Bench Press 185xAMRAP (11 reps)", "185 lb x 11")
    checkSets("Bench Press 185 x AMRAP: 11", "185 lb x 11")
    checkSets("Bench Press 185xAMRAP = 11", "185 lb x 11")
    checkSets("Bench Press 185x5+ = 9", "185 lb x 9")
  }

  @Test func `sets may be numbered on the line of their exercise`() {
    checkSets(
      "Bench Press: Set 1: 8 reps @ 135 lbs, Set 2: 6 reps @ 155 lbs", "135 lb x 8", "155 lb x 6")
    checkSets("Row: set 1: 60 kg x 8; set 2: 65 kg x 6", "60 kg x 8", "65 kg x 6")
  }

  @Test func `an added load may stand before a colon`() {
    checkSets("Pull-ups +25: 6, 5", "BW+25 lb x 6", "BW+25 lb x 5")
    checkNames("Pull-ups +25: 6, 5\nDips (+45): 8, 7", "Pull-up", "Dip")
  }

  @Test func `the words up to are no part of a name`() {
    checkNames("Squat up to 315x1\nDeadlift, up to 405x1", "Squat", "Deadlift")
  }

  @Test func `a plate and more is no load that is told`() {
    checkSets("Squat\n1 plate + 25 x 5\n100 kg x 5", "100 kg x 5")
    let reading = Reader().read([Source(path: "a.txt", text: "Squat\n1 plate + 25 x 5")])
    #expect(reading.diagnostics.map(\.code) == [.unreadNumbers])
  }

  @Test func `a slash parts loads and their reps`() {
    checkSets("Row 60 10 / 70 8 / 80 6", "60 lb x 10", "70 lb x 8", "80 lb x 6")
    checkSets("Row 60kg 10/70kg 8", "60 kg x 10", "70 kg x 8")
    checkSets("Row 60 10/70 8", "60 lb x 10", "70 lb x 8")
    checkSets(
      "Row 60 10 8 6 / 70 8 6", "60 lb x 10", "60 lb x 8", "60 lb x 6", "70 lb x 8", "70 lb x 6")
  }

  @Test func `a heavier set behind a slash is no drop set`() {
    let text = "2026-03-02\nBench\n60 kg x 10/70 kg x 8/50 kg x 6\n60x10/70x8/50x6"
    let sessions = Reader().read([Source(path: "a.txt", text: text)]).journal.sessions
    let kinds = sessions.flatMap(\.entries).flatMap(\.sets).map(\.kind)
    #expect(kinds == [.work, .work, .drop, .work, .work, .drop])
  }

  @Test func `pieces of a set are counted when they outweigh the first, and said`() {
    checkSets("Row 20 kg x 12+10+8", "20 kg x 30")
    checkSets("Row 20 kg x 7+2", "20 kg x 7")
    checkSets("Clean and jerk 80 kg x 3+3", "80 kg x 3")
    let text = "2026-03-02\nBench\n20 kg x 12+10+8\n80 kg x 7+2"
    let result = Reader().read([Source(path: "a.txt", text: text)])
    #expect(result.diagnostics.map(\.code) == [.ambiguousOrder])
    let sets = result.journal.sessions[0].entries[0].sets
    #expect(sets.map { $0.remarks?.note } == ["12+10+8", "7+2"])
  }

  @Test(arguments: [
    "rest time: 90 s", "Rest between sets: 90 s", "쉬는 시간 90초", "휴식시간 90초", "休息时间：90秒",
    "休憩時間 90秒", "Отдых между подходами 90 сек", "Время отдыха: 90 с", "Satzpause 90 s",
    "descanso entre series 90s", "temps de repos 90s",
  ])
  func `a line of rest is no exercise`(_ line: String) {
    let text = "2026-03-02\nBench 60 kg x 10\n\(line)"
    let entries = Reader().read([Source(path: "a.txt", text: text)]).journal.sessions[0].entries
    #expect(entries.map(\.exercise) == ["Bench Press"])
    #expect(entries[0].sets[0].restSeconds == 90)
  }

  @Test(arguments: ["운동시간 60분", "总时长 60分钟", "トレーニング時間 60分"])
  func `how long the session took is no exercise`(_ line: String) {
    let text = "2026-03-02\nBench 60 kg x 10\n\(line)"
    let session = Reader().read([Source(path: "a.txt", text: text)]).journal.sessions[0]
    #expect(session.durationMinutes == 60)
    #expect(session.entries.count == 1)
  }

  @Test(arguments: [
    "Дата | Упражнение | Вес | Повт | Подх", "Data | Esercizio | Carico | Rip. | Serie",
    "Datum | Oefening | Gewicht | Herh. | Sets", "Data | Exercício | Carga | Rep. | Sér.",
    "Datum | Übung | Gew. | Wdh. | S.",
  ])
  func `short heads are known in many languages`(_ head: String) {
    let text = "\(head)\n2026-03-02 | Squat | 100 | 5 | 3"
    let sets = Reader().read([Source(path: "a.txt", text: text)]).journal.sessions[0].entries[0]
      .sets
    #expect(sets.map(setText) == ["100 kg x 5 x 3"])
  }

  @Test func `a column that nobody knows is told`() {
    let text = "Date | Exercise | Load | Reps | Foo\n2026-03-02 | Squat | 100 kg | 5 | 5"
    let result = Reader().read([Source(path: "a.txt", text: text)])
    #expect(result.diagnostics.map(\.code) == [.unreadNumbers])
    #expect(result.diagnostics.first?.message.contains("“Foo”") == true)
  }

  private func checkNames(_ lines: String, _ expected: String...) {
    let journal = Reader().read([Source(path: "a.md", text: "# 2026-03-02\n\n\(lines)\n")]).journal
    #expect(journal.sessions.flatMap(\.entries).map(\.exercise) == expected)
  }
}
