import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Sets of one side")
struct SidesTests {
  @Test func `the side may stand before its sets`() {
    for line in ["Row right: 20 kg x 10, left: 20 kg x 9", "Row R 20kg x 10 / L 20kg x 9"] {
      checkSides(line, ["Row: 20 kg x 10 right, 20 kg x 9 left"])
    }
    checkSides("Pistol L5 R4", ["Pistol: BW x 5 left, BW x 4 right"])
    checkSides(
      "Pistol L: 5,4 R: 5,3", ["Pistol: BW x 5 left, BW x 4 left, BW x 5 right, BW x 3 right"])
    checkSides("Plank left 30s right 25s", ["Plank: BW x 30 s left, BW x 25 s right"])
  }

  @Test func `the side may stand behind its sets`() {
    checkSides("Row 20kg x 10R 20kg x 9L", ["Row: 20 kg x 10 right, 20 kg x 9 left"])
    checkSides("Row 20kg x 10 (R), 20kg x 9 (L)", ["Row: 20 kg x 10 right, 20 kg x 9 left"])
    checkSides("Lunge 12kg x 8 left, 7 right", ["Lunge: 12 kg x 8 left, 12 kg x 7 right"])
    checkSides("Lunge 12kg 8 left/7 right", ["Lunge: 12 kg x 8 left, 12 kg x 7 right"])
  }

  @Test func `a load may stand before both sides`() {
    checkSides("Lunge 12kg: L 8, R 7", ["Lunge: 12 kg x 8 left, 12 kg x 7 right"])
    checkSides("Lunge 12 kg L8 R7", ["Lunge: 12 kg x 8 left, 12 kg x 7 right"])
    checkSides("Lunge 12 kg L: 8 R: 7", ["Lunge: 12 kg x 8 left, 12 kg x 7 right"])
  }

  @Test func `as many of both sides are reps of each`() {
    for line in [
      "Lunge 12kg 3x8 L+R", "Lunge 12kg 3x8 L/R", "Lunge 12kg 3x8 L & R",
      "Lunge 12kg 3x8 left and right",
    ] {
      checkSides(line, ["Lunge: 12 kg x 8 x 3 each"])
    }
    checkSides("Lunge 12 kg 8L 8R", ["Lunge: 12 kg x 8 each"])
  }

  @Test func `a letter alone is no side`() {
    checkSides("Bench 60kg 4x10 R90", ["Bench: 60 kg x 10 x 4"])
  }

  /// Compares the names and sets of a line, each set with its side.
  private func checkSides(
    _ line: String, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(line)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    let entries = journal.sessions.flatMap(\.entries).dropFirst().map { entry in
      let sets = entry.sets.map { setText($0) + ($0.side.map { " " + $0.name } ?? "") }
      return entry.nameAsWritten + ": " + sets.joined(separator: ", ")
    }
    #expect(entries == expected, sourceLocation: sourceLocation)
  }
}
