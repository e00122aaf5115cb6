import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Runs that nobody names, work behind the kind of work, and times of ways that were gone several times.
@Suite("Runs and their times")
struct RunsAndTheirTimesTests {
  private func read(_ text: String) -> ReadResult {
    Reader().read([Source(path: "a.txt", text: "unit: lb\n2024-03-01\n" + text + "\n")])
  }

  /// `Run: 4 mi in 2310`, each set of each exercise in file order.
  private func sets(_ text: String) -> [String] {
    read(text).journal.sessions.flatMap(\.entries).flatMap { entry in
      entry.sets.map { set in
        guard case .distance(_, let duration) = set.effort, let duration else {
          return entry.nameAsWritten + ": " + SetText.text(set)
        }
        return entry.nameAsWritten + ": " + SetText.text(set) + " in "
          + "\(duration.thousandths / 1000)"
      }
    }
  }

  private func codes(_ text: String) -> [String] {
    read(text).diagnostics.map(\.code.name)
  }

  // MARK: Runs without a name

  @Test(arguments: [
    ("4 mi easy 38:30", "Run: 4 mi in 2310"), ("10 km in 48 min", "Run: 10 km in 2880"),
    ("8 miles @ 8:30", "Run: 8 mi"), ("6 miles, 50:12", "Run: 6 mi in 3012"),
  ])
  func `a way at the pace of a run is a run, and that is said`(line: String, set: String) {
    #expect(sets(line) == [set])
    #expect(codes(line) == ["W403"])
  }

  @Test(arguments: [
    // A bicycle, a walk, and no time at all.
    "20 mi 1:02:00", "3 km 45:00", "4 mi",
  ])
  func `a way at another pace is no run`(line: String) {
    #expect(sets(line).isEmpty)
    #expect(codes(line) == ["W401"])
  }

  @Test func `nobody squats for miles`() {
    #expect(
      sets("Squat 2x5 100\n4 mi easy 38:30") == [
        "Squat: 100 lb x 5 x 2", "Run: 4 mi in 2310",
      ])
    #expect(sets("Run\n4 mi easy 38:30") == ["Run: 4 mi in 2310"])
    #expect(codes("Run\n4 mi easy 38:30") == [])
    #expect(sets("Ruck\n4 mi 50:30") == ["Ruck: 4 mi in 3030"])
  }

  @Test func `a title that names the exercise wins`() {
    let text = "2024-03-02 Cycling\n20 km 50:00"
    #expect(sets(text) == ["Cycling: 20 km in 3000"])
    #expect(codes(text) == [])
  }

  // MARK: Work behind the kind of work

  @Test(arguments: [
    ("WOD: 5k row 19:45", "row: 5 km in 1185"), ("Metcon: 2k row, 8:05", "row: 2 km in 485"),
    ("Cardio: 5 km run 25:10", "run: 5 km in 1510"),
    ("Cash out: 500 m row 1:58", "row: 500 m in 118"),
    ("WOD: 5k row", "row: 5 km"), ("5k row", "row: 5 km"),
  ])
  func `the kind of work is no exercise and no title`(line: String, set: String) {
    #expect(sets(line) == [set])
  }

  @Test func `a title behind the kind of work stays one`() {
    let journal = read("Workout: Push A\nBench 100x5").journal
    #expect(journal.sessions.map(\.title) == ["Push A"])
  }

  // MARK: Times of ways

  @Test(arguments: [
    "800m run x 3: 3:41, 3:50, 3:58", "3 x 800m run: 3:41, 3:50, 3:58",
    "run 800 m x 3\n3:41, 3:50, 3:58", "Run: 3x800 in 3:41, 3:50, 3:58",
  ])
  func `times are those of as many ways, wherever their number stands`(line: String) {
    #expect(
      sets(line).map { $0.lowercased() } == [
        "run: 800 m in 221", "run: 800 m in 230", "run: 800 m in 238",
      ])
  }

  @Test func `hundreds of meters are no seconds before times of laps`() {
    #expect(
      sets("400s on the track: 1:24, 1:25") == ["track: 400 m in 84", "track: 400 m in 85"])
    // A hold of so long, and times that nobody runs so far in.
    #expect(sets("Plank: 100s, 1:20") == ["Plank: BW x 100 s", "Plank: BW x 80 s"])
  }

  @Test func `as many times as sets are one of each`() {
    #expect(sets("SDC x2: 1:58, 1:54") == ["SDC: 118 s", "SDC: 114 s"])
  }

  @Test func `the time of each is that of all`() {
    #expect(
      sets("3x 1k repeats on treadmill 4:30 each")
        == [String](repeating: "repeats on treadmill: 1 km in 270", count: 3))
  }
}
