import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Units before numbers, loads in a row, and what lifters of other tongues write around sets.
struct UnitsAheadTests {
  // MARK: Units before their number

  @Test(arguments: [
    "Row 4x8 kg. 60", "Row 4x8 KG 60", "Row 4X8 Kg. 60", "Row kg 60 4x8", "Row kg. 60 4x8",
  ])
  func `a unit behind sets and reps is that of the load behind it`(_ line: String) {
    checkSets(line, "60 kg x 8 x 4")
    checkNamed(line, ["Row: 60 kg x 8 x 4"])
  }

  @Test func `a unit ahead may have a decimal comma behind it, and reps before`() {
    checkSets("Curl 3x10 kg. 12,5", "12.5 kg x 10 x 3")
    checkSets("Row 12 reps kg 50", "50 kg x 12")
  }

  @Test func `a unit behind a load stays with it`() {
    checkSets("Press 60 kg 8, 70 kg 6", "60 kg x 8", "70 kg x 6")
    checkSets("Farmer 5 x 60 kg 3 x 80 kg", "60 kg x 5", "80 kg x 3")
    checkSets("Curl 3 x 10 kg", "10 kg x 3")
  }

  // MARK: Loads in a row

  @Test(arguments: ["60 80 100 120x4", "60 80 100 120 x 4"])
  func `loads that rise to the one with its reps share them`(_ loads: String) {
    checkSets("Deadlift \(loads)", "60 lb x 4", "80 lb x 4", "100 lb x 4", "120 lb x 4")
  }

  @Test func `halves in such a row are decimals`() {
    checkSets("Deadlift 60 72,5 85x5", "60 lb x 5", "72.5 lb x 5", "85 lb x 5")
  }

  @Test func `loads with reps of their own share none`() {
    checkSets("Deadlift 100 5 120 5 140x3", "100 lb x 5", "120 lb x 5", "140 lb x 3")
  }

  // MARK: Parts of a rep

  @Test(arguments: ["1 1/4", "1 e 1/4", "1 and 1/4", "1 y 1/2"])
  func `how far a rep goes is no set`(_ part: String) {
    checkSets("Squat 4x6 60 kg \(part)", "60 kg x 6 x 4")
    checkSets("Squat 4x6 \(part)", "6 reps x 4 sets")
  }

  // MARK: Each side

  @Test(arguments: [
    "Lunge: 20 of each", "Lunge: 20 of each side", "Lunge : 20 de chaque côté",
    "Lunge: 20 de cada lado",
    "Lunge по 20 на ногу", "Lunge 20 на каждую ногу", "Lunge po 20 na nogę", "Lunge po 20 na nohu",
  ])
  func `so many with each of the sides`(_ line: String) {
    checkSets(line, "20 reps")
    let sets = read("# 2026-03-02\n\(line)")
    #expect(sets.map(\.side) == [.each])
  }

  @Test func `sets of so many with each side`() {
    checkNamed("Lunge 3 x po 10 na nogę", ["Lunge: 10 reps x 3 sets"])
    checkSets("Bench 3x10 of 50", "50 lb x 10 x 3")
  }

  // MARK: Numbered sets below their number

  @Test(arguments: ["5 sets", "5 rounds", "5라운드"])
  func `a number above numbered sets counts them`(_ count: String) {
    checkSets("Clean \(count)\n#1: 3 reps 35 kg\n#2: 3 reps 45 kg", "35 kg x 3", "45 kg x 3")
  }

  // MARK: Chinese lists

  @Test func `names of moves that share sets are exercises each`() {
    checkNamed(
      "腿屈伸，夹腿 4x12，深蹲 5x5",
      ["腿屈伸: 12 reps x 4 sets", "夹腿: 12 reps x 4 sets", "深蹲: 5 reps x 5 sets"])
    checkNamed("状态不错，卧推 4x12 40kg", ["状态不错，卧推: 40 kg x 12 x 4"])
  }

  @Test(arguments: ["深蹲，4*12；划船，3*12", "深蹲, 4x12; 划船, 3x12"])
  func `a comma may part names from sets in a list`(_ line: String) {
    checkNamed(line, ["深蹲: 12 reps x 4 sets", "划船: 12 reps x 3 sets"])
  }

  // MARK: What is no set

  @Test(arguments: [
    "80 kg x 5 is the goal", "80kg×5回が次の目標である",
    "2 hours", "2時間",
    "In between the last 6 sets of the two above I did some more of the other thing:",
  ])
  func `sentences about sets count nothing`(_ line: String) {
    checkSets("Squat 60 kg x 5\n\n\(line)", "60 kg x 5")
  }

  @Test func `names that Korean sentences end with keep their sets`() {
    checkNamed("스쿼트 20회 해서", ["스쿼트: 20 reps"])
    checkNamed("Wall angels 3 sets", ["Wall angels: ?"])
    checkSets("Plank 1 hour", "BW x 3600 s")
  }

  @Test func `a sentence that begins with a time has its sets told of`() {
    let text = """
      # 2026-03-02
      I jogged for 20 minutes and lay down on the bench. I did the usual 50 kilograms for a warm up, \
      20 times in a row, and then I went home and slept like a stone for the rest of the day.
      """
    let codes = Reader().check([Source(path: "a.md", text: text)]).map(\.code.name)
    #expect(codes.contains("W209"))
  }
}

private func read(_ text: String) -> [TrainingSet] {
  Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    .flatMap(\.entries).flatMap(\.sets)
}
