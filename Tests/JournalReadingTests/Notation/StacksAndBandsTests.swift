import JournalReading
import Testing
import WorkoutModel

/// Sizes of dumbbells with each set, plates of stacks, bands beside bars, trips of carries, and what is no
/// set beside them.
@Suite("Sizes, stacks, bands and trips")
struct StacksAndBandsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("A2 seal row 26s x12, 28.5s x10, 28.5s x9", "seal row: 26 kg x 12, 28.5 kg x 10, 28.5 kg x 9"),
    ("db press 22s x9 @8, x8 @9, x7 @9", "db press: 22 kg x 9, 22 kg x 8, 22 kg x 7"),
    ("B1 db press 26s x9 @8, x8 @9", "db press: 26 kg x 9, 26 kg x 8"),
  ])
  func `sizes of several sets with their signs are no seconds`(line: String, read: String) {
    #expect(withoutRatings(entries(line)) == [read])
  }

  /// Ratings and sides are told behind the reps.
  private func withoutRatings(_ entries: [String]) -> [String] {
    entries.map { entry in
      entry.split(separator: " ", omittingEmptySubsequences: false).filter {
        !$0.hasPrefix("@") && $0 != "each"
      }.joined(separator: " ")
    }
  }

  @Test(arguments: ["Plank 32s x 5, 28s x 5", "Hill sprints 32s x 8, 28s x 6"])
  func `holds and sprints keep their seconds`(line: String) {
    let read = entries(line)
    #expect(read.count == 1)
    #expect(read.allSatisfy { $0.contains("32 s") && $0.contains("28 s") && !$0.contains("kg") })
  }

  @Test(arguments: [
    "Pulldown plate 6 x 12, plate 7 x 10", "Pulldown pin 6 x 12, pin 7 x 10",
    "Pulldown (wide) plate 6 x 12, plate 7 x 10",
  ])
  func `a numbered plate of a stack is a level`(line: String) throws {
    let sets = ReadJournal(day: line).result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map { $0.effort } == [.reps(12), .reps(10)])
    #expect(sets.allSatisfy { !SetText.text($0).contains("kg") })
  }

  @Test(arguments: [
    ("Smith squat 10kg each side 12, 15kg each side 10", ["10 kg", "15 kg"]),
    ("Smith squat 10 kg per side 12, 15 kg per side 10", ["10 kg", "15 kg"]),
  ])
  func `reps right behind a load of each side are its reps`(line: String, loads: [String]) {
    let sets = ReadJournal(day: line).result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map { $0.effort } == [.reps(12), .reps(10)])
    #expect(zip(sets, loads).allSatisfy { SetText.text($0).contains($1) })
  }

  @Test(arguments: [
    ("Box squat, 185 + minis, 8x2", "Box squat: 185 kg x 2 (8)"),
    ("Box squat 185+bands, 8x2, 60 sec rest", "Box squat: 185 kg x 2 (8)"),
    ("Deadlift 200 + 2 chains, 6x1", "Deadlift: 200 kg x 1 (6)"),
    ("Bench 140 + bands, 8x3, 3 grips", "Bench: 140 kg x 3 (8)"),
    ("Swings 24kg: 4x10, then two hand 3x10", "Swings: 24 kg x 10 (7)"),
    ("Push-ups, no knees, 9, 7", "Push-ups: BW x 9, BW x 7"),
    ("Halos 12, 3x6 each way", "Halos: 12 kg x 6 (3)"),
    ("Goblet squat, 20, 3 rounds x 6", "Goblet squat: 20 kg x 6 (3)"),
    ("Rows w/ 9kg in the backpack 11 11 10", "Rows: 9 kg x 11 (2), 9 kg x 10"),
    ("Knee bend 45 kg 2x10, third time only 7", "Knee bend: 45 kg x 10 (2), 45 kg x 7"),
    ("Knee bend 45 kg 3x10, third set only 7", "Knee bend: 45 kg x 10 (2), 45 kg x 7"),
    ("Knee bend 45 kg 2x10, 3rd just 7", "Knee bend: 45 kg x 10 (2), 45 kg x 7"),
    ("Deadlift 215 4. two plates!", "Deadlift: 215 kg x 4"),
  ])
  func `words between a load and its sets leave both alone`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    "Farmer walk 28, 40 m, 4 trips", "Farmer walk 28, 4 trips, 40 m",
    "Farmer walk 28 kg, 40 m, 4 runs",
  ])
  func `trips of a carry are sets of its way`(line: String) {
    let sets = ReadJournal(day: line).result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.reduce(0) { $0 + Int($1.count) } == 4)
    #expect(
      sets.allSatisfy { SetText.text($0).contains("28 kg") && SetText.text($0).contains("40 m") })
  }

  @Test func `lengths of a pool are no sets of the way`() {
    let sets = ReadJournal(day: "Swim 100 m, 4 lengths").result.journal.sessions
      .flatMap(\.entries).flatMap(\.sets)
    #expect(sets.reduce(0) { $0 + Int($1.count) } == 1)
  }

  @Test(arguments: ["Warm up bike 9 min", "Warmup row 9 min", "warm-up ski 9 min"])
  func `a label of the warm-up needs no colon`(line: String) {
    let read = entries(line)
    #expect(read.count == 1)
    #expect(read.allSatisfy { $0.hasSuffix("540 s warm-up") && !$0.lowercased().hasPrefix("warm") })
  }

  @Test(arguments: ["Run: 8 km, riverside, 41:20", "Bike 30 min steady, 12000 m"])
  func `words between a way and its time part them not`(line: String) {
    let sets = ReadJournal(day: line).result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.count == 1)
    guard case .distance(_, .some)? = sets.first?.effort else {
      Issue.record("the time is lost")
      return
    }
  }

  @Test func `inches of a lift are no seconds`() {
    #expect(entries("Block pull, 4\"\n140x3 150x2") == ["Block pull: 140 kg x 3, 150 kg x 2"])
  }

  @Test func `slashes of a weightlifter part loads from reps, and days from months`() {
    let read = ReadJournal(
      """
      unit: kg
      ## May 2021
      **Mon 3/5**
      Snatch: 20/3 25/3 30/2 35/2 40/x 40/1
      Pull: 50/3 55/3 60/3
      **Wed 5/5**
      Snatch: 20/3 25/3 30/2 35/2
      Pull: 50/3 60/3
      """)
    #expect(read.days.map { String($0.prefix(10)) } == ["2021-05-03", "2021-05-05"])
    #expect(
      read.entries.first?.hasPrefix("Snatch: 20 kg x 3, 25 kg x 3, 30 kg x 2, 35 kg x 2") == true)
    #expect(read.entries.first?.hasSuffix("40 kg x 0 failed, 40 kg x 1") == true)
  }

  @Test(arguments: [
    "Weight 12 stone 9", "Scale 81.3 (was 82 on the 1st)", "90x8 is an estimated 1RM of 114",
    "## Bells I own\n8, 12, 16, 24",
  ])
  func `what is weighed, reckoned or owned is no set`(line: String) {
    #expect(entries("Bench\n90x8\n" + "\n" + line) == ["Bench: 90 kg x 8"])
  }

  @Test func `stones and pounds weigh the lifter`() {
    #expect(ReadJournal(day: "Weight 12 stone 9").weights.count == 1)
  }

  @Test func `a friend of whom the journal talks lifts for himself`() {
    let talk = "Bench\n60x5\npavel 90x5\n70x3\n\npavel did curls the whole time"
    #expect(entries(talk) == ["Bench: 60 kg x 5, 70 kg x 3"])
    // Nobody tells that this is a person.
    #expect(entries("Bench\n60x5\npavel 90x5").count == 2)
  }
}
