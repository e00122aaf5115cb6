import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Labels, ratings, remarks and units beside sets")
struct MarksBehindSetsTests {
  @Test(arguments: [
    ("15 @ 55 Descanso: 2 min", "55 kg x 15"), ("- 7 @ 77.5 Vila: 2:00", "77.5 kg x 7"),
    ("3@80 Descanso: 3min", "80 kg x 3"), ("1. 7@95 rest: 3min", "95 kg x 7"),
    ("10 reps at 50k rest: 3min", "50 kg x 10"), ("15 x 55 rest: 2 min", "55 kg x 15"),
    ("100 kg 5 2 min rest", "100 kg x 5"),
  ])
  func `the label of a rest behind sets leaves them`(_ line: String, _ set: String) {
    #expect(told("Squat\n\(line)").entries == ["Squat: \(set)"])
  }

  @Test(arguments: [
    ("135 5, 4, 3 @8, good pump", "135 kg x 5, 135 kg x 4, 135 kg x 3"),
    ("82.5 3, 3, 1, 1 @9", "82.5 kg x 3, 82.5 kg x 3, 82.5 kg x 1, 82.5 kg x 1"),
    ("100 5, 5 @8.5", "100 kg x 5, 100 kg x 5"),
    ("102.5kx5, 5, 4 @9 rest 2 min", "102.5 kg x 5, 102.5 kg x 5, 102.5 kg x 4"),
    ("110 5; 110 3; 110 2 @7", "110 kg x 5, 110 kg x 3, 110 kg x 2"),
    ("315 5, 315 5 @8", "315 kg x 5, 315 kg x 5"),
    ("5, 5, 4 @ 100", "100 kg x 5, 100 kg x 5, 100 kg x 4"),
  ])
  func `a small number behind the last reps of a load rates them`(_ line: String, _ sets: String) {
    #expect(told("Squat\n\(line)").entries == ["Squat: \(sets)"])
  }

  @Test(arguments: ["Lower B", "Leg day", "### Chest & Tris", "Push"])
  func `a weight of this morning below a title is the lifter's`(_ title: String) {
    let read = told("\(title)\nWeight 83.1 kg this morning\nSquat 100x5")
    #expect(read.entries == ["Squat: 100 kg x 5"])
    #expect(read.weights == ["83.1 kg"])
    #expect(told("Squat\n100x5\nWeight 83.1 kg").entries == ["Squat: 100 kg x 5"])
  }

  @Test(arguments: [
    "Doel", "Obiettivo", "Alvo", "But", "Piano", "Zielgewicht", "Docelowo", "Målvikt", "Næste gang",
    "Bir dahaki sefere", "Programma", "Gepland", "予定", "計劃", "Ziel", "Objectif", "Mål", "Hedef",
    "目標",
    "목표", "Next time", "次回", "다음", "下次",
  ])
  func `what was aimed at is no set`(_ word: String) {
    #expect(told("Squat\n100x5\n\(word): 110 kg").entries == ["Squat: 100 kg x 5"])
    #expect(told("Squat\n\(word): 110 kg\n100x5").entries == ["Squat: 100 kg x 5"])
  }

  @Test(arguments: [
    "朝食：卵3個", "朝食: 卵3個", "昼ご飯：おにぎり2個", "早餐：鸡蛋3个", "加餐：香蕉2个", "점심: 도시락 2개", "간식: 빵 2개",
  ])
  func `meals are no sets`(_ line: String) {
    #expect(told("Squat\n100x5\n\(line)").entries == ["Squat: 100 kg x 5"])
  }

