import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Ways, their times and their paces")
struct WaysAndPacesTests {
  @Test(arguments: [
    "Row 4x500m: 1:55, 1:54, 1:56, 1:53", "Row 4x500m - 1:55, 1:54, 1:56, 1:53",
    "Row 4x500m, 1:55, 1:54, 1:56, 1:53", "Row 4 x 500m 1:55 1:54 1:56 1:53",
    "Row 4x500m (1:55, 1:54, 1:56, 1:53)",
  ])
  func `each way has its time`(_ line: String) {
    #expect(times(line) == [115, 114, 116, 113])
  }

  @Test func `one time behind several ways is that of each`() {
    for line in ["Row 4x500m 1:55", "Row 4x500m, 1:55", "Row 4x500m - 1:55"] {
      #expect(times(line) == [115, 115, 115, 115], "\(line)")
    }
    #expect(times("Run 3 x 1 mile 7:30, 7:25, 7:20") == [450, 445, 440])
  }

  @Test func `words apart leave the time of a way`() {
    for line in ["Row 4x500m 1:55, felt good", "Row 4x500m 1:55, rest 2:00"] {
      #expect(times(line) == [115, 115, 115, 115], "\(line)")
    }
  }

  @Test func `a time too long for one way is none of it`() {
    #expect(!times("Row 4x500m 22:00").contains(1320))
  }

  @Test func `a rest is no time of a way`() {
    #expect(times("Row 4x500m, rest 2:00") == [nil, nil, nil, nil])
    #expect(times("Row 4x500m 2 min rest") == [nil, nil, nil, nil])
  }

  @Test(arguments: [
    "Run 5 miles 42:10 8:26 pace", "Run 5 miles 42:10 (8:26 per mile)",
    "Run 5 miles, 42:10, 8:26 avg pace, 140 bpm", "Run 5 miles 42:10 8:26 min/mile",
  ])
  func `a pace is no other run`(_ line: String) {
    #expect(times(line) == [2530])
  }

  @Test func `a pace alone is no time`() {
    #expect(times("Run 5 miles 8:26 min/mile") == [nil])
    #expect(times("Run 5 miles 42:10, pace 8:26") == [2530])
  }

  @Test func `a bare number before a pace is a distance`() {
    checkSets("Run 3.5 at 7:15/mi", "3.5 mi")
    checkSets("Run 5 @ 5:30/km", "5 km")
  }

  @Test func `how far it went up is no way`() {
    checkSets("Trail run 10 km, 600 m elevation gain", "10 km")
    checkSets("Run 10 km / 120 m D+", "10 km")
  }

  @Test func `bare numbers of endurance work are meters`() {
    checkSets("Run 6x400", "400 m x 6 sets")
    checkSets("Swim 20x50\nSwim 8 x 25", "50 m x 20 sets", "25 m x 8 sets")
    checkSets("Leg curl 6x100", "100 lb x 6")
  }

  @Test func `jumps are counted`() {
    checkSets("Double unders 3x50\nJump rope 100x3", "50 reps x 3 sets", "100 reps x 3 sets")
    checkSets("Battle ropes 3x30 s", "30 s x 3 sets")
  }

  @Test func `what is carried over a way belongs to it`() {
    checkSets("Sled push 4x20m +60kg", "BW+60 kg x 20 m x 4")
    checkSets("Plank 60s +10kg", "BW+10 kg x 60 s")
  }

  @Test func `a plan names what was done of it`() {
    check(
      """
      | Day | Planned | Actual |
      |---|---|---|
      | Mon 10/02/2025 | Deadlift 3x5 | Deadlift 2x5 130 kg |
      | Wed 12/02/2025 | Run 5 km | 3.5 km in 20:15 |
      """,
      """
      2025-02-10
        Deadlift
          130 kg x 5 x 2 ?effort,count
      2025-02-12
        Run
          3.5 km in 1215 s
      """)
  }

  /// Seconds of each set of the line.
  private func times(_ line: String) -> [Int32?] {
    let text = "# 2026-03-02\n\n\(line)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    return journal.sessions.flatMap(\.entries).flatMap(\.sets).flatMap { set in
      let seconds: FixedPoint? =
        switch set.effort {
        case .distance(_, let seconds), .reps(_, let seconds): seconds
        case .time(let seconds): seconds
        case .untold: nil
        }
      return [Int32?](repeating: seconds.map { $0.thousandths / 1000 }, count: Int(set.count))
    }
  }
}
