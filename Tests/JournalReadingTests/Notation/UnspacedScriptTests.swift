import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Scripts that write no blanks between words and numbers: particles, habits, and numbers of lists.
struct UnspacedScriptTests {
  // MARK: Sets of what was said

  @Test(arguments: [
    "ロウ 30kgを12回、これを4セット", "ロウ 30kgを12回、こちらは4セット",
    "ロウ 30kgを12回引き、これを4セット続けた", "로우 30kg 12회, 이걸 4세트",
  ])
  func `a word that points back tells the sets of what was said`(_ line: String) {
    checkSets(line, "30 kg x 12 x 4")
  }

  @Test func `sets that were told already are not told again`() {
    #expect(read("ロウ 30kgを12回2セット、これを4セット").first == "ロウ: 30 kg x 12 x 2")
  }

  // MARK: Particles behind a name

  @Test(arguments: ["スクワットでは", "スクワットも", "スクワットも同じく", "スクワットは"])
  func `a particle behind a name is no part of it`(_ name: String) {
    checkNamed("\(name)50kg 8回", ["スクワット: 50 kg x 8"])
  }

  @Test func `a thigh keeps its last letter`() {
    checkNamed("太もも30kg 10回", ["太もも: 30 kg x 10"])
  }

  // MARK: How often a week

  @Test(arguments: ["週3回スクワット", "今は週4回通って", "每周3次深蹲", "주 3회 운동"])
  func `times a week are no reps`(_ line: String) {
    #expect(read(line) == [])
  }

  @Test func `sprints and laps that end with the sign of a week are counted`() {
    checkNamed("전력질주 10회", ["전력질주: 10 reps"])
    checkNamed("绕场两周 3次", ["绕场两周: 3 reps"])
  }

  // MARK: What somebody weighed

  @Test(arguments: ["最近体重都在72kg左右", "朝の体重が72kgだった", "毎日電車で12キロ", "16분 안에 끝내기"])
  func `what somebody weighs, rides or has time for is no set`(_ line: String) {
    #expect(read(line) == [])
  }

  @Test func `squats with the own weight are counted`() {
    checkNamed("体重深蹲 20次", ["体重深蹲: 20 reps"])
  }

  // MARK: Numbers of lists

  @Test(arguments: [
    "动作一：深蹲 15次 动作二：侧弯 12次", "動作1：深蹲 15次 動作2：侧弯 12次",
    "动作一:15次深蹲 动作二:12次侧弯",
  ])
  func `the number of an exercise is no part of its name`(_ line: String) {
    checkNamed(line, ["深蹲: 15 reps", "侧弯: 12 reps"])
  }

  @Test func `the number of a diary and of comments is no set`() {
    #expect(read("筋トレ日記No.10") == [])
    #expect(read("3 件のコメント") == [])
  }

  // MARK: Days in tables

  @Test func `a day below a head of time is a day`() {
    let text = """
      # 卧推

      | 时间 | 重量 | 次数 |
      | --- | --- | --- |
      | 2026-03-02 | 60kg | 8 |
      | 2026-03-04 | 62.5kg | 6 |

      """
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.compactMap { $0.date?.description } == ["2026-03-02", "2026-03-04"])
    #expect(
      journal.sessions.flatMap(\.entries).flatMap(\.sets).map(setText)
        == ["60 kg x 8", "62.5 kg x 6"])
  }

  private func read(_ lines: String) -> [String] {
    let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(lines)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    return journal.sessions.flatMap(\.entries).dropFirst().map { entry in
      entry.nameAsWritten + ": " + entry.sets.map(setText).joined(separator: ", ")
    }
  }
}
