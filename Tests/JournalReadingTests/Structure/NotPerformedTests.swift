import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Numbers that tell of no work done are no sets.
struct NotPerformedTests {
  @Test(
    arguments: [
      "goal: Bench Press 120 kg by 2027-06-01", "plan: 100 kg x 5 x 3", "next: 105 kg x 5",
      "next time 105 kg x 5", "- [ ] Squat 155 kg x 1", "> 100 kg x 5 last year",
      "slept 7 hours", "2100 kcal", "total: 5400 kg", "weight: 82.4 kg", "<!-- 100 kg x 5 -->",
      "// 100 kg x 5", ";; 100 kg x 5",
    ])
  func `a line that is no set`(_ line: String) {
    let text = "# 2026-03-02\n\nBench Press\n- 100 kg x 5\n\n" + line + "\n"
    let journal = Reader().read([Source(path: "journal.md", text: text)]).journal
    let sets = journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(JournalDump.set) == ["100 kg x 5"])
  }

  @Test func `a file of sets to do, without a day and a load, is a plan`() {
    let plan = Self.routine + "- Lunge 3x12\n"
    #expect(read(plan).sets == 0)
    #expect(read(plan).findings == ["W504"])
  }

  @Test func `a list that asks for ranges of reps is a plan altogether`() {
    let plan = "- Bulgarian squat 2x10-12\n- Deadlift 3x6-8\n- Jumps 3x8\n- Crunches 20\n"
    #expect(read(plan).sets == 0)
    #expect(read(plan + "- Plank 60 s\n").sets == 0)
    #expect(read(plan + "- Squat 60 kg 3x8\n").sets > 0)
    #expect(read("# 2026-03-02\n" + plan).sets > 0)
    #expect(read(plan + "- Dips 12, 10, 9\n").sets > 0)
  }

  @Test(arguments: ["# 训练计划", "# 2026.03训练计划", "# 운동계획"])
  func `a title may say in one word that all is planned`(_ title: String) {
    #expect(read(title + "\n\n- 深蹲 5x5\n- 卧推 3x8 60kg\n").sets == 0)
  }

  @Test(arguments: [
    "の場合6セットくらいやるようにと言われま", "1階でやったので、ダンベルの重さの刻み",
    "20kg 덤벨이 포함된 날이었지만 끝까지 잘 수행해 줌.", "ワークアウト時間:45分間", "기록: 5 Rounds + 62 reps",
  ])
  func `a sentence of scripts without blanks is no set`(_ line: String) {
    #expect(read("# 2026-03-02\n\nDips\n- 60 kg x 5\n\n" + line + "\n").sets == 1)
  }

  @Test(arguments: [
    ("ベンチプレス 60kgを8回", 1), ("懸垂 10回", 1), ("벤치프레스 60kg 5x5 했음", 1),
    ("벤치프레스 60kg 10회 3세트 완료함", 1),
  ])
  func `a set with a few words is none`(_ line: String, _ sets: Int) {
    #expect(read("# 2026-03-02\n\n" + line + "\n").sets == sets)
  }

  @Test(arguments: [
    ("a day", "# 2026-03-02\n" + routine + "- Lunge 3x12\n"),
    ("a load", routine + "- Lunge 3x12 20 kg\n"),
    ("reps that differ", routine + "- Lunge 12, 10, 9\n- Dips 12, 9\n"),
    ("a line in the journal's own notation", routine + "- Lunge 3x12\nDips\n- BW x 12\n"),
    ("few exercises", "- Squat 3x10\n- Row 3x10\n- Lunge 3x12\n"),
  ])
  func `the same was performed when it tells more`(_ what: String, _ text: String) {
    #expect(read(text).sets > 0, "\(what)")
    #expect(!read(text).findings.contains("W504"), "\(what)")
  }

  @Test func `a sentence may begin with its number`() {
    let text = "2026-03-02\nベンチ\n100 kg、きょうはとてもよかったです"
    #expect(read(text).sets == 0)
  }

  private static let routine =
    "- Squat 3x10\n- Row 3x10\n- Push-ups 2x15\n- Plank 60 s\n- Curls 3x10\n- Rowing 10 min\n"

  private func read(_ text: String) -> (sets: Int, findings: [String]) {
    let result = Reader().read([Source(path: "journal.md", text: text)])
    return (
      result.journal.sessions.flatMap(\.entries).flatMap(\.sets).count,
      result.diagnostics.map(\.code.name)
    )
  }
}
