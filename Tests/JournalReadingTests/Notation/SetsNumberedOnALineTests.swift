import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Sets numbered on a line, and what their lists come to")
struct SetsNumberedOnALineTests {
  @Test(arguments: [
    "1세트: 60kg 10회 / 2세트: 65kg 8회",
    "1세트 60kg 10회, 2세트 65kg 8회",
    "1 подход: 60 кг 10 раз / 2 подход: 65 кг 8 раз",
    "1-й подход 60 кг x 10, 2-й подход 65 кг x 8",
    "1ª serie: 60 kg x 10, 2ª serie: 65 kg x 8",
    "1セット目：60kg×10回 2セット目：65kg×8回",
    "第1组：60kg 10次，第2组：65kg 8次",
  ])
  func `the numbers of sets are no sets`(_ line: String) {
    checkDumped("Squat\n\(line)", ["Squat: 60 kg x 10, 65 kg x 8"])
  }

  @Test func `they go on from the line above`() {
    checkDumped(
      "Squat\n1세트: 60kg 10회 / 2세트: 65kg 8회\n3세트: 70kg 6회 / 4세트: 70kg 5회",
      ["Squat: 60 kg x 10, 65 kg x 8, 70 kg x 6, 70 kg x 5"])
  }

  @Test func `numbers of sets that do not count up tell how many`() {
    checkDumped("Squat\n1 set 60 kg x 10, 2 sets 65 kg x 8", ["Squat: 60 kg x 10, 65 kg x 8 x 2"])
    checkDumped("스쿼트 60kg 10회 3세트, 65kg 8회 2세트", ["스쿼트: 60 kg x 10 x 3, 65 kg x 8 x 2"])
  }

  @Test(arguments: [
    "Bench 40: 15, 15 (2 sets)", "Bench 40 kg 15/15 (2 sets)",
  ])
  func `a list is not done as often as it counts`(_ line: String) {
    #expect(namedSets(line).count == 2)
  }

  @Test func `a table counts its lists as well`() {
    checkDumped(
      "| Exercise | Weight | Reps |\n|---|---|---|\n| Bench | 40 kg | 15, 15 (2 sets) |",
      ["Bench: 40 kg x 15, 40 kg x 15"])
  }

  @Test(arguments: ["턱걸이 8개 7개 6개 총 21개", "懸垂 8回 7回 6回 計21回", "引体向上 8个 7个 6个 共21个"])
  func `what a list comes to is no set`(_ line: String) {
    #expect(namedSets(line) == ["BW x 8", "BW x 7", "BW x 6"])
  }

  @Test(arguments: [
    "Squat 70: 12 10 9 rest was too short 8 7", "Squat 70: 12 10 9 (too short) 8 7",
    "Squat 70: 12, 10, 9 felt hard 8, 7", "Squat 70\n12 10 9 felt hard 8 7",
  ])
  func `words between reps do not end their list`(_ line: String) {
    #expect(namedSets(line).map { $0.suffix(2) } == ["12", "10", " 9", " 8", " 7"])
  }

  @Test(arguments: [
    ("Squat 70: 12 10 9 rows 60 10 10", 5), ("Squat 70: 12 10 9 felt like 8", 3),
    ("Squat 70: 12 10 9 Ziehen 10 10", 3),
  ])
  func `other exercises and ratings stay what they are`(_ line: String, _ count: Int) {
    #expect(namedSets(line).count == count)
  }

  @Test func `times counted by a word are sets`() {
    checkDumped("플랭크 40초 2번", ["플랭크: BW 40 s x 2"])
    checkDumped(
      "Тяга гантели 26 кг по 10 на каждую руку, 3 раза", ["Тяга гантели: 26 kg x 10 x 3 each"])
    checkDumped("Burpees 20 s 15 reps", ["Burpees 20 s: BW x 15"])
  }

  @Test func `the head of a table says which list is reps`() {
    checkDumped(
      "| Exercise | Weight | Reps |\n|---|---|---|\n| Back extension | 10 | 15, 15 |",
      ["Back extension: BW+10 lb x 15, BW+10 lb x 15"])
  }

  /// The sets of the exercises of a line.
  private func namedSets(_ line: String) -> [String] {
    let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(line)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    return journal.sessions.flatMap(\.entries).dropFirst().flatMap(\.sets).map {
      String(JournalDump.set($0).split(separator: " ?")[0])
    }
  }
}
