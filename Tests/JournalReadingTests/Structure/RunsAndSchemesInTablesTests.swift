import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Tables of runs, tables of loads under a scheme that is told once, and cells that each tell one set.
@Suite("Runs and schemes in tables")
struct RunsAndSchemesInTablesTests {
  private func read(_ text: String) -> ReadResult {
    Reader().read([Source(path: "a.md", text: "unit: kg\n" + text + "\n")])
  }

  /// Each set with its day and exercise.
  private func rows(_ text: String) -> [String] {
    read(text).journal.sessions.flatMap { session in
      session.entries.flatMap { entry in
        entry.sets.map { set in
          [
            session.date.map(String.init(describing:)) ?? "-", entry.nameAsWritten,
            SetText.text(set),
          ]
          .joined(separator: " ")
        }
      }
    }
  }

  private func codes(_ text: String) -> [String] { read(text).diagnostics.map(\.code.name) }

  // MARK: Runs

  @Test(arguments: [
    "| Date | Distance | Pace | HR | Weather |", "| 日期 | 距离 | 配速 | 心率 | 天气 |",
  ])
  func `ways and paces without an exercise are runs`(head: String) {
    let text = """
      \(head)
      |---|---|---|---|---|
      | 2026-03-08 | 5.25 km | 6:40 | 173 | sun |
      | 2026-03-09 | 4x400m | 5:00 | 174 | |
      """
    #expect(
      rows(text) == [
        "2026-03-08 Run 5.25 km", "2026-03-09 Run 400 m x 4 sets",
      ])
    #expect(codes(text).filter { $0 == "W403" }.count == 1)
  }

  @Test func `a title that is no exercise names no run`() {
    let text = """
      # Most fun track day

      | Date | Distance | Pace |
      |---|---|---|
      | 2026-03-08 | 3 mi | 9:18 |
      """
    #expect(rows(text) == ["2026-03-08 Run 3 mi"])
  }

  @Test func `what was done of a plan in words is a run`() {
    let text = """
      # Training Log - REVISED PLAN
      | Day | Planned | Actual |
      |---|---|---|
      | 2026-03-08 | 6 miles easy | 9 miles easy |
      | 2026-03-09 | 13 mi | did 7 miles at 7:30 |
      | 2026-03-10 | rest | - |
      """
    #expect(rows(text) == ["2026-03-08 Run 9 mi", "2026-03-09 Run 7 mi"])
  }

  @Test func `weekdays in a table are those of the week above it`() {
    let text = """
      # Week of March 4 2024
      | Day | Squat |
      |---|---|
      | Mon | 100x5 |
      | Tue | 100x4 |
      """
    #expect(rows(text) == ["2024-03-04 Squat 100 kg x 5", "2024-03-05 Squat 100 kg x 4"])
  }

  @Test(arguments: ["12k easy 1:05:12", "8.1k easy in 46:20, HR 141"])
  func `thousands at the pace of a run are meters`(line: String) {
    let text = "2026-03-08\nSquat 100x5\n\n2026-03-09\n" + line
    #expect(rows(text).last?.hasPrefix("2026-03-09 Run") == true)
    #expect(codes(text).contains("W403"))
  }

  // MARK: Schemes

  @Test(arguments: [
    "StrongLifts 2022, all 5x5 unless I write the reps (DL 1x5)",
    "# everything 5x5 except DL 1x5", "All sets are 5x5 unless noted (DL 1x5)",
  ])
  func `a scheme told once is that of all loads`(title: String) {
    let text = """
      \(title)

      | | 2022-01-10 | 2022-01-14 |
      |---|---|---|
      | Squat | 60 | 62.5 |
      | DL | 80 | 90 1x3 |
      """
    let squats = rows(text).filter { $0.contains("Squat") }
    #expect(squats == ["2022-01-10 Squat 60 kg x 5 x 5", "2022-01-14 Squat 62.5 kg x 5 x 5"])
    #expect(
      rows(text).filter { $0.contains("DL") } == [
        "2022-01-10 DL 80 kg x 5", "2022-01-14 DL 90 kg x 3",
      ])
  }

  @Test func `a row names its scheme`() {
    let text = """
      | | 2022-01-10 | 2022-01-14 |
      |---|---|---|
      | Squat 2x5 | 60 | 62.5 |
      """
    #expect(
      rows(text) == [
        "2022-01-10 Squat 60 kg x 5 x 2", "2022-01-14 Squat 62.5 kg x 5 x 2",
      ])
  }

  @Test func `a sentence of one day is no scheme of the file`() {
    let text = "2022-01-10\nall 3x8 today\nSquat 60"
    #expect(!rows(text).contains { $0.contains("Squat 60 kg x 8") })
  }

  // MARK: Cells of one set

  @Test func `a cell below the number of a set tells one`() {
    let text = """
      2024-03-01
      | Exercise | Set 1 | Set 2 |
      |---|---|---|
      | RDL (db) | 2x14 x12 | 2x16 x10 |
      | Step ups | 10/10 | 12/12 |
      """
    #expect(
      rows(text) == [
        "2024-03-01 RDL (db) 14 kg x 12", "2024-03-01 RDL (db) 16 kg x 10",
        "2024-03-01 Step ups 10 reps", "2024-03-01 Step ups 12 reps",
      ])
  }

  @Test func `words around the only mass of a column of loads say where it is`() {
    let text = """
      2024-03-01
      | 项目 | 组数×次数 | 负荷 |
      |---|---|---|
      | 悬挂举腿 | 2×7 | 脚夹 12kg 哑铃 |
      """
    #expect(rows(text) == ["2024-03-01 悬挂举腿 12 kg x 7 x 2"])
  }

  @Test func `what is prescribed was not done`() {
    let text = """
      | Exercise | Prescription |
      |---|---|
      | Banded ER | 3 x 15 red band daily |

      2024-03-01
      Banded ER 2x15
      """
    #expect(rows(text) == ["2024-03-01 Banded ER 15 reps x 2 sets"])
  }

  @Test func `days of two numbers with a hyphen stand below their head`() {
    let text = """
      ## 2026年3月

      | 日期 | 深蹲 |
      |---|---|
      | 03-08 | 100x5 |
      | 03-19 | 100x5 |
      """
    #expect(rows(text) == ["2026-03-08 深蹲 100 kg x 5", "2026-03-19 深蹲 100 kg x 5"])
  }

  @Test func `columns of sets head a sheet between commas`() {
    let text = "日付,種目,1set,2set\n2024-04-02,ベンチプレス,60×10,70×8"
    #expect(
      rows(text) == ["2024-04-02 ベンチプレス 60 kg x 10", "2024-04-02 ベンチプレス 70 kg x 8"])
  }

  @Test func `sets beside what was prescribed were done`() {
    let text = """
      2024-03-01
      | Exercise | Prescribed | Set 1 | Set 2 |
      |---|---|---|---|
      | Squat | 2x5 | 100x5 | 100x4 |
      """
    #expect(rows(text) == ["2024-03-01 Squat 100 kg x 5", "2024-03-01 Squat 100 kg x 4"])
  }

  @Test func `a lift beside ways and paces keeps its sets`() {
    let text = """
      | Date | Squat | Distance | Pace |
      |---|---|---|---|
      | 2024-03-01 | 100x5 | 5 km | 5:30 |
      """
    #expect(rows(text).contains("2024-03-01 Squat 100 kg x 5"))
  }
}
