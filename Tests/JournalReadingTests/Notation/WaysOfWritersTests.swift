import JournalReading
import Testing
import WorkoutModel

/// Signs, letters and words between numbers that part sets, tell sides and loads of tools, or tell no set at all.
@Suite("Ways of writing of single lifters")
struct WaysOfWritersTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  private static let plusLines = """
    Squat
    90 kg 6+6+5
    Row
    50 kg 9+8+8
    Pull-ups
    7+6+5
    Lunges
    2x14 kg 8+8 per leg
    """

  @Test func `pluses part sets where the whole file writes them so`() {
    #expect(
      entries(Self.plusLines) == [
        "Squat: 90 kg x 6 (2), 90 kg x 5", "Row: 50 kg x 9, 50 kg x 8 (2)",
        "Pull-ups: BW x 7, BW x 6, BW x 5", "Lunges: 14 kg x 8 (2)",
      ])
    #expect(ReadJournal(day: Self.plusLines).codes.contains("W202"))
  }

  @Test func `pluses that fall fast keep the pieces of one set together`() {
    let lines = "Squat\n90 kg 6+6+5\nRow\n50 kg 9+8+8\nCurl\n20 kg 9+8+8\nPress\n40 kg 9+3+2"
    #expect(entries(lines).contains("Press: 40 kg x 14"))
    #expect(entries(lines).contains("Squat: 90 kg x 17"))
  }

  @Test(arguments: [
    ("Curl 15 12 / 15 10 / 15 9", "Curl: 15 kg x 12, 15 kg x 10, 15 kg x 9"),
    ("lateral raise 7 18 / 7 16 / 7 14", "lateral raise: 7 kg x 18, 7 kg x 16, 7 kg x 14"),
    ("Press 12 30 / 10 32.5 / 8 35", "Press: 30 kg x 12, 32.5 kg x 10, 35 kg x 8"),
    ("Squat 20 15 / 60 8 / 80 5", "Squat: 20 kg x 15, 60 kg x 8, 80 kg x 5"),
  ])
  func `pairs between slashes are loads and reps`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Рывок 16 кг л 8 п 7, л 6 п 6", 4), ("Snatch 16 kg l 8 r 7, l 6 r 6", 4),
    ("Snatch 16: R 8 L 7, R 6 L 6", 4), ("Rodd 16 kg v 8 h 7, v 6 h 6", 4),
    ("ローイング 16kg 右8左7→右6左6", 4), ("жим гири 16: п 8 л 7", 2),
  ])
  func `letters of sides stand before their reps`(line: String, count: Int) {
    let sets = ReadJournal(day: line).result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.count == count)
    #expect(sets.allSatisfy { SetText.text($0).contains("16 kg") })
  }

  @Test(arguments: [
    ("kettlebell 20 swings 15", "swings: 20 kg x 15"),
    ("гиря 16 махи 20-20-15", "махи: 16 kg x 20 (2), 16 kg x 15"),
    (
      "Pull-ups 8-7 / kb 16 swings 20-18", "Pull-ups: BW x 8, BW x 7|swings: 16 kg x 20, 16 kg x 18"
    ),
    (
      "Swings 24: 20-20-15 / push-ups 20-18",
      "Swings: 24 kg x 20 (2), 24 kg x 15|push-ups: BW x 20, BW x 18"
    ),
  ])
  func `a tool and its load may stand before the exercise`(line: String, read: String) {
    #expect(entries(line) == read.split(separator: "|").map(String.init))
  }

  @Test func `dashes part the reps of both sides`() {
    #expect(
      entries("Row 20 kg 12/12-11/11-10/10")
        == entries("Row 20 kg 12/12, 11/11, 10/10"))
    #expect(entries("Row 20 kg 12/12-11/11-10/10") != [])
  }

  @Test(arguments: [
    ("fondos asistidos 3x10 -25", "fondos asistidos: BW-25 kg x 10 (3)"),
    ("assisted dips 10 8 8 -15, curl 3x10 12 kg", "assisted dips: BW-15 kg x 10, BW-15 kg x 8 (2)"),
  ])
  func `a machine that helps tells its load behind the sets`(line: String, read: String) {
    #expect(entries(line).first == read)
  }

  @Test(arguments: [
    (
      "deadlift 90 kg 5 times, 110 kg 3 times, 115 kg 2 times",
      "deadlift: 90 kg x 5, 110 kg x 3, 115 kg x 2"
    ),
    ("deadlift 90 kg 5 keer, 110 kg 3 keer, 110 kg 3 keer", "deadlift: 90 kg x 5, 110 kg x 3 (2)"),
  ])
  func `few reps are counted by times`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    "Bench\n80 kg x 5, échec à la 6e", "Bench\n80 kg x 5, falha na 6ª",
    "Bench\n80 kg x 5, fallo en la 6",
    "Bench\n80 kg x 5, Versagen bei der 6.",
  ])
  func `the rep that was missed is no set`(lines: String) {
    #expect(entries(lines) == ["Bench: 80 kg x 5"])
  }

  @Test(arguments: [
    ("Lunges 2x12 kg, 3 sets of 16", 3), ("Lunges 2 x 12 kg, per leg 10, 9", 2),
    ("Lunges 2x12 kg 10, 10, 8 per leg", 3),
  ])
  func `two bells before sets are no two sets`(line: String, count: Int) {
    let sets = ReadJournal(day: line).result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.reduce(0) { $0 + Int($1.count) } == count)
    #expect(sets.allSatisfy { SetText.text($0).contains("12 kg") })
  }

  @Test(arguments: [
    "circuit 3 times: push-ups 15, sit-ups 20", "коло 3 рази: push-ups 15, sit-ups 20",
    "Zirkel 3 mal: push-ups 15, sit-ups 20", "круг 3 раза: push-ups 15, sit-ups 20",
  ])
  func `a circuit is done as often as its head tells`(line: String) {
    #expect(entries(line) == ["push-ups: BW x 15 (3)", "sit-ups: BW x 20 (3)"])
  }

  @Test(arguments: [
    "peso hoy: 71,3", "Gewicht heute: 71,3", "peso: 71,3", "weight this morning: 71.3",
  ])
  func `the weight of today is the lifter's`(line: String) {
    let journal = ReadJournal(day: "Squat\n60x5, 70x5\n" + line)
    #expect(journal.entries == ["Squat: 60 kg x 5, 70 kg x 5"])
    #expect(journal.weights == ["2024-03-01 71.3 kg"])
  }

  @Test(arguments: [
    (
      "Squat\nlämmittely: tanko 10, 60 kg 5\n90 kg 5",
      "Squat: bar x 10 warm-up, 60 kg x 5 warm-up, 90 kg x 5"
    ),
    (
      "Squat\néchauffement : barre 10, 60 kg 5\n90 kg 5",
      "Squat: bar x 10 warm-up, 60 kg x 5 warm-up, 90 kg x 5"
    ),
  ])
  func `the bar of a warm-up is no exercise`(lines: String, read: String) {
    #expect(entries(lines).count == 1)
    #expect(entries(lines).first?.contains("60 kg x 5 warm-up, 90 kg x 5") == true)
  }

  @Test func `warm-ups without reps are no sets of the first load`() {
    #expect(entries("深蹲 空杆热身2组 50公斤10个 70公斤6个x3组") == ["深蹲: 50 kg x 10, 70 kg x 6 (3)"])
  }

  @Test(arguments: ["lighter", "leichter", "легче", "kevyempi"])
  func `how heavy a set felt names no exercise`(word: String) {
    #expect(entries("Bench\n100 kg 5\n\(word) 85 kg 10") == ["Bench: 100 kg x 5, 85 kg x 10"])
  }

  @Test(arguments: [
    "row 80 kg 4x8, curls with dumbbells 16 kg 3x10",
    "row 80 kg 4x8, curls mit Kurzhanteln 16 kg 3x10",
    "row 80 kg 4x8, бицепс с гантелями 16 kg 3x10", "row 80 kg 4x8, curls on the bench 16 kg 3x10",
  ])
  func `an exercise with its tool or place follows a comma`(line: String) {
    #expect(entries(line).count == 2)
    #expect(entries(line).last?.hasSuffix(": 16 kg x 10 (3)") == true)
  }

  @Test(arguments: [
    ("curl 10 kg per arm 3 sets of 10", "curl"), ("curl 10kg her kol 3 set 10 tekrar", "curl"),
    ("上斜哑铃 10公斤一只 10个x3组", "上斜哑铃"), ("ランジ 両手10kgずつ 片足10回 3セット", "ランジ"),
    ("箭步蹲 每只手10公斤 每边10步x3组", "箭步蹲"),
  ])
  func `words of hands beside a load leave the sets behind it`(line: String, name: String) {
    let entries = entries(line)
    #expect(entries.count == 1)
    #expect(entries.first?.hasPrefix(name + ": 10 kg") == true)
    #expect(entries.first?.hasSuffix("(3)") == true)
  }

  @Test(arguments: [
    ("慢跑三公里 18分40秒", "慢跑: 3 km in 1120 s"), ("慢跑十二公里 70分钟", "慢跑: 12 km in 4200 s"),
  ])
  func `ways are counted in Chinese numerals`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `a warm-up written in one with its machine leaves its name`() {
    #expect(entries("热身跑步机5分钟").first?.hasPrefix("跑步机") == true)
  }

  @Test(arguments: [
    "Press 8 kg 15 reps 3 sets, last drop 5 kg 12", "사레레 8kg 15회 3세트, 마지막은 드랍 5kg 12회",
    "サイドレイズ 8kg 15回→15回→15回 最後そのまま5kgで12回ドロップ",
  ])
  func `a drop behind the last set is of the same exercise`(line: String) {
    let entries = entries(line)
    #expect(entries.count == 1)
    #expect(entries.first?.hasSuffix("5 kg x 12 drop") == true)
  }

  @Test func `what came next stands behind a comma`() {
    #expect(
      entries("Bench 20 x 10 warm, danach 60 x 8") == ["Bench: 20 kg x 10 warm-up, 60 kg x 8"])
  }

  @Test(arguments: [
    "Kniebeuge 60x5\nam Dienstag Kniebeuge 92,5 probieren!",
    "Kniebeuge 60x5\nAb März: Kniebeuge 70, Bank 55",
    "Kniebeuge 60x5\nво вторник присед 92,5 попробовать", "Kniebeuge 60x5\n- 6개 도전은 다음주에",
    "Kniebeuge 60x5\n搭子老王推举24公斤10个", "Kniebeuge 60x5\nUni 6 h, polvi kipeä",
    "Kniebeuge 60x5\nmauvaise nuit, 4h de sommeil", "Kniebeuge 60x5\n지호랑 같이\n지호는 50 5 / 50 5 했음",
    "Kniebeuge 60x5\n인바디: 55.3kg 체지방 29.8% 근육량 20.7",
  ])
  func `plans, partners, sleep and scales are no sets`(lines: String) {
    #expect(entries(lines) == ["Kniebeuge: 60 kg x 5"])
  }

  @Test func `a title with the name of a plan stands above the days that followed it`() {
    let lines = """
      # Full-body plan 2024, 3 sets each

      | Date | Squat | Bench |
      |---|---|---|
      | 2024-02-02 | 60: 8/8/7 | 50: 8/8/8 |
      """
    #expect(
      ReadJournal(lines).days == [
        "2024-02-02 Squat: 60 kg x 8 (2), 60 kg x 7; Bench: 50 kg x 8 (3)"
      ])
  }

  @Test func `two rows with one set each number no sets`() {
    let lines = """
      **Deadlift**

      | weight | reps | sets |
      |---|---|---|
      | 70 | 4 | 1 |
      | 120 | 3 | 1 |
      | 160 | 2 | 2 |
      | 180 | 1 | 3 |
      """
    #expect(
      entries(lines) == [
        "Deadlift: 70 kg x 4, 120 kg x 3, 160 kg x 2 (2), 180 kg x 1 (3)"
      ])
  }

  @Test func `loads over reps behind a day tell the light ones too`() {
    let lines = """
      unit: kg
      2024-03-01 push ｜ bench 60/8 70/8 80/5
      2024-03-03 pull ｜ row 60/8 70/8 80/5｜curl 25/12*3
      2024-03-05 push ｜ bench 60/8 70/8 80/5
      2024-03-07 pull ｜ row 60/8 70/8 80/5｜curl 10/15*2
      """
    #expect(ReadJournal(lines).entries.contains("curl: 25 kg x 12 (3)"))
    #expect(ReadJournal(lines).entries.contains("curl: 10 kg x 15 (2)"))
  }

  @Test func `minutes of swimming in a sentence are told`() {
    let journal = ReadJournal(
      day:
        "Squat\n60x5\nMein Rücken zieht seit gestern etwas. Danach noch 20 min geschwommen, gemütlich."
    )
    #expect(!journal.codes.isEmpty || journal.entries.count > 1)
  }
}
