import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Lines that begin with what they tell, as programs and outliners write them.
@Suite("Keywords before fields")
struct KeywordFieldsTests {
  private func read(_ text: String) -> ReadResult {
    Reader().read([Source(path: "a.md", text: "unit: kg\n2024-03-01\n" + text + "\n")])
  }

  private func entries(_ text: String) -> [String] {
    read(text).journal.sessions.flatMap(\.entries).filter { !$0.sets.isEmpty }.map {
      $0.nameAsWritten + ": " + $0.sets.map(SetText.text).joined(separator: ", ")
    }
  }

  @Test func `words before bars tell what stands behind them`() {
    #expect(
      entries("EXERCISE|Bench Press|Chest\nSET|100.0|8\nSET|110.0|5")
        == ["Bench Press: 100 kg x 8, 110 kg x 5"])
  }

  @Test(arguments: ["::", ":"])
  func `keys may be numbered by exercise`(mark: String) {
    let text = """
      - Exercise1\(mark) Bench Press
        - Exercise1MuscleGroup\(mark) Chest
        - Exercise1Weight\(mark) 50 kg
        - Exercise1Reps\(mark) 12
        - Exercise1Sets\(mark) 2
      - Exercise2\(mark) Dumbbell fly
        - Exercise2Weight\(mark) 10 kg
        - Exercise2Reps\(mark) 8
        - Exercise2Sets\(mark) 1
      """
    #expect(
      entries(text) == ["Bench Press: 50 kg x 12, 50 kg x 12", "Dumbbell fly: 10 kg x 8"]
        || entries(text) == ["Bench Press: 50 kg x 12 x 2", "Dumbbell fly: 10 kg x 8"])
  }

  @Test func `boxes of an outliner are words`() {
    let result = read("- DONE squat 2x5 100\n- TODO bench 3x5 80")
    #expect(entries("- DONE squat 2x5 100\n- TODO bench 3x5 80") == ["squat: 100 kg x 5 x 2"])
    #expect(result.diagnostics.map(\.code.name).contains("W209"))
  }

  @Test func `a load beside a plan is that of the reps below it`() {
    #expect(
      entries("- calf raise 3x10-20 10kg\n  - 12 12 12")
        == ["calf raise: 10 kg x 12, 10 kg x 12, 10 kg x 12"])
  }

  @Test func `heads of tables are no names`() {
    #expect(entries("Exercise|Weight|Reps\nSquat|100|5") == ["Squat: 100 kg x 5"])
  }

  @Test(arguments: ["ex1: squat 100x5", "Exercise 1: squat 100x5", "lift1: squat 100x5"])
  func `the number of an exercise is none of its set`(line: String) {
    #expect(entries(line) == ["squat: 100 kg x 5"])
  }
}
