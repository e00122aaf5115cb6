import JournalReading
import Testing
import WorkoutModel

/// Tables whose rows are sessions, whatever stands beside the work, and tables of days.
@Suite("Sessions in tables")
struct SessionsInTablesTests {
  /// A table with one row a session.
  private func table(_ head: String, _ rows: String...) -> String {
    let rule = "|" + String(repeating: "---|", count: head.split(separator: "|").count)
    return (["unit: kg", "", "| \(head) |", rule] + rows.map { "| \($0) |" })
      .joined(separator: "\n")
  }

  @Test func `the time of a session is no time of its sets`() {
    let read = ReadJournal(
      table(
        "날짜|시간|운동", "2026-03-02 | 19:00-20:00 | 스쿼트 60kg 5회 5세트",
        "2026-03-04 | 19:30-20:30 | 벤치 50kg 8회 3세트"))
    #expect(
      read.days == ["2026-03-02 스쿼트: 60 kg x 5 (5)", "2026-03-04 벤치: 50 kg x 8 (3)"])
  }

  @Test(arguments: ["Date|Time|Place|Workout", "Date|Duration|Mood|What I did"])
  func `times and places stand beside the work`(head: String) {
    let read = ReadJournal(
      table(
        head, "2026-03-02 | 19:00 | gym | Squat 5x5 100kg",
        "2026-03-04 | 18:00 | home | Bench 5x5 80kg"))
    #expect(
      read.days == ["2026-03-02 Squat: 100 kg x 5 (5)", "2026-03-04 Bench: 80 kg x 5 (5)"])
  }

  @Test func `notes are the work where nothing else is`() {
    let read = ReadJournal(
      table("Date|Notes", "2026-03-02 | Squat 5x5 100kg", "2026-03-04 | Bench 5x5 80kg"))
    #expect(
      read.days == ["2026-03-02 Squat: 100 kg x 5 (5)", "2026-03-04 Bench: 80 kg x 5 (5)"])
  }

  @Test func `a place is no exercise`() {
    let read = ReadJournal(
      table(
        "日期|时间|地点|内容", "2026-03-02 | 21:00 ～ 22:00 | 家 | 深蹲 20kg 10个",
        "2026-03-04 | 21:00 ～ 22:00 | 家 | 卧推 40kg 8个"))
    #expect(read.days == ["2026-03-02 深蹲: 20 kg x 10", "2026-03-04 卧推: 40 kg x 8"])
  }

  @Test func `a cell has lines`() {
    let read = ReadJournal(
      table(
        "Date|Workout", "2026-03-02 | Squat 5x5 100<br>Bench 5x5 60",
        "2026-03-04 | Squat 5x5 105 <br/> Row 3x8 50"))
    #expect(
      read.days == [
        "2026-03-02 Squat: 100 kg x 5 (5); Bench: 60 kg x 5 (5)",
        "2026-03-04 Squat: 105 kg x 5 (5); Row: 50 kg x 8 (3)",
      ])
  }

  @Test func `a day at the head of a column may have a remark`() {
    let text = """
      unit: kg

      |          | 3 March 2026 | 6 March 2026 (flu) |
      |----------|--------------|--------------------|
      | Squat    | 60x8,8       | 50x8               |
      | weigh in | 74.1         | 73.8               |
      | sleep    | 7            | 11                 |
      """
    #expect(
      ReadJournal(text).days == [
        "2026-03-03 Squat: 60 kg x 8 (2)", "2026-03-06 Squat: 50 kg x 8",
      ])
  }

  @Test func `a long front matter holds no sets`() {
    let keys = (1...30).map { "repmin\($0): 10\nweight\($0): 60" }.joined(separator: "\n\n")
    let read = ReadJournal("---\ndate: 2026-03-02\n\n\(keys)\n---\nBench\n- 5 reps @ 60 kg")
    #expect(read.days == ["2026-03-02 Bench: 60 kg x 5"])
  }
}
