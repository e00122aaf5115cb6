import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Loads ahead of names, plates that are added up, numbered sets, and what looks like them.
struct LoadsAheadTests {
  // MARK: Loads ahead of names

  @Test func `a load ahead of a name holds for bare reps behind it`() {
    checkNamed("24 kg swings 30", ["swings: 24 kg x 30"])
    checkNamed("12kg Snatch: 8/8", ["Snatch: 12 kg x 8, 12 kg x 8"])
    checkNamed("50 kg bench press 9", ["bench press: 50 kg x 9"])
  }

  @Test func `two times a load ahead of a name is a load for each hand`() {
    checkNamed("2x16kg Press: 9, 8", ["Press: 16 kg x 9, 16 kg x 8"])
    checkNamed("2x24kg Jerk: 4 minutes", ["Jerk: 24 kg x 240 s"])
    checkNamed("2 x 20 kg jerks:\n6, 8, 10", ["jerks: 20 kg x 6, 20 kg x 8, 20 kg x 10"])
  }

  @Test func `numbers of days and weeks behind a name are no reps`() {
    for word in ["day", "week", "session"] {
      let text = "# 2026-03-02\n60 kg bench press \(word) 3"
      let sets = Reader().read([Source(path: "a.md", text: text)]).journal.trainingSets
      #expect(sets.allSatisfy { $0.effort == .untold }, "\(word)")
    }
  }

  @Test func `a word for the weight of the body alone is no set`() {
    checkNamed("Press 3x5 40 kg\nBody weight work", ["Press: 40 kg x 5 x 3"])
    checkSets("Dips BW 3x8", "BW x 8 x 3")
  }

  // MARK: Marks between sets

  @Test func `a slash or a glued dash goes on with the next load`() {
    checkSets("Press 30kg – 12/ 35kg – 10/ 40kg - 8", "30 kg x 12", "35 kg x 10", "40 kg x 8")
    checkSets("Press 50kg-9, 55kg-7", "50 kg x 9", "55 kg x 7")
  }

  @Test func `plates that come to a load are added up`() {
    checkSets("Squat 8 reps 20+15+10=45#", "45 lb x 8")
    checkSets("Squat 25+20+5=50 kg x 6", "50 kg x 6")
  }

  @Test func `plates that come to nothing are left alone`() {
    let text = "# 2026-03-02\nSquat 25+20+5=60 kg x 6"
    let result = Reader().read([Source(path: "a.md", text: text)])
    #expect(!result.journal.trainingSets.map(setText).contains("50 kg x 6"))
  }

  @Test func `a set told once for several is read as the others of the file`() {
    let file = "unit: kg\n# 2026-03-02\n"
    let reps = "Squat 10x25, 9x45, 8x55\nPress 10x20, 8x25\nLunge 3x(8x14)"
    let loads = "Squat 25x10, 45x9, 55x8\nPress 20x10, 25x8\nLunge 3x(14x8)"
    for lines in [reps, loads] {
      let sets = Reader().read([Source(path: "a.md", text: file + lines)]).journal.trainingSets
      #expect(sets.last.map(setText) == "14 kg x 8 x 3", "\(lines)")
    }
  }

  // MARK: Numbered sets

  @Test func `sets in a row may begin with their numbers`() {
    checkNamed("Leg Curl: 1 30 12 2 35 10", ["Leg Curl: 30 lb x 12, 35 lb x 10"])
    checkNamed(
      "Exercise : Set Weight Reps\nChest Press: 1 14.00 12\nRow : 1 25 11 2 25 10",
      ["Chest Press: 14 lb x 12", "Row: 25 lb x 11, 25 lb x 10"])
  }

  @Test func `a ladder is no row of numbered sets`() {
    checkNamed(
      "Push-ups 1 2 3 4 5 6",
      ["Push-ups: BW x 1, BW x 2, BW x 3, BW x 4, BW x 5, BW x 6"])
  }

  @Test func `where one number behind the sign is no rating none is`() {
    let text = "unit: kg\n# 2026-03-02\nSeated Crunch: 12@2, 12@4"
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.trainingSets
    #expect(sets.map(setText) == ["BW+2 kg x 12", "BW+4 kg x 12"])
    checkSets("Leg Curl 5@60, 5@8", "60 lb x 5", "5 reps")
  }

