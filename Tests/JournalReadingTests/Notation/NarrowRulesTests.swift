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
