import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("What looks like a notation and is none")
struct NarrowRulesTests {
  @Test func `an aside between two loads parts two sets`() {
    let sets = sets("Deadlift 180 kg (belt) 160 kg x 5")
    #expect(sets.last == "160 kg x 5")
    #expect(!sets.contains { $0.contains("160 x") || $0.contains("x 160") })
  }

  @Test func `an aside about a plan is no set`() {
    for word in ["target", "goal", "plan"] {
      #expect(sets("Bench 100 kg (\(word)) 5x3") == [], "\(word)")
    }
  }

  @Test func `less than the load before is no help`() {
    #expect(sets("Squat 140x3 -20kg").first?.contains("140") == true)
    #expect(!sets("Bench 80x8, +2.5 kg").contains("BW+2.5 kg x 80 x 8"))
  }

  @Test func `a sentence behind the sets is no set`() {
    checkNamed("深蹲 100kg 5次 5组。休息3分钟。", ["深蹲: 100 kg x 5 x 5"])
    checkNamed("Dips hit failure 3x8", ["Dips: BW x 8 x 3"])
  }

  @Test func `a remark about the last set is a note`() {
    for words in ["(2 short on last set)", "last set paused 3"] {
      #expect(sets("Bench 3x10 60kg \(words)") == ["60 kg x 10 x 3"], "\(words)")
    }
    #expect(sets("Squat 60kg x 8 (last set 10)") == ["60 kg x 8"])
  }

  @Test func `words behind numbers end a line safely`() {
    for line in ["20 min walk vest on", "5 km run shoes on", "20 min bike TV on"] {
      #expect(sets(line).count == 1, "\(line)")
    }
  }

  @Test func `a time that is not of each way is none of them`() {
    for line in [
      "Row 4x500m 1:55 1:54", "Row 4x500m 8:00 total", "Row 4x500m, 2:00 off",
      "Row 4x500m 1:55-1:57",
    ] {
      #expect(sets(line) == ["500 m x 4 sets"], "\(line)")
    }
    #expect(sets("Swim 4x100m, 20 sec") == ["100 m x 4 sets"])
    #expect(sets("Run 5 km - 5:10") == ["5 km"])
    #expect(sets("Run 45:00 pace easy") == ["2700 s"])
  }

  @Test func `one stray line turns no rating into reps`() {
    let lines = "Squat 140 @ 8\n\nBench 100 @ 8\n\nDeadlift 180 @ 9\n\nLeg Curl 40 @ 12"
    #expect(sets(lines).first?.contains("x 8") == false)
  }

  @Test func `a list ends with a set and no comparison`() {
    #expect(
      sets("Bench 60kg x 10, 9, 8 menos que ayer") == ["60 kg x 10", "60 kg x 9", "60 kg x 8"])
    #expect(sets("Squat 3x5: 100, 105, 110 better than expected").count == 3)
  }

  @Test func `what stands in a table beside a plan is no set`() {
    let table = "| Date | Plan | HR | Sleep |\n|---|---|---|---|\n"
    #expect(sets(table + "| 2026-03-04 | Squat 3x5 100 kg | 130 | 7:30 |") == [])
  }

  @Test func `a field behind a semicolon that names no lift is a remark`() {
    for field in ["rest: 90 s", "RPE: 8", "time: 45 min", "wide grip: 8, 8", "HR: 150"] {
      #expect(sets("Squat 5x5 100 kg; \(field)") == ["100 kg x 5 x 5"], "\(field)")
    }
  }

  @Test func `drops are not added up, and plans tell their loads`() {
    #expect(sets("Lat Pulldown 3x10 60kg+45kg").first == "60 kg x 10 x 3")
    #expect(sets("Bench (3x8): 40kg, 45kg, 50kg").allSatisfy { !$0.contains("reps") })
    #expect(sets("3 x 40 push-ups: 40, 38, 35") == ["BW x 40 x 3"])
  }

  @Test func `reps with words of their own have no load of others`() {
    #expect(
      sets("Dips 3x5 20 kg, 12 reps bodyweight").prefix(2) == ["BW+20 kg x 5 x 3", "BW x 12"])
    #expect(sets("Seated rowing 10x100kg") == ["100 kg x 10"])
  }

  @Test func `a class of lifters is no load`() {
    #expect(sets("Deadlift (bodyweight class 83) 180x3") == ["180 kg x 3"])
  }

  @Test func `a pace in parentheses is no time`() {
    #expect(sets("5 km run (5:30/km)") == ["5 km"])
  }

  @Test func `a load in the title of a day is a set when it names a lift`() {
    #expect(sets("# 2026-07-23\nSquat 100 kg x 5") == ["100 kg x 5"])
    let title = "2026-07-23 heavy deadlift 200kg today"
    let entries = Reader().read([Source(path: "a.md", text: title)]).journal.sessions
      .flatMap(\.entries)
    #expect(entries.count == 1)
  }

  @Test func `a file may end in a mark below sets on a line each`() {
    for end in ["-", "#", "1.", ">", "- [ ]"] {
      #expect(sets("Squat 5x5\n\n100 kg x 5\n\(end)").last == "100 kg x 5", "\(end)")
    }
  }

  @Test func `repeats of a way are sets`() {
    for (line, set) in [("Run 10x400m", "400 m x 10 sets"), ("Swim 8x50m", "50 m x 8 sets")] {
      #expect(sets(line) == [set])
    }
    #expect(sets("Hill sprints 8x30s") == ["30 s x 8 sets"])
  }

  /// Of the lines below a day, without a line end behind the last.
  private func sets(_ lines: String) -> [String] {
    let source = Source(path: "a.md", text: "# 2026-03-02\n\(lines)")
    return Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap(\.sets).map(setText)
  }
}