  @Test(arguments: [("種目", "セット"), ("운동", "세트"), ("动作", "组数"), ("Exercise", "Sets")])
  func `numbers that run down the rows of an exercise number its sets`(
    _ exercise: String, _ sets: String
  ) {
    let head = "| \(exercise) | \(sets) | kg | reps |\n|---|---|---|---|"
    let rows = [1, 2, 3].map { "| Squat | \($0) | 100 | 5 |" }.joined(separator: "\n")
    #expect(
      told("\(head)\n\(rows)\n| Row | 3 | 60 | 8 |").entries
        == Array(repeating: "Squat: 100 kg x 5", count: 3) + ["Row: 60 kg x 8 x 3"])
    #expect(told("\(head)\n| Squat | 3 | 100 | 5 |").entries == ["Squat: 100 kg x 5 x 3"])
  }

  @Test func `one set and two more may stand below each other`() {
    let head = "| Exercise | Sets | kg | reps |\n|---|---|---|---|"
    #expect(
      told("\(head)\n| Squat | 1 | 100 | 5 |\n| Squat | 2 | 90 | 8 |").entries
        == ["Squat: 100 kg x 5", "Squat: 90 kg x 8 x 2"])
    #expect(
      told("\(head)\n| Squat | 3 | 100 | 5 |\n| Squat | 4 | 90 | 8 |").entries
        == ["Squat: 100 kg x 5 x 3", "Squat: 90 kg x 8 x 4"])
  }

  @Test(arguments: [
    ("- 82.5kg*8, 힘들었다", "82.5 kg x 8"), ("85X6 힘들었다", "85 kg x 6"),
    ("10개 — 힘들었다", "10 reps"), ("25 kg 13 - 힘들었다", "25 kg x 13"), ("85x6 힘듦", "85 kg x 6"),
    ("85x6 너무 무거워서", "85 kg x 6"), ("85x6 きつかった", "85 kg x 6"), ("85kg×6回 重かった", "85 kg x 6"),
    ("85x6 很累", "85 kg x 6"), ("85x6 太重了", "85 kg x 6"),
  ])
  func `how it was names no other exercise`(_ line: String, _ set: String) {
    #expect(told("벤치프레스\n80x5\n\(line)").entries == ["벤치프레스: 80 kg x 5, \(set)"])
  }

  @Test func `sentences and names in other scripts stay`() {
    #expect(told("오늘\n5km 달렸다.").entries == [])
    #expect(
      told("벤치프레스\n80x5\n10회 턱걸이").entries == ["벤치프레스: 80 kg x 5", "턱걸이: BW x 10"])
    #expect(told("懸垂\n10回\n6セットくらいやるようにと言われま").entries == ["懸垂: BW x 10"])
  }

  @Test(arguments: [
    "30 seconden", "30 sekunde", "30 sekund", "30 секунда", "30 секунди", "30 vteřin",
    "0:30 schwer",
  ])
  func `seconds below a plank are held`(_ line: String) {
    #expect(told("Plank\n0:45\n\(line)").entries == ["Plank: BW x 45 s, BW x 30 s"])
    #expect(told("Plank\n0:45\n08:20 coffee").entries == ["Plank: BW x 45 s"])
  }

  @Test(arguments: [
    ("2 sets * 6 herhalingen 82.5 @8.5", "82.5 kg x 6 x 2"),
    ("3 serii × 6 powt 62.5 rpe9", "62.5 kg x 6 x 3"),
    ("3 serie x 15 powt. 87.5 (Przerwa: 120 s)", "87.5 kg x 15 x 3"),
    ("3 séries * 10 reps 47.5 fatigué", "47.5 kg x 10 x 3"),
    ("3 x 10 reps 47.5", "47.5 kg x 10 x 3"),
    ("3 sets x 10 47.5", "47.5 kg x 10 x 3"), ("12 répétitions à 40", "40 kg x 12"),
    ("10 reps of 4", "10 reps x 4 sets"),
  ])
  func `a number behind counted sets and reps is their load`(_ line: String, _ sets: String) {
    #expect(told("Squat\n\(line)").entries == ["Squat: \(sets)"])
  }

  @Test(arguments: [
    ("15lbs 12, 20 10, 25 8", "15 lb x 12, 20 lb x 10, 25 lb x 8"),
    ("8.5Kg 17,10.5 15,12.5 13", "8.5 kg x 17, 10.5 kg x 15, 12.5 kg x 13"),
    ("10lbs for 10, 15 for 8, 20 for 6", "10 lb x 10, 15 lb x 8, 20 lb x 6"),
    ("60lb x 5, 70 x 5 x 3", "60 lb x 5, 70 lb x 5 x 3"),
    ("77.5кгx7, 82.5x5", "77.5 kg x 7, 82.5 kg x 5"),
    ("17.5 12, 17.5 12", "17.5 kg x 12, 17.5 kg x 12"),
    ("17 for 10 / 17 for 8", "17 kg x 10, 17 kg x 8"),
    ("17kg for 10 / 17kg for 8", "17 kg x 10, 17 kg x 8"),
    ("60kg 12, 10 8", "60 kg x 12, 60 kg x 10, 60 kg x 8"),
    ("60 kg x 10, 3x5 - 80 kg", "60 kg x 10, 80 kg x 5 x 3"),
    ("15lb 12, 10, 8", "15 lb x 12, 15 lb x 10, 15 lb x 8"),
  ])
  func `the unit of the first load is that of all pairs`(_ line: String, _ sets: String) {
    #expect(told("Curl\n\(line)").entries == ["Curl: \(sets)"])
  }

  private struct Told {
    let entries: [String]
    let weights: [String]
  }

  private func told(_ lines: String) -> Told {
    let result = Reader().read([
      Source(path: "a.md", text: "unit: kg\n\n# 2026-03-02\n\n\(lines)\n")
    ])
    return Told(
      entries: result.journal.sessions.flatMap(\.entries).map { entry in
        entry.nameAsWritten + ": " + entry.sets.map(setText).joined(separator: ", ")
      }, weights: result.journal.bodyweights.map { "\($0.mass)" })
  }
}
