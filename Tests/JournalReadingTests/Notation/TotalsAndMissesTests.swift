import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Totals, drops, misses and sizes beside sets")
struct TotalsAndMissesTests {
  @Test(arguments: [
    "Pull-ups 8 7 6 5 total 26", "引体 8 7 6 5 共26", "Push-ups 50 total (20 15 15)",
    "Push-ups 50 reps (20 15 15)", "Push-ups 60 (20/15/15/10)",
  ])
  func `what the sets come to is no set`(_ line: String) {
    let reps = sets(line).compactMap { $0.effort.reps }
    #expect(reps.count >= 3 && reps.max() ?? 0 <= 20, "\(line)")
  }

  @Test(arguments: [
    "Pushdown 25 kg 15/12/12, dropset naar 15 kg 12", "Pushdown 25 kg 15/12/12 drop to 15 x 12",
  ])
  func `a drop is of the load behind it`(_ line: String) {
    #expect(sets(line).map { $0.kind == .drop } == [false, false, false, true], "\(line)")
    #expect(sets(line).last?.load.mass == Mass(15, .kilogram))
  }

  @Test func `a miss told ahead is of its own load`() {
    let missed = sets("Squat 185x3, 205x3, missed 215, 195x3")
    #expect(missed.map { $0.kind == .failed } == [false, false, true, false])
    #expect(sets("Squat 185x3, 205x3 missed").map { $0.kind == .failed } == [false, true])
    #expect(sets("Squat 225x5, missed 2 reps").first?.kind == .failed)
  }

  @Test func `the reps of all loads stand between parentheses`() {
    #expect(sets("Front squat 60, 70, 80 (all 3s)").map { $0.effort.reps } == [3, 3, 3])
  }

  @Test func `sizes of dumbbells are no seconds`() {
    #expect(sets("Laterals 8s x 15, 15, 12").map { $0.effort.reps } == [15, 15, 12])
    #expect(sets("Kickbacks 8s 3x12").map { $0.effort.reps } == [12, 12, 12])
    #expect(sets("Plank 30s x3").allSatisfy { $0.load.mass == nil })
  }

  @Test func `halves and warm-ups of scripts without blanks`() {
    #expect(seconds("跑步 5公里 28分半") == 1710)
    #expect(seconds("跑步 28分") == 1680)
    #expect(sets("深蹲 60公斤热身10下").map { $0.kind == .warmup } == [true])
    #expect(sets("俯卧撑 做到力竭 22下").map { $0.effort.reps } == [22])
  }

  @Test func `a way in meters and its time are one`() {
    #expect(sets("Swim 1000m 24min").count == 1)
    #expect(sets("Row 500m 95 sec").count == 1)
  }

  @Test(arguments: [
    "Squat 80x5\nlegs tired, 5 hrs sleep", "状态一般 睡了5小时", "Gym 40 min",
    "Calves - someone was on it for 20 min", "13st 4 this morning", "weighed 82.4 kg",
    "82.3 kg!! (-1.4)", "knee ok, 5'32/km", "back tweaked a bit on rep 4", "90本来想3个", "月底前卧推90做5个",
    "教练说下次80公斤试1下",
  ])
  func `the rest of life is no set`(_ lines: String) {
    #expect(sets(lines).allSatisfy { $0.load.mass == Mass(80, .kilogram) }, "\(lines)")
  }

  @Test func `the time behind a comma is of what stands behind it`() {
    #expect(names("knee sore, 20 min bike") == ["bike"])
    #expect(names("Bench, 20 min bike") == ["bike"])
    #expect(names("Run, 20 min easy") == ["Run"])
  }

  @Test func `days written with points go on`() {
    let text = "# 2026\n3.4 周一 推\n卧推 60*10\n\n3.11 推\n卧推 60*8\n\n3.13 拉 只有40分钟\n划船 60*8\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(
      journal.sessions.compactMap { $0.date.map { "\($0)" } } == [
        "2026-03-04", "2026-03-11", "2026-03-13",
      ])
    #expect(journal.sessions.flatMap(\.entries).flatMap(\.sets).count == 3)
    let german = "Fr 29.3. Heben 140 x 5\nDi 2.4. Bank 3x5 85\n"
    #expect(Reader().read([Source(path: "a.md", text: german)]).journal.sessions.count == 2)
  }

  @Test(arguments: [
    "Pull-ups (assisted 15 kg) 10, 8", "引体向上(辅助-15kg) 10 8 8",
    "| Exercise | Set 1 | Set 2 |\n|---|---|---|\n| Dips (assisted: 15kg) | 10 | 8 |",
  ])
  func `what a machine takes off may stand behind the name`(_ lines: String) {
    #expect(sets(lines).count >= 2)
    #expect(sets(lines).allSatisfy { $0.load == .assisted(Mass(15, .kilogram)) }, "\(lines)")
  }

  @Test func `a load above reps is that of rows and curls, too`() {
    #expect(sets("rows\n60\n8\n8").map { $0.effort.reps } == [8, 8])
    #expect(sets("crunches\n50\n20").map { $0.effort.reps } == [50, 20])
  }

  @Test func `a verb names no exercise`() {
    #expect(sets("went for 2 plates").isEmpty)
    #expect(sets("went 5 miles").count == 1)
  }

  private func names(_ lines: String) -> [String] {
    entries(lines).filter { !$0.sets.isEmpty }.map(\.nameAsWritten)
  }

  private func seconds(_ line: String) -> FixedPoint? { sets(line).first?.effort.seconds }

  private func entries(_ lines: String) -> [ExerciseEntry] {
    Reader().read([Source(path: "a.md", text: "unit: kg\n2026-03-02\n\n" + lines + "\n")])
      .journal.sessions.flatMap(\.entries)
  }

  private func sets(_ lines: String) -> [TrainingSet] {
    entries(lines).flatMap(\.sets).flatMap { Array(repeating: $0, count: Int($0.count)) }
  }
}
