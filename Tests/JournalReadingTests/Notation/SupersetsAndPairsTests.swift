import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Supersets in parentheses, pairs of dumbbells, clocks and plans of a whole line")
struct SupersetsAndPairsTests {
  @Test(arguments: [
    "3 rounds: curls 30 kg x 12 + dips x 10", "3 rounds of curls 30 kg x 12 and dips x 10",
    "3 rounds curls 30 kg x 12, dips x 10", "Superset 3 rounds: curls 30 kg x 12 + dips x 10",
    "Superset x3: curls 30 kg x 12 + dips x 10", "3x superset: curls 30 kg x 12 + dips x 10",
    "Superset (curls 30 kg x 12 + dips x 10) x 3", "3 x (curls 30 kg x 12 + dips x 10)",
  ])
  func `all of a superset is done in turn`(_ line: String) {
    checkDumped(line, ["curls: 30 kg x 12 x 3", "dips: BW x 10 x 3"])
  }

  @Test func `one superset and one lift stay single`() {
    checkDumped(
      "Superset: curls 30 kg x 12 + dips x 10", ["curls: 30 kg x 12", "dips: BW x 10"])
    checkDumped("Squat 3 x (8 x 60 kg)", ["Squat: 60 kg x 8 x 3"])
  }

  @Test(arguments: [
    (
      "DB press 2x22.5 kg - 10/9/7",
      "DB press: 22.5 kg x 10 each, 22.5 kg x 9 each, 22.5 kg x 7 each"
    ),
    ("Жим гантелей 2 по 6 кг: 12, 10", "Жим гантелей: 6 kg x 12, 6 kg x 10"),
    ("Жим гантелей 2 по 6 кг 3х12", "Жим гантелей: 6 kg x 12 x 3 each"),
    ("Squat (DB 10 kg x 2) 15 reps 3 sets", "Squat: 10 kg x 15 x 3"),
    ("スクワット(ダンベル10kg×2) 15回 3セット", "スクワット: 10 kg x 15 x 3"),
    ("아령 3키로 숄더프레스 15개, 12개", "아령 숄더프레스: 3 kg x 15, 3 kg x 12"),
  ])
  func `the load of a pair is that of one`(_ line: String, _ sets: String) {
    checkDumped(line, [sets])
  }

  @Test(arguments: [
    "Studio um 19:40", "Зал в 19:40", "Gimnasio a las 19:40",
  ])
  func `a time of day is no set`(_ line: String) {
    checkDumped(line, [])
  }

  @Test func `an end left open is none`() {
    let text = "4/18/2026 Chest 21:10 -\nBench 60 kg x 10\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.map(\.start?.minutes) == [1270])
    #expect(journal.sessions.flatMap(\.entries).map(\.nameAsWritten) == ["Bench"])
  }

  @Test func `a time with a way is its own`() {
    checkDumped("Run 5 km 25:10", ["Run: 5 km in 1510 s"])
    checkDumped("Bike 19:40", ["Bike: 1180 s"])
  }

  @Test func `which set hurt is no number of sets`() {
    checkDumped("ベンチプレス 60kg 10回\n80の3セット目肩が痛む", ["ベンチプレス: 60 kg x 10"])
  }

  @Test(arguments: [
    "Next week bench 80x5, squat 100x5", "December goal muscle-up 1, pull-ups 15",
    "12월 목표 머슬업 1개, 턱걸이 15개", "Ziele bis Weihnachten: Bank 100x1, Beuge 130x3",
    "Haziran hedefi: bench 90 kg 1 tekrar", "Рекорды: жим 100х1, присед 130х1",
  ])
  func `a plan or a record goes on to the end of its line`(_ line: String) {
    checkDumped(line, [])
  }

  @Test func `what was done behind a plan counts`() {
    checkDumped(
      "Next week 80x5, today bench 77.5x5",
      ["bench: 77.5 lb x 5"])
  }

  @Test(arguments: ["Morning fasted 54.2 kg", "早上空腹 54.2kg", "nüchtern 84,3 kg"])
  func `what the lifter weighed before breakfast is no set`(_ line: String) {
    let text = "# 2026-03-02\n\(line)\n\nSquat 60 kg x 5\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.flatMap(\.entries).map(\.nameAsWritten) == ["Squat"])
    #expect(journal.bodyweights.count == 1)
  }

  @Test func `a lone number in parentheses behind sets is said`() {
    #expect(codesOfDay("Leg press 4x15 (60)").contains("W201"))
    #expect(!codesOfDay("Leg press 4x15 (60 kg)").contains("W201"))
  }
}
