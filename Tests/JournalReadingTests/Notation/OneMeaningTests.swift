import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// The same sets in the many ways in which they are typed.
struct OneMeaningTests {
  @Test func `behind counted sets stand their reps, and behind both the load`() {
    checkSets("Row 60kg 3 sets 10", "60 kg x 10 x 3")
    checkSets("Row 60 3 sets 10", "60 lb x 10 x 3")
    checkSets("Row 3 sets 10 reps 60", "60 lb x 10 x 3")
    checkSets("Row 10 reps 3 sets 60", "60 lb x 10 x 3")
  }

  @Test func `a dash may glue a load to the reps of its sets`() {
    checkSets("Press: 40-8,8,7", "40 lb x 8", "40 lb x 8", "40 lb x 7")
    checkSets("Press 40-8/8/7", "40 lb x 8", "40 lb x 8", "40 lb x 7")
    checkSets("Press 40kg-3x8", "40 kg x 8 x 3")
    checkSets("Press: 40-8, 45-6", "40 lb x 8", "45 lb x 6")
  }

  @Test func `reps may stand in parentheses of their own`() {
    checkSets("Curl 15kg (15)(15)(12)", "15 kg x 15", "15 kg x 15", "15 kg x 12")
    checkSets("Curl 15 kg (15), (12)", "15 kg x 15", "15 kg x 12")
  }

  @Test func `seconds of a part of each rep are a note`() {
    checkSets("Pull-ups 3x12, 5s hold", "BW x 12 x 3")
    checkSets("Pull-ups 3x12 with 5s hold", "BW x 12 x 3")
    checkSets("Pull-ups 3x12 3s eccentric", "BW x 12 x 3")
    checkSets("L-sit 10s hold", "BW x 10 s")
    #expect(sets("Squat 3x5 100 kg, 2s pause").map(\.restSeconds) == [nil])
  }

  @Test func `a letter or a time behind load, reps and sets is the rest`() {
    checkSets("Bench 3x8 60kg R2'30", "60 kg x 8 x 3")
    #expect(sets("Bench 3x8 60kg R2'30").map(\.restSeconds) == [150])
    #expect(sets("Bench 3x8 60kg R:90").map(\.restSeconds) == [90])
    checkSets("Bench 3x5x80 2:00", "80 lb x 5 x 3")
    #expect(sets("Bench 3x5x80 2:00").map(\.restSeconds) == [120])
    #expect(sets("Bench 3x5 80kg 90\"").map(\.restSeconds) == [90])
  }

  @Test func `behind a rest the next set stands`() {
    checkSets("Bench 80x5 2min rest 80x4", "80 lb x 5", "80 lb x 4")
    #expect(sets("Bench 80x5 2min rest 80x4").map(\.restSeconds) == [120, nil])
  }

  @Test func `pieces of a lift are one rep, however often it was done`() {
    checkSets("Clean and Jerk 100 kg x 1+1 x 3", "100 kg x 1 x 3")
    checkSets("Clean and Jerk 105 kg (1+1)", "105 kg x 1")
  }

  @Test func `a rating behind a comma or a blank is no set`() {
    checkSets("Squat 110 kg x 3, 1 RIR", "110 kg x 3")
    #expect(sets("Squat 110 kg x 3, 1 RIR").map(\.rir) == [1])
    #expect(sets("Squat 110 kg x 3 2 RIR").map(\.rir) == [2])
    checkSets("Squat 110 kg x 3, 8 RPE", "110 kg x 3")
    #expect(sets("Squat 110 kg x 3, 8 RPE").map(\.rpe) == [8])
    #expect(sets("Bench 80kg 2x5 rpe 7,8").map(\.rpe) == [7, 8])
  }

  @Test func `loads parted by blanks are one for each set`() {
    checkSets("Bench 3x5 60 70 80", "60 lb x 5", "70 lb x 5", "80 lb x 5")
    checkSets("Bench 2x10, 60 5x5", "10 reps x 2 sets", "60 lb x 5 x 5")
  }

  @Test func `a load stands before or behind reps that blanks part`() {
    checkSets("Squat 100: 5 5 4", "100 lb x 5", "100 lb x 5", "100 lb x 4")
    checkSets("Squat 5 5 4 @ 100", "100 lb x 5", "100 lb x 5", "100 lb x 4")
  }

