import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Sets with their numbers or times in front")
struct NumberedLineTests {
  private static let heads = [
    ["1: ", "2: ", "3: "], ["1 - ", "2 - ", "3 - "], ["1. ", "2. ", "3. "], ["#1 ", "#2 ", "#3 "],
    ["#1: ", "#2: ", "#3: "], ["Set 1 ", "Set 2 ", "Set 3 "], ["Set 1: ", "Set 2: ", "Set 3: "],
    ["1) ", "2) ", "3) "], ["S1: ", "S2: ", "S3: "], ["- 1: ", "- 2: ", "- 3: "],
  ]

  private static let sets = [
    (["100 kg x 5", "105 kg x 5", "110 kg x 3"], ["100 kg x 5", "105 kg x 5", "110 kg x 3"]),
    (["100x5", "105x5", "110x3"], ["100 kg x 5", "105 kg x 5", "110 kg x 3"]),
    (
      ["22.5 kg * 15", "22.5 kg * 12", "20 kg * 10"],
      ["22.5 kg x 15", "22.5 kg x 12", "20 kg x 10"]
    ),
    (["BW x 12", "BW x 10", "BW x 8"], ["BW x 12", "BW x 10", "BW x 8"]),
  ]

  @Test(arguments: heads, sets)
  func `the number of a set is neither reps nor a count`(
    _ heads: [String], _ sets: ([String], [String])
  ) {
    let lines = zip(heads, sets.0).map { $0 + $1 }
    #expect(told(["Squat"] + lines) == ["Squat: " + sets.1.joined(separator: ", ")])
  }

  @Test func `a rest may stand between, and other work ends the numbers`() {
    #expect(
      told(["Squat", "1: 100x5", "rest 2 min", "2: 105x5", "Bench", "1: 80x5", "2: 80x5"])
        == ["Squat: 100 kg x 5, 105 kg x 5", "Bench: 80 kg x 5, 80 kg x 5"])
    #expect(told(["# 1 Squat", "100x5"]) == ["1 Squat: 100 kg x 5"])
  }

  @Test func `a time of day stands before known exercises`() {
    #expect(
      told(["Plank 3x45s", "18:34 Push-ups BW*12, BW*10", "18:50 Squat 100x5"])
        == ["Plank: BW x 45 s x 3", "Push-ups: BW x 12, BW x 10", "Squat: 100 kg x 5"])
  }

  @Test(arguments: [
    ("3 x 15 lateral raises @ 16", "lateral raises: 16 kg x 15 x 3"),
    ("3x10 dips @ 17.5", "dips: BW+17.5 kg x 10 x 3"),
    ("3x5 squats @ 8", "squats: 5 reps x 3 sets"),
  ])
  func `more than ten behind a name is the load`(_ line: String, _ entry: String) {
    #expect(told([line]) == [entry])
  }

  private func told(_ lines: [String]) -> [String] {
    let text = "unit: kg\n\n## 2026-03-02\n\n" + lines.joined(separator: "\n") + "\n"
    return Reader().read([Source(path: "a.md", text: text)]).journal.sessions.flatMap(\.entries)
      .map { $0.nameAsWritten + ": " + $0.sets.map(setText).joined(separator: ", ") }
  }
}