  // MARK: Ways, rounds and climbs

  @Test func `yards stand behind a times sign`() {
    checkNamed("Sprint 4x60y", ["Sprint: 60 yd x 4 sets"])
    #expect(sets("I am 25y old and lift").isEmpty)
  }

  @Test func `lengths are swum within a time, and lifts are not`() {
    checkNamed(
      "Main set\n\nIntervals 8 x 50 @ :50\nFree 4 x 100 @ 1:40",
      ["Intervals: 50 m x 8 sets", "Free: 100 m x 4 sets"])
    for lift in ["Squat", "Barbell row"] {
      #expect(!sets("\(lift) 5 x 100 @ 1:30").contains { $0.contains(" m") }, "\(lift)")
    }
  }

  @Test func `seconds before a colon and three factors end a name`() {
    checkNamed("Crazy 8s: 3x70x6", ["Crazy 8s: 70 lb x 6 x 3"])
    checkNamed("DB press 30s: 3x10", ["DB press: 30 lb x 10 x 3"])
  }

  @Test func `rounds may be counted in words`() {
    checkNamed(
      "Three rounds:\n- Pull-ups – 5 reps\n- Dips – 6 reps",
      ["Pull-ups: BW x 5 x 3", "Dips: BW x 6 x 3"])
    checkNamed(
      "I. Two rounds:\n- Dips 6\n\nII. 20 minute countdown:\n- Pull-ups 5",
      ["Dips: BW x 6 x 2", "Pull-ups: BW x 5"])
  }

  @Test func `climbs are no reps`() {
    for line in ["4 V0, 3 V1, 2 V2", "V3, V4", "2 5.9", "5.8a, 5.10a"] {
      #expect(sets("Dips 5\n\(line)") == ["BW x 5"], "\(line)")
    }
    checkNamed("V squat 60 kg x 10", ["V squat: 60 kg x 10"])
  }

  // MARK: Days

  @Test func `reps that fall below a name are no day`() {
    checkNamed("Dips\n12/12/10", ["Dips: BW x 12, BW x 12, BW x 10"])
    checkNamed("Dips\n- 10/10/10 bodyweight", ["Dips: BW x 10, BW x 10, BW x 10"])
  }

  @Test func `a day below a name stays one`() {
    for text in ["Bench Press\n10/12/10\n60 kg x 5", "# 3/4/10\nBench Press\n12/10/10\n60 kg x 5"] {
      let journal = Reader().read([Source(path: "a.md", text: text)]).journal
      #expect(journal.sessions.last?.date?.year == 2010, "\(text)")
    }
  }

