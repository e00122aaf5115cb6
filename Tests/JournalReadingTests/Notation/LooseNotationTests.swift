import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Slashes between fields, kinds before names, names behind numbers, underlined headings.
struct LooseNotationTests {
  @Test(arguments: [
    ("Squat / 30 kg / 5, 5, 15", "Squat", ["30 kg x 5", "30 kg x 5", "30 kg x 15"]),
    ("Squat / ~15kg / 5", "Squat", ["15 kg x 5"]),
    ("Squat 100kg/5", "Squat", ["100 kg x 5"]),
    ("Row 50kg/12/12/10", "Row", ["50 kg x 12", "50 kg x 12", "50 kg x 10"]),
    ("Bench Press 60 kg / 10 / 3", "Bench Press", ["60 kg x 10 x 3"]),
    ("Bench Press: 60 / 10 / 3", "Bench Press", ["60 lb x 10 x 3"]),
    ("Pull-ups / BW / 5, 5, 6", "Pull-up", ["BW x 5", "BW x 5", "BW x 6"]),
    ("Press 45lbs/20.4kg x 5", "Press", ["45 lb x 5"]),
    ("Squat 60kg / 70 / 80", "Squat", ["60 kg", "70 kg", "80 kg"]),
  ])
  func `a number behind a slash, far below the load, is its reps`(
    line: String, exercise: String, sets: [String]
  ) {
    let entry = read("# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(line)\n").last
    #expect(entry?.exercise == exercise)
    #expect(entry?.sets.map(setText) == sets)
  }

  @Test(arguments: [
    "Warm-up: Squat 60 kg x 5", "- **Warmup:** Squat 60 kg x 5", "warmup squat 60 kg x 5",
    "Squat warm-up 60 kg x 5", "Aufwärmen: Kniebeuge 60 kg x 5",
  ])
  func `warm-up before or behind a name is the kind of its sets`(line: String) {
    let entry = read("# 2026-03-02\n\n\(line)\nBench Press 80 kg x 5\n")
    #expect(entry.map(\.exercise) == ["Squat", "Bench Press"])
    #expect(entry.flatMap(\.sets).map(\.kind) == [.warmup, .work])
  }

  @Test func `the kind of a set without an exercise does not stay for the next`() {
    let entries = read("# 2026-03-02\n\nwarmup: 20 kg x 10\n\nSquat\n60 kg x 5\n")
    #expect(entries.flatMap(\.sets).map(\.kind) == [.work])
  }

  @Test func `below a name behind numbers stand others, known or not`() {
    let entries = read(
      "# 2026-03-02\n\n* 50 5kg dumbbell curls\n* 5 5kg dumbbell scaptions\n* 100 froggers\n")
    #expect(entries.map(\.nameAsWritten) == ["dumbbell curls", "dumbbell scaptions", "froggers"])
    let squats = read("# 2026-03-02\n\n5@165 Squat\n5@175 felt easy\n")
    #expect(squats.map(\.exercise) == ["Squat"])
  }

  @Test func `an underlined line is a heading`() {
    let journal = Reader().read([
      Source(
        path: "a.md",
        text: "Journal\n=======\n\nTemplate\n--------\n\n* 60 push-ups\n\nLog\n---\n\n"
          + "### 2026-03-02\n\n* 50 push-ups\n")
    ])
    #expect(journal.journal.sessions.flatMap(\.entries).flatMap(\.sets).map(setText) == ["BW x 50"])
    #expect(journal.diagnostics.map(\.code.name) == ["W209"])
  }

  @Test func `a key behind an at sign is a directive, words behind one are not`() {
    #expect(
      read("# 2026-03-02\n@units: lbs\n\nSquat\n50 x 5\n").first?.sets.map(setText) == ["50 lb x 5"]
    )
    #expect(read("# 2026-03-02\n@tags: legs\n\nSquat\n50 x 5\n").map(\.exercise) == ["Squat"])
  }

  @Test func `an item with a day above items further right heads them`() {
    let journal = Reader().read([
      Source(
        path: "a.md",
        text:
          "year: 2026\n\n+ 11.01 shoulders\n  + Press 35kg 5x8\n+ 10.29 legs\n  + Squat 90kg 4x10\n"
      )
    ]).journal
    #expect(journal.sessions.map { $0.date.map { [$0.month, $0.day] } } == [[11, 1], [10, 29]])
    #expect(journal.sessions.flatMap(\.entries).map(\.exercise) == ["Press", "Squat"])
  }

  @Test func `a time of day before food is no set, before a run it may be its time`() {
    #expect(read("# 2026-03-02\n- 08:20 chicken 60g + rice (16g)\n- 10:20 shake\n").isEmpty)
    #expect(read("# 2026-03-02\n- 25:30 run\n").flatMap(\.sets).count == 1)
  }

  @Test(arguments: [
    ("Plank 1:40 / 3 sets", "BW x 100 s x 3"), ("Squat 30 / 3 sets", "30 reps x 3 sets"),
    ("Farmer's Walk 2 x 60 yards – 50#", "50 lb x 60 yd x 2"),
    ("Squat 25 reps (+8kg) / 3 sets", "BW+8 kg x 25 x 3"),
    ("Squat 60 kg (+2.5kg) x 8", "60 kg x 8"),
  ])
  func `behind a slash stands the number of sets, behind a dash the load of a distance`(
    line: String, expected: String
  ) {
    let sets = read("# 2026-03-02\n\n\(line)\n").flatMap(\.sets)
    #expect(sets.map(SetText.text) == [expected])
  }

  @Test func `a load, a dash and a number may end a line`() {
    #expect(read("# 2026-03-02\nCurl 9 kg-5").map(\.exercise) == ["Curl"])
  }

  @Test func `a colon may begin a line`() {
    #expect(read("# 2026-03-02\nSquat\n: 100 x 5\n").flatMap(\.sets).map(setText) == ["100 kg x 5"])
  }

  @Test func `a table of a day a row and an exercise a column may be Korean`() {
    let sets = read(
      "## 2026\n\n| 일자 | 플랭크 | 턱걸이 |\n|---|---|---|\n| 3/19 | 1:40 / 3set | 7 / 5 |\n"
    ).flatMap(\.sets)
    #expect(sets.map(SetText.text) == ["BW x 100 s x 3", "BW x 7", "BW x 5"])
  }

  private func read(_ text: String) -> [ExerciseEntry] {
    Reader().read([Source(path: "a.md", text: text)]).journal.sessions.flatMap(\.entries)
  }
}
