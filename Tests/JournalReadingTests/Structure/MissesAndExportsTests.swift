import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Misses in the words of many tongues")
struct MissesInManyWordsTests {
  private func sets(_ lines: String) -> [TrainingSet] {
    Reader().read([Source(path: "a.md", text: "# 2026-03-02\nRow 95 lb x 5\n\n\(lines)\n")])
      .journal.sessions.flatMap(\.entries).dropFirst().flatMap(\.sets)
  }

  @Test(arguments: [
    "90 kg x 1 не пожал", "90 kg x 1 не смог", "90 kg x 1 провал", "90 kg x 1 не вийшло",
    "90 kg x 1 nie wstałem", "90 kg x 1 nie udało się", "90 kg x 1 ging nicht", "90 kg x 1 no pude",
    "90 kg x 1 no salió", "90 kg x 1 não subiu", "90 kg x 1 pas passé", "90 kg x 1 non salita",
    "90kg 1회 못 들음", "90kg 1次 没拉起来", "90 kg x 1 didn't go",
  ])
  func `a single that did not go up is a miss`(line: String) {
    let read = sets("Bench Press\n80 kg x 5\n\(line)")
    #expect(read.map(\.kind) == [.work, .failed])
    #expect(read.last?.effort.reps == 0)
  }

  @Test func `of more reps the others were done`() {
    #expect(sets("Bench 80 kg x 2 не дожал").map(\.kind) == [.failed])
    checkSets("Squat 100 lb x 5, bench 80 lb x 4 miss on 5th", "100 lb x 5", "80 lb x 4")
    #expect(sets("Bench 80 lb x 4 miss on 5th").map(\.kind) == [.failed])
  }

  @Test(arguments: ["90 kg x 1 was easy", "90 kg x 1 не тяжело", "90 kg x 1 no belt"])
  func `other remarks make no miss`(line: String) {
    #expect(sets("Bench\n\(line)").map(\.kind) == [.work])
  }

  @Test func `a remark behind a set is no exercise in any script`() {
    checkNamed(
      "デッドリフト\n100kg 5回 フォーム意識\n110kg 5回", ["デッドリフト: 100 kg x 5, 110 kg x 5"])
    checkNamed("卧推\n60kg 5次 腰疼\n70kg 5次 舒服", ["卧推: 60 kg x 5, 70 kg x 5"])
    checkNamed("벤치\n60kg 5회 벨트 착용\n70kg 5회", ["벤치: 60 kg x 5, 70 kg x 5"])
  }

  @Test(arguments: ["昨晚睡了6小时", "昨晚只睡5小时", "次は65kg 8回", "талия 82"])
  func `sleep, waists and what comes next are no sets`(line: String) {
    checkSets("ベンチプレス 60 lb x 10\n\(line)", "60 lb x 10")
  }

  @Test(arguments: [
    "Flexiones hasta el fallo: 22", "Отжимания до отказа 22", "Flexão até a falha 22",
  ])
  func `how far a set went is no part of its name`(line: String) {
    #expect(sets(line).map(\.effort.reps) == [22])
    checkSets("Отжимания до отказа 22, 18, 15", "BW x 22", "BW x 18", "BW x 15")
  }
}

