import JournalReading
import JournalSyntax
import TestSupport
import Testing
import WorkoutModel

/// The styles of `samples/notations`, read as a careful person reads them.
struct SampleNotationTests {
  @Test(
    arguments: [
      ("app-share.txt", 17), ("apple-notes-paste.txt", 63), ("bullet-per-set.md", 26),
      ("five-three-one.md", 49), ("german-decimal-comma.txt", 62), ("japanese.txt", 29),
      ("key-value.txt", 11), ("korean.txt", 36), ("org-table.org", 27), ("pounds-only.txt", 53),
      ("push-ups-through-the-day.md", 18), ("russian.txt", 41), ("sets-reps-at-weight.txt", 51),
      ("spanish.md", 49), ("weight-then-reps-list.txt", 58),
    ])
  func `every performed set is counted once`(_ name: String, _ count: Int) throws {
    let journal = try read(name)
    let sets = journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.reduce(0) { $0 + Int($1.count) } == count)
  }

  @Test func `what an app shares`() throws {
    try check("app-share.txt", "2025-10-09", "Bench Press", "60 kg x 10 warmup", "85 kg x 5 @9.5")
    try check("app-share.txt", "2025-10-09", "Incline Dumbbell Press", "22 kg x 12 drop")
    try check("app-share.txt", "2025-10-11", "Run", "5.2 km in 1660 s")
  }

  @Test func `percentages of a training max are no loads`() throws {
    try check("five-three-one.md", "2025-03-03", "Squat", "90 kg x 5", "120 kg x 9 amrap")
    try check("five-three-one.md", "2025-03-10", "Squat", "132.5 kg x 3", "140 kg x 1")
    try check("five-three-one.md", "2025-03-03", "Leg Curl", "40 kg x 12 x 3")
  }

  @Test func `decimal commas and sets before reps in German`() throws {
    let file = "german-decimal-comma.txt"
    try check(file, "2025-02-03", "Bench Press", "72.5 kg x 8 x 3")
    try check(file, "2025-02-03", "Triceps Pushdown", "27.5 kg x 12 x 2", "30 kg x 9")
    try check(file, "2025-02-08", "Pull-up", "BW x 9", "BW x 8", "BW x 6")
    try check(file, "2025-02-05", "Plank", "BW 60 s x 3")
  }

  @Test func `units of Japanese and Korean`() throws {
    try check("japanese.txt", "2025-04-07", "Bench Press", "40 kg x 10", "70 kg x 6 x 3")
    try check("japanese.txt", "2025-04-07", "Dip", "BW x 10", "BW x 8", "BW x 7")
    try check("korean.txt", "2025-05-14", "Lat Pulldown", "50 kg x 12 x 4")
  }

  @Test func `the keys of a document`() throws {
    let file = "key-value.txt"
    try check(
      file, "2025-09-01", "Bench Press", "60 kg x 8 warmup", "85 kg x 5 @8", "85 kg x 5 @8.5")
    try check(file, "2025-09-01", "Barbell Row", "70 kg x 8", "70 kg x 7")
    try check(file, "2025-09-03", "Plank", "BW 60 s")
  }

  @Test func `columns of a table`() throws {
    try check("markdown-table.md", "2025-06-02", "Bench Press", "85 kg x 6 x 4")
    try check("markdown-table.md", "2025-06-07", "Pull-up", "BW x 8 x 4")
  }

  @Test func `a session on a line`() throws {
    let file = "one-line-a-session.txt"
    try check(file, "2025-03-01", "Pull-up", "BW x 10 x 3", "BW x 8 x 2")
    try check(file, "2025-03-04", "Bench Press", "80 kg x 5 x 4", "85 kg x 3")
    try check(file, "2025-03-09", "Run", "6 km in 1990 s")
  }

  @Test func `plans beside what was done`() throws {
    let file = "percent-and-plan.md"
    try check(file, "2025-11-10", "Squat", "147.5 kg x 2 x 3 @8")
  }

  @Test func `pounds, added loads and failures`() throws {
    let file = "pounds-only.txt"
    try check(file, "2025-01-13", "Bench Press", "210 lb x 4 failed")
    try check(file, "2025-01-13", "Dip", "BW+25 lb x 8", "BW+25 lb x 7")
    try check(file, "2025-01-08", "Squat", "275 lb x 5 x 3")
  }

  @Test func `a clock before each set`() throws {
    let journal = try read("push-ups-through-the-day.md")
    let times = journal.sessions[0].entries.compactMap(\.time).map(\.description)
    #expect(times == ["07:40", "10:15", "12:30", "12:35", "15:50", "19:05", "21:30"])
  }

  @Test func `a Cyrillic times sign`() throws {
    try check("russian.txt", "2025-05-12", "Bench Press", "60 kg x 10", "95 kg x 3")
    try check("russian.txt", "2025-05-19", "Bench Press", "92.5 kg x 5", "97.5 kg x 2")
  }

  @Test func `a load behind an at sign`() throws {
    let file = "sets-reps-at-weight.txt"
    try check(file, "2024-11-04", "Squat", "60 kg x 5", "102.5 kg x 5 x 3")
    try check(file, "2024-11-08", "Chin-up", "BW x 8", "BW+5 kg x 6 x 2")
    try check(file, "2024-11-11", "Squat", "110 kg x 3 failed")
  }

  @Test func `a load and the reps of each set`() throws {
    let file = "weight-then-reps-list.txt"
    try check(file, "2025-02-22", "Bench Press", "82.5 kg x 7", "82.5 kg x 6", "82.5 kg x 5")
    try check("spanish.md", "2025-01-11", "Barbell Row", "60 kg x 10 x 3")
    try check("spanish.md", "2025-01-16", "Bench Press", "72.5 kg x 8", "77.5 kg x 5")
  }

  private func read(_ name: String) throws -> Journal {
    Reader().read([try SampleFiles.file("samples/notations/" + name)]).journal
  }

  /// The exercise of that day has each of these sets, whatever was needed to know them.
  private func check(
    _ name: String, _ day: String, _ exercise: String, _ expected: String...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let sessions = try read(name).sessions.filter { $0.date?.description == day }
    let sets = sessions.flatMap(\.entries).filter { $0.exercise == exercise }.flatMap(\.sets)
    let dumps = sets.map { set in
      var set = set
      set.provenance = Provenance()
      return JournalDump.set(set)
    }
    for line in expected {
      #expect(dumps.contains(line), "\(dumps)", sourceLocation: sourceLocation)
    }
  }
}
