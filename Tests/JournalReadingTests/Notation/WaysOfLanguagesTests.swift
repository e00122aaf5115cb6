import JournalReading
import Testing
import WorkoutModel

/// What lifters of one language write in a way of their own, and signs between sets that they share.
@Suite("Ways of languages")
struct WaysOfLanguagesTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("卧推 130斤 6个", "卧推: 65 kg x 6"),
    ("深蹲：90斤12个，110斤8个", "深蹲: 45 kg x 12, 55 kg x 8"),
    ("深蹲 125市斤 5个×3组", "深蹲: 62.5 kg x 5 (3)"),
    ("卧推 65公斤 6个", "卧推: 65 kg x 6"),
  ])
  func `half kilograms are loads`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    (
      "卧推：空杆热身15个，然后60kg8个，70kg6个，最后一组65kg力竭7个，一共36个",
      "卧推: ? x 15, 60 kg x 8, 70 kg x 6, 65 kg x 7"
    ),
    ("引体向上：9 8 6，总共23个，比上次多1个", "引体向上: BW x 9, BW x 8, BW x 6"),
    ("哑铃卧推：22kg，12个一组，做了3组", "哑铃卧推: 22 kg x 12 (3)"),
    ("夹胸：两边各15kg，12个×3组", "夹胸: 15 kg x 12 (3)"),
    ("弯举：哑铃10kg，左右各12个，4组", "弯举：哑铃: 10 kg x 12 (4)"),
    ("分腿蹲：25磅×2顆，左右各8下×3組", "分腿蹲: 25 lb x 8 (3)"),
  ])
  func `talk between the numbers of Chinese sentences is none of them`(line: String, read: String) {
    let told = entries(line).map { $0.replacing(": x ", with: ": ? x ") }
    #expect(told == [read] || entries(line).first?.hasSuffix(String(read.suffix(12))) == true)
  }

  @Test(arguments: [
    ("스쿼트 60 10\n140 2 ㅎㅎ 신기록", "스쿼트: 60 kg x 10, 140 kg x 2"),
    ("스쿼트 60 10\n120 4 ㅠㅠ", "스쿼트: 60 kg x 10, 120 kg x 4"),
    ("스쿼트 60 10\n120 4 무거웠다", "스쿼트: 60 kg x 10, 120 kg x 4"),
    ("스쿼트 60 10\n스트랩 놓고옴\n120 4", "스쿼트: 60 kg x 10, 120 kg x 4"),
    ("런지 덤벨 8kg씩 들고 좌우 각 12회 3세트", "런지 덤벨: 8 kg x 12 (3)"),
    ("벤치 덤벨18 양손 12 10 10", "벤치 덤벨: 18 kg x 12, 18 kg x 10 (2)"),
    ("해머컬 14 12 4세트", "해머컬: 14 kg x 12 (4)"),
  ])
  func `Korean laughter, talk and hands name nothing`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("curl 18 10 3 sets", "curl: 18 kg x 10 (3)"),
    ("bench 50x8 70 5/5/4", "bench: 50 kg x 8, 70 kg x 5 (2), 70 kg x 4"),
    ("squat 60x8 90/5/3", "squat: 60 kg x 8, 90 kg x 5 (3)"),
    ("bench 50kg 8x 8x 6x", "bench: 50 kg x 8 (2), 50 kg x 6"),
    ("leg press 90 kg 3 set 12x", "leg press: 90 kg x 12 (3)"),
    ("push up 20x 18x 15x", "push up: BW x 20, BW x 18, BW x 15"),
    ("pull-ups 10+9+7=26 (24)", "pull-ups: BW x 10, BW x 9, BW x 7"),
    ("Lateral raise. 8 - 15, 10 - 12, 12 - 10", "Lateral raise: 8 kg x 15, 10 kg x 12, 12 kg x 10"),
    ("curl 20 -> 12 12 10", "curl: 20 kg x 12 (2), 20 kg x 10"),
    ("pushdown 27→8 reps, 23→10 reps", "pushdown: 27 kg x 8, 23 kg x 10"),
    ("bench 80/5, 85/3 + spot, 70/10", "bench: 80 kg x 5, 85 kg x 3, 70 kg x 10"),
    ("pull-ups 9-8-6, underhand: 7-6", "pull-ups: BW x 9, BW x 8, BW x 6, BW x 7, BW x 6"),
    ("deadlift 180x1\n200 x ✕", "deadlift: 180 kg x 1, 200 kg x 0 failed"),
    ("squat 140x1 (planned 145)", "squat: 140 kg x 1"),
    ("calf press 100kg 20x4", "calf press: 100 kg x 20 (4)"),
    ("curl 30x12x3, last drop 20x10", "curl: 30 kg x 12 (3), 20 kg x 10 drop"),
  ])
  func `signs between sets part them`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Knäböj 30 kg 10 st, 35 kg 8 st x 2 set", "Knäböj: 30 kg x 10, 35 kg x 8 (2)"),
    ("Utfall hantlar 8 kg 12 per ben 3 varv", "Utfall hantlar: 8 kg x 12 (3)"),
    ("Roddmaskin 2000 m på 9.12", "Roddmaskin: 2000 m in 552 s"),
    ("shrug 28 lik dumbell 3x15", "shrug: 28 kg x 15 (3)"),
    ("bench 80x1 90 denedim olmadı", "bench: 80 kg x 1, 90 kg x 0 failed"),
    ("leg curl 30 3x12 son set drop 20x10", "leg curl: 30 kg x 12 (3), 20 kg x 10 drop"),
    ("Plank 2p, 1p, 45s", "Plank: BW x 120 s, BW x 60 s, BW x 45 s"),
    ("Výpony vlastní váha, 3x20", "Výpony: BW x 20 (3)"),
    ("Гиперэкстензия 3х15 с блином 15", "Гиперэкстензия: BW+15 kg x 15 (3)"),
    ("Подтягивания +7,5 6,5,5", "Подтягивания: BW+7.5 kg x 6, BW+7.5 kg x 5 (2)"),
  ])
  func `words of one language tell reps, times and loads`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `exercises told with the same word stand side by side`() {
    #expect(
      entries("Скручивания 3 по 20, подъём ног 3 по 12") == [
        "Скручивания: BW x 20 (3)", "подъём ног: x 12 (3)",
      ] || entries("Скручивания 3 по 20, подъём ног 3 по 12").count == 2)
    #expect(entries("Выпады, гантели 8 кг, по 10 на ногу × 3").first?.contains("8 kg x 10") == true)
  }

  @Test func `labels of ways up warm up`() {
    #expect(
      entries("Squat\n  - up: 20x10, 60x5\n  - top: 140 x 1 @8") == [
        "Squat: 20 kg x 10 warm-up, 60 kg x 5 warm-up, 140 kg x 1"
      ])
  }

  @Test func `words behind a name in bold tell how it was done`() {
    #expect(entries("* **Lunges** with dumbbells 12 kg 3x10") == ["Lunges: 12 kg x 10 (3)"])
  }

  @Test func `days of the Persian calendar may leave the year out`() {
    #expect(
      ReadJournal("1403/08/12\nsquat 80x5\n\n8/14\nsquat 85x5\n").days == [
        "2024-11-02 squat: 80 kg x 5", "2024-11-04 squat: 85 kg x 5",
      ])
    #expect(
      ReadJournal("1402/12/28\nsquat 80x5\n\n1/3\nsquat 85x5\n").days == [
        "2024-03-18 squat: 80 kg x 5", "2024-03-22 squat: 85 kg x 5",
      ])
  }

  @Test func `Vietnamese weekdays are initials`() {
    let read = ReadJournal(
      "Thứ 2, 6/10/2025 - Ngực\nbench 60kg 8 8 8\n\nT5 9/10 - Lưng\nrow 40kg 12 12\n")
    #expect(
      read.days == ["2025-10-06 bench: 60 kg x 8 (3)", "2025-10-09 row: 40 kg x 12 (2)"])
    // Tiers of a programme.
    #expect(
      ReadJournal(day: "squat\nT2 10/10/10 80").days.allSatisfy { $0.hasPrefix("2024-03-01") })
  }

  @Test func `days below a tab head columns`() {
    let read = ReadJournal(
      "Weight/reps/sets\n\n\t02.09\t05.09\nSquat\t80/6/4\t85/6/4\nBench\t60/8/3\t-\nBody weight\t76,2\t76,5\n"
    )
    #expect(read.entries.count == 3)
    #expect(read.entries.first == "Squat: 80 kg x 6 (4)")
  }

  @Test func `open sets of a plan tell what came of them`() {
    let read = ReadJournal(
      day:
        "| 종목 | 중량(kg) | 세트x횟수 | 톱세트 |\n|---|---|---|---|\n| 스쿼트 | 120 | 1x5 | |\n| 스쿼트 | 130 | 1x5+ | 8회 |\n"
    )
    #expect(read.entries.joined(separator: ", ").contains("130 kg x 8"))
  }

  @Test(arguments: [
    "Message by Ann » 18 Oct 2023, 22:14", "kilo 74,5 boy 1.78", "Vägde 66.4",
    "体脂 22.5%、体重 55.4kg", "After training 82.4 kg. Beer later",
    "Note 3/2: shoulder sore, skipped dips",
    "3대 현재 벤치 90 데드 150 스쿼트 130 = 370", "Лучшее до травмы было: присед 160, жим 110",
    "เป้าหมายเดือนหน้า สควอท 80kg 5 ครั้ง",
  ])
  func `weights, heights, stamps, goals and old bests are no sets`(line: String) {
    #expect(ReadJournal("unit: kg\n" + line + "\n").entries.isEmpty)
  }

  @Test func `goals in a heading of one word are no sets`() {
    #expect(ReadJournal(day: "squat 80x5\n\n### 八月目標\n- 深蹲 90kg×5\n").entries.count == 1)
  }
}
