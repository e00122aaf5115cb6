import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("What looks like a sign between load and reps and is none")
struct NarrowSignsTests {
  @Test func `a sum of plates and a conversion are no reps`() {
    for words in ["100 kg = 40 each side", "100 lb = 45", "100 kg = 5RM", "60 kg = 20 + 20 + 20"] {
      #expect(!sets("Squat \(words)").contains { $0.hasPrefix("100 kg x") }, "\(words)")
    }
    #expect(sets("Squat 60 kg → 30 next week") == ["60 kg"])
  }

  @Test func `brackets are parentheses only behind sets and reps`() {
    #expect(sets("Squat 5x3 60 kg [3,3,3,2,2]").last == "60 kg x 2")
    #expect(sets("Squat\n100x[5,5,4]") == ["100 kg x 5", "100 kg x 5", "100 kg x 4"])
    #expect(sets("Squat\n[60, 8] [70, 8]") == ["60 kg x 8", "70 kg x 8"])
    #expect(sets("A1 Squat [5, 5, 5] 100 kg").count == 3)
  }

  @Test func `back-off sets share no load with the top set`() {
    #expect(sets("Squat 100x5, backoff 3x8 80 kg") == ["100 kg x 5", "80 kg x 8 x 3"])
    #expect(sets("Squat 100x5, fsl 5x5") == ["100 kg x 5", "5 reps x 5 sets"])
    #expect(sets("Squat 100x5, backoff 80x8 next time") == ["100 kg x 5"])
    #expect(kinds("Squat\nwarm-up 40x10, backoff 80x5") == [.warmup, .work])
  }

  @Test func `sets of reps in parentheses above their lines are a plan`() {
    #expect(
      sets("Bench Press (3 sets of 8)\n100x8\n100x8\n100x7")
        == ["100 kg x 8", "100 kg x 8", "100 kg x 7"])
    #expect(sets("Squat (3 sets of 5) 100 kg") == ["100 kg x 5 x 3"])
  }

  @Test func `a day, a rating and shares in parentheses are no reps`() {
    for words in ["140 kg (12/11/20)", "60 kg (8/9/9) RPE", "60 kg (5/3/1)"] {
      #expect(sets("Squat \(words)").count == 1, "\(words)")
    }
    #expect(sets("Squat 3x5 (65/75/85)") == ["5 reps x 3 sets"])
    #expect(sets("Squat 60 kg (10)") == ["60 kg x 10"])
    #expect(sets("Squat 60 kg (8/8/7)") == ["60 kg x 8", "60 kg x 8", "60 kg x 7"])
  }

  @Test func `what a share came to is the load of sets and reps without one`() {
    #expect(sets("Squat 5x5 @ 80% = 185") == ["185 kg x 5 x 5"])
    #expect(sets("Squat 100x5 @ 80% = 125") == ["100 kg x 5"])
    #expect(sets("Squat 5x5 @ 70% = 25") == ["5 reps x 5 sets"])
  }

  @Test func `a load in parentheses gives way to one in the sets`() {
    #expect(sets("Bench (with chains 20 kg) 100x5") == ["100 kg x 5"])
    #expect(sets("Bench (added 5 kg) 60x5") == ["60 kg x 5"])
    #expect(sets("Bench (2x20 kg) 60x5").last == "60 kg x 5")
  }

  @Test func `a warm-up of another exercise keeps the one above it open`() {
    #expect(
      sets("Squat\nWarm-up: 10x20 goblet squat\n100x5").last == "100 kg x 5")
    checkNamed(
      "Squat\nWarm-up: 10x20 goblet squat\n100x5", ["Squat: 10 lb x 20, 100 lb x 5"])
  }

  @Test func `lists above other lists are loads only where nothing else is told`() {
    #expect(sets("Press\n60, 70, 80\n10, 8, 6") == ["60 kg x 10", "70 kg x 8", "80 kg x 6"])
    #expect(!sets("Lunges\n20, 20, 20\n10, 10, 10").contains { $0.contains("kg") })
    #expect(!sets("Leg Press\n100, 100, 100kg\nRPE 7, 8, 9").contains("100 kg x 7"))
    #expect(sets("Squat 3x5\n100 kg\n5/5/4").contains("100 kg x 4"))
    #expect(sets("Squat 3x5\n60 kg\n80 kg\n90 kg\n100 kg\n100 kg").contains("5 reps x 3 sets"))
  }

  @Test func `rounds take no load and no side away`() {
    #expect(sets("3 rounds:\nDeadlift 3x100") == ["100 kg x 3 x 3"])
    #expect(sets("2 rounds:\nKB press L 16x10, R 16x10").count == 2)
    #expect(sets("3 rounds:\nRow 3x500") == ["500 m x 3 sets"])
  }

  @Test func `a day in another column is no day of the row`() {
    let table =
      "| Date | Exercise | Weight | Reps | Previous |\n|---|---|---|---|---|\n"
      + "| 2026-03-04 | Squat | 100 | 5 | 2026-02-20 |\n"
    let dates = Reader().read([Source(path: "a.md", text: table)]).journal.sessions.map(\.date)
    #expect(dates == [CivilDate(year: 2026, month: 3, day: 4)])
  }

  @Test func `a name between the parts of an expression ends a line safely`() {
    for line in ["80 kg 深蹲 动作二：仰卧起坐 20次", "60kg 卧推 动作二：20次仰卧起坐"] {
      _ = sets(line)
    }
    #expect(sets("深蹲 100kg 5次").count == 1)
  }

  @Test func `half a kilo behind a comma is no other load`() {
    #expect(sets("Bench 3x5 82,5") == ["82.5 kg x 5 x 3"])
    #expect(sets("Bench: 5 reps at 80, 3 reps at 85") == ["80 kg x 5", "85 kg x 3"])
    #expect(sets("Squat 60,0 x 10") == ["60 kg x 10"])
  }

  private func trainingSets(_ lines: String) -> [TrainingSet] {
    let source = Source(path: "a.md", text: "unit: kg\n# 2026-03-02\n\(lines)\n")
    return Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap(\.sets)
  }

  private func sets(_ lines: String) -> [String] { trainingSets(lines).map(setText) }

  private func kinds(_ lines: String) -> [SetKind] { trainingSets(lines).map(\.kind) }
}
