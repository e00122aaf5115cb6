import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Sets as people say them in passing")
struct WorkSaidInPassingTests {
  private func sets(_ lines: String) -> [TrainingSet] {
    Reader().read([Source(path: "a.md", text: "# 2026-03-02\nLeg Press 225 lb x 5\n\n\(lines)\n")])
      .journal.sessions.flatMap(\.entries).dropFirst().flatMap(\.sets)
  }

  @Test(arguments: [
    "Squat 100 lb for 5 x 3", "Squat 3 x 100 for 5", "Squat 100 for 5 reps and 3 sets",
    "Squat 3 sets and 5 reps at 100", "Squat 3 sets of 5 each at 100",
  ])
  func `the number of sets stands anywhere`(line: String) {
    #expect(Set(sets(line).map(setText)).isSubset(of: ["100 lb x 5 x 3", "100 lb x 5"]))
    #expect(sets(line).reduce(0) { $0 + Int($1.count) } == 3)
    #expect(sets(line).allSatisfy { $0.side == nil })
  }

  @Test func `loads and what was done with each`() {
    checkSets("Bench 60 70 80 all for 5", "60 lb x 5", "70 lb x 5", "80 lb x 5")
    checkSets("Bench 60, 70, 80 for 5 each", "60 lb x 5", "70 lb x 5", "80 lb x 5")
    checkSets("Bench 180 for 5, then dropped it to 170 for 8", "180 lb x 5", "170 lb x 8")
    checkNamed(
      "Bench: started at 100 for 12, then 140 for 10", ["Bench: 100 lb x 12, 140 lb x 10"])
    checkNamed("Bench went up to 185 for 6", ["Bench: 185 lb x 6"])
    checkNamed("Squat only 4 at 100", ["Squat: 100 lb x 4"])
    checkNamed("Squat\nfive @ 100", ["Squat: 100 lb x 5"])
    checkNamed("Bench\nI did 5 at 100", ["Bench: 100 lb x 5"])
  }

  @Test func `reps stand behind the colons of their loads`() {
    checkSets(
      "Row 50: 10, 55: 10, 57.5: 8, 8", "50 lb x 10", "55 lb x 10", "57.5 lb x 8", "57.5 lb x 8")
    checkSets("Curl 25: 12, 10, 27.5: 8", "25 lb x 12", "25 lb x 10", "27.5 lb x 8")
  }

  @Test func `the same again, so often`() {
    checkNamed(
      "Squat\n140 x 5\nsame for 2 more sets\n160 x 3",
      ["Squat: 140 lb x 5, 140 lb x 5 x 2, 160 lb x 3"])
    checkNamed(
      "Squat\n140 x 5\nsame for another set\n160 x 3",
      ["Squat: 140 lb x 5, 140 lb x 5, 160 lb x 3"])
  }

  @Test func `words before the load behind sets`() {
    checkSets("Squat 3x15 but with 290 lb", "290 lb x 15 x 3")
    checkSets("Flyes 3x12, put the pin on 90 lb", "90 lb x 12 x 3")
  }

  @Test func `how much more than last time is no set`() {
    checkSets("Press 50 3x5 +2.5", "50 lb x 5 x 3")
    checkSets("Squat 3x5 100 +5", "100 lb x 5 x 3")
  }

  @Test func `words for the kinds of sets`() {
    #expect(sets("Bench\nwarmed up with 40x10\n80x5").map(\.kind) == [.warmup, .work])
    #expect(sets("Bench\n40x10 to warm up\n80x5").map(\.kind) == [.warmup, .work])
    #expect(sets("Bench\n80x5\n50x15 ds").map(\.kind) == [.work, .drop])
    #expect(sets("Squat 120 5, 5, failed at 3").map(\.kind) == [.work, .work, .failed])
    checkSets("Squat 120 lb 5, 5, failed at 3", "120 lb x 5", "120 lb x 5", "120 lb x 3")
    checkNamed("Bench\n100x5\ncooldown 60x15", ["Bench: 100 lb x 5, 60 lb x 15"])
    #expect(sets("Bench 180 5 5 5 (warmups 20, 40, 60)").allSatisfy { $0.kind == .work })
  }

