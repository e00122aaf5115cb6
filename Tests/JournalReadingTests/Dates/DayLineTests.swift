import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Lines that open a day, as people of many languages write them.
struct DayLineTests {
  @Test(arguments: [
    ("13. Januar 2024", nil), ("13. Januar - Beine", "Beine"), ("13. ledna 2024", nil),
    ("sam. 13 janv. 2024", nil), ("sáb 13 ene 2024", nil), ("13 gen 2024", nil),
    ("13 янв.", nil), ("сб, 13 янв.", nil), ("Jan-13-2024", nil),
    ("2024-01-13 (토) 하체", "하체"), ("1월 13일(토) 하체", "하체"), ("1/13 土", nil),
    ("2024年1月13日（六）腿", "腿"), ("24.1.13(토)", nil),
    ("(Legs) 2024-01-13", "Legs"), ("- Legs 2024-01-13", "Legs"), ("💪 Legs 2024-01-13", "Legs"),
    ("=== 2024-01-13 ===", nil), ("2024-01-13 (legs)", "legs"),
    ("2024-01-13 Legs (heavy)", "Legs (heavy)"), ("W2D1 1/13/24", "W2D1"),
    ("Push 1 1/13/24", "Push 1"), ("Session 12: 13/01/2024 (60 min)", "Session 12"),
    ("2024-01-13 Legs 60 min", "Legs"), ("2024-01-13 Legs 1h15", "Legs"),
    ("2024-01-13 Legs 18:00-19:15", "Legs"), ("13/01/24 @ 6pm", nil), ("13/01/24 @ 18:30", nil),
    ("2024-01-13 6pm Legs", "Legs"), ("13.01.", nil), ("13.01", nil), ("13.01. Beine", "Beine"),
    ("13.01: Beine", "Beine"), ("13.01 - Beine", "Beine"), ("13.1.:", nil), ("== 13.01. ==", nil),
    ("13.01., 18:00", nil), ("13.01.2024r.", nil), ("13 січня 2024 р.", nil),
    ("13/1 2024", nil), ("13/1-2024 Legs", "Legs"), ("Σάββατο 13 Ιανουαρίου 2024", nil),
    ("13 tháng 1 năm 2024", nil), ("13 בינואר 2024", nil), ("令和6年1月13日(土)", nil),
    ("113年1月13日", nil), ("民國113年1月13日", nil),
  ])
  func `the line opens the day`(_ line: String, _ title: String?) {
    let sessions = read("2024-01-10 Start\nBench 50 kg x 5\n\n\(line)\nSquat 60 kg x 5")
    #expect(sessions.map { $0.date?.description } == ["2024-01-10", "2024-01-13"])
    #expect(sessions.last?.title == title)
    #expect(sessions.flatMap(\.entries).flatMap(\.sets).count == 2)
  }

  @Test(arguments: ["- 13/1/24", "- 13.01.", "- 13/01: Legs"])
  func `an item opens a day above items further right`(_ line: String) {
    let sessions = read("2024-01-10 Start\nBench 50 kg x 5\n\n\(line)\n  - Squat 60 kg x 5")
    #expect(sessions.map { $0.date?.description } == ["2024-01-10", "2024-01-13"])
    #expect(sessions.flatMap(\.entries).flatMap(\.sets).count == 2)
  }

  @Test func `two digits of a year may stand first where the days are near each other`() {
    let days = read(
      "24.01.12\nSquat 60 kg x 5\n\n24.01.19\nSquat 60 kg x 5\n\n24.01.22\nSquat 60 kg x 5")
    #expect(days.map { $0.date?.description } == ["2024-01-12", "2024-01-19", "2024-01-22"])
    let others = read("12.03.21\nSquat 60 kg x 5\n\n15.04.23\nSquat 60 kg x 5")
    #expect(others.map { $0.date?.description } == ["2021-03-12", "2023-04-15"])
  }

  @Test func `ordinals and capitals of other tongues are known`() {
    for line in ["le 1er mars 2024", "1º de março de 2024", "1 MARCA 2024", "1 Μαρτίου 2024"] {
      #expect(read("\(line)\nSquat 60 kg x 5")[0].date?.description == "2024-03-01", "\(line)")
    }
    #expect(read("2 ŘÍJNA 2024\nSquat 60 kg x 5")[0].date?.description == "2024-10-02")
  }

  @Test func `letters and numbers that are no year of an era`() {
    for line in ["R 10.8.6", "R10/8/6", "H100.8.6"] {
      let days = read("2024-01-10\nSquat 60 kg x 5\n\(line)").compactMap(\.date?.year)
      #expect(days.allSatisfy { 2006...2024 ~= $0 }, "\(line)")
    }
    #expect(read("24年1月13日\nSquat 60 kg x 5")[0].date?.description == "2024-01-13")
    #expect(read("Squat 10/8 200 m row").count <= 1)
  }

  @Test func `hours and minutes beside the title are of the session`() {
    let timed = read("2024-01-13 Legs 18:00-19:15\nSquat 60 kg x 5")[0]
    #expect(timed.start?.description == "18:00")
    #expect(timed.end?.description == "19:15")
    #expect(read("2024-01-13 Legs 60 min\nSquat 60 kg x 5")[0].durationMinutes == 60)
    #expect(read("2024-01-13 @ 6pm\nSquat 60 kg x 5")[0].start?.description == "18:00")
  }

  @Test func `a number before a month may count lines`() {
    let session = read("12. Oct 28, 2024, legs\nSquat 60 kg x 5")[0]
    #expect(session.date?.description == "2024-10-28")
    #expect(read("13 out 2024\nSquat 60 kg x 5")[0].date?.description == "2024-10-13")
  }

  @Test func `a day within a line of sets is theirs`() {
    check(
      "Bench 100x5 2024-01-13\nSquat 5x5 100 kg (2024-01-14)\nBench 15/01/2024 102.5x5",
      """
      2024-01-13
        Bench Press
          100 kg x 5 ?load,effort
      2024-01-14
        Squat
          100 kg x 5 x 5 ?effort,count
      2024-01-15
        Bench Press
          102.5 kg x 5 ?load,effort
      """)
  }

  @Test func `below another day such a line is not counted, and said`() {
    let result = Reader().read([
      Source(path: "a.md", text: "2024-01-13\nSquat 60 kg x 5\nBench 100 kg x 5 (2023-12-01)")
    ])
    #expect(result.journal.sessions.flatMap(\.entries).map(\.exercise) == ["Squat"])
    #expect(result.diagnostics.map(\.code) == [.performedUnclear])
  }

  @Test func `days and sets may stand below the name of an exercise`() {
    check(
      "## Bench\n2024-01-13: 100 kg x 5\n- 2024-01-20: 105 kg x 5\n\n## Squat\n- 1/27/24 140 kg x 5",
      """
      2024-01-13
        Bench Press
          100 kg x 5
      2024-01-20
        Bench Press
          105 kg x 5
      2024-01-27
        Squat
          140 kg x 5
      """)
  }

  @Test func `the part trained may stand before the first exercise`() {
    for line in ["240501 하체) 스쿼트 60 kg x 5", "2024-05-01 Legs - squat 60 kg x 5"] {
      let session = read(line)[0]
      #expect(session.title == (line.hasPrefix("2405") ? "하체" : "Legs"))
      #expect(session.entries.map(\.exercise) == ["Squat"])
    }
  }

  private func read(_ text: String) -> [Session] {
    Reader().read([Source(path: "a.md", text: text)]).journal.sessions
  }
}
