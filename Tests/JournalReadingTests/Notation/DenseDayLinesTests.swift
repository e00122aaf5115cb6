import JournalReading
import Testing
import WorkoutModel

/// A line a day: the day's number below its month, or the day at the end of what was done; and many
/// exercises on a line with nothing between them.
@Suite("Dense lines of days")
struct DenseDayLinesTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  private func days(_ text: String) -> [String] { ReadJournal("unit: kg\n" + text).days }

  @Test(arguments: [
    "=== МАЙ 2026 === зал\n4 пн жим 80х5\n6 ср присед 100х5",
    "2026年5月ノート\n4(月) ベンチ 80x5\n6(水) スクワット 100x5",
    "2026년 5월 기록\n4(월) 벤치 80x5\n6(수) 스쿼트 100x5",
    "May 2026\nMon 4 bench 80x5\nWed 6 squat 100x5",
    "Mai 2026\n4 Mo Bank 80x5\n6 Mi Kniebeuge 100x5",
  ])
  func `days are of the month above`(text: String) {
    let days = days(text)
    #expect(days.count == 2)
    #expect(days.first?.hasPrefix("2026-05-04 ") == true)
    #expect(days.first?.hasSuffix("80 kg x 5") == true)
    #expect(days.last?.hasPrefix("2026-05-06 ") == true)
    #expect(days.last?.hasSuffix("100 kg x 5") == true)
  }

  @Test func `the next month begins anew, and a number may stand alone`() {
    #expect(
      days("May 2026\n29 Fri bench 80x5\n\nJune\n1 Mon bench 82.5x5\n3 Wed squat 90x5") == [
        "2026-05-29 bench: 80 kg x 5", "2026-06-01 bench: 82.5 kg x 5",
        "2026-06-03 squat: 90 kg x 5",
      ])
    #expect(
      days("May 2026\n2 bench 80x5\n5 squat 100x5\n9 bench 80x6\n14 squat 105x5") == [
        "2026-05-02 bench: 80 kg x 5", "2026-05-05 squat: 100 kg x 5",
        "2026-05-09 bench: 80 kg x 6", "2026-05-14 squat: 105 kg x 5",
      ])
  }

  @Test func `counts below a month are no days, and a day of a month heads none`() {
    #expect(
      entries("May challenge\n10 burpees\n15 squats\n20 situps\n25 lunges") == [
        "burpees: BW x 10", "squats: 15 reps", "situps: BW x 20", "lunges: 25 reps",
      ])
    #expect(
      ReadJournal("unit: kg\nyear: 2026\n6월 3일 가슴\n벤치 80x5\n6월 5일 하체\n스쿼트 100x5").days == [
        "2026-06-03 벤치: 80 kg x 5", "2026-06-05 스쿼트: 100 kg x 5",
      ])
  }

  @Test func `another month is a plan`() {
    #expect(days("2026年5月\n4(月) ベンチ 80x5\n6(水) ベンチ 82x5\n7月は ベンチ 100x5").count == 2)
  }

  @Test func `days may stand behind the sets of each line`() {
    let text = """
      year: 2026
      unit: kg
      Pull-ups 9 8 7 30/10
      Dips 12 10 9 30/10
      Squat 100x5x3 27/10
      Bench 80x5 (25/10)
      """
    #expect(
      ReadJournal(text).days == [
        "2026-10-30 Pull-ups: BW x 9, BW x 8, BW x 7; Dips: BW x 12, BW x 10, BW x 9",
        "2026-10-27 Squat: 100 kg x 5 (3)", "2026-10-25 Bench: 80 kg x 5",
      ])
  }

  @Test(arguments: ["[B2D3] 6.5 금", "[Day 3] 2026-06-05", "[W2D1] 2026/6/5 Fri"])
  func `labels in brackets stand before a day`(head: String) {
    #expect(
      ReadJournal("year: 2026\ndates: month/day/year\nunit: kg\n\(head)\nSquat 100x5").days == [
        "2026-06-05 Squat: 100 kg x 5"
      ])
  }

  @Test(arguments: [
    ("데드 120x5 펜들레이 60x8x3", ["데드: 120 kg x 5", "펜들레이: 60 kg x 8 (3)"]),
    ("присед 100х5 экстензии 40х15х3", ["присед: 100 kg x 5", "экстензии: 40 kg x 15 (3)"]),
    ("벤치 60x10 랫풀로우 55x12x3", ["벤치: 60 kg x 10", "랫풀로우: 55 kg x 12 (3)"]),
    ("벤치 80x5x3 딥스 맨몸 12,10,9", ["벤치: 80 kg x 5 (3)", "딥스: BW x 12, BW x 10, BW x 9"]),
    (
      "подтягивания +10 8-7-6 брусья +20 10-9-8",
      [
        "подтягивания: BW+10 kg x 8, BW+10 kg x 7, BW+10 kg x 6",
        "брусья: BW+20 kg x 10, BW+20 kg x 9, BW+20 kg x 8",
      ]
    ),
    (
      "присед 100х5 | тяга к поясу в накл 50х12 | пресс 20-20-15",
      [
        "присед: 100 kg x 5", "тяга к поясу в накл: 50 kg x 12",
        "пресс: BW x 20 (2), BW x 15",
      ]
    ),
  ])
  func `a new name between sets begins an exercise`(line: String, read: [String]) {
    #expect(entries(line) == read)
  }

  @Test(arguments: [
    ("присед 100х5 тяжело 110х3", "присед: 100 kg x 5, 110 kg x 3"),
    ("벤치 80x5 ㅎㅎ 82.5x5", "벤치: 80 kg x 5, 82.5 kg x 5"),
    ("벤치 100x0 실패.. 90x5", "벤치: 100 kg x 0 failed, 90 kg x 5"),
    ("벤치 100x1@9 정말 무거웠다 / 85 3x5", "벤치: 100 kg x 1, 85 kg x 5 (3)"),
    (
      "жим 100х1 120х0 - чуть не дожал 5 см. потом 90х6",
      "жим: 100 kg x 1, 120 kg x 0 failed, 90 kg x 6"
    ),
    ("подтягивания 14(!)-12-10", "подтягивания: BW x 14, BW x 12, BW x 10"),
    ("жим 90х5 (в тот раз 85х5х3)", "жим: 90 kg x 5"),
  ])
  func `remarks between sets name nothing`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `loads stand before dashes, and reps of the body do not`() {
    let text = """
      ベンチ 60-10 80-5-5 懸垂 9-8-7
      スクワット 100-5-5-5
      デッド 120-5-5 / 体重71.4
      カール 24-10-9
      ベンチ 90-3-2 95-0
      """
    #expect(
      entries(text) == [
        "ベンチ: 60 kg x 10, 80 kg x 5 (2)", "懸垂: BW x 9, BW x 8, BW x 7",
        "スクワット: 100 kg x 5 (3)", "デッド: 120 kg x 5 (2)", "カール: 24 kg x 10, 24 kg x 9",
        "ベンチ: 90 kg x 3, 90 kg x 2, 95 kg x 0 failed",
      ])
    #expect(ReadJournal(day: text).weights == ["2024-03-01 71.4 kg"])
  }
}
