import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Lines that look like those of a rule and mean something else")
struct LookalikeLinesTests {
  @Test(arguments: [
    ("sets x reps", "Squat 3x8x70", "Squat: 70 kg x 8 x 3"),
    ("sets x reps", "Leg press 4x12x160", "Leg press: 160 kg x 12 x 4"),
    ("sets x reps", "Squat 5x3x90", "Squat: 90 kg x 3 x 5"),
    ("sets x reps", "Bench 3x8 70", "Bench: 70 kg x 8 x 3"),
    ("reps x sets", "Squat 5x3x90", "Squat: 90 kg x 5 x 3"),
    ("sets x reps", "Squat 110x3x5", "Squat: 110 kg x 5 x 3"),
    ("sets x reps", "Squat 110x3x5 @8.5", "Squat: 110 kg x 5 x 3"),
  ])
  func `an order of sets and reps stands on either side of the load`(
    _ order: String, _ line: String, _ expected: String
  ) {
    #expect(told(line, "unit: kg\norder: \(order)").entries == [expected])
  }

  @Test func `numbers against a stated order leave a doubt`() {
    let head = "unit: kg\norder: sets x reps"
    #expect(told("Bench 90x8x3", head).codes == ["W202"])
    #expect(told("Bench 90x3x5", head).codes == [])
  }

  @Test(arguments: [
    ("Back squat 5x4 this week", "Back squat: 4 reps x 5 sets"),
    ("Back extension 3x14 this week", "Back extension: BW x 14 x 3"),
    ("Doing bench 3x9 for now", "bench: 9 reps x 3 sets"),
    ("Starting squats 3x9 this week", "squats: 9 reps x 3 sets"),
  ])
  func `a new scheme that names an exercise is one of its sets`(_ line: String, _ entry: String) {
    #expect(told(line).entries == [entry])
  }

  @Test func `a new scheme alone is said`() {
    #expect(told("Squat\ntrying 5x4 this week").codes.contains("W209"))
    #expect(told("Going heavy 3x5 this week at 90 kg squat").codes.contains("W201"))
    #expect(told("switching to 5x4 from now on. squat 90x5").entries == ["squat: 90 kg x 5"])
  }

  @Test func `work behind the time of something else is kept`() {
    #expect(told("time 26:00, run 6 km").entries == ["run: 6 km"])
    #expect(told("time 11:00; squats 25").entries == ["squats: 25 reps"])
    #expect(told("time 11:00; squats 25").codes == ["W201"])
    #expect(told("Run 6 km\ntime 26:10, felt good").entries == ["Run: 6 km, 1570 s"])
    #expect(told("Squat 95x5\ntime 45:00").entries == ["Squat: 95 kg x 5"])
    #expect(told("Squat 95x5\ntime 45:00").codes == ["W201"])
    #expect(told("time 12:00. 90 burpees").entries == ["burpees: BW x 90"])
  }

