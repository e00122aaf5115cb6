import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Names of the writer's own on dense lines")
struct ShortNameTests {
  @Test(arguments: [
    ("Beuge 3x5 110, KZ 9 8 8, Curls 3x12 14", "Beuge, KZ, Curls"),
    ("Bank 5/5/5 90, KH flach 11/10/9 26, Dips 14/12/10", "Bank, KH flach, Dips"),
    ("Heben 1x5 150, KZ +10: 7 6 5, Rudern 3x8 70", "Heben, KZ, Rudern"),
    ("Bank 92,5 5/5/4, KH 32 9/8/7", "Bank, KH"),
    ("press 135x5 145x3 PR / chins 10 9 8 / hammer 35s x10x3", "press, chins, hammer"),
    ("press 135x5x3 was good / frnt 40s x9 x8 x8", "press, frnt"),
    ("press 135x5, bailed on the 4th / frnt 45x8x3", "press, frnt"),
    ("squat 245x3x3 / leg ext 110x12x3 / calves 200x15x4", "squat, leg ext, calves"),
  ])
  func `numbers of sets behind a comma or a slash name an exercise`(_ line: String, _ names: String)
  {
    #expect(entries(line).map(\.nameAsWritten).joined(separator: ", ") == names)
  }

  @Test(arguments: [
    "Bench 80x5, paused 5 5 5", "Bench 80x5, since 3/2/26", "Bench 80x5, pulse 120 130 140",
    "Bench 80x5, felt like 6 7 8", "Bench 80x5, tempo 3/1/1", "Bench 80x5, pain 3 4 5",
    "Bench 80x5, ankle 6 7 6", "Bench 80x5, stress 8/7/5", "Bench 80x5, Anna 50 10/10/8",
    "Bench 80x5, not great / compared to 85x5", "Bench 80x5, warm 20 15 12",
  ])
  func `words of how it went name nothing`(_ line: String) {
    #expect(entries(line).map(\.nameAsWritten) == ["Bench"])
    #expect(sets(line).count == 1)
  }

  @Test func `the start of a name above shortens it`() {
    let lines = "Beuge 3x5 100, Beinpresse 3x12 150\nBeuge 3x5 100 ging gut, Beinpr. 2x12 155"
    #expect(entries(lines).count == 4)
    #expect(entries("Bench 3x5 100, Super. 2x12 80").count == 1)
  }

  @Test func `a lighter set behind then is of the same exercise`() {
    #expect(
      sets("Beuge 5/4/3 110 zu schwer, dann 90 x 10").map { $0.effort.reps } == [5, 4, 3, 10])
  }

  @Test func `reps behind their own signs are one set each`() {
    #expect(sets("bench 190x6 x6 x5").map { $0.effort.reps } == [6, 6, 5])
    #expect(sets("dips +25 x6 x6 x5").map { $0.effort.reps } == [6, 6, 5])
    #expect(sets("Goblet squat 4 x20 x24 kg").count == 4)
    #expect(sets("Squat 10 each side / leg").count == 1)
  }

  @Test func `headings may tell the reps of each set`() {
    #expect(sets("## Push-ups 20 20 18").map { $0.effort.reps } == [20, 20, 18])
    #expect(sets("## 링딥스 8 7 6").map { $0.effort.reps } == [8, 7, 6])
    #expect(sets("## Week 3 4 5").isEmpty)
    #expect(sets("## Block 1 2 3").isEmpty)
  }

  private func entries(_ lines: String) -> [ExerciseEntry] {
    Reader().read([Source(path: "a.md", text: "unit: kg\n2026-03-02\n\n" + lines + "\n")])
      .journal.sessions.flatMap(\.entries)
  }

  private func sets(_ lines: String) -> [TrainingSet] {
    entries(lines).flatMap(\.sets).flatMap { Array(repeating: $0, count: Int($0.count)) }
  }
}
