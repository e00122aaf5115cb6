import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What stands before and behind all sets of a line: sides, asides, ticks, plans and numbers.
@Suite("Sides, asides and ticks around the sets of a line")
struct SidesAndTicksTests {
  private func sidesOf(_ lines: String) -> [Side?] {
    let text = "unit: kg\n# 2026-03-02\n\n\(lines)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    return journal.sessions.flatMap(\.entries).flatMap(\.sets).map(\.side)
  }

  @Test(arguments: [
    "left 20x5\nright 20x4", "Left: 20x5\nRight: 20x4", "L 20x5\nR 20x4", "L: 20x5\nR: 20x4",
    "20x5 L\n20x4 R", "(left) 20x5\n(right) 20x4", "left arm - 20x5\nright arm - 20x4",
    "L arm 20x5\nR arm 20x4",
  ])
  func `the side of a line is that of its sets`(_ lines: String) {
    #expect(workOf("One arm row\n" + lines) == ["One arm row: 20 kg x 5, 20 kg x 4"])
    #expect(sidesOf("One arm row\n" + lines) == [.left, .right])
  }

  @Test(arguments: ["each arm: 20x5", "both 20x5", "per arm 20x5", "each side 20x5"])
  func `a line is of either side`(_ line: String) {
    #expect(workOf("One arm row\n" + line) == ["One arm row: 20 kg x 5"])
    #expect(sidesOf("One arm row\n" + line) == [.each])
  }

  @Test(arguments: ["left 2 in the tank", "per side 40", "20x5 R\n20x5 R"])
  func `what tells no side names none`(_ line: String) {
    #expect(sidesOf("Row\n20x5\n" + line).allSatisfy { $0 != .left && $0 != .each })
  }

  @Test(arguments: ["paused", "new shoes", "gym packed", "легко", "きつい", "left knee sore"])
  func `words in parentheses name no exercise`(_ words: String) {
    #expect(workOf("Squat\n100x5\n(\(words))\n100x5") == ["Squat: 100 kg x 5, 100 kg x 5"])
    #expect(workOf("Squat\n100x5\n(\(words)) 100x5") == ["Squat: 100 kg x 5, 100 kg x 5"])
    #expect(workOf("Squat\n100x5\n(Bench) 60x5").count == 2)
  }

  @Test func `a warm-up in parentheses is one`() {
    #expect(workOf("Squat\n(warm-up)\n60x5\n\n(working sets)\n100x5").first?.contains("60") == true)
    #expect(workOf("Squat\n[[Zercher thing]]\n60x5") == ["Zercher thing: 60 kg x 5"])
  }

  @Test func `each set has its tick or its cross`() {
    #expect(
      workOf("Bench 3x5 @ 135 ✅✅❌4", unit: "lb") == [
        "Bench: 135 lb x 5, 135 lb x 5, 135 lb x 4"
      ])
    #expect(workOf("Plank 3x45s ✅✅") == ["Plank: BW x 45 s, BW x 45 s"])
    #expect(workOf("Squat 3x5 @ 85 ✅") == ["Squat: 85 kg x 5 x 3"])
    #expect(workOf("Squat 60x5 ✅ 60x5 ❌3") == ["Squat: 60 kg x 5, 60 kg x 3"])
    #expect(findingsOf("Dip 3x8 ✅✅❌").contains("W201"))
  }

  @Test func `what was planned stands before an arrow`() {
    #expect(workOf("Front squat 3x5 @7 -> 120x5, 125x5") == ["Front squat: 120 kg x 5, 125 kg x 5"])
    #expect(workOf("Bench 3x5 -> 100x5, 100x4") == ["Bench: 100 kg x 5, 100 kg x 4"])
    #expect(workOf("Bench\n3x5 -> 100x5, 100x4") == ["Bench: 100 kg x 5, 100 kg x 4"])
    #expect(workOf("Curl 5x12 -> 20x10 -> 30x8").joined().contains("5 kg x 12"))
    #expect(workOf("Squat single @8 -> 200 @8") == ["Squat: 200 kg x 1"])
    #expect(workOf("Bench 105 x 4 -> 90 x 6") == ["Bench: 105 kg x 4, 90 kg x 6"])
    #expect(
      workOf("EMOM 3 min: 10 swings 24kg -> 3 rounds done") == ["swings: 24 kg x 10 x 3"])
  }

  @Test func `lists as people say them`() {
    #expect(workOf("Pull ups 8 7 and 5") == ["Pull ups: BW x 8, BW x 7, BW x 5"])
    #expect(
      workOf("Leg press 270 pounds for 12 12 and 10") == [
        "Leg press: 270 lb x 12, 270 lb x 12, 270 lb x 10"
      ])
    #expect(
      workOf("Bench 190 for 4 missed the fifth one then 155 for 10").first?.hasSuffix("155 kg x 10")
        == true)
  }

  @Test func `sets may be numbered in a column of their own`() {
    #expect(
      workOf("Bench\n1  60 kg x 8\n2  65 kg x 6\n\nPlank\n1  0:45\n2  0:40") == [
        "Bench: 60 kg x 8, 65 kg x 6", "Plank: BW x 45 s, BW x 40 s",
      ])
  }

  @Test func `a sum and a count below sets are none`() {
    #expect(workOf("25 Snatches\n2 x's\n50 Total") == ["Snatches: 25 reps"])
  }
}