  @Test(arguments: [
    "Push-ups 32, 25, bw 60", "Sit-ups 3x25, bw 60", "Air squats 3x35, bodyweight 100",
    "Lunges 20x18, bw 100", "Calf raise 50x15, 50x15, bw 100",
  ])
  func `many reps with the body alone are a set`(_ line: String) {
    #expect(told(line).weights == [])
    #expect(
      told(line).entries.contains { $0.hasSuffix("BW x 60") || $0.hasSuffix("BW x 100") })
  }

  @Test func `the lifter's weight stands behind own sets alone`() {
    #expect(told("Squat 90x5, bw 82").weights == ["82 kg"])
    #expect(told("Goal: squat 140x4, bw 82").weights == [])
    #expect(told("Plan: squat 140x4, bw 82").weights == [])
    #expect(told("Jess: squat 55x5, bw 62.5").weights == [])
    #expect(told("Squat: 90x5, bw 82.5").weights == ["82.5 kg"])
    #expect(told("Squat 3x5 120, bw 82").weights == ["82 kg"])
    #expect(told("Deadlift 170 5/5/5, bw 82").weights == ["82 kg"])
    #expect(told("Dips +15x8, bw 82").weights == ["82 kg"])
    #expect(told("Push-ups 25/20/15, bw 70").weights == [])
  }

  @Test(arguments: [
    "was supposed to bench 75x5", "Jess 55x5", "shoulders hurt 3x12", "my wife did curls 8x12",
  ])
  func `what a cell tells of others, pains and plans is no exercise`(_ cell: String) {
    let read = told("| Date | Squat | Other |\n|---|---|---|\n| 2026-03-04 | 90x5 | \(cell) |")
    #expect(read.entries == ["Squat: 90 kg x 5"])
    #expect(read.codes.contains("W201"))
  }

  @Test func `the load of a superset hangs from no body`() {
    let read = told("Bench superset with pull-ups 75x8")
    #expect(read.entries == ["Bench: 75 kg x 8"])
    #expect(read.codes == ["W201"])
    #expect(
      told("Leg extension superset with leg curl 4x14").entries
        == ["Leg extension: 14 reps x 4 sets", "leg curl: 14 reps x 4 sets"])
  }

  @Test(arguments: [
    "Rear delt. fly", "Bulg split. squat", "Single leg roman. deadlift", "Seated cable. row",
    "Chest supp. row", "DB shld. press", "Seated hamst. curl", "Wide grip seat. row",
    "Coach Dave. squat", "My partner. squat",
  ])
  func `a shortened word is of the name`(_ name: String) {
    #expect(told("\(name) 25x10").entries == ["\(name): 25 kg x 10"])
  }

  @Test func `words about the day end where an exercise begins`() {
    #expect(told("elbow sore. wrist curl 6 kg 3x12").entries == ["wrist curl: 6 kg x 12 x 3"])
    #expect(told("elbow tweaky. wrist curl 6 kg 3x12").entries == ["wrist curl: 6 kg x 12 x 3"])
    #expect(told("어깨 괜찮아짐. 벤치 60x12").entries == ["벤치: 60 kg x 12"])
    #expect(told("gym was closed. curl 12 kg 3x12").entries == ["curl: 12 kg x 12 x 3"])
  }

  @Test(arguments: [
    "Should be 150x4x4", "Could do 150x4x4", "Will try 150x4x4", "Coach says 150x4x4",
    "Best ever 150x4x4", "Old best 150x4x4", "Jess 55x5x3", "Wife 35x10x3", "Should squat 150x4x4",
  ])
  func `sentences behind sets name an exercise of one's own`(_ sentence: String) {
    let read = told("Squat 130x4x4. \(sentence)")
    #expect(read.entries == ["Squat: 130 kg x 4 x 4"])
    #expect(!read.codes.isEmpty)
  }

  @Test func `a small number beside a heavy lift is no load`() {
    #expect(told("Squat 5\n3x9").entries == ["Squat: 5 reps, 9 reps x 3 sets"])
    #expect(told("Leg press 12\n3x14").entries == ["Leg press: 12 reps, 14 reps x 3 sets"])
    #expect(told("Lunges 10\n3x10").entries == ["Lunges: 10 reps, 10 reps x 3 sets"])
    #expect(told("Dumbbell press 16\n3x11").entries == ["Dumbbell press: 16 kg x 11 x 3"])
    #expect(told("Lateral raise 8\n3x14").entries == ["Lateral raise: 8 kg x 14 x 3"])
  }

  @Test func `many reps below a far larger load are its reps`() {
    #expect(told("Bench 80\n14x3").entries == ["Bench: 80 kg x 14 x 3"])
    #expect(told("Leg press 140\n20x3").entries == ["Leg press: 140 kg x 20 x 3"])
    #expect(
      told("Squat 95\n20x5\n60x5").entries == ["Squat: 95 kg, 20 kg x 5, 60 kg x 5"])
    #expect(told("Bench 90\n30x3").entries == ["Bench: 90 kg, 30 kg x 3"])
  }

  @Test(arguments: [
    "Clean + front squat 60/65 5/5", "Front squat & press 60/65 5/5", "Deadlift + row 60/65 8/8",
  ])
  func `lifts of a complex keep their joint name`(_ line: String) {
    let name = line.prefix { !$0.isNumber }.dropLast()
    let reps = line.last ?? "5"
    #expect(told(line).entries == ["\(name): 60 kg x \(reps), 65 kg x \(reps)"])
  }

  @Test(arguments: [
    "Power clean + press 40/50 x 6/6 x 3", "Squat + bench 90+10 10+10",
    "Front squat & press 50+5 5+5",
  ])
  func `plates and complexes that nobody can part are said`(_ line: String) {
    #expect(told(line).entries.allSatisfy { $0.hasSuffix(": ") })
    #expect(told(line).codes == ["W201"])
  }

  @Test func `remarks below a head of rounds are no list`() {
    let head = "Boxing: 5 rounds, 3:00 each, 1:00 rest"
    #expect(told("\(head)\n- felt fine\n- hands sore").codes.contains("W201"))
    #expect(told("\(head)\n- burpees\n- swings").codes != ["W201"])
  }

  @Test func `a lone side behind a colon is of the name`() {
    #expect(told("Plank: side 3x35s").entries == ["Plank: side: BW x 35 s x 3"])
    #expect(told("Squat: each side 10 x 9").entries == ["Squat: 10 kg x 9"])
  }

  @Test(arguments: ["Bench per side 25x10", "Leg press each side 60x12"])
  func `plates of each side are said`(_ line: String) {
    #expect(told(line).codes == ["W202"])
    #expect(told("Curl per side 10x8").codes == [])
  }

  @Test(arguments: [
    "Left leg, leg extension", "Right leg, leg extension", "no arch, bench press",
  ])
  func `how a lift was done is no word about the day`(_ name: String) {
    #expect(told("\(name) 35x9").entries == ["\(name): 35 kg x 9"])
  }

  @Test func `words about the day before a comma are left out`() {
    #expect(
      told("left leg sore, leg extension 35x9").entries == ["leg extension: 35 kg x 9"])
    #expect(told("left my belt at home, bench press 65x8").entries == ["bench press: 65 kg x 8"])
  }

  @Test func `as many sets as reps have the load of the tool`() {
    #expect(
      told("Squat 95x5\n\nKB 24: swing 10x10, press 5x5").entries
        == ["Squat: 95 kg x 5", "swing: 24 kg x 10 x 10", "press: 24 kg x 5 x 5"])
    #expect(told("KB 24: swing 8x8").entries == ["swing: 24 kg x 8 x 8"])
    #expect(
      told("KB 24: swing 5x10, press 26x5").entries
        == ["swing: 24 kg x 10 x 5", "press: 26 kg x 5"])
  }

  @Test(arguments: ["best=115x2", "old=95x5", "est=115x1", "scheme=5x5"])
  func `keys of what was not done are said`(_ key: String) {
    let read = told("sq=95x5 \(key)")
    #expect(read.entries == ["sq: 95 kg x 5"])
    #expect(read.codes == ["W201"])
    #expect(told(key).entries == [])
  }

  @Test func `sets within a remark are said, and manners stay of the name`() {
    let read = told("Bench (we did 55x10 first then I went up to 75x5): 80x3")
    #expect(read.entries == ["Bench: 80 kg x 3"])
    #expect(read.codes == ["W201"])
    #expect(told("Bench (we all used the 20 kg bar and then went home): 80x3").codes == [])
    let name = "Row (one arm, supported on bench, slow eccentric tempo, strict)"
    #expect(told("\(name): 25x10").entries == ["\(name): 25 kg x 10"])
  }

  @Test func `what the hands stand on hangs from nobody`() {
    for line in ["Push-ups with 4 kettlebells, 20, 15", "Push-ups with one 15, 12"] {
      #expect(!told(line).entries.joined().contains("+"), "\(line)")
    }
    #expect(told("Dips with the 5, 4, 3, 2").entries == ["Dips: BW x 5, BW x 4, BW x 3, BW x 2"])
    #expect(told("Dips with a 20 hanging, 8, 7").entries == ["Dips: BW+20 kg x 8, BW+20 kg x 7"])
  }

  @Test(arguments: [
    ("pause 85x3", ""), ("max 115x1", ""), ("last 95x5", ""), ("PR 90x1", ""), ("3x12", ""),
    ("leg curl: 35x10", "leg curl: 35 kg x 10"), ("20 pull-ups", "pull-ups: BW x 20"),
    ("3x12 curls", "curls: 12 reps x 3 sets"),
  ])
  func `cells below other work are read by name or said`(_ cell: String, _ entry: String) {
    let read = told("| Date | Squat | Other |\n|---|---|---|\n| 2026-03-04 | 90x5 | \(cell) |")
    #expect(read.entries == ["Squat: 90 kg x 5"] + (entry.isEmpty ? [] : [entry]))
    #expect(read.codes.contains("W201") == entry.isEmpty)
  }

  @Test(arguments: ["Curl 18, pushdown 3x12", "Swings 45, goblet squat 24x10"])
  func `a bare number of a lift before a comma may be its load`(_ line: String) {
    #expect(told(line).codes.contains("W201"))
    #expect(told(line).entries.count == 1)
    #expect(told("Push-ups 18, squat 60x5").entries == ["Push-ups: BW x 18", "squat: 60 kg x 5"])
  }

  @Test(arguments: ["ベンチプレスをやりました", "ベンチプレスから始めました。", "今日はベンチプレスをやりました"])
  func `a sentence that names an exercise above sets names them`(_ sentence: String) {
    #expect(
      told("スクワット 95x5\n\n\(sentence)\n75x5").entries
        == ["スクワット: 95 kg x 5", "ベンチプレス: 75 kg x 5"])
    #expect(
      told("スクワット 95x5\n\(sentence)\nデッドリフト 75x5").entries
        == ["スクワット: 95 kg x 5", "デッドリフト: 75 kg x 5"])
  }

  @Test(arguments: [("Bench press", true), ("Pull-up", false), ("Assisted pull-up", false)])
  func `a minus is help where there is help`(_ name: String, _ isSaid: Bool) {
    let result = Reader().read([
      Source(
        path: "a.csv",
        text: "unit: kg\ndate,exercise,weight,reps,sets\n2026-03-02,\(name),-5,9,3\n")
    ])
    #expect(result.diagnostics.contains { $0.code.name == "W201" } == isSaid)
  }

  @Test func `a mishap long ago leaves the set`() {
    #expect(told("Squat 95x5 some weeks ago injured, now fine").entries == ["Squat: 95 kg x 5"])
    #expect(
      told("Squat 95x5\nhad done 100 kg for 8 some weeks ago").entries == ["Squat: 95 kg x 5"])
  }

  private struct Told {
    let entries: [String]
    let weights: [String]
    let codes: [String]
  }

  private func told(_ lines: String, _ head: String = "unit: kg") -> Told {
    let result = Reader().read([
      Source(path: "a.md", text: "\(head)\n\n# 2026-03-02\n\n\(lines)\n")
    ])
    return Told(
      entries: result.journal.sessions.flatMap(\.entries).map { entry in
        entry.nameAsWritten + ": " + entry.sets.map(setText).joined(separator: ", ")
      }, weights: result.journal.bodyweights.map { "\($0.mass)" },
      codes: result.diagnostics.map(\.code.name))
  }
}
