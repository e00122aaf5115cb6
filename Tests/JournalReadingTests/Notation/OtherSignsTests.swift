import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What lifters write in other signs than most, and lines that only look like it.
struct OtherSignsTests {
  // MARK: Numbers in words, and of rounds

  @Test func `sets and reps may be told in words below a name with a full stop`() {
    checkNamed("hack squats.\nThree sets, twenty reps.", ["hack squats: 20 reps x 3 sets"])
    checkNamed(
      "stiff leg dead lifts.\nFour sets, 15 reps.", ["stiff leg dead lifts: 15 reps x 4 sets"])
    checkNamed("Leg curl\nTwelve sets of ten reps.", ["Leg curl: 10 reps x 12 sets"])
  }

  @Test func `a sentence above numbers names nothing`() {
    for line in ["We went on with deadlifts.", "Then I did some squats.", "I like the leg press."] {
      checkNamed("Row\n60 kg x 8\n\n\(line)\n65 kg x 8", ["Row: 60 kg x 8, 65 kg x 8"])
    }
  }

  @Test func `the number of a round counts none`() {
    checkNamed(
      "Wide push-ups:\nRound 1: 15 on knees\nRound 2: 12 on knees\nRound 3: 5 kg x 8",
      ["Wide push-ups: BW x 15, BW x 12, BW+5 kg x 8"])
    checkNamed(
      "Row\nRound 1: 5 pushups\nRound 2: 4 pushups, 3 squats",
      ["Row: ", "pushups: BW x 5", "pushups: BW x 4", "squats: 3 reps"])
  }

  // MARK: Signs for the same

  @Test func `a ditto is the set before once more`() {
    checkSets("Row 10x60 kg, \", \"", "60 kg x 10", "60 kg x 10", "60 kg x 10")
    checkSets("Row 10x60 kg, \", 8x65 kg", "60 kg x 10", "60 kg x 10", "65 kg x 8")
    checkSets("Row \"paused\" 60 kg x 10", "60 kg x 10")
  }

  @Test func `a letter behind numbers tells each side`() {
    checkSets("Curl 30 lb x 7e, 35 lb x 7e", "30 lb x 7", "35 lb x 7")
    checkSets("Curl 7ex30 lb", "30 lb x 7")
    checkSets("Row 1e série: 60 kg x 8", "60 kg x 8")
  }

  @Test func `loads that go down with reps in common may be counted`() {
    checkSets(
      "Curl 2@40-20 drop x10", "40 lb x 10", "20 lb x 10", "40 lb x 10", "20 lb x 10")
    checkSets("Curl 20x10, 25-20 dropx10", "20 lb x 10", "25 lb x 10", "20 lb x 10")
    checkSets("Curl 40-30-20 drop x10", "40 lb x 10", "30 lb x 10", "20 lb x 10")
  }

  @Test func `the own weight has other names`() {
    checkNamed(
      "Dips\n2@Unweighted x15, 25 lb x 10\nUnloaded x12",
      ["Dips: BW x 15 x 2, BW+25 lb x 10, BW x 12"])
    checkSets("Dips 2@BW x15", "BW x 15 x 2")
    checkNamed("Unweighted squats 3x10", ["Unweighted squats: 10 reps x 3 sets"])
  }

  // MARK: Parentheses

  @Test func `sets in parentheses behind a name are its sets`() {
    checkNamed(
      "Upright Row (3 sets of 10 with 20 lb) - felt easy. Next time more.",
      ["Upright Row: 20 lb x 10 x 3"])
    checkSets("Curl: 10 @ 12 lbs. (8 @ 15 lbs.)", "12 lb x 10", "15 lb x 8")
    checkSets("Curl: 3x10 @ 12 lbs. (8 @ 15 lbs.)", "12 lb x 10 x 3")
  }

  @Test func `numbers in the remark behind them are told`() {
    let line = "Row (3 sets of 10 with 10 lb) - after two I took 15 lb"
    #expect(codes(line) == [.unreadNumbers])
    #expect(codes("Row (3 sets of 10 with 10 lb) - felt good") == [])
  }

  // MARK: What is no set

