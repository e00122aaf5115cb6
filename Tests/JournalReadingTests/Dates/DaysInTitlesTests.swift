import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Years and months that titles tell, and days in frames, corners and other tongues.
@Suite("Days and years in titles")
struct DaysInTitlesTests {
  /// The days of the sessions with sets.
  private func days(_ text: String) -> [String] {
    Reader().read([Source(path: "a.txt", text: text + "\n")]).journal.sessions
      .filter { session in session.entries.contains { !$0.sets.isEmpty } }
      .map { $0.date.map { "\($0)" } ?? "-" }
  }

  @Test func `a title tells the year before a parenthesis`() {
    let sets = "\n\ndi 2 april - borst\nbankdrukken 50kg: 8, 8, 7"
    #expect(days("LOGBOEK 2024 (sportschool dicht op 27/4 koningsdag)" + sets) == ["2024-04-02"])
    #expect(days("Winter 2024 (alles in kg)\n5.2.\nBank 50 3x8") == ["2024-02-05"])
  }

  @Test func `a title tells the month of numbered weekdays`() {
    let text = """
      SWIM LOG  --  November 2022  (25m pool, lane swim 6:15-7:30am)

      Tue 1st
      8x50 free on 1:05

      Thu 3rd. shoulder clicking
      10x100 free on 2:00

      Thu 1st
      10x100 free on 2:00
      """
    #expect(days(text) == ["2022-11-01", "2022-11-03", "2022-12-01"])
  }

  @Test func `a year at the top may stand above other notes`() {
    let text = """
      Gym

      2021
      locker 114

      1/11
      bench 95x10

      1/13
      squat 100x5

      2022

      1/3
      bench 95x10
      """
    #expect(days(text) == ["2021-01-11", "2021-01-13", "2022-01-03"])
  }

  @Test func `a year of an era in a title is that of the days`() {
    #expect(days("令和６年１月　宅トレ日記\n\n■1月4日\n腕立て伏せ 10回を3セット") == ["2024-01-04"])
  }

  @Test func `a day above the sessions tells their year and their order`() {
    let text = "ACL rehab. Surgery 5/16/23 Dr. Patel\n\n6/6 (3 wks)\nSquat 3x10\n\n6/8\nSquat 3x10"
    #expect(days(text) == ["2023-06-06", "2023-06-08"])
    // Half a year later it may be another year.
    #expect(days("Knee surgery 1/16/23 at last\n\n11/6\nSquat 3x10") == ["-"])
  }

  @Test func `frames around a title are no part of it`() {
    let text = """
      === Workout 1 (A), Tue Sept 5, 2023 ===
      Squat 45 lb x 5

      --- Workout 2, Thu Sept 7, 2023 ---
      Squat 50 lb x 5
      """
    #expect(days(text) == ["2023-09-05", "2023-09-07"])
    let hyphens = "--- Workout 1 (A), Tue Sept 5, 2023 ---\nSquat 45 lb x 5"
    #expect(days(hyphens) == ["2023-09-05"])
  }

  @Test func `days before short weekdays and behind them`() {
    let czech = "rok 2024\n\n3. 4. st\nDřep 60 kg 10\n\n5. 4. pá, rychlovka\nDřep 62.5 kg 10"
    #expect(days("year: 2024\n" + czech) == ["2024-04-03", "2024-04-05"])
    let polish = "pon 11.03 - klata + triceps\npompki 3x8\n\nśr 13.03 - plecy\npompki 3x8"
    #expect(days("year: 2024\n" + polish) == ["2024-03-11", "2024-03-13"])
    #expect(days("year: 2024\nDeutera 22/01 (apo to kinhto)\nSquat 3x8") == ["2024-01-22"])
    // `3. 4 sets` counts an exercise.
    #expect(days("2024-01-01\n3. 4 sets of squats\n3. 40 kg x 5").count == 1)
  }

  @Test func `a day may head a table`() {
    let text = """
      | 14/10/24 | set 1 | set 2 |
      |---|---|---|
      | Leg press (4) | 8x12 | 9x12 |

      | 17/10/24 | set 1 | set 2 |
      |---|---|---|
      | Leg press (4) | 9x12 | 10x12 |
      """
    let journal = Reader().read([Source(path: "a.md", text: "unit: kg\n" + text + "\n")]).journal
    #expect(days(text) == ["2024-10-14", "2024-10-17"])
    let sets = journal.sessions.flatMap(\.entries).flatMap(\.sets).map(SetText.text)
    #expect(sets == ["8 kg x 12", "9 kg x 12", "9 kg x 12", "10 kg x 12"])
  }
}
