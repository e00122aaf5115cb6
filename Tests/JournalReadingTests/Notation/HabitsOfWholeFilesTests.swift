import JournalReading
import Testing

/// Signs and words that other lines of the file, or the script, give another meaning than the usual one.
@Suite("Habits of whole files")
struct HabitsOfWholeFilesTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }
  private func days(_ text: String) -> [String] { ReadJournal(text).days }

  @Test func `loads over reps make the first of a slashed list a load`() {
    #expect(
      entries(
        "Squat 50/10 70/8 90/5\nBench 40/10 55/8 62.5/6\nLeg curl 30/14/14/12\nDips 14/12/10/10")
        == [
          "Squat: 50 kg x 10, 70 kg x 8, 90 kg x 5",
          "Bench: 40 kg x 10, 55 kg x 8, 62.5 kg x 6",
          "Leg curl: 30 kg x 14 (2), 30 kg x 12",
          "Dips: BW x 14, BW x 12, BW x 10 (2)",
        ])
    #expect(entries("Squat 20/20 50/10 70/8") == ["Squat: 20 kg x 20, 50 kg x 10, 70 kg x 8"])
    #expect(entries("Curl 30/14/14/12") != ["Curl: 30 kg x 14 (2), 30 kg x 12"])
  }

  @Test func `points part reps behind a bare load`() {
    #expect(entries("プレス 40 9.8.7") == ["プレス: 40 kg x 9, 40 kg x 8, 40 kg x 7"])
    #expect(
      entries("プレス 40 9.8.7\nカール 14 12.10.10\nロウ 50 11.11.9\nフライ 12 18.18").last
        == "フライ: 12 kg x 18 (2)")
  }

  @Test(arguments: [
    ("Skull crusher EZ25 11 11 9", "Skull crusher: 25 kg x 11 (2), 25 kg x 9"),
    ("Rudern KH22.5 12 12", "Rudern: 22.5 kg x 12 (2)"),
    ("덤벨로우 DB26x11x3", "덤벨로우: 26 kg x 11 (3)"),
  ])
  func `letters of a tool are glued to its load`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `letters before exercises done in turn name none`() {
    #expect(
      entries("A Bench 55 9,9\nB Curl 14 11,10")
        == ["Bench: 55 kg x 9 (2)", "Curl: 14 kg x 11, 14 kg x 10"])
  }

  @Test func `a row between tabs lists reps where others tell loads with them`() {
    #expect(
      entries("Row\t50/10\t55/9\nPress\t30/10\t35/8\t35/7\nPull-ups\t9\t8\t6\nFly\t14/14\t16/12")
        == [
          "Row: 50 kg x 10, 55 kg x 9", "Press: 30 kg x 10, 35 kg x 8, 35 kg x 7",
          "Pull-ups: BW x 9, BW x 8, BW x 6", "Fly: 14 kg x 14, 16 kg x 12",
        ])
  }

  @Test func `an order in parentheses stands behind the first exercise`() {
    #expect(
      entries("Bench (load*reps*sets)\n55*9*4") == ["Bench: 55 kg x 9 (4)"])
  }

  @Test func `nobody does fifteen sets`() {
    #expect(
      ReadJournal(
        "unit: kg\n2024-03-01\nSquat (weight*reps*sets)\n90*5*3\nDips\n14*9 14*9\nfrom now on sets x reps"
      ).entries.last == "Dips: BW+14 kg x 9 (2)")
  }

  @Test(arguments: [
    ("划船70*9*4 下拉50*11*3", ["划船: 70 kg x 9 (4)", "下拉: 50 kg x 11 (3)"]),
    ("俯卧撑力竭22", ["俯卧撑: BW x 22"]),
    ("哑铃卧推 22kg(单手)3组×9次", ["哑铃卧推: 22 kg x 9 (3)"]),
    ("네거티브 4초 버티면서 5개 2세트", ["네거티브: 5 reps (2)"]),
    ("卧推70*6*4+飞鸟14*11*4", ["卧推: 70 kg x 6 (4)", "飞鸟: 14 kg x 11 (4)"]),
    ("深蹲90*6*3 最后一组4个 硬拉110*4", ["深蹲: 90 kg x 6 (2), 90 kg x 4", "硬拉: 110 kg x 4"]),
  ])
  func `words of other scripts are glued to names and numbers`(line: String, read: [String]) {
    #expect(entries(line) == read)
  }

  @Test(arguments: [
    "Bench 55x9 65x7 run 25 min", "жим 55х9 65х7 бег 25 мин", "벤치 55x9 65x7 러닝 25분",
    "卧推55*9 65*7 跑步25分钟", "Bank 55x9 65x7 Laufband 25 min",
  ])
  func `a time of endurance at the end is of the next exercise`(line: String) {
    let read = entries(line)
    #expect(read.count == 2)
    #expect(read.last?.contains("1500 s") == true)
  }

  @Test(arguments: ["Bench 55x9 65x7 push-ups 22", "жим 55х9 65х7 отжимания 22"])
  func `a count of the own body at the end is of the next exercise`(line: String) {
    #expect(entries(line).last?.hasSuffix(": BW x 22") == true)
  }

  @Test func `what is said of the last set names nothing`() {
    #expect(entries("Bench\n85x5x3 last one with a pause") == ["Bench: 85 kg x 5 (3)"])
    #expect(entries("Rows 3x9 45 (beim letzten nur 7)") == ["Rows: 45 kg x 9 (2), 45 kg x 7"])
    #expect(entries("жим 3х9 45 (останній 7)") == ["жим: 45 kg x 9 (2), 45 kg x 7"])
  }

  @Test(arguments: [
    ("3 sets squats 6 reps 90 kg", "squats: 90 kg x 6 (3)"),
    ("4 series de sentadilla de 9 con 55 kg", "sentadilla: 55 kg x 9 (4)"),
    ("2 Sätze Hackenschmidt à 11 mit 65 kg", "Hackenschmidt: 65 kg x 11 (2)"),
    ("Zum Schluss noch 2 Sätze Beinpresse à 11 mit 65 kg", "Beinpresse: 65 kg x 11 (2)"),
  ])
  func `the number of sets stands before the name`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    "Superset A (x3)\n- Curl 11 reps 8 kg", "Superserie 3x:\n- Curl 11 reps 8 kg",
    "3 rounds\n- Curl 11 reps 8 kg",
  ])
  func `rounds of a superset hold for reps before their load`(lines: String) {
    #expect(entries(lines) == ["Curl: 8 kg x 11 (3)"])
  }

  @Test func `bars stand between a name with a number and its products`() {
    #expect(entries("press 45 | 11x90 | 9x110") == ["press 45: 90 kg x 11, 110 kg x 9"])
    #expect(entries("crunch | 22 | 22 | 18") == ["crunch: BW x 22 (2), BW x 18"])
    #expect(entries("crunch 22 22 22") == ["crunch: BW x 22 (3)"])
  }

  @Test func `weightlifters do one of each complex`() {
    #expect(
      entries("Umsetzen + Stoßen: 55, 65, 70")
        == ["Umsetzen + Stoßen: 55 kg x 1, 65 kg x 1, 70 kg x 1"])
  }

  @Test func `a way and a time are of the same work`() {
    #expect(entries("Swam 35 min, ~1100 m").count == 1)
    #expect(
      entries("Rudern 2000m in 7:40, danach 500m locker in 2:15").first?.contains(",") == true)
    #expect(entries("Runs 5 x 400 m through 200 easy, each 1:35").first?.contains("95") == true)
  }

  @Test func `the last set had the help of a band`() {
    #expect(
      entries("Klimmzüge 9, 8, 6 und mit Band 5") == ["Klimmzüge: BW x 9, BW x 8, BW x 6, BW x 5"])
  }

  @Test(arguments: [
    "Condition 7/10, slept 6 h", "Самочувствие 7/10", "※ベルトは10mm", "スクワット75kg挑戦予定", "벤치 75kg 예정",
  ])
  func `ratings of the day, remarks and plans are no sets`(line: String) {
    #expect(entries("Squat 90x5\n" + line) == ["Squat: 90 kg x 5"])
    #expect(
      ReadJournal("unit: kg\n" + line + "\n\n2024-03-01\nSquat 90x5").entries == [
        "Squat: 90 kg x 5"
      ])
  }

  @Test func `a range of numbers counts the sets of a row`() {
    #expect(
      entries("| 운동 | 세트 | 중량 | 횟수 |\n|--|--|--|--|\n| 스쿼트 | 1~3 | 90 | 6 |\n| | 4 | 80 | 9 |")
        == ["스쿼트: 90 kg x 6 (3), 80 kg x 9"])
  }

  @Test func `the load of a machine stands in parentheses in the cell of its name`() {
    #expect(
      entries(
        "| Exercise | 1 | 2 | 3 |\n|--|--|--|--|\n| Bench | 50x9 | 50x9 | 50x8 |\n| Gravitron (counterweight 30) | 9 | 9 | 7 |"
      ).last?.contains("30 kg x 9 (2)") == true)
  }

  @Test func `days with points begin lines of sets`() {
    #expect(
      days(
        "unit: kg\nyear: 2024\n9.8 胸 卧推55*9 65*7\n9.10 背 划船55*9\n9.12 腿 深蹲75*6\n9.14 肩 推举35*9"
      ) == [
        "2024-09-08 卧推: 55 kg x 9, 65 kg x 7", "2024-09-10 划船: 55 kg x 9",
        "2024-09-12 深蹲: 75 kg x 6", "2024-09-14 推举: 35 kg x 9",
      ])
    // Dumbbells of these weights exist.
    #expect(
      days("unit: kg\n2024-03-01\n2.5 lunges 3x9\n5.5 curls 3x9").allSatisfy {
        $0.hasPrefix("2024-03-01")
      })
  }

  @Test func `days stand before bars and numbers of weeks`() {
    #expect(
      days("unit: kg\nyear: 2024\n03/04 | A chest\nbench | 9x55 | 9x55\n05/04 | B back\nrow | 9x45")
        == [
          "2024-04-03 bench: 55 kg x 9 (2)", "2024-04-05 row: 45 kg x 9",
        ])
    #expect(
      days("unit: kg\n2024.04.14 W1\nsquat 75x6\n04.16 2주차\nbench 55x9") == [
        "2024-04-14 squat: 75 kg x 6", "2024-04-16 bench: 55 kg x 9",
      ])
  }

  @Test(arguments: [
    "Diary of the yard. 2023 рік", "# 5x5 log (2023年4月〜)", "Журнал за 2023 год",
    "treino A - mar/2023",
  ])
  func `titles tell the year beside a word for it`(title: String) {
    #expect(
      days(title + "\n\nunit: kg\n14/04\nSquat 75x6") == ["2023-04-14 Squat: 75 kg x 6"])
  }
}
