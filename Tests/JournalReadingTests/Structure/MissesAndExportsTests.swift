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

@Suite("What looks like a miss, a rest or a set of the exercise before")
struct NoMissesTests {
  @Test(arguments: [
    "Bench 120 lb x 1 not a good lift", "Bench 120 lb x 1 not my best lift",
    "Bench 120 lb x 1 not bad", "Bench 120 lb x 1 no pause",
  ])
  func `a bad lift was lifted`(line: String) {
    checkSets(line, "120 lb x 1")
  }

  @Test func `a paused set behind a blank line is no rest`() {
    checkSets("Bench 80 lb x 5\n\nPause 70 lb x 3", "80 lb x 5", "70 lb x 3")
  }

  @Test func `sets of another exercise are none of the one before`() {
    checkNamed("Bench 80 lb x 5 and 3 sets of rows", ["Bench: 80 lb x 5", "rows: ?"])
  }
}

@Suite("Last sets, days in order and drops in other places")
struct LastSetsAndDaysTests {
  @Test(arguments: [
    "last set 8", "last set only 8", "letzter Satz nur 8", "последний подход 8 раз",
  ])
  func `what the last set came to may stand below`(line: String) {
    checkSets(
      "Bench 4x10 60 lb\n\(line)\nRow 60 lb x 8", "60 lb x 10", "60 lb x 10", "60 lb x 10",
      "60 lb x 8", "60 lb x 8")
  }

  @Test func `days with a point follow each other below a name`() {
    #expect(
      daysRead("Жим\n04.03.24 60 кг 3х8\nпн 11.03 - 60 кг 3х8\n18.03 60 кг 3х8\n").last
        == "2024-03-18 Жим: 60 kg x 8 x 3")
    #expect(
      daysRead("卧推\n2024.3.4 60kg 10次 3组\n3.7 62.5kg 8次 3组\n").last
        == "2024-03-07 卧推: 62.5 kg x 8 x 3")
  }

  @Test func `a word for drops before a name is of its lighter sets`() {
    let sets = Reader().read([
      Source(path: "a.md", text: "# 2026-03-02\nDropset: curls 20 kg x 10, 15 kg x 10\n")
    ]).journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(\.kind) == [.work, .drop])
  }

  @Test(arguments: [
    "L'altra volta 57,5 kg 3x10", "Treino passado 57,5 kg 3x10", "mi hermano con 80 x 8",
  ])
  func `other times and other people are none of today`(line: String) {
    checkSets("Panca 60 kg x 10\n\(line)", "60 kg x 10")
  }
}

@Suite("Dashes before reps, rounds beside commas, exercises by full stops")
struct DashesAndStopsTests {
  @Test func `a load, a dash and reps by spaces`() {
    checkSets("incline db press 20s - 10 9 8", "20 lb x 10", "20 lb x 9", "20 lb x 8")
    checkSets("lat raises 8s - 15 15 12", "8 lb x 15", "8 lb x 15", "8 lb x 12")
    checkSets("face pulls 15 - 15 15", "15 lb x 15", "15 lb x 15")
    checkSets("squat 70 - 6 6 5 then 60 - 8", "70 lb x 6", "70 lb x 6", "70 lb x 5", "60 lb x 8")
    checkSets("bench 60 - 8 8 7", "60 lb x 8", "60 lb x 8", "60 lb x 7")
  }

  @Test(arguments: ["4 rounds, not for time", "Bag work, 4 rounds", "4 rounds"])
  func `rounds of a heading`(heading: String) {
    let sets = Reader().read([
      Source(
        path: "a.md",
        text: "## 2026-03-02\n### \(heading)\n- sandbag clean 100# x 8\n- pushups x 15\n")
    ]).journal.sessions.flatMap(\.entries).map { $0.sets.map(\.count).reduce(0, +) }
    #expect(sets == [4, 4])
  }

  @Test func `exercises parted by full stops`() {
    checkNamed(
      "Leg ext 90 lb 2x12. Calves 180 lb 2x15. Situps 2x25.",
      ["Leg ext: 90 lb x 12 x 2", "Calves: 180 lb x 15 x 2", "Situps: BW x 25 x 2"])
  }

  @Test func `days with a slash below the names of exercises`() {
    let days = daysRead(
      """
      Palestra 2024 (kg)

      PANCA PIANA
      9/9   75 8-8-7-6
      16/9  75 8-8-8-7
      23/9  77,5 8-7-7-6

      SQUAT
      13/9  100 5-5-5-5
      20/9  105 5-5-5-4
      27/9  105 4x5
      """)
    #expect(days.count == 6)
    #expect(days.first == "2024-09-09 PANCA PIANA: 75 kg x 8, 75 kg x 8, 75 kg x 7, 75 kg x 6")
    #expect(days.last == "2024-09-27 SQUAT: 105 kg x 5 x 4")
  }
}
