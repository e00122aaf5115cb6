import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Loads that stand elsewhere, and marks that repeat what stands above")
struct LoadsAndRepeatsTests {
  @Test func `a drop has a load of its own`() {
    checkSets(
      "Pulldown 50 kg 2x10, then drop set 40x8 30x9", "50 kg x 10 x 2", "40 kg x 8", "30 kg x 9")
    checkSets("Curl 26 kg 2x10 + drop 20x6 16x8", "26 kg x 10 x 2", "20 kg x 6", "16 kg x 8")
    // The reps of more sets with the same load.
    checkSets("Swing 24 kg 10x5, 15x3", "24 kg x 10 x 5", "24 kg x 15 x 3")
  }

  @Test func `the next load may stand bare before its reps`() {
    checkSets("Bench 60 kg 10 reps, 70 8 reps, 75 6 reps", "60 kg x 10", "70 kg x 8", "75 kg x 6")
    checkSets("Row bar 15, 40 kg 10 reps, 55 kg 2x8", "15 reps", "40 kg x 10", "55 kg x 8 x 2")
  }

  @Test func `pairs of a load and its reps need no rising loads`() {
    checkSets("Curl 22/12 22/12 22/10", "22 lb x 12", "22 lb x 12", "22 lb x 10")
    // Of either side.
    checkSets("Curl 12/12 12/12", "12 reps", "12 reps", "12 reps", "12 reps")
  }

  @Test func `a list behind the level or the number of sets`() {
    checkSets("Crunch pin 7 x18 x18", "level 7 x 18", "level 7 x 18")
    checkSets("Leg curl 4 plates 12 12 10", "level 4 x 12", "level 4 x 12", "level 4 x 10")
    checkSets(
      "French press 30 kg 4 sets, 12 12 10 8", "30 kg x 12", "30 kg x 12", "30 kg x 10", "30 kg x 8"
    )
    checkSets("Pec deck level 8, 3 sets of 12", "level 8 x 12 x 3")
  }

  @Test func `the bar with its plates`() {
    checkSets("Squat 190 total 5/5/4", "190 lb x 5", "190 lb x 5", "190 lb x 4")
    checkSets("Squat 137.5 total 3x5", "137.5 lb x 5 x 3")
    checkSets("Squat 45+25 /side 3x5", "70 lb x 5 x 3")
    checkSets("Press 25+2.5 (=100) 5,5,4", "100 lb x 5", "100 lb x 5", "100 lb x 4")
    checkSets("Bench 45/side 5,5,5", "45 lb x 5", "45 lb x 5", "45 lb x 5")
    // What the reps come to.
    checkSets("Push-ups 60 total 20/20/20", "BW x 20", "BW x 20", "BW x 20")
  }

  @Test func `a load at the end of the name, before words of how`() {
    checkNamed("Squat 185 paused x 6", ["Squat: 185 lb x 6"])
    checkNamed(
      "Bench press 90/side: 11, 9",
      ["Bench press: 90 lb x 11, 90 lb x 9"])
    checkNamed("Leg extension 50 to failure: 18, 14", ["Leg extension: 50 lb x 18, 50 lb x 14"])
    checkNamed("Row 25 kg till it died: 17, 13", ["Row: 25 kg x 17, 25 kg x 13"])
    // 45 is the angle of the machine.
    checkNamed("Leg press 45 3x12", ["Leg press: 45 lb x 12 x 3"])
  }

  @Test func `what was done stands behind the arrow`() {
    checkSets("Squat 102.5 kg 3x5 -> 5 5 4", "102.5 kg x 5", "102.5 kg x 5", "102.5 kg x 4")
    checkSets("Squat 102.5 3x5 -> 5, 5, 4", "102.5 lb x 5", "102.5 lb x 5", "102.5 lb x 4")
  }

  @Test func `the letter s behind a number of pounds`() {
    checkSets("Split squat 2x10 @ 14s", "14 lb x 10 x 2")
    checkSets("DB curls 14s x 15", "14 lb x 15")
    checkSets("Lateral raise 8s x 12", "8 lb x 12")
    checkSets("L-sit 10s x 8", "BW x 10 s x 8")
    checkSets("DB row 70s\n10, 9", "70 lb x 10", "70 lb x 9")
    checkSets("Squat triples: 200, 210", "200 lb x 3", "210 lb x 3")
    checkSets("Squat 5s: 200, 210", "200 lb x 5", "210 lb x 5")
    checkSets("Squat sets of 5: 200, 210", "200 lb x 5", "210 lb x 5")
    checkSets("Squat 200/210 for fives", "200 lb x 5", "210 lb x 5")
    // What is held is held for seconds.
    #expect(seconds("Plank 5s: 20 kg, 30 kg") == [5, 5])
  }

