import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Words and marks of one set among others")
struct RemarksInListsTests {
  @Test(arguments: [
    "Bench 80 kg 8, 7 spot, 6", "Bench 80 kg 8, 7 with spot, 6",
    "Bench 80 kg x 8, 7 grindy, 6 ugly",
    "Bench 80 8, 7 w/ spot, 6 w/ spot", "Bench 80 kg: 8 easy, 7 ok, 6 hard",
    "Bench 80 kg: 8 easy 7 ok 6 hard",
  ])
  func `words behind reps lose none of the list`(_ line: String) {
    #expect(workOf(line) == ["Bench: 80 kg x 8, 80 kg x 7, 80 kg x 6"])
  }

  @Test func `words behind reps of the body lose none either`() {
    #expect(workOf("dips 12 good, 10, 8 shaky") == ["dips: BW x 12, BW x 10, BW x 8"])
    #expect(workOf("Push-ups: 45 wide, 15 diamond") == ["Push-ups: BW x 45, BW x 15"])
  }

  @Test func `words that tell more stay what they are`() {
    #expect(workOf("Leg press 100x5 niveau 3") == ["Leg press: 100 kg x 5"])
    #expect(workOf("Squat 60 easy, 70 hard").isEmpty)
    #expect(!workOf("Squat 100 kg 5, 5 front squat, 6").isEmpty)
  }

  @Test func `a miss told twice repeats nothing`() {
    #expect(
      workOf("OHP 40 x 5, 5, 4 (missed last rep twice)").first?.hasPrefix(
        "OHP: 40 kg x 5, 40 kg x 5, ")
        == true)
    #expect(workOf("OHP 40 x 5, 5 twice") == ["OHP: 40 kg x 5 x 2, 40 kg x 5 x 2"])
  }

  @Test func `a record among sets is one of them`() {
    #expect(
      workOf("Bench: 5x60; 3x80; PR 1x100; 3x85").first?.components(", ") == 4)
  }

  @Test func `a miss at a load among loads`() {
    #expect(
      workOf("Snatch: 2@34, 1@37, 40, 43, miss@46, 46") == [
        "Snatch: 34 kg x 2, 37 kg x 1, 40 kg x 1, 43 kg x 1, 46 kg x 0, 46 kg x 1"
      ])
  }

  @Test func `a remark in parentheses between pairs`() {
    #expect(
      workOf("bench 95 10, 115 8, 135 5 (spotted), 135 3") == [
        "bench: 95 kg x 10, 115 kg x 8, 135 kg x 5, 135 kg x 3"
      ])
  }

  @Test(arguments: [
    "65 lb ez bar, 12 10 9", "65 lb ez bar, 12, 10, 9", "65 lb, 12 10 9", "65 lb plate, 12 10 9",
  ])
  func `tools behind a load name no reps`(_ sets: String) {
    #expect(workOf("Curls: \(sets)") == ["Curls: 65 lb x 12, 65 lb x 10, 65 lb x 9"])
  }

  @Test func `tools behind a load before its sets`() {
    #expect(workOf("Bench\n- 50 lbs on bar, 4 sets of 15") == ["Bench: 50 lb x 15 x 4"])
    #expect(
      workOf("Deadlifts - 60 kg warm up x 10, 100 kg x 5") == [
        "Deadlifts: 60 kg x 10, 100 kg x 5"
      ])
  }

  @Test(arguments: ["belt on, felt good", "knees warm, back ok", "belt on", "no straps"])
  func `talk with a comma between sets names nothing`(_ talk: String) {
    #expect(workOf("Squat\n100x5\n\(talk)\n110x5") == ["Squat: 100 kg x 5, 110 kg x 5"])
  }

  @Test(arguments: ["Morning benched 100x5", "again pressed 60x5", "Finally pulled 180x1"])
  func `a word for when is nobody`(_ line: String) {
    #expect(!workOf(line).isEmpty)
  }

  @Test(arguments: ["SSG Ortiz got 315 for a triple", "jake curled the 40s for 6"])
  func `somebody else lifted it`(_ line: String) {
    #expect(workOf("Squat 100x5\n\(line)") == ["Squat: 100 kg x 5"])
  }
}

extension String {
  fileprivate func components(_ separator: String) -> Int {
    split(separator: separator).count
  }
}
