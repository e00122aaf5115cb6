import JournalReading
import Testing
import WorkoutModel

/// Bells ahead of a list, signs in words, and lines that tell of the lifter, the weeks or the shop.
@Suite("Tools and signs in words")
struct ToolsAndSignsInWordsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("гири 16: махи 20х5, рывок 10 х4", ["махи: 16 kg x 20 (5)", "рывок: 16 kg x 10 (4)"]),
    ("гири 24: толчок двух 2х24 8х4", ["толчок двух: 24 kg x 8 (4)"]),
    ("гири 32 жим 3-3-2", ["жим: 32 kg x 3 (2), 32 kg x 2"]),
    ("케틀벨 16kg 스윙 20x5 고블릿 12x4", ["스윙: 16 kg x 20 (5)", "고블릿: 16 kg x 12 (4)"]),
    ("жим 60х5, 24 махи 10х5", ["жим: 60 kg x 5", "махи: 24 kg x 10 (5)"]),
  ])
  func `the load of a tool is that of all its exercises`(line: String, read: [String]) {
    #expect(entries(line) == read)
  }

  @Test(arguments: [
    ("Жим - 60 на 8, 62,5 на 5 - 3 подхода", "Жим: 60 kg x 8, 62.5 kg x 5 (3)"),
    ("Подтягивания - минус 20, 8 раз, 7 раз", "Подтягивания: BW-20 kg x 8, BW-20 kg x 7"),
    ("жим гантелей 30° 24х10", "жим гантелей 30°: 24 kg x 10"),
    ("брусья с.в. 15-12-10", "брусья: BW x 15, BW x 12, BW x 10"),
    ("подтягивания б/в 9 8 6", "подтягивания: BW x 9, BW x 8, BW x 6"),
    ("Klimmzüge KG 10/8/7", "Klimmzüge: BW x 10, BW x 8, BW x 7"),
    ("푸시업 80개 채우기 (30 25 25)", "푸시업: BW x 30, BW x 25 (2)"),
    ("スミススクワット バー(10kg)15回", "スミススクワット: 10 kg x 15"),
    ("ベンチ 60kg 10回3セット(ラスト8回)", "ベンチ: 60 kg x 10 (2), 60 kg x 8"),
    ("플랭크 1분반 1분", "플랭크: BW x 90 s, BW x 60 s"),
    ("подтягивания 14-12-10=36 всего! отжимания 30-25", "подтягивания: BW x 14, BW x 12, BW x 10"),
    ("랫풀 55x12 60x9 시티드로우 50x12", "랫풀: 55 kg x 12, 60 kg x 9"),
  ])
  func `words stand for signs`(line: String, read: String) {
    #expect(entries(line).first == read)
  }

  @Test func `slashes are between loads and reps in files that write so`() {
    let text = """
      присед 60/8 80/6 100/5 100/5
      жим 60/8 70/6 82,5/5 82,5/0
      тяга 70/10 70/10
      махи 8/15 х3
      трицепс 20/15 17,5/12
      """
    #expect(
      entries(text) == [
        "присед: 60 kg x 8, 80 kg x 6, 100 kg x 5 (2)",
        "жим: 60 kg x 8, 70 kg x 6, 82.5 kg x 5, 82.5 kg x 0 failed", "тяга: 70 kg x 10 (2)",
        "махи: 8 kg x 15 (3)", "трицепс: 20 kg x 15, 17.5 kg x 12",
      ])
  }

  @Test(arguments: [
    "Купить: лямки, магнезия 300 р", "買う物: プロテイン 3kg", "블록3 2주차, 3주차 정리",
    "開始61.2kg → 目標55kg", "Start 82 kg -> goal 75 kg",
  ])
  func `such lines hold no sets`(line: String) {
    #expect(entries(line) == [])
  }

  @Test func `the first line may introduce the lifter, and a title may end with a weight`() {
    #expect(ReadJournal("Logbuch Tim, 1,78m / 83kg\n\n2026-05-04\nBank 80x5").entries.count == 1)
    let journal = ReadJournal("2026-05-04 월 가슴이두 76.3kg\n벤치 80kg x 5")
    #expect(journal.entries == ["벤치: 80 kg x 5"])
    #expect(journal.weights == ["2026-05-04 76.3 kg"])
  }

  @Test func `rows of days hold sessions whatever their heads say`() {
    let text = """
      unit: kg
      date | bw | main | extra | notes
      2026-05-04 | 80.1 | squat 100x5x3 | curl 12x10x3, dips 12/10/9 | fine
      2026-05-06 | 80.3 | bench 80x5 82.5x5 | - | last wk 80x5
      plan 2026-05-08 | | squat 105x5 | |
      """
    #expect(
      ReadJournal(text).days == [
        "2026-05-04 squat: 100 kg x 5 (3); curl: 12 kg x 10 (3); dips: BW x 12, BW x 10, BW x 9",
        "2026-05-06 bench: 80 kg x 5, 82.5 kg x 5",
      ])
  }

  @Test func `sets that were done in another way are told of`() {
    #expect(ReadJournal(day: "Подтягивания - 3, 2 и с резинкой 8, 7").codes.contains("W201"))
  }
}
