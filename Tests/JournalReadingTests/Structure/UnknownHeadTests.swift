import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Tables whose heads nobody knows")
struct UnknownHeadTests {
  @Test func `masses are loads where no column holds loads`() {
    let table = """
      | Move | Sets x reps | Resistance | Notes |
      |---|---|---|---|
      | Swing | 3x12 | 12 kg | easy |
      | Lunge | 2x10 | 5 kg each | |

      """
    #expect(told(table) == ["Swing 12 kg x 12 x 3", "Lunge 5 kg x 10 x 2"])
    let chinese = "| 项目 | 组数×次数 | 负荷 |\n|---|---|---|\n| 壶铃摇摆 | 3×12 | 单边 12kg |\n"
    #expect(told(chinese) == ["壶铃摇摆 12 kg x 12 x 3"])
  }

  @Test func `what is reckoned from the sets is no load`() {
    let table = """
      | Exercise | Sets | Reps | Volume |
      |---|---|---|---|
      | Row | 3 | 10 | 900 kg |

      """
    #expect(told(table) == ["Row 10 reps x 3 sets"])
  }

  @Test func `ratings are no sets`() {
    let table = "| 项目 | 评分（1-10） | 备注 |\n|---|---|---|\n| 整体完成度 | 8/10 | 好 |\n"
    #expect(told(table) == [])
    #expect(told("| Part | Score |\n|---|---|\n| Core | 7/10 |\n") == [])
  }

  @Test func `a column for each round`() {
    let table = """
      | Exercise | Round 1 | Round 2 |
      |---|---|---|
      | Row | 10 reps @ 16 kg | 12 reps @ 16 kg |
      | Hollow hold | 30s | 45s |

      """
    #expect(
      told(table) == [
        "Row 16 kg x 10", "Row 16 kg x 12", "Hollow hold BW x 30 s", "Hollow hold BW x 45 s",
      ])
  }

  @Test func `tables with a column a day, one below the other`() {
    let head = "| | 4/1 | 4/5 |\n|---|---|---|\n"
    let tables =
      head + "| Bench | 60x8 | 60x9 |\n\n### B\n"
      + "| | 4/2 | 4/7 |\n|---|---|---|\n| Row | 50x10 | 55x8 |\n"
    let journal = Reader().read([Source(path: "2024.md", text: "unit: kg\n\n" + tables)]).journal
    #expect(journal.sessions.compactMap(\.date).map(\.day) == [1, 5, 2, 7])
  }

  @Test func `the head of rounds is no exercise`() {
    #expect(told("**Strength, 3 rounds:**\n\nRow 50x8\n") == ["Row 50 kg x 8"])
  }

  @Test func `what an app adds in brackets is passed over`() {
    #expect(
      told("Squat\n- Set 1: 6 x 110kg @ RPE 6.5 [target_reps=6, target_pct=75%]\n") == [
        "Squat 110 kg x 6"
      ])
  }

  @Test func `a warm-up between a load and its sets`() {
    #expect(
      told("Bench 20 kg warmup 3x10, 60 kg 3x5\n") == [
        "Bench 20 kg x 10 x 3", "Bench 60 kg x 5 x 3",
      ])
  }

  private func told(_ lines: String) -> [String] {
    let source = Source(path: "a.md", text: "unit: kg\n2026-03-02\n\n" + lines)
    return Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap { entry in
      entry.sets.map { entry.nameAsWritten + " " + setText($0) }
    }
  }
}
