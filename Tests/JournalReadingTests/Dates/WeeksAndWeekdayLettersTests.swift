import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Days in one or two letters, and weeks that are told by their first and last day or by their number.
@Suite("Weeks and the letters of weekdays")
struct WeeksAndWeekdayLettersTests {
  private func days(_ text: String) -> [String] {
    Reader().read([Source(path: "a.txt", text: text + "\n")])
      .journal.sessions.filter { session in session.entries.contains { !$0.sets.isEmpty } }
      .map { session in
        let entries = session.entries.filter { !$0.sets.isEmpty }.map { entry in
          entry.nameAsWritten + " " + entry.sets.map(SetText.text).joined(separator: ", ")
        }
        let date = session.date.map(String.init(describing:)) ?? "-"
        return date + " " + entries.joined(separator: "; ")
      }
  }

  // MARK: Letters

  @Test(arguments: [
    "M: squat 100x5\nT: off\nW: bench 80x5\nTh: off\nF: deadlift 120x5",
    "M - squat 100x5\nT - off\nW - bench 80x5\nR - off\nF - deadlift 120x5",
    "M squat 100x5\nT off\nW bench 80x5\nTH off\nF deadlift 120x5",
    "Mo: squat 100x5\nDi: frei\nMi: bench 80x5\nFr: deadlift 120x5",
    "Mo squat 100x5\nDi frei\nMi bench 80x5\nDo frei\nFr deadlift 120x5",
    "L : squat 100x5\nM : repos\nM : bench 80x5\nJ : repos\nV : deadlift 120x5",
    "L: squat 100x5\nM: descanso\nX: bench 80x5\nJ: descanso\nV: deadlift 120x5",
    "월: squat 100x5\n화: 휴식\n수: bench 80x5\n목: 휴식\n금: deadlift 120x5",
  ])
  func `letters that follow each other as days do are days`(week: String) {
    let read = days("unit: kg\nWeek of 13 January 2025\n" + week)
    #expect(
      read.sorted() == [
        "2025-01-13 squat 100 kg x 5", "2025-01-15 bench 80 kg x 5",
        "2025-01-17 deadlift 120 kg x 5",
      ])
  }

  @Test func `the second of two equal letters follows the first`() {
    let read = days(
      "unit: kg\nWeek of 13 January 2025\nM: squat 100x5\nT: row 60x8\nW: off\nT: bench 80x5\nF: off\nS: press 50x5\nS: curl 20x8"
    )
    #expect(
      read == [
        "2025-01-13 squat 100 kg x 5", "2025-01-14 row 60 kg x 8", "2025-01-16 bench 80 kg x 5",
        "2025-01-18 press 50 kg x 5", "2025-01-19 curl 20 kg x 8",
      ])
  }

  @Test(arguments: [
    // The labels of supersets.
    "A: squat 100x5\nB: bench 80x5\nC: row 60x5\nD: curl 20x8",
    // Weight, reps and sets, twice.
    "Squat\nW: 100\nR: 5\nS: 3\nBench\nW: 80\nR: 5\nS: 3",
    // Too few to be a week.
    "M: squat 100x5\nT: bench 80x5",
    // Words that begin sentences.
    "So good: squat 100x5\nDo more: bench 80x5\nMi casa: row 60x5",
  ])
  func `other letters are no days`(text: String) {
    let read = days("unit: kg\n2025-01-13\n" + text)
    #expect(!read.isEmpty)
    #expect(read.allSatisfy { $0.hasPrefix("2025-01-13") })
  }

  @Test func `a run of a day is told by its letter, way and time`() {
    let read = days(
      "unit: kg\nWeek of 13 January 2025\nM: 3 mi 27:00\nT: squat 100x5\nW: off\nTh: 12 mi LR 1:49:30 felt great\nF: 3 mi treadmill 27:00 watching the game"
    )
    #expect(
      read == [
        "2025-01-13 Run 3 mi", "2025-01-14 squat 100 kg x 5",
        "2025-01-16 Run 12 mi", "2025-01-17 treadmill 3 mi",
      ])
  }

  // MARK: Weeks

  @Test(arguments: [
    "Week of Jan 13-19 2025", "Week 3 (Jan 13-19 2025)", "Week 3 (13.1.-19.1.2025)",
    "# KW 3 (13.1.-19.1.2025)", "## KW 3: 13.1. - 19.1.2025", "KW 3 2025 (13.-19. Januar)",
    "Woche 13.-19.01.2025", "## Semana del 13 al 19 de enero 2025",
    "Semaine du 13 au 19 janvier 2025", "Woche vom 13. bis 19. Januar 2025", "13-19 January 2025",
    "January 13-19, 2025", "Jan 13 - Jan 19, 2025", "# Week 3: Jan 13 to Jan 19 2025",
    "Week 13/1 - 19/1/2025", "Settimana dal 13 al 19 gennaio 2025",
    "Week van 13 t/m 19 januari 2025", "неделя 13–19 января 2025", "Неделя с 13 по 19 января 2025",
    "1월 13일 ~ 1월 19일 2025", "2025.01.13 ~ 2025.01.19", "2025/1/13〜1/19", "W/C 13 Jan 2025",
    "WEEK 3 - w/b 13th Jan 2025", "# KW 3, Woche vom 13.1.2025", "2025-W03", "# 2025 W03",
    "KW 3 / 2025", "Vecka 3 (2025)", "# 2025\n## KW 3",
  ])
  func `the days below a week are those of it`(week: String) {
    let read = days("unit: kg\n\(week)\nMonday: Squat 3x5 100\nWednesday: Bench 3x5 80")
    #expect(read.count == 2)
    #expect(read.first?.hasPrefix("2025-01-13 Squat") == true)
    #expect(read.last?.hasPrefix("2025-01-15 Bench") == true)
  }

  @Test func `a week over the turn of the year`() {
    let read = days("unit: kg\nWeek 30/12 - 5/1/2025\nMonday: Squat 100x5\nFriday: Bench 80x5")
    #expect(read == ["2024-12-30 Squat 100 kg x 5", "2025-01-03 Bench 80 kg x 5"])
  }

  @Test(arguments: [
    ("Bench 13-19", "2025-01-01"), ("Push-ups 20-15-10", "2025-01-01"),
    ("Squat 3/1 - 5/1", "2025-01-01"),
  ])
  func `reps are no weeks`(line: String, day: String) {
    let read = days("unit: kg\n2025-01-01\nSquat 100x5\n\(line)\nBench 80x5")
    #expect(read.allSatisfy { $0.hasPrefix(day) })
  }

  @Test func `the number of a programme's week is none of the calendar`() {
    let read = days("unit: kg\nyear: 2025\n2025-03-03\nWeek 3\nSquat 100x5")
    #expect(read == ["2025-03-03 Squat 100 kg x 5"])
  }

  @Test func `days in the heads of columns`() {
    let read = days(
      """
      | Exercise | S1 (8/1/2024) | S2 (15/1/2024) |
      |---|---|---|
      | Squat | 70 kg 4x8 | 75 kg 4x8 |
      """)
    #expect(read == ["2024-01-08 Squat 70 kg x 8 x 4", "2024-01-15 Squat 75 kg x 8 x 4"])
  }

  @Test(arguments: ["day 3 08/10 (A)", "day 3 8/10"])
  func `the number of a day stands before its date`(line: String) {
    let read = days("unit: kg\ndates: dmy\nyear: 2021\n\(line)\nSquat 100x5")
    #expect(read == ["2021-10-08 Squat 100 kg x 5"])
  }

  @Test(arguments: [
    "Week 4 targets:", "Objectifs semaine 4 :", "Targets week 4:", "objectif avril | Row 60x5 |",
  ])
  func `targets of a week are no sets`(line: String) {
    let read = days("unit: kg\n2025-05-12\nSquat 140x5\n\n\(line)\nSquat 145x5\nBench 102.5x5")
    #expect(read.first == "2025-05-12 Squat 140 kg x 5" || read.first?.contains("140") == true)
    if !line.contains("|") { #expect(read == ["2025-05-12 Squat 140 kg x 5"]) }
    #expect(!read.joined().contains("Row"))
  }
}
