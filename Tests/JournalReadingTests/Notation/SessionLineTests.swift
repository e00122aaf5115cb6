import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Whole sessions on a line")
struct SessionLineTests {
  @Test(arguments: [
    (
      "Face pulls 3x8 @ 62.5kg. Pull-ups 12, 10, 9",
      ["Face pulls: 62.5 kg x 8 x 3", "Pull-ups: BW x 12, BW x 10, BW x 9"]
    ),
    ("Row 3x8 60 kg. Pull-ups BW x 8", ["Row: 60 kg x 8 x 3", "Pull-ups: BW x 8"]),
    ("Row 3x8 60 kg. Dips BW+5kg x 8", ["Row: 60 kg x 8 x 3", "Dips: BW+5 kg x 8"]),
    ("Row 3x8 60 kg. Dips +5kg x 8", ["Row: 60 kg x 8 x 3", "Dips: BW+5 kg x 8"]),
    ("Dips 3x10 +10 kg. Sit-ups 20", ["Dips: BW+10 kg x 10 x 3", "Sit-ups: BW x 20"]),
    ("Plank 2x30 Sek., Klimmzüge 2x8", ["Plank: BW x 30 s x 2", "Klimmzüge: BW x 8 x 2"]),
    (
      "Squat 100x5 — Bench 80x5 — Dips 10, 9",
      ["Squat: 100 kg x 5", "Bench: 80 kg x 5", "Dips: BW x 10, BW x 9"]
    ),
    (
      "Squat 100 kg 2x5 - Run 3 km 20:00 - Dips BW x 9",
      ["Squat: 100 kg x 5 x 2", "Run: 3 km", "Dips: BW x 9"]
    ),
    (
      "Pull-ups bw 3x8 — Bench 6, 4, 4 @ 70kg",
      ["Pull-ups: BW x 8 x 3", "Bench: 70 kg x 6, 70 kg x 4, 70 kg x 4"]
    ),
    (
      "Жим 2x6 90 кг — Подъём на бицепс 12 кг x 10",
      ["Жим: 90 kg x 6 x 2", "Подъём на бицепс: 12 kg x 10"]
    ),
    (
      "Dominadas BW x 9, Remo con barra 10 reps con 60 kg",
      ["Dominadas: BW x 9", "Remo con barra: 60 kg x 10"]
    ),
  ])
  func `go on to the next exercise behind points, dashes and loads of the body`(
    _ line: String, _ entries: [String]
  ) {
    #expect(told(line) == entries)
  }

  @Test(arguments: [
    ("Squat 3x5 - 100 kg", ["Squat: 100 kg x 5 x 3"]),
    ("Squat 100x5 - best ever", ["Squat: 100 kg x 5"]),
    ("Squat 3x5 @ 95 - 5, 5, 4", ["Squat: 95 kg x 5, 95 kg x 5, 95 kg x 4"]),
    ("Bench bar 10 reps", ["Bench: 10 reps"]),
  ])
  func `dashes and bars that part no exercises stay what they are`(
    _ line: String, _ entries: [String]
  ) {
    #expect(told(line) == entries)
  }

  @Test func `the names of the months are known in Dutch`() {
    let source = Source(path: "a.md", text: "16 augustus 2023 Benen\nSquat 100 kg x 5\n")
    #expect(Reader().read([source]).journal.sessions.map { "\($0.date!)" } == ["2023-08-16"])
  }

  /// Each exercise with its sets.
  private func told(_ line: String) -> [String] {
    let source = Source(path: "a.md", text: "unit: kg\n\n# 2026-03-02\n\n\(line)\n")
    return Reader().read([source]).journal.sessions.flatMap(\.entries).map { entry in
      entry.nameAsWritten + ": " + entry.sets.map(setText).joined(separator: ", ")
    }
  }
}
