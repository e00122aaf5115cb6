import JournalReading
import Testing
import WorkoutModel

/// What was done the last time beside what was done today, bars with their plates, weeks of months, and
/// numbers that are no sets.
@Suite("Plates, last times and weeks of months")
struct PlatesAndLastTimesTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    "| Exercise | Today | Last time |\n|---|---|---|\n| Squat | 105x5x3 | 100x5x3 |",
    "| Exercise | Last week | This week |\n|---|---|---|\n| Squat | 100x5x3 | 105x5x3 |",
    "| 종목 | 오늘 | 지난번 |\n|---|---|---|\n| Squat | 105x5x3 | 100x5x3 |",
    "| жаттығу | бүгін | өткен жолы |\n|---|---|---|\n| Squat | 105x5x3 | 100x5x3 |",
    "| упражнение | сегодня | прошлый раз |\n|---|---|---|\n| Squat | 105x5x3 | 100x5x3 |",
  ])
  func `a column of the last time is a remark`(table: String) {
    #expect(entries(table) == ["Squat: 105 kg x 5 (3)"])
  }

  @Test func `a load may stand with the name of a row`() {
    let table = """
      | Exercise | Today | Last time |
      |---|---|---|
      | DB press, per hand 22 | 12 12 9 | 20x12x3 |
      | Row 50 kg | 10 10 8 | |
      """
    #expect(
      entries(table) == ["DB press: 22 kg x 12 (2), 22 kg x 9", "Row: 50 kg x 10 (2), 50 kg x 8"])
  }

  @Test(arguments: [
    ("Bench 65 8 7 6 // last week 62.5 8 8 7", "Bench: 65 kg x 8, 65 kg x 7, 65 kg x 6"),
    ("벤치 65 8 7 6 / 저번주 62.5 8 8 7", "벤치: 65 kg x 8, 65 kg x 7, 65 kg x 6"),
  ])
  func `the last time behind the sets is a remark`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Жим: гриф (20 кг) + 2 по 10 - 9, 8, 8.", "Жим: 40 kg x 9, 40 kg x 8 (2)"),
    ("Тяга: 70 кг - четыре подхода: 9, 9, 8, 7.", "Тяга: 70 kg x 9 (2), 70 kg x 8, 70 kg x 7"),
    ("Row: 70 kg - 3 sets: 9, 9, 8", "Row: 70 kg x 9 (2), 70 kg x 8"),
    ("Press: 30 kg - three sets of 10", "Press: 30 kg x 10 (3)"),
    (
      "Рывок 80/2 90/Х 90/1 95/ХХ",
      "Рывок: 80 kg x 2, 90 kg x 0 failed, 90 kg x 1, 95 kg x 0 failed (2)"
    ),
  ])
  func `bars, counts of sets and crosses`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `the bar of the top of the file lies below the plates`() {
    let journal = ReadJournal(
      "unit: kg\nГриф 20 кг.\n\n2024-03-01\nЖим: гриф + 2 по 15 - 10 раз, гриф + 2 по 20 - 6, 6 раз"
    )
    #expect(journal.entries == ["Жим: 50 kg x 10, 60 kg x 6 (2)"])
  }

  @Test func `without it the sets are not read`() {
    let journal = ReadJournal(day: "Bench: bar + 2x15 - 10 reps")
    #expect(journal.entries.isEmpty)
    #expect(journal.codes.contains("W201"))
  }

  @Test func `stars before sets tell no load where the writer says so`() {
    #expect(
      entries("вес/повт*подх\nПрисед 100/5*3\nВыпрыгивания 6*4") == [
        "Присед: 100 kg x 5 (3)", "Выпрыгивания: 6 reps (4)",
      ])
  }

  @Test func `weeks are counted within their month`() {
    let journal = ReadJournal(
      """
      # 2025 운동일지
      ## 4월 2주차 (7~13)
      **월**
      벤치 60x10
      **수**
      스쿼트 80x5
      **금**
      데드 100x5
      ## 4월 3주차
      **화**
      벤치 60x9
      **목**
      스쿼트 80x6
      """)
    #expect(
      journal.days.map { $0.prefix(10) } == [
        "2025-04-07", "2025-04-09", "2025-04-11", "2025-04-15", "2025-04-17",
      ])
  }

  @Test func `lines may end with their weekday and day`() {
    let journal = ReadJournal(
      """
      жим 60х8,8; брусья 10,9 - вт 18.03.25
      присед 90х5,5 - пт 14.03
      жим 57,5х8,8 - вт 11.03
      присед 87,5х5,5 - пт 07.03
      """)
    #expect(
      journal.days.map { $0.prefix(10) } == [
        "2025-03-18", "2025-03-14", "2025-03-11", "2025-03-07",
      ]
        || journal.days.map { $0.prefix(10) } == [
          "2025-03-07", "2025-03-11", "2025-03-14", "2025-03-18",
        ])
  }

  @Test func `lists begin with the load where the file does so`() {
    let text = """
      벤치 60 8 8 7
      로우 50 10 10 10
      스쿼트 80 6 6 5
      사레레 8 15 15 15
      딥스 12 10 8
      """
    #expect(entries(text).contains("사레레: 8 kg x 15 (3)"))
    #expect(entries(text).contains("딥스: BW x 12, BW x 10, BW x 8"))
  }

  @Test(arguments: [
    "혈압 135에 85", "아침 혈압 135에 85", "давление 130 на 80", "на соревы заявка: р 85-90 т 105-110",
    "Тетрадь 5-я",
  ])
  func `numbers of life and plans are no sets`(line: String) {
    #expect(entries("Squat 100x5\n" + line) == ["Squat: 100 kg x 5"])
  }

  @Test func `a short name may be a weekday elsewhere`() {
    let journal = ReadJournal(
      "Лог 2024 (пт=подтяг, отж=отжимания, бр=брусья, пр=пресс)\n\n3 июня, пн: пт 10-8-7 / отж 30-25-20"
    )
    #expect(journal.days.first?.hasPrefix("2024-06-03 пт: BW x 10") == true)
  }
}
