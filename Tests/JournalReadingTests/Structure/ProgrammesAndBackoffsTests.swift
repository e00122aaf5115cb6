import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Back-off sets, loads above reps, and marks between pairs")
struct ProgrammesAndBackoffsTests {
  @Test(arguments: [
    "Squat 140/3@5 180/3@8 -10% 3x3", "Squat 140x3, 180x3 @8, then -10% 3x3",
    "Squat 140x3 180x3 @8 then minus 10% for 3x3", "Squat 140x3, 180x3, drop 10% 3x3",
    "Squat 140x3 180x3 -11% (162) 3x3",
  ])
  func `a share off the set before tells the load of those behind it`(line: String) {
    checkSets(line, "140 lb x 3", "180 lb x 3", "162 lb x 3 x 3")
  }

  @Test func `a share that nothing stands before tells no load`() {
    checkSets("Squat 3x5 80%", "5 reps x 3 sets")
  }

  @Test(arguments: [
    "Incline 135/12 W   185/10   225/8", "Incline 135x12 W 185x10 225x8",
    "Incline 135/12 w, 185/10, 225/8",
  ])
  func `a W between pairs is of the set before it`(line: String) {
    let sets = Reader().read([Source(path: "a.md", text: "# 2026-03-02\nRow 95 lb x 5\n\(line)\n")])
      .journal.sessions.flatMap(\.entries).dropFirst().flatMap(\.sets)
    #expect(sets.map(\.kind) == [.warmup, .work, .work])
    checkSets(line, "135 lb x 12", "185 lb x 10", "225 lb x 8")
  }

  @Test func `stripped sets stand behind slashes too`() {
    checkSets(
      "Leg press 630/12 720/10 STRIP TO 540/8 STRIP TO 360/12", "630 lb x 12", "720 lb x 10",
      "540 lb x 8", "360 lb x 12")
  }

  @Test(arguments: ["C&J 95x1 115x1 120x 120x", "C&J 95x1 115x1 120 x 120 x"])
  func `a load with a cross and no reps was missed`(line: String) {
    checkSets(line, "95 lb x 1", "115 lb x 1", "120 lb x 0", "120 lb x 0")
    checkSets("Snatch 65x1 70x 70x1", "65 lb x 1", "70 lb x 0", "70 lb x 1")
  }

  @Test(arguments: [
    "Pistols 5/leg, 5/leg, 4/leg", "Pistols 5 per side, 5 per side, 4 per side",
    "Pistols: 5/side 5/side 4/side",
  ])
  func `a side behind each number is no part of the name`(line: String) {
    checkSets(line, "BW x 5", "BW x 5", "BW x 4")
  }

  @Test func `what is added to the body above reps is no set`() {
    checkSets("Dips +25\n8, 8, 6", "BW+25 lb x 8", "BW+25 lb x 8", "BW+25 lb x 6")
    checkSets("Dips BW+25\n8, 8, 6", "BW+25 lb x 8", "BW+25 lb x 8", "BW+25 lb x 6")
    checkSets("Pull-ups +10\n3x5", "BW+10 lb x 5 x 3")
    // Nothing stands below.
    checkSets("Dips 3x8\nPull-ups 10", "BW x 8 x 3", "BW x 10")
  }

  @Test(arguments: [
    "Back extension with plate 10: 15, 12",
    "Back extension + 10: 15, 12", "Weighted pullups 10: 15, 12",
  ])
  func `a load before the colon is no part of the name`(line: String) {
    checkSets(line, "BW+10 lb x 15", "BW+10 lb x 12")
  }

  @Test(arguments: [
    "Tasha did 230x12 on leg press", "Mike benches 275x3", "some dude benched 405x3 next to me",
    "a Pri fez 45 kg 10", "97 = 102% of best", "185x6 beats 180x6 from June", "2 burgers. Off",
    "bagels x2, slept 9 hrs", "185 was a fight but up by 5 from last week",
  ])
  func `others, food and talk of numbers are no sets`(line: String) {
    checkSets("Squat 185x5\n\(line)", "185 lb x 5")
  }

  @Test func `rows may begin with the number of their set`() {
    checkSets("Bench\n1 80 lb 5\n2 80 lb 4", "80 lb x 5", "80 lb x 4")
    checkSets("Bench\n1 80lb 5\n2 80lb 4", "80 lb x 5", "80 lb x 4")
  }