  @Test func `a weekday with its date opens a session in a list`() {
    let text = "year: 2026\n- Monday 6/29: Squat 60 kg x 5\n- Tuesday 6/30 - 20 squats"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.compactMap(\.date?.day) == [29, 30])
    #expect(journal.trainingSets.count == 2)
  }

  @Test func `a weekday and a day may stand around a word that is no lift`() {
    let text = "year: 2026\nSunday Runday 7/5\n\nSquat 60 kg x 5"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.last?.date != nil)
    #expect(journal.trainingSets.map(setText) == ["60 kg x 5"])
    checkNamed("Sunday heavy squats 7/5\n", ["Sunday heavy squats: 7 reps, 5 reps"])
  }

  @Test func `what a coach asks for, and how fast somebody was, is no set`() {
    #expect(
      sets("Work up to the heaviest set of 3 strict presses that you can finish without a push")
        .isEmpty)
    #expect(sets("Not great, that's about 1 rep every 45s when you break it down").isEmpty)
  }

  @Test func `a counted exercise before a timed one shares no time`() {
    let text = "# 2026-03-02\nstretching, 20 squats, plank 60 s"
    let result = Reader().read([Source(path: "a.md", text: text)])
    #expect(result.journal.trainingSets.map(setText) == ["BW x 60 s"])
    #expect(result.diagnostics.map(\.code) == [.unreadNumbers])
  }

  // MARK: Heights, angles, paces and bars

  @Test(arguments: ["Box jumps 3x10 24\"", "Step ups 3x10 20\"", "Box squat 3x10 14\""])
  func `how high a box is is no time`(_ line: String) {
    let text = "# 2026-03-02\n\(line)"
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.trainingSets
    #expect(sets.map(\.count).reduce(0, +) == 3)
    #expect(sets.allSatisfy { $0.effort == .reps(10, seconds: nil) }, "\(line)")
  }

  @Test func `a glued time of such an exercise is one`() {
    checkNamed("Step ups 3x30\"", ["Step ups: 30 s x 3 sets"])
  }

  @Test func `from which angle to which is no set`() {
    checkNamed("Knee extension 90-0 3x10 5 lb", ["Knee extension: 5 lb x 10 x 3"])
    checkNamed("Push-ups 50-0", ["Push-ups: BW x 50, BW x 0"])
  }

  @Test func `a pace behind a run is no time`() {
    for (line, seconds) in [("3 mile run 8:30 pace", nil), ("3 mile run 25:30", 1530)] {
      let text = "# 2026-03-02\n\(line)"
      let sets = Reader().read([Source(path: "a.md", text: text)]).journal.trainingSets
      let time = seconds.map { FixedPoint($0) }
      #expect(sets.map(\.effort) == [.distance(Distance(FixedPoint(3), .mile), seconds: time)])
    }
  }

  @Test func `plates on each side of a bar are no load`() {
    for line in ["Bench bar + 20s 3x8", "Squat bar+10/side 5x5", "Curl bar + 10 each side 3x8"] {
      let text = "# 2026-03-02\n\(line)"
      let result = Reader().read([Source(path: "a.md", text: text)])
      #expect(result.journal.trainingSets.isEmpty, "\(line)")
      #expect(result.diagnostics.map(\.code) == [.unreadNumbers], "\(line)")
    }
  }

  @Test func `the next exercise of a list has a count of its own`() {
    checkNamed(
      "21 swings 24 kg, 12 burpees", ["swings: 24 kg x 21", "burpees: BW x 12"])
    checkNamed("Squat 60 kg 10, 9", ["Squat: 60 kg x 10, 60 kg x 9"])
  }

  @Test func `rounds behind an exercise are its own`() {
    checkNamed(
      "Tabata squats 8 rounds\nRow 500 m", ["Tabata squats: ?", "Row: 500 m"])
  }

  @Test func `counts of what nobody knows are said`() {
    for line in ["Swim 40 laps", "Jump rope 500 skips", "Push-ups 20 kneeling"] {
      let text = "# 2026-03-02\n\(line)\n"
      let result = Reader().read([Source(path: "a.md", text: text)])
      #expect(result.diagnostics.map(\.code) == [.unreadNumbers], "\(line)")
    }
    checkNamed("Bench Press 2 pause\n60 kg x 5", ["Bench Press 2 pause: 60 kg x 5"])
  }

  // MARK: Tables that plan

  @Test func `the load that was done takes the place of the one that was planned`() {
    let table = """
      | Exercise | Sets x Reps | Weight | Result |
      |---|---|---|---|
      | Squat | 4x5 | 45 kg | Done |
      | Row | 3x8 | 14 kg | Done 12.5 kg |
      """
    checkNamed(table, ["Squat: 45 kg x 5 x 4", "Row: 12.5 kg x 8 x 3"])
  }

  @Test func `a time below the head of sets is that of endurance work`() {
    let table = """
      | Exercise | Sets | Reps | Weight |
      |---|---|---|---|
      | Press | 3 | 8 | 20 kg |
      | Treadmill | 15 min | 6 speed | 5 incline |
      """
    checkNamed(table, ["Press: 20 kg x 8 x 3", "Treadmill: 900 s"])
  }

  private func sets(_ lines: String) -> [String] {
    let text = "# 2026-03-02\n\(lines)\n"
    return Reader().read([Source(path: "a.md", text: text)]).journal.trainingSets.map(setText)
  }
}

extension Journal {
  fileprivate var trainingSets: [TrainingSet] { sessions.flatMap(\.entries).flatMap(\.sets) }
}