@Suite("Exports, sheets and lines of several exercises")
struct ExportsAndSheetsTests {
  @Test func `the hour beside a day is no time of a set`() {
    #expect(
      daysRead("Date,Time,Exercise,Weight,Reps\n2024-03-04,18:02,Squat,100kg,5\n")
        == ["2024-03-04 Squat: 100 kg x 5"])
    #expect(
      daysRead("Date\tTime\tExercise\tWeight\tReps\n2024-03-04\t18:02\tSquat\t100kg\t5\n")
        == ["2024-03-04 Squat: 100 kg x 5"])
  }

  @Test func `the unit of a weight stands in a column of its own`() {
    #expect(
      daysRead("Date,Exercise,Weight,Weight Unit,Reps,RPE\n2024-03-04,Squat,225,lbs,5,8\n")
        == ["2024-03-04 Squat: 225 lb x 5 @8"])
  }

  @Test func `rows of days stand between rows of exercises`() {
    #expect(
      daysRead(
        """
        | Exercise | Weight | Reps |
        |---|---|---|
        | 2024-03-04 | | |
        | Squat | 100 kg | 5 |
        | 2024-03-06 | | |
        | Bench | 80 kg | 5 |
        """) == ["2024-03-04 Squat: 100 kg x 5", "2024-03-06 Bench: 80 kg x 5"])
  }

  @Test func `a row whose day stands above is no head`() {
    #expect(
      daysRead("2024-03-04\tSquat\t100kg\t5\t5\t5\n\tBench\t70kg\t5\t5\t4\n")
        == [
          "2024-03-04 Squat: 100 kg x 5, 100 kg x 5, 100 kg x 5",
          "2024-03-04 Bench: 70 kg x 5, 70 kg x 5, 70 kg x 4",
        ])
  }

  @Test func `the timer of an app is no set`() {
    #expect(
      daysRead(
        "Date,Exercise,Set Order,Weight (kg),Reps\n2024-03-04,Bench,1,80,5\n2024-03-04,Bench,Rest Timer,0,0\n"
      ) == ["2024-03-04 Bench: 80 kg x 5"])
  }

  @Test func `exercises may be numbered on one line`() {
    checkNamed(
      "1. Squat 100 lb x 5, 2. Bench 80 lb x 5, 3. Row 60 lb x 8",
      ["Squat: 100 lb x 5", "Bench: 80 lb x 5", "Row: 60 lb x 8"])
  }

  @Test(arguments: ["and", "plus", ", and"])
  func `a count of another exercise may end a line`(joint: String) {
    checkNamed("Bench 80 lb x 5 \(joint) 30 pushups", ["Bench: 80 lb x 5", "pushups: BW x 30"])
  }

  @Test(arguments: [", finished with", ", followed by"])
  func `work may end with a count of another exercise`(joint: String) {
    checkNamed("Bench 80 lb x 5\(joint) 50 crunches", ["Bench: 80 lb x 5", "crunches: BW x 50"])
  }

  @Test(arguments: [" then", ",", ", then"])
  func `a count of another exercise may open a line`(joint: String) {
    checkNamed("10 pullups\(joint) bench 80 lb x 5", ["pullups: BW x 10", "bench: 80 lb x 5"])
  }

  @Test func `tags and titles of front matter are no sets`() {
    #expect(
      daysRead("---\ndate: 2024-05-07\ntags: [legs, 5x5]\n---\nSquat 100 kg x 5 x 5\n")
        == ["2024-05-07 Squat: 100 kg x 5 x 5"])
  }

  @Test func `a weekday before a day with a point is sure of it`() {
    #expect(
      daysRead("Жим\n04.03.24 60 кг 3х8\nпн 11.03 - 60 кг 3х8\n")
        == ["2024-03-04 Жим: 60 kg x 8 x 3", "2024-03-11 Жим: 60 kg x 8 x 3"])
  }

  @Test func `bullets for kinds of sets are no exercises`() {
    let text = """
      - 2024-05-07
        - Squat
          - Warmup
            - 60 kg x 5
          - Work sets
            - 100 kg x 5
      """
    let entries = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries)
    #expect(entries.map(\.nameAsWritten) == ["Squat"])
    #expect(entries.flatMap(\.sets).map(\.kind) == [.warmup, .work])
  }
}

@Suite("Years in titles, and weeks in columns")
struct YearsAndWeeksTests {
  @Test func `the year of a title is that of the days before the first with a year`() {
    #expect(
      daysRead("Gym 2019\n\nMon 1/7\nBench 135 lb x 8\n\n4/2/20\nBench 140 lb x 8\n")
        == ["2019-01-07 Bench: 135 lb x 8", "2020-04-02 Bench: 140 lb x 8"])
    // The seventh of January was a Tuesday in 2020.
    #expect(
      daysRead("Gym 2019\n\nTue 1/7\nBench 135 lb x 8\n\n4/2/20\nBench 140 lb x 8\n").first
        == "2020-01-07 Bench: 135 lb x 8")
  }

  @Test func `a year and words above days open it`() {
    #expect(
      daysRead(
        "Feb 10 2022\nSquat 185 lb x 5\n\n2023 just write it down\n9/5 bench 185 lb x 5\n9/7 squat 205 lb x 5\n"
      ) == [
        "2022-02-10 Squat: 185 lb x 5", "2023-09-05 bench: 185 lb x 5",
        "2023-09-07 squat: 205 lb x 5",
      ])
  }

  @Test(arguments: ["wk 5  ", "Lift  ", "      "])
  func `a grid of days may have a head above its names`(corner: String) {
    let grid = """
      \(corner)        mon 4/3/2024     wed 6/3/2024
      squat         90 3x5           70 2x5
      bench         65 3x8           -
      """
    let days = daysRead("Gym log (kg)\n\n\(grid)\n")
    #expect(days.contains("2024-03-04 squat: 90 kg x 5 x 3"))
    #expect(days.contains("2024-03-06 squat: 70 kg x 5 x 2"))
    #expect(days.contains("2024-03-04 bench: 65 kg x 8 x 3"))
    #expect(days.count == 3)
  }

  @Test(arguments: ["Micha: Bench 100 x 3", "Dave came round, benched 100 lb x 5"])
  func `what somebody else lifts is no set`(line: String) {
    checkSets("Bench 80 lb x 5\n\(line)", "80 lb x 5")
  }
}