  @Test func `all reps and all that was lifted are no set`() {
    checkSets("Swings\n16 kg - 5 x 5 = 25 reps, 880 lb", "16 kg x 5 x 5")
    checkSets("Squat 100 kg x 5 = 5, 120 kg x 5", "100 kg x 5", "120 kg x 5")
  }

  @Test func `labels of a plan, of times and of records`() {
    checkSets("Run\nPrescribed: 12 km easy\nActual: 10 km\nSplits: 5:02, 5:00", "10 km")
    checkNamed("Leg curl\n- LT: 160 lb x 14\n- TT: 160 lb x 16", ["Leg curl: 160 lb x 16"])
    checkSets("At 90 kg now, with PRs of;\nDeadlift 180 kg\n\nSquat 100 kg x 5", "100 kg x 5")
    for rest in ["r.i. 2'", "r. 90\"", "rest 2 min"] {
      checkNamed(
        "Paused bench \(rest): 5x100 kg - 4x105 kg", ["Paused bench: 100 kg x 5, 105 kg x 4"])
    }
  }

  @Test func `how far up it went is no way, and a pace no time`() {
    checkSets("Run 8 km 45:00, 544 ft gain", "8 km")
    checkSets("Run 10 mi @ 9:00/mi avg · 1:30:00 moving", "10 mi")
    checkSets("Row 1k @80%", "1 km")
    checkSets("Row 60k x 8", "60 kg x 8")
  }

  @Test func `so often after a load and a time are sets`() {
    checkSets("农夫行走 20kg 30秒 3次", "20 kg x 30 s x 3")
    checkSets("平板支撑 30秒 3次", "BW x 30 s x 3")
  }

  @Test func `a warm-up of reps alone is no label of the line`() {
    let sets = read("Squat\nWarmup x10, 60 kg x 10, 60 kg x 8").flatMap(\.sets)
    #expect(sets.map(\.kind) == [.warmup, .work, .work])
    #expect(
      read("Squat\nWarmup 60 kg x 10, 80 kg x 8").flatMap(\.sets).map(\.kind) == [
        .warmup, .warmup,
      ])
  }

  @Test func `what somebody else lifted is no set`() {
    checkSets("My friend took 105 kg x 2, 155 kg x 2")
    checkNamed("My squats 105 kg x 2", ["My squats: 105 kg x 2"])
  }

  @Test func `how it was done is no part of the name`() {
    checkNamed("Bench Press: all reps paused, 60 kg x 10", ["Bench Press: 60 kg x 10"])
    checkNamed("Accessories: leg curl, 60 kg x 10", ["leg curl: 60 kg x 10"])
  }

  // MARK: Days

  @Test(arguments: [
    ("Week4 Monday 260623", "2023-06-26"), ("Week8 - Saturday 290723", "2023-07-29"),
    ("Monday 240603 Push", "2024-06-03"), ("### 20일차 : 2020년 8월 31일", "2020-08-31"),
    ("### 20日目 2020年8月31日", "2020-08-31"),
  ])
  func `a day is found in six digits behind its weekday, and behind how many there were`(
    _ line: String, _ date: String
  ) {
    let source = Source(path: "a.md", text: "\(line)\n\nSquat 100 kg x 5\n")
    let sessions = Reader().read([source]).journal.sessions
    #expect(sessions.map { $0.date?.description } == [date])
  }

  @Test func `the weight behind a day is the lifter's`() {
    let text = "11 Aug 2024: Weight: 78.2 kg, 20 pushups, 30 squats\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.flatMap(\.entries).map(\.nameAsWritten) == ["pushups", "squats"])
    #expect(journal.bodyweights.count == 1)
  }

  private func read(_ lines: String) -> [ExerciseEntry] {
    let source = Source(path: "a.md", text: "# 2026-03-02\n\n\(lines)\n")
    return Reader().read([source]).journal.sessions.flatMap(\.entries)
  }

  private func codes(_ line: String) -> [DiagnosticCode] {
    let source = Source(path: "a.md", text: "# 2026-03-02\n\n\(line)\n")
    return Reader().read([source]).diagnostics.map(\.code)
  }
}
