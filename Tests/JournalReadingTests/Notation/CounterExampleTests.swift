import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Lines much like those of a rule, which mean something else")
struct CounterExampleTests {
  @Test func `where the bar lay is no load before loads`() {
    #expect(efforts("Rack pull pin 3: 180x5") == [[180, 5]])
    #expect(efforts("Pin squat hole 12: 100 x 3") == [[100, 3]])
    #expect(efforts("Box squat level 3: 100x5, 110x5") == [[100, 5], [110, 5]])
    #expect(efforts("Bike level 8 - 15 min").count == 1)
    #expect(efforts("Leg press 100x5 niveau 3") == [[100, 5]])
  }

  @Test func `hours before a load without reps stay hours`() {
    #expect(seconds("Ruck 1h 20 lb") == [3600])
    #expect(seconds("Hike 2h 12 lb pack") == [7200])
  }

  @Test func `reps of each side stay reps before a time`() {
    for line in [
      "Lunges 20 per side 90 s rest", "Side bends 20 per side 60 s rest",
      "Lunges 20/side 60 s rest", "Russian twists 20 per side 45 s",
    ] {
      #expect(sets(line).first?.effort.reps == 20, "\(line)")
      #expect(sets(line).first?.load.mass == nil, "\(line)")
    }
  }

  @Test func `reps behind a time are read`() {
    #expect(sets("EMOM 10 min 10 burpees").contains { $0.effort.reps == 10 })
    #expect(sets("Plank 1 min 20 pushups").contains { $0.effort.reps == 20 })
    #expect(sets("10 min 5 burpees, 10 squats").contains { $0.effort.reps == 10 })
    #expect(sets("Bike 10 min squats 20, 2 km").contains { $0.effort.reps == 20 })
  }

  @Test func `lots of rest are no sets, and ratings no reps`() {
    #expect(efforts("Bench press 60 lb 3x10 lots of rest") == [[60, 10]])
    #expect(efforts("Bench 3x8 60 lb (grip 1,2,3)") == [[60, 8]])
    #expect(efforts("Squat 5x5 100 lb (depth 5,4,4,3,3)") == [[100, 5]])
  }

  @Test func `a load without reps is reported`() {
    for line in ["Squat 140x3, 150x1, 160", "Leg press 100x6, 90", "Pushups 50x5, 45"] {
      #expect(codes(line).contains(.unreadNumbers), "\(line)")
    }
  }

  @Test func `the time of something else is none of the way`() {
    for line in [
      "Run 3 km sauna 15 min", "Run 3 km stretching 15 min", "Run 5 km morning 6:30",
      "Run 5 km evening 18:30",
    ] {
      #expect(seconds(line) == [nil], "\(line)")
    }
    #expect(seconds("Run 10 km 9:30 h") == [570])
  }

  @Test func `the last of the sets is one of them`() {
    #expect(sets("Bench 3x12, 10 last set paused").map(\.count).reduce(0, +) == 3)
    #expect(sets("Squat 100 lb 3x5, 8 last set felt easy").map(\.count).reduce(0, +) == 3)
  }

  @Test func `exercises behind the length of a session are read`() {
    #expect(sets("Session 30 min, burpees 50, felt tired").contains { $0.effort.reps == 50 })
    #expect(!sets("BP 155/105").isEmpty)
    #expect(!sets("Hevy says: Squat 3x5 100 lb").isEmpty)
    #expect(
      !sets("Didn't want to train, did bench press 3x10 60 lb anyway").isEmpty)
  }

  @Test func `ticks behind reps and seconds are no attempts`() {
    for line in [
      "Pull-ups\n20 ✓ 20 ✓ 20 ✓", "Plank 60 ✓ 60 ✓ 45 ✗", "Run 20 ✓ 30 ✓",
      "Squat 5x5\n100 ✓ 100 ✓ 100 ✓ 100 ✓ 100 ✗",
    ] {
      #expect(codes(line).contains(.unreadNumbers), "\(line)")
    }
  }

  @Test func `reps and loads behind minutes are no seconds`() {
    #expect(seconds("Farmer walk 3 x 1 min 32").first == .some(60))
    #expect(sets("Burpees 3 x 1 min 20, 18, 15").contains { $0.effort.reps == 18 })
  }

  @Test func `a plan that was ticked off was done`() {
    let table = "| Exercise | Plan | Actual |\n|---|---|---|\n| Squat | 3x5 100 lb | ✓ |"
    #expect(efforts(table) == [[100, 5]])
  }

  @Test func `rows of days that name no exercise are reported`() {
    let table = "| | 3/3/25 | 3/7/25 |\n|---|---|---|\n| Squat | 185x8 | 190x8 |\n"
    #expect(codes(table + "| | 22x10 | 24x8 |").contains(.unreadNumbers))
    #expect(codes(table + "| Curl | 22x10 felt good 24x8 | 24x8 |").contains(.unreadNumbers))
  }

  /// The load and the reps of each kind of set.
  private func efforts(_ line: String) -> [[FixedPoint?]] {
    sets(line).map { [$0.load.mass?.value, $0.effort.reps] }
  }

  private func seconds(_ line: String) -> [FixedPoint?] {
    sets(line).map { set in
      switch set.effort {
      case .time(let seconds): seconds
      case .distance(_, let seconds): seconds
      default: nil
      }
    }
  }

  private func sets(_ line: String) -> [TrainingSet] {
    read(line).journal.sessions.flatMap(\.entries).flatMap(\.sets)
  }

  private func codes(_ line: String) -> [DiagnosticCode] { read(line).diagnostics.map(\.code) }

  private func read(_ line: String) -> ReadResult {
    Reader().read([Source(path: "a.md", text: "unit: lb\n# 2026-03-02\n\n\(line)\n")])
  }
}