  @Test(arguments: [
    "Bench 60x8 rest pause 3, 2", "Bench 60x8, rp 3, 2", "Bench 60x8 rest-pause 3 2",
  ])
  func `reps behind a breath are sets of the same load`(line: String) {
    checkSets(line, "60 lb x 8", "60 lb x 3", "60 lb x 2")
  }

  @Test(arguments: [
    "Bike 30 min, 250 calories", "Bike 30 min, 140 avg HR", "Bike 30 min, 140 heart rate",
    "Bike 30 min - 250 active calories - level 8", "Bike: level 8, 30 mins",
    "Bike 30 min 900 steps",
    "Bike Z2 30 min", "Bike UT2 30 min",
  ])
  func `what a machine counts is neither time nor way`(line: String) {
    #expect(sets(line).map(\.effort) == [.time(seconds: 1800)])
  }

  @Test func `paces and halves`() {
    checkDumped("Run 3 km at 5 min pace", ["Run: 3 km"])
    checkDumped("Run 5k, 5 min/km", ["Run: 5 km"])
    let rounds = sets("Bike 10 rounds 20s on 40s off")
    #expect(rounds.reduce(0) { $0 + Int($1.count) } == 10)
    #expect(rounds.allSatisfy { $0.restSeconds == 40 })
    #expect(sets("Bike 10 x 15s:45s").allSatisfy { $0.restSeconds == 45 && $0.load == .none })
  }
}

@Suite("Sets of the own weight, and what hangs on it")
struct AddedBehindSetsTests {
  @Test(arguments: [
    "Dips 3x8 @ +10kg", "Dips 3x8 (+10kg)", "Dips 3x8 + 10 kg", "Dips 3x8+10kg",
  ])
  func `the load behind the sets is of each`(line: String) {
    checkSets("Bench 60 kg x 8\n" + line, "60 kg x 8", "BW+10 kg x 8 x 3")
  }

  @Test func `of lists and of single sets`() {
    checkSets("Dips 12,10,8 @ +10", "BW+10 lb x 12", "BW+10 lb x 10", "BW+10 lb x 8")
    checkSets("Pull-ups 10, 8 (+5), 6 (+10)", "BW x 10", "BW+5 lb x 8", "BW+10 lb x 6")
    checkSets("Pull-ups: 10, 8 with +5, 6 with +10", "BW x 10", "BW+5 lb x 8", "BW+10 lb x 6")
  }

  @Test func `labels of sets below the name`() {
    checkNamed("Pull-ups\nbw: 10, 8", ["Pull-ups: BW x 10, BW x 8"])
    checkNamed("Dips\nwith 10 lb x 5", ["Dips: BW+10 lb x 5"])
    checkNamed(
      "Pull-ups\n10\ngreen band x 8\nwide grip: 8, 7", ["Pull-ups: BW x 10, BW x 8, BW x 8, BW x 7"]
    )
  }

  @Test func `what helps`() {
    checkSets("Assisted pull-ups 30 3x10", "BW-30 lb x 10 x 3")
    checkSets("Pull-ups (assisted, 25 lb) 3x8", "BW-25 lb x 8 x 3")
    checkSets("Pull-ups bw - 20 lb 3x8", "BW-20 lb x 8 x 3")
  }

  @Test func `no heavy pull-ups come in ten sets`() {
    checkNamed(
      "Weighted pull-up\n10x5\n15x5", ["Weighted pull-up: BW+10 lb x 5, BW+15 lb x 5"])
    checkSets("Weighted pull-ups 5x5", "BW x 5 x 5")
  }

  @Test func `reps above the names of what was done`() {
    checkNamed(
      "21-15-9\nThrusters 95 lb\nPull-ups\n\nDips 12",
      [
        "Thrusters: 95 lb x 21, 95 lb x 15, 95 lb x 9", "Pull-ups: BW x 21, BW x 15, BW x 9",
        "Dips: BW x 12",
      ])
  }

  @Test func `sets and reps by their first letters in German`() {
    checkSets("Rudern 60 kg 3S 10W", "60 kg x 10 x 3")
    checkSets("DB curl 25/25 10 10 8", "25 lb x 10", "25 lb x 10", "25 lb x 8")
  }
}
