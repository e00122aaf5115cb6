import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Numbers on a line of sets that tell something else")
struct NumbersOfOtherThingsTests {
  @Test(arguments: [
    ("Squat 3-0-3: 100x5x2", ["Squat: 100 lb x 5 x 2"]),
    ("Squat 3-0-1-0 100x5x2", ["Squat: 100 lb x 5 x 2"]),
    ("Tempo squat 3-1-1: 2x5", ["Tempo squat: x 5 x 2"]),
    ("Squat 5-4-3", ["Squat: x 5, x 4, x 3"]),
  ])
  func `the tempo before the sets is no list of reps`(_ line: String, _ sets: [String]) {
    checkDumped(line, sets)
  }

  @Test(arguments: [
    ("Squat 100x5, 100x5, 4th set skipped", ["Squat: 100 lb x 5, 100 lb x 5"]),
    ("Squat 100x5, 100x5, 4", ["Squat: 100 lb x 5, 100 lb x 5, 100 lb x 4"]),
  ])
  func `a remark on one of the sets is no rep`(_ line: String, _ sets: [String]) {
    checkDumped(line, sets)
  }

  @Test(arguments: [
    ("Squat 3x5 @ 80% of 150", "Squat: 120 lb x 5 x 3"),
    ("Squat 80% of 150: 3x5", "Squat: 120 lb x 5 x 3"),
  ])
  func `a share of a load is that much of it`(_ line: String, _ sets: String) {
    checkDumped(line, [sets])
  }

  @Test(arguments: [
    ("Treadmill 5 degree incline 20 min", ["Treadmill: 1200 s"]),
    ("Leg press 45 degree 3x10 80 kg", ["Leg press 45 degree: 80 kg x 10 x 3"]),
    ("3x8 LB squat", ["LB squat: x 8 x 3"]),
    ("3x8 lb squat", ["squat: 8 lb x 3"]),
    ("Curl 15 kg x 10 x 3. Bike 30 min.", ["Curl: 15 kg x 10 x 3", "Bike: 1800 s"]),
    ("Squat 3 sets of 10, 47.5", ["Squat: 47.5 lb x 10 x 3"]),
    ("3 rounds: 10 burpees, 30 DU", ["burpees: BW x 10 x 3", "DU: x 30 x 3"]),
  ])
  func `slopes, places of the bar and sentences`(_ line: String, _ sets: [String]) {
    checkDumped(line, sets)
  }

  @Test func `steps of a day are no way`() {
    checkDumped("Walked 8k steps", [])
    checkDumped("Walked 8k", ["Walked: 8 km"])
  }

  @Test(arguments: ["Curl 20x18 +5+5+4", "Curl 20x18 +5 +5 +4"])
  func `more reps behind short rests belong to the set`(_ line: String) {
    checkDumped(line, ["Curl: 20 lb x 32"])
    #expect(codesOfDay(line).contains("W202"))
    checkDumped("Dips 5x8 +10", ["Dips: BW+10 lb x 8 x 5"])
  }

  @Test(arguments: ["bp 120/80", "BP: 118/76", "bp 130/85 pulse 60"])
  func `what the heart did is no bench press`(_ line: String) {
    checkDumped(line, [])
  }

  @Test func `loads and reps of a bench press stay`() {
    checkDumped("BP 120/8", ["BP: 120 lb x 8"])
    checkDumped("BP 120/100/80 x 8", ["BP: 120 lb x 8, 100 lb x 8, 80 lb x 8"])
  }

  @Test(arguments: [
    "0 missed reps", "- 0 strap spikes, perfect data", "avg pace 5:02, avg hr 150",
    "- Avg dist: 123m (range 117-127m)",
  ])
  func `means and what there was none of are no sets`(_ line: String) {
    checkDumped("Squat 100x5\n" + line, ["Squat: 100 lb x 5"])
  }

  @Test func `a missed set stays one`() {
    checkDumped("Squat\n100x0\n0 reps", ["Squat: 100 lb x 0 failed, x 0 failed"])
  }

  @Test func `a number that nobody has reps of is a load, whatever stands behind it`() {
    checkDumped("Bench\n100 good\n105 hard", ["Bench: 100 lb x untold, 105 lb x untold"])
    checkDumped("Push-ups\n50 good", ["Push-ups: BW x 50"])
    checkDumped("Curls\n12 good", ["Curls: x 12"])
  }

  @Test func `sides and totals need no sign`() {
    checkDumped("Lunges 6L 5R", ["Lunges: x 6 left, x 5 right"])
    checkDumped("Lunges 20 kg 6L 5R", ["Lunges: 20 kg x 6 left, 20 kg x 5 right"])
    checkDumped("Push-ups 100 in total", ["Push-ups: BW x 100"])
  }

  @Test func `the rating of the last of equal sets does not make it a drop`() {
    let text = "# 2024-05-01\nSquat 100 kg\n5/5/5 @8\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions[0].entries[0].sets.map(\.kind) == [.work, .work, .work])
  }
}

@Suite("Loads of one side, prescribed work and days behind titles")
struct SidesAndPrescribedWorkTests {
  @Test func `so many reps of each side nobody does`() {
    checkDumped(
      "HS row, 25/side x 10, 9",
      ["HS row: 25 lb x 10 each, 25 lb x 9 each"])
    checkDumped("Lunges 10/side x 3", ["Lunges: x 10 x 3 each"])
  }

  @Test func `what was prescribed is a plan`() {
    checkDumped(
      """
      | lift | prescribed | did |
      |---|---|---|
      | Squat | 4x4 @150 | 150 4x4 |
      | Row | 3x8 | 70x8, 75x8 |
      """,
      ["Squat: 150 lb x 4 x 4", "Row: 70 lb x 8, 75 lb x 8"])
  }

  @Test func `words behind the day of a title are its own`() {
    let text = "PUSH — 14.03.2026 (b) hungry, 2 weeks out\nBench 80 kg x 5\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.map(\.date) == [CivilDate(year: 2026, month: 3, day: 14)])
    #expect(journal.sessions.flatMap(\.entries).map(\.nameAsWritten) == ["Bench"])
  }
}

@Suite("Pairs of loads and reps with dashes and blanks, and what the last set was")
struct DashedPairsTests {
  @Test(arguments: [
    ("Row 20 kg 12 reps, 25 - 12, 25 - 10", "Row: 20 kg x 12, 25 kg x 12, 25 kg x 10"),
    ("Row 20 kg 12 reps, 25x12, 30x10", "Row: 20 kg x 12, 25 kg x 12, 30 kg x 10"),
    ("Row 40 - 12, 45 - 10", "Row: 40 lb x 12, 45 lb x 10"),
    ("Bench bar 15, 40 10, 60 8", "Bench: x 15, 40 lb x 10, 60 lb x 8"),
    ("Push-ups 20 - 15 - 12", "Push-ups: BW x 20, BW x 15, BW x 12"),
  ])
  func `a dash or a blank may stand between a load and its reps`(_ line: String, _ sets: String) {
    checkDumped(line, [sets])
  }

  @Test(arguments: [
    "80 kg 3x10, last was 8", "80 kg 3x10, última foi 8", "80 kg 3x10, last set just 8",
  ])
  func `what the last set was takes its place`(_ sets: String) {
    let text = "# 2026-03-02\nBench \(sets)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    let reps = journal.sessions.flatMap(\.entries).flatMap(\.sets).map { setText($0).suffix(2) }
    #expect(reps == ["10", "10", " 8"])
  }
}
