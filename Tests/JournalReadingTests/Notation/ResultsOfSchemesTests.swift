import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("What came of a scheme, and loads of one side")
struct ResultsOfSchemesTests {
  @Test(arguments: [
    (
      "T1 Front squat 4x4+ 165: 4,4,4,7",
      "Front squat: 165 lb x 4, 165 lb x 4, 165 lb x 4, 165 lb x 7"
    ),
    ("Bench 3x8 145: 8,8,6", "Bench: 145 lb x 8, 145 lb x 8, 145 lb x 6"),
    ("Bench 3x8 @ 145: 8 8 6", "Bench: 145 lb x 8, 145 lb x 8, 145 lb x 6"),
    ("Bench 155 3x6: 6,6,5", "Bench: 155 lb x 6, 155 lb x 6, 155 lb x 5"),
    ("Leg curl 3x8-10 RIR1 -> 95 10, 10, 8", "Leg curl: 95 lb x 10, 95 lb x 10, 95 lb x 8"),
    ("Curl 3x8-12 -> 25lb 12 11 9", "Curl: 25 lb x 12, 25 lb x 11, 25 lb x 9"),
    ("Wall sit 3x45s -> 45/45/30", "Wall sit: BW x 45 s, BW x 45 s, BW x 30 s"),
    ("DB row 2x65 -> 10, 9, 9", "DB row: 65 lb x 10, 65 lb x 9, 65 lb x 9"),
  ])
  func `the reps that were done stand in place of those that were planned`(
    _ line: String, _ expected: String
  ) {
    checkWork(line, [expected])
  }

  @Test func `loads behind a scheme are loads, and a scheme alone was done`() {
    checkWork("Bench 3x5: 135, 145, 155", ["Bench: 135 lb x 5, 145 lb x 5, 155 lb x 5"])
    checkWork("Box jump 4x3", ["Box jump: BW x 3 x 4"])
  }

  @Test func `an arrow with nothing behind it leaves its scheme open`() {
    checkWork(
      "Leg curl 3x8-10 -> 95 10, 10, 8\nBench 3x5 ->",
      ["Leg curl: 95 lb x 10, 95 lb x 10, 95 lb x 8"])
  }

  @Test(arguments: [
    ("Squat 45/side x5, 70/side 3x5", "Squat: 45 lb x 5, 70 lb x 5 x 3"),
    ("Bench: 25+2.5/side 3x6", "Bench: 27.5 lb x 6 x 3"),
    ("rdl 2x55 3x10", "rdl: 55 lb x 10 x 3"),
    ("Triceps extension 40 (single) 3 x 11", "Triceps extension: 40 lb x 11 x 3"),
  ])
  func `what hangs on one side is a load`(_ line: String, _ expected: String) {
    checkWork(line, [expected])
  }

  @Test func `reps of either side stay reps`() {
    checkWork("Lunges 10/side x3", ["Lunges: 10 reps x 3 sets"])
    checkWork("Push-ups 2x25 3x12", ["Push-ups: BW x 25 x 2, BW x 12 x 3"])
  }

  @Test func `a joint that hurts is no side, and a side is one`() {
    checkWork("Getup 3/3 @ 35lb, right elbow sore", ["Getup: 35 lb x 3"])
  }

  @Test func `a later hour, a difference and old records are no sets`() {
    checkWork("06:50 coffee, 07:20 bus", [])
    checkWork("Best ever in this town: SQ 405, DL 455", [])
    checkWork("\"10+5\" means a 10 and a 5 each side, so 75 in all", [])
    checkWork("1,870 total P 165", [])
    checkWork("Next time he wants to add rows 2x8 and leg press 25kg", [])
  }

  @Test func `bells are paired, hands counted and waists measured`() {
    checkWork("Front squat dbl 20s 3x6", ["Front squat dbl: 20 lb x 6 x 3"])
    checkWork("1H swings 35 10x10", ["1H swings: 35 lb x 10 x 10"])
    checkWork("waist 34.5", [])
    checkWork("Plank 40s", ["Plank: BW x 40 s"])
  }

  /// The exercises below one in pounds and what was done of them, equal sets told once.
  private func checkWork(
    _ lines: String, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(lines)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    let entries = journal.sessions.flatMap(\.entries).dropFirst().filter { !$0.sets.isEmpty }
    let found = entries.map { entry in
      entry.nameAsWritten + ": " + entry.sets.map(SetText.text).joined(separator: ", ")
    }
    #expect(found == expected, sourceLocation: sourceLocation)
  }
}