  @Test func `numbers of sets are no sets`() {
    checkSets("Bench set 1: 80x5 set 2: 80x4", "80 lb x 5", "80 lb x 4")
    checkSets("Bench 1: 80x5 2: 80x5 3: 80x4", "80 lb x 5", "80 lb x 5", "80 lb x 4")
  }

  @Test func `a label marks the sets of the warm-up`() {
    for line in [
      "Squat warm-up: 60x5, 80x5; work 100x5", "Squat w/u: 60x5, 80x5, working sets: 100x5",
      "Squat wu: 60x5 80x5 ws: 100x5", "Squat: warm-up 60x5 80x5, working 100x5",
    ] {
      checkSets(line, "60 lb x 5", "80 lb x 5", "100 lb x 5")
      #expect(sets(line).map(\.kind) == [.warmup, .warmup, .work], "\(line)")
    }
  }

  @Test func `how a set went names no exercise`() {
    checkSets("Squat\neasy 110 kg x 3\nheavy 120 kg x 1", "110 kg x 3", "120 kg x 1")
  }

  @Test func `both hands and both sides are told in many ways`() {
    checkSets("DB bench 2x22.5 3x8", "22.5 lb x 8 x 3")
    checkSets("Kurzhantel-Bankdrücken 22,5 pro Hand 3x8", "22.5 lb x 8 x 3")
    checkSets("Split squat 10kg 3x8 e/s", "10 kg x 8 x 3")
    checkSets("Split squat 10kg 8/8 x3", "10 kg x 8 x 3")
    for line in ["DB bench 2x22.5 3x8", "Split squat 10kg 3x8 e/s", "Split squat 10kg 8/8 x3"] {
      #expect(sets(line).map(\.side) == [.each], "\(line)")
    }
  }

  @Test func `behind a name the bar is the empty one`() {
    checkSets("Bench bar 2x10", "10 reps x 2 sets")
  }

  @Test func `a word may stand before the reps of a load`() {
    checkSets("Row: 70kg, reps 8/8/7", "70 kg x 8", "70 kg x 8", "70 kg x 7")
    checkSets("Row: 70kg; reps: 8, 7", "70 kg x 8", "70 kg x 7")
    checkSets("Row: weight 70, sets 3, reps 8", "70 lb x 8 x 3")
    checkSets("70kg row x 8 x 3", "70 kg x 8 x 3")
  }

  @Test func `reps that were not understood are said`() {
    let source = Source(path: "a.md", text: "# 2026-03-02\nSplit squat 10 kg Q8 Z8\n")
    #expect(Reader().read([source]).diagnostics.contains { $0.code.name == "W201" })
  }

  @Test func `a load for each hand may be carried`() {
    checkSets("Farmer's walk 2x32kg 3x40m", "32 kg x 40 m x 3")
    checkSets("DB bench 22.5/22.5 3x8", "22.5 lb x 8 x 3")
    #expect(sets("DB bench 22.5/22.5 3x8").map(\.side) == [.each])
  }

  @Test func `watts are no work`() {
    checkSets("Bike 20min 8km 150W", "8 km")
  }

  @Test func `a rating behind reps is that of all`() {
    #expect(sets("Squat 5 5 5 @8").map(\.rpe) == [8, 8, 8])
  }

  @Test func `a number of sets behind a name counts the lines below`() {
    checkSets("Bench Press 3 sets\n80 x 5\n80 x 5\n80 x 4", "80 lb x 5", "80 lb x 5", "80 lb x 4")
  }

  @Test func `a long time below the sets of a lift is that of the session`() {
    checkSets("Squat 100 kg x 5\nTime: 58 min", "100 kg x 5")
    checkSets("Rowing\nTime: 20 min", "1200 s")
  }

  @Test func `the body may stand in parentheses behind its sets`() {
    checkSets("Lunges 2 x 20 (bodyweight)", "BW x 20 x 2")
  }

  @Test func `marks where a name would stand harm nobody`() {
    #expect(sets("Pull-ups 3x12, 5s \thold").count == 2)
    #expect(!sets("/21, 1191/13x58").contains { $0.count > 60 })
    #expect(sets(". 1\t0 x BW-  ").isEmpty)
    #expect(sets(" Toe .pull 1\t0 x BW-  ").allSatisfy { $0.location.lineNumber == 4 })
  }

  private func sets(_ line: String) -> [TrainingSet] {
    let source = Source(path: "a.md", text: "unit: lb\n# 2026-03-02\n\n\(line)\n")
    return Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap(\.sets)
  }
}