  @Test func `totals, judgements and wants behind a list count nothing`() {
    checkSets("Bench 80 lb 5, 5, 5, 15 total", "80 lb x 5", "80 lb x 5", "80 lb x 5")
    checkSets("Bench 80 lb 5, 5, 5, 100 was easy", "80 lb x 5", "80 lb x 5", "80 lb x 5")
    checkSets("Bench 80 lb 5, 5, 3 of 5", "80 lb x 5", "80 lb x 5", "80 lb x 3")
    checkSets("Bench 80 lb 5, 5, 5, 2 left", "80 lb x 5", "80 lb x 5", "80 lb x 5")
    checkSets("Bench 80 lb 8, 8, 7 felt heavy", "80 lb x 8", "80 lb x 8", "80 lb x 7")
  }

  @Test(arguments: ["82.5 lb next time", "3x8 next week"])
  func `what is put off is no set of the exercise above`(line: String) {
    checkSets("Bench 80 lb x 5\n\(line)", "80 lb x 5")
  }

  @Test func `rounds told in a sentence below are counted`() {
    checkSets("12 min AMRAP\n- 8 pull-ups\n\n6 rounds on the dot. Hot!", "BW x 8 x 6")
  }
}

@Suite("What a file says of its numbers, and years of the last century")
struct StatementsOfFilesTests {
  private func sets(_ text: String) -> [String] {
    Reader().read([Source(path: "a.md", text: text)]).journal.sessions.flatMap(\.entries)
      .flatMap(\.sets).map { "\($0.load) \($0.effort)" }
  }

  @Test func `a line may tell two orders, one of three numbers and one of two`() {
    let body = "\n2025-01-06\nSquat 8x20, 5x40, 3x5x60\nBench 10x20\n"
    let told = sets("(sets x reps x kg where there are three, else reps x kg)" + body)
    let meant = sets("\n2025-01-06\nSquat 20 kg x 8, 40 kg x 5, 60 kg x 5 x 3\nBench 20 kg x 10\n")
    #expect(told == meant)
  }

  @Test func `an order of three numbers alone says how two are read`() {
    let told = sets("(sets x reps x kg)\n2025-01-06\nSquat 3x5x60\nPull-up 3x8\n")
    #expect(told == sets("2025-01-06\nSquat 60 kg x 5 x 3\nPull-up 3 sets of 8\n"))
  }

  @Test func `everything in pounds is told whatever stands beside it`() {
    let read = Reader().read([
      Source(
        path: "a.md", text: "WOD book (everything lbs, 35 = the red bell)\n2025-01-06\nDL 205x3\n")
    ])
    #expect(read.journal.sessions[0].entries[0].sets[0].load.mass?.unit == .pound)
  }

  @Test func `two digits of a year are those of the last century from 70 on`() {
    func day(_ text: String) -> CivilDate? {
      Reader().read([Source(path: "a.md", text: "\(text)\nSquat 100 kg x 5\n")]).journal.sessions[0]
        .date
    }
    #expect(day("13.4.87") == CivilDate(year: 1987, month: 4, day: 13))
    #expect(day("May 4 '98") == CivilDate(year: 1998, month: 5, day: 4) || day("May 4 '98") == nil)
    #expect(day("13.4.24") == CivilDate(year: 2024, month: 4, day: 13))
  }

  @Test func `boxes counted at the end of an Org line are no sets`() {
    let read = Reader().read([
      Source(
        path: "a.org",
        text:
          "* DONE <2024-02-18 Sun>\n- [X] Bench 80 kg [3/3]\n  - [X] 15\n  - [X] 12\n  - [X] 11\n")
    ])
    #expect(
      read.journal.sessions.flatMap(\.entries).flatMap(\.sets).compactMap(\.effort.reps)
        .map { "\($0)" } == ["15", "12", "11"])
  }

  @Test func `an answer below a quoted plan is of the exercise that the plan names`() {
    let plan = """
      2025-01-13
      > A. Squat 3x4 at 85%
      100 kg for 4, 4, 4
      > B. Paused bench 4x5 @7
      57.5 kg for 5, 5, 5
      > C. Barbell row 3x10
      60 kg for 10, 10
      """
    let entries = Reader().read([Source(path: "a.md", text: plan)]).journal.sessions[0].entries
    #expect(entries.map(\.nameAsWritten) == ["Squat", "Paused bench", "Barbell row"])
    #expect(entries.map(\.sets.count) == [3, 3, 2])
  }
}
