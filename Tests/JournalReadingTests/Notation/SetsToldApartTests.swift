import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Loads, reps and sets that are told apart from each other")
struct SetsToldApartTests {
  @Test(arguments: [
    "kg    45 / 52 / 52\nreps  12 / 9 / 8", "kg 45 52 52\nreps 12 9 8",
    "kg: 45, 52, 52\nreps: 12, 9, 8",
    "reps 12/9/8\nkg 45/52/52", "kg | 45 | 52 | 52\nreps | 12 | 9 | 8",
    "kg 45/52/52\nreps 12/9/8 each side",
  ])
  func `a row of loads and a row of reps belong together`(_ rows: String) {
    #expect(
      workOf("Row\n\(rows)").map { $0.replacing(", each", with: "") }
        == ["Row: 45 kg x 12, 52 kg x 9, 52 kg x 8"])
  }

  @Test func `the sets of rows stand where their reps do`() {
    let text = "# 2026-03-02\nRow\nkg 45/52\nreps 12/9\n"
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.sessions[0].entries[0].sets
    #expect(sets.map { $0.location.lineNumber } == [4, 4])
  }

  @Test func `deadlifts of five three one with the last one open`() {
    let sets = "140 kg x 5, 150 kg x 5, 160 kg x "
    #expect(workOf("Deadlift 5@140, 5@150, 5+@160 -> 9 reps") == ["Deadlift: \(sets)9"])
    #expect(workOf("Deadlift 5@140, 5@150, 5+@160: 9") == ["Deadlift: \(sets)9"])
    #expect(workOf("Deadlift 5@140, 5@150, 5+@160") == ["Deadlift: \(sets)5"])
  }

  @Test(arguments: ["all for 5", "all x5", "all 5 reps"])
  func `reps of all loads`(_ reps: String) {
    #expect(workOf("Bench: 60, 70, 80 \(reps)") == ["Bench: 60 kg x 5, 70 kg x 5, 80 kg x 5"])
  }

  @Test func `reps of all loads stand before more talk of all`() {
    #expect(
      workOf("Bench: 60, 70, 80 all for 5 (all good)") == ["Bench: 60 kg x 5, 70 kg x 5, 80 kg x 5"]
    )
    #expect(
      workOf("Beenpers 120, 140 allemaal 10 keer") == ["Beenpers: 120 kg x 10, 140 kg x 10"])
  }

  @Test(arguments: [
    "Goblet squat 24 kg KB, 4 rounds of 10", "Goblet squat 24 kg, 4 rounds x 10",
    "Goblet squat 24, 4 sets of 10", "Goblet squat 24, four sets of ten",
    "Goblet squat 24 kg ten reps four sets", "Goblet squat 24 kg/4x10", "Goblet squat 4x10/24 kg",
  ])
  func `sets of one load`(_ line: String) {
    #expect(workOf(line) == ["Goblet squat: 24 kg x 10 x 4"])
  }

  @Test(arguments: ["80 kg ---> 10, 10, 8", "80 kg ... 10, 10, 8", "80 kg -> 10, 10, 8"])
  func `signs before reps`(_ sets: String) {
    #expect(workOf("Squat \(sets)") == ["Squat: 80 kg x 10, 80 kg x 10, 80 kg x 8"])
  }

  @Test(arguments: ["4x8 - 26 26 26 24 kg", "4x8 26 26 26 24 kg", "4x8: 26 26 26 24 kg"])
  func `as many loads as sets`(_ sets: String) {
    #expect(workOf("Panca \(sets)") == ["Panca: 26 kg x 8, 26 kg x 8, 26 kg x 8, 24 kg x 8"])
  }

  @Test func `loads over reps and sets of weightlifters`() {
    #expect(workOf("Tall snatch: 30/3x3") == ["Tall snatch: 30 kg x 3 x 3"])
    #expect(
      workOf("Jerk: 70/2x2, 80/2, 85/1") == ["Jerk: 70 kg x 2 x 2, 80 kg x 2, 85 kg x 1"])
    #expect(
      workOf("Power clean: 60/2x3, 65/2x2").first?.hasPrefix("Power clean: 60 kg x 2") == true)
  }

  @Test(arguments: ["10/15; 10/25; 10/35", "10/15, 10/25, 10/35"])
  func `reps over loads that rise`(_ sets: String) {
    #expect(workOf("Goblet squat: \(sets)") == ["Goblet squat: 15 kg x 10, 25 kg x 10, 35 kg x 10"])
  }

  @Test func `the letter s for sets`() {
    #expect(workOf("Seated row 4s x 6") == ["Seated row: 6 reps x 4 sets"])
    #expect(workOf("Bench 325 x 3s x 3", unit: "lb") == ["Bench: 325 lb x 3 x 3"])
    #expect(workOf("Dips 3s x 10") == ["Dips: BW x 10 x 3"])
    #expect(workOf("Plank 3s x 10").first?.contains("3 s") == true)
    #expect(workOf("Laterals 8s x 15, 15, 12") == ["Laterals: 8 kg x 15, 8 kg x 15, 8 kg x 12"])
  }

  @Test(arguments: [
    "Squat 1. 80x10 2. 85x8 3. 90x6", "Squat #1 80x10 #2 85x8 #3 90x6",
    "Squat 1: 80x10 2: 85x8 3: 90x6",
  ])
  func `numbers of sets are no reps`(_ line: String) {
    #expect(workOf(line) == ["Squat: 80 kg x 10, 85 kg x 8, 90 kg x 6"])
  }

  @Test(arguments: ["Push-ups 2 min: 71", "Push-ups in 2 min: 71", "71 push-ups in 2 min"])
  func `reps in a time`(_ line: String) {
    let set = setsOf(line).first
    #expect(set?.effort.reps == 71 && set?.effort.seconds == 120)
  }

  @Test func `loaded reps in a time`() {
    #expect(workOf("50 thrusters 40 kg in 8:30") == ["thrusters: 40 kg x 50"])
    #expect(setsOf("50 thrusters 40 kg in 8:30").first?.effort.seconds == 510)
    #expect(setsOf("3 planks 60 s").first?.effort.reps == nil)
  }

  @Test(arguments: [
    "Row 20 kg 10 L, 10 R x3", "Row 20 kg 10 left 10 right, 3 sets", "Row 20 kg 10L/10R x3",
    "Row 20 kg L 10, R 10 x3", "Row 3x10/10 @ 20", "Row 20 kg x 10e x3",
  ])
  func `as many of both sides, so often`(_ line: String) {
    let sets = setsOf(line)
    #expect(sets.count == 1 && sets.first?.count == 3)
    #expect(sets.first?.effort.reps == 10)
  }

  @Test func `the other side behind the period of a unit`() {
    #expect(
      workOf("Balance left 11 sec. right 15 sec.") == workOf("Balance left 11 sec, right 15 sec"))
  }

  @Test(arguments: [
    "3x8 @ 105 (3rd set 6)", "3x8 @ 105 (3rd set only 6)", "3x8 @ 105, sista setet bara 6",
  ])
  func `the last set by its number`(_ sets: String) {
    #expect(workOf("OHP\n\(sets)") == ["OHP: 105 kg x 8, 105 kg x 8, 105 kg x 6"])
  }

  @Test func `reps of a planned number of sets stand below`() {
    for head in ["5x5 100 kg", "5x5 @ 100 kg", "100 kg 5x5"] {
      #expect(
        workOf("Bench \(head)\n5 5 5 5 4") == [
          "Bench: 100 kg x 5, 100 kg x 5, 100 kg x 5, 100 kg x 5, 100 kg x 4"
        ])
    }
  }

  @Test func `loads without a unit below sets and reps, as many as sets`() {
    #expect(workOf("Bench 3x8\n60\n65\n70") == ["Bench: 60 kg x 8, 65 kg x 8, 70 kg x 8"])
  }

  @Test func `weight and reps by their letters`() {
    #expect(workOf("Bench\nw 60 r 10\nw 65 r 8") == ["Bench: 60 kg x 10, 65 kg x 8"])
  }

  @Test func `two exercises of a superset whose names are short`() {
    #expect(
      workOf("curls ss pushdown 3x12 25 kg") == [
        "curls: 25 kg x 12 x 3", "pushdown: 25 kg x 12 x 3",
      ])
  }

  @Test func `a ruck with its load between way and time`() {
    #expect(
      workOf("Ruck 6 mi, 35 lb dry, 1:28:40") == workOf("Ruck 6 mi 1:28:40 35 lb"))
  }

  @Test func `every minute without the word for it`() {
    #expect(workOf("EMOM 8, 2 hang snatch @ 95") == workOf("EMOM 8: 2 hang snatch @ 95"))
  }

  @Test func `another set in words`() {
    #expect(
      workOf("Curl 30 kg: 10, 8 then 20 kg for another 8") == [
        "Curl: 30 kg x 10, 30 kg x 8, 20 kg x 8"
      ])
  }

  @Test func `a pair of dumbbells before the reps of both sides`() {
    let line = "Bulgarian split squats 2 x 16 kg: 10/10, 10/10, 8/8"
    #expect(setsOf(line).map(\.effort.reps) == [10, 10, 8])
  }

  @Test(arguments: ["1", "12", "a"])
  func `lines cut at any letter crash nothing`(_ end: String) {
    for line in [
      "Plank, I got 30, 30, 22 :-/", "Jerk: 70/2x2, 80/", "Goblet: 10/15; 10/2",
      "Bench: 60, 70 all",
      "Row 10 L, 10 R x", "Squat #1 80x10 #", "Snatch 1@37, miss@", "kg 45/52",
      "Row 2 x 16 kg: 10/",
      "Push-ups 2 min:", "Ruck 6 mi, 35 lb,", "Curls 65 lb ez bar,", "Bench 80 kg ...", "w 60 r",
    ] {
      for count in 1...line.count {
        _ = workOf(String(line.prefix(count)) + end)
        _ = workOf("Bench 3x8\n" + String(line.prefix(count)))
      }
    }
  }

  @Test func `what was asked for before what was done`() {
    #expect(
      workOf("Bench 4x6-8: 80x8, 80x7, 75x8") == ["Bench: 80 kg x 8, 80 kg x 7, 75 kg x 8"])
    #expect(workOf("Bench 4x6-8: felt good").isEmpty)
  }

  @Test func `a set in every so many minutes`() {
    #expect(workOf("Every 2 min x 5: 3 squats @ 100") == ["squats: 100 kg x 3 x 5"])
  }

  @Test func `plates in parentheses weigh what the load says`() {
    #expect(workOf("Bench 100 (2 plates) 5x5") == ["Bench: 100 kg x 5 x 5"])
  }

  @Test func `the leg behind a slash between exercises is part of a name`() {
    #expect(
      workOf("Leg ext 40 3x12 / leg curl 35 3x12") == [
        "Leg ext: 40 kg x 12 x 3", "leg curl: 35 kg x 12 x 3",
      ])
  }

  @Test func `a total in sets behind the name`() {
    #expect(workOf("Pull ups 50 in sets of 5") == ["Pull ups: BW x 5 x 10"])
  }

  @Test func `as many times the same number, and the load of all`() {
    #expect(
      workOf("Face pull 15x15x15 @ 20 kg") == ["Face pull: 20 kg x 15, 20 kg x 15, 20 kg x 15"])
  }

  private func setsOf(_ line: String) -> [TrainingSet] {
    let text = "unit: kg\n# 2026-03-02\n\n\(line)\n"
    return Reader().read([Source(path: "a.md", text: text)]).journal.sessions.flatMap(\.entries)
      .flatMap(\.sets)
  }
}