  @Test func `a load above the reps of its sets`() {
    checkSets("Bench 155 x 5\nx 5\nx 3", "155 lb x 5", "155 lb x 5", "155 lb x 3")
    checkSets("Squat 225 for 2 sets\n5 / 4", "225 lb x 5", "225 lb x 4")
    checkSets(
      "Squat 200x5\nBackoffs 165\n5 @7\n4 @7.5", "200 lb x 5", "165 lb x 5", "165 lb x 4")
  }

  @Test func `marks repeat what stands above`() {
    checkSets(
      "Bench\n1) 60 kg x 10\n2)  \"  x 8\n3)  \"   \"\n4)  〃  x 6",
      "60 kg x 10", "60 kg x 8", "60 kg x 8", "60 kg x 6")
    checkSets("Pushdown\nset 1 - 20 - 15\nset 2 - ditto - 11", "20 lb x 15", "20 lb x 11")
    // A quotation is none.
    checkSets("Bench\n60 kg x 10\n\"felt light\"", "60 kg x 10")
  }

  @Test func `manners of a list are sets of their own`() {
    checkSets("Push-ups\n15 wide, 10 narrow, 8 diamond", "BW x 15", "BW x 10", "BW x 8")
    checkSets("Pull-ups\n3 strict + 5 kipping", "BW x 3", "BW x 5")
    checkNamed("10 push-ups, 10 squats", ["push-ups: BW x 10", "squats: 10 reps"])
  }

  @Test func `numbers taken back are doubted, those struck out not read`() {
    checkSets("~~Row 60 3x8~~ Row 65 kg 3x8", "65 kg x 8 x 3")
    #expect(finds("W201", "Bench 95 kg x 5 - no wait that was 92.5"))
    #expect(finds("W201", "Bench 70 kg x 5, x5, edit: last one was 4"))
    #expect(!finds("W201", "Bench 95 kg x 5 - long wait for the rack"))
  }

  @Test func `how often, in words`() {
    checkSets("Shrugs 225x20 three times", "225 lb x 20 x 3")
    checkSets("Rows 85, 10 each arm, 3 rounds", "85 lb x 10 x 3")
    #expect(finds("W201", "giant set x3, no rest:"))
  }

  @Test func `top sets, openers and other words of a meet name no exercise`() {
    checkNamed("Squat top set 180 kg\n160 kg x 5", ["Squat: 180 kg, 160 kg x 5"])
    checkSets("Bench\ntop set 200\n185x5", "200 lb", "185 lb x 5")
    checkNamed("Squat 100 kg x 5\nOpener 110 kg x 1", ["Squat: 100 kg x 5, 110 kg x 1"])
    checkNamed(
      "Squat 100 kg x 5\nFailed 120, dropped to 110 kg x 2", ["Squat: 100 kg x 5, 110 kg x 2"])
    #expect(finds("W201", "Failed 335, dropped to 305x2"))
    checkNamed("Squat\nbar, 95, 135, 185x3", ["Squat: 95 lb x 3, 135 lb x 3, 185 lb x 3"])
  }

  @Test func `the warm-up ends where the work begins`() {
    let work = sets("Squat\nwarmups to 225, then 275 3x3")
    #expect(work.map(\.kind) == [.warmup, .work])
  }

  @Test func `reps in a row behind one load`() {
    checkSets("Squat 225x5 x5 x5 x4", "225 lb x 5", "225 lb x 5", "225 lb x 5", "225 lb x 4")
    checkSets("Squat 225 x5 x3", "225 lb x 5 x 3")
  }

  @Test func `halves behind a whole number`() {
    checkSets("Press 60 kg x 7 1/2", "60 kg x 7")
    checkSets("Curl 12 1/2 kg x 8", "12.5 kg x 8")
    #expect(sets("Run 5 1/2 miles").count == 1)
    // Either side of a set.
    checkSets("Curl 10 kg x 8/8", "10 kg x 8", "10 kg x 8")
  }

  @Test func `reps behind then have the load before`() {
    checkSets("Press 60 for 8 then 7 then 6", "60 lb x 8", "60 lb x 7", "60 lb x 6")
  }

  @Test func `sets behind the word of a day are read or doubted`() {
    checkSets("Bench 100x3\nlight day: 80 kg 3x8", "100 kg x 3", "80 kg x 8 x 3")
    #expect(finds("W201", "Deadlift day: 100 kg 3x3"))
    #expect(finds("W201", "week 2: 100x5, 100x5"))
    #expect(!finds("W201", "Day 2: felt good"))
  }

  @Test func `a word alone that something was skipped names nothing`() {
    checkNamed("Bench 60 kg x 8\nskipped\n50 kg x 8", ["Bench: 60 kg x 8, 50 kg x 8"])
  }

  @Test func `pairs of counted work are doubted`() {
    #expect(finds("W201", "Mountain climbers 30/15 30/15"))
    #expect(sets("Mountain climbers 30/15 30/15").isEmpty)
  }

  @Test func `words of how below a run count nothing`() {
    #expect(sets("Run\n10 easy, 5 hard").allSatisfy { $0.effort.reps == nil })
  }

  @Test func `loads that are carried`() {
    #expect(meters("Farmer's walk 2x24 kg, 3 x 40 m") == [40])
    #expect(meters("Farmer's walk 2x24 kg, 40 m") == [40])
    #expect(meters("Sandbag carry 60 kg, 30 m, 20 m") == [30, 20])
    #expect(meters("Sandbag carry 60 kg, 30 m then 20 m") == [30, 20])
    for line in ["Farmer's walk 2x24 kg, 40 m", "Sandbag carry 60 kg, 30 m then 20 m"] {
      #expect(sets(line).allSatisfy { $0.load.mass != nil }, "\(line)")
    }
    #expect(sets("Yoke 180 kg - 11.2 s").map { $0.load.mass != nil } == [true])
  }

  @Test func `stations in turn have their loads`() {
    checkNamed(
      "Curl 10 kg x12 + row 14 kg x12, 3 rounds", ["Curl: 10 kg x 12 x 3", "row: 14 kg x 12 x 3"])
    checkNamed("Pull-ups 10 + dips 12", ["Pull-ups: BW x 10", "dips: BW x 12"])
  }

  @Test func `a clock is no time of a lift, and sets of another day are told there`() {
    #expect(sets("Squats 2:25 for five, 2:45 for 3").isEmpty)
    #expect(finds("W201", "Squats 2:25 for five, 2:45 for 3"))
    #expect(finds("W201", "same as Monday but bench 80, rows 8/6/5"))
    #expect(finds("W201", "Correction: the deadlift was 85 x 8 not 80"))
  }

  @Test func `the unit within a name, and commas of the whole file`() {
    checkNamed("Pulldown (stack in lb) 130x10x3", ["Pulldown: 130 lb x 10 x 3"])
    checkSets("Press 57,5 : 8, 7", "57.5 lb x 8", "57.5 lb x 7")
  }

  @Test func `the last rep missed`() {
    let missed = sets("Squat 3x5 100 kg, failed last rep of last set")
    #expect(missed.map(\.count) == [2, 1])
    #expect(missed.map(\.kind) == [.work, .failed])
    #expect(sets("Squat 100x5 (failed last rep)").map(\.kind) == [.failed])
  }

  @Test func `a clock behind a rating was rested`() {
    let rested = sets("Squat 100 kg x 5 @7 3:00")
    #expect(rested.map(\.restSeconds) == [180])
    #expect(rested.map(\.rpe) == [7])
  }

  private func sets(_ line: String) -> [TrainingSet] {
    Reader().read([Source(path: "a.md", text: "# 2026-03-02\n\n\(line)\n")]).journal.sessions
      .flatMap(\.entries).flatMap(\.sets)
  }

  private func seconds(_ line: String) -> [Int] {
    sets(line).compactMap { $0.effort.seconds.map { Int($0.thousandths / 1000) } }
  }

  private func meters(_ line: String) -> [Int] {
    sets(line).compactMap { set in
      if case .distance(let distance, _) = set.effort {
        Int(distance.meters.rounded())
      } else {
        nil
      }
    }
  }

  private func finds(_ code: String, _ line: String) -> Bool {
    let text = "# 2026-03-02\n\nSquat 225 lb x 5\n\(line)\n"
    return Reader().check([Source(path: "a.md", text: text)]).contains { $0.code.name == code }
  }
}
