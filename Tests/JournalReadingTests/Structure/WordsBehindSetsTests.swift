import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Units, kinds and results that stand behind sets")
struct WordsBehindSetsTests {
  private func sets(_ lines: String) -> [TrainingSet] {
    Reader().read([Source(path: "a.md", text: "# 2026-03-02\nRow 95 lb x 5\n\n\(lines)\n")])
      .journal.sessions.flatMap(\.entries).dropFirst().flatMap(\.sets)
  }

  @Test func `a unit behind reps is that of the load before them`() {
    checkSets("Bench 135x8 lb", "135 lb x 8")
    checkSets("Row 170x8 lbs", "170 lb x 8")
    checkSets("Bench 185 x 5, 5, 4 lbs", "185 lb x 5", "185 lb x 5", "185 lb x 4")
    checkSets("Row 160x8x3 lb", "160 lb x 8 x 3")
    // Reps before a load.
    checkSets("Row 12x120 lb", "120 lb x 12")
    checkSets("Swings 100x16 kg", "16 kg x 100")
  }

  @Test(arguments: [
    "45x10 95x5 135x3 warmup", "45x10, 95x5, 135x3 (warm up)", "45x10 95x5 135x3 (all warmups)",
  ])
  func `a word for warming up behind rising sets is meant of all of them`(line: String) {
    checkSets("Bench\n\(line)\n185 lb x 5", "45 lb x 10", "95 lb x 5", "135 lb x 3", "185 lb x 5")
    #expect(
      sets("Bench\n\(line)\n185 lb x 5").map(\.kind) == [.warmup, .warmup, .warmup, .work])
  }

  @Test func `what stands behind the word is work`() {
    #expect(
      sets("Bench 40x8, 60x5 (both warm-ups), 180 lb x 5").map(\.kind) == [.warmup, .warmup, .work])
    #expect(sets("Bench 180 lb x 5, 90x10 warmup").map(\.kind) == [.work, .warmup])
  }

  @Test(arguments: [
    "Bench 135 lb x AMRAP - 12", "Bench 135 lb x AMRAP 12", "Bench 135 lb AMRAP: 12",
    "Bench AMRAP 135 lb x 12", "Bench 135x AMRAP = 12",
  ])
  func `the result of a set of as many reps as possible stands behind its word`(line: String) {
    checkSets(line, "135 lb x 12")
    #expect(sets(line).map(\.kind) == [.amrap])
  }

  @Test(arguments: ["Push-ups AMRAP 30", "Push-ups max reps: 30", "Push-ups amrap = 30"])
  func `and so does that of an exercise without a load`(line: String) {
    checkSets(line, "BW x 30")
    #expect(sets(line).map(\.kind) == [.amrap])
  }

  @Test func `lifts that were missed more than once`() {
    checkSets("Bench 175 lb fail x2", "175 lb x 0 x 2")
    #expect(Set(sets("Bench 175 lb fail x2").map(\.kind)) == [.failed])
    checkSets("Bench 110 lb xX", "110 lb x 0")
    checkSets("Bench 110 lb x 1 no lift", "110 lb x 0")
  }

  @Test(arguments: [
    "Bench 105 lb x 3, failed 4th", "Bench 105 lb x 3 failed 4",
    "Bench 105 lb x 3 (missed 4th)", "Bench 105 lb x 3 failed fourth rep",
  ])
  func `of a set whose next rep was missed the others were done`(line: String) {
    checkSets(line, "105 lb x 3")
    #expect(sets(line).map(\.kind) == [.failed])
  }

  @Test func `a single whose second rep was missed was done`() {
    checkSets("Bench 105 lb x 1, failed 2nd", "105 lb x 1")
    checkSets("Bench 105 lb x 1, failed", "105 lb x 0")
  }

  @Test(arguments: [
    "Lateral raise 20ea 12 12 12", "Lateral raise 20/side 12 12 12",
    "Lateral raise 20 per side 12 12 12", "Lateral raise 20 in each hand 12, 12, 12",
  ])
  func `the load of each hand stands before reps that spaces part`(line: String) {
    checkSets(line, "20 lb x 12", "20 lb x 12", "20 lb x 12")
    #expect(sets(line).allSatisfy { $0.side == .each })
  }

  @Test(arguments: [
    "Topset 190 lb x 3", "Heavy single 190 lb x 3", "Burnout 190 lb x 3", "Pause 190 lb x 3",
    "Finisher: 190 lb x 3",
  ])
  func `what a set is called right below its exercise is no exercise`(line: String) {
    #expect(names("Bench 180 lb x 5\n\(line)") == ["Row", "Bench"])
    checkSets("Bench 180 lb x 5\n\(line)", "180 lb x 5", "190 lb x 3")
  }

  private func names(_ lines: String) -> [String] {
    Reader().read([Source(path: "a.md", text: "# 2026-03-02\nRow 95 lb x 5\n\n\(lines)\n")])
      .journal.sessions.flatMap(\.entries).map(\.nameAsWritten)
  }

  @Test func `a plan beside what was done counts nothing`() {
    checkSets("Press 3x5 95 5/5/4", "95 lb x 5", "95 lb x 5", "95 lb x 4")
    checkSets("Press 3x8-12 95x10 95x9 95x8", "95 lb x 10", "95 lb x 9", "95 lb x 8")
  }

  @Test func `small words beside sets change nothing of them`() {
    checkSets("Bench 180 lb for 8. Then 185 lb for only 5", "180 lb x 8", "185 lb x 5")
    checkSets("Curls 10 reps with 15 lb, 3 sets", "15 lb x 10 x 3")
    checkSets("Bench 180 lb x 8 then same again", "180 lb x 8 x 2")
    checkSets("Curl 40x10 30x8 20 lb x 8 triple drop", "40 lb x 10", "30 lb x 8", "20 lb x 8")
  }

  @Test func `reps that were left are no side`() {
    let read = sets("Squat 225 lb x 5 (2 reps left)")
    #expect(read.map(\.side) == [nil])
    #expect(read.compactMap(\.effort).count == 1)
  }

  @Test(arguments: ["Curl drop set: 40x10, 30x8, 20 lb x 8", "Curl dropset 40x10 30x8 20 lb x 8"])
  func `a word for drops behind a name is meant of the sets behind the first`(line: String) {
    #expect(names(line) == ["Row", "Curl"])
    #expect(sets(line).map(\.kind) == [.work, .drop, .drop])
  }

  @Test func `the pin of a stack may stand behind a sign`() {
    checkSets("Leg extension #8 3x12", "level 8 x 12 x 3")
    checkSets("Leg extension #8 12 12 10", "level 8 x 12", "level 8 x 12", "level 8 x 10")
  }
}

@Suite("Days and their units beside sets")
struct DaysAndUnitsBesideSetsTests {
  @Test func `days with a point begin the lines of an exercise`() {
    let days = daysRead(
      """
      # Log 2025 (kg)

      SQUAT
      03.02  20x10 60x8 100x5x3
      10.02  60x8 102,5x5

      PULL-UPS
      03.02  8, 7, 6
      06.02  +5 kg: 5, 5, 4
      """)
    #expect(
      days == [
        "2025-02-03 SQUAT: 20 kg x 10, 60 kg x 8, 100 kg x 5 x 3",
        "2025-02-10 SQUAT: 60 kg x 8, 102.5 kg x 5",
        "2025-02-03 PULL-UPS: BW x 8, BW x 7, BW x 6",
        "2025-02-06 PULL-UPS: BW+5 kg x 5, BW+5 kg x 5, BW+5 kg x 4",
      ])
  }

  @Test func `loads of two digits and two more are no days`() {
    checkSets(
      "Curl\n12.50x10 12.25x8\n12.75x8\n11.25x10", "12.5 lb x 10", "12.25 lb x 8", "12.75 lb x 8",
      "11.25 lb x 10")
  }

  @Test func `equal reps right below a load are no day`() {
    #expect(
      daysRead("2024-06-03\nFlys - 15 kg\n12/12/12\nRow 60 kg x 8\n")
        == ["2024-06-03 Flys: 15 kg x 12, 15 kg x 12, 15 kg x 12", "2024-06-03 Row: 60 kg x 8"])
  }

  @Test(arguments: ["2024-06-03 lb", "June 3, 2024 lb", "Legs 6/3/2024 lbs", "2024-06-03 (lb)"])
  func `a unit behind the first day is that of the file`(day: String) {
    let journal = Reader().read([
      Source(path: "a.md", text: "\(day)\nSquat 185x5\n\n2024-06-05\nRow 135x8\n")
    ]).journal
    #expect(journal.sessions.compactMap { $0.date?.description } == ["2024-06-03", "2024-06-05"])
    #expect(
      journal.sessions.flatMap(\.entries).flatMap(\.sets).map(setText)
        == ["185 lb x 5", "135 lb x 8"])
  }

  @Test func `days in a table below the heading of a programme were trained`() {
    #expect(
      daysRead(
        """
        ## Autumn 2023, novice programme (kg)

        | date | squat | bench |
        |---|---|---|
        | 2023-10-02 | 60 3x5 | 50 3x5 |
        """) == ["2023-10-02 squat: 60 kg x 5 x 3", "2023-10-02 bench: 50 kg x 5 x 3"])
  }

  @Test(arguments: [
    "todo va en libras salvo que ponga kg", "alles in Pfund", "все веса в фунтах",
    "all in lb unless I say kg",
  ])
  func `a sentence at the top tells the unit of all`(top: String) {
    let read = Reader().read([Source(path: "a.md", text: "\(top)\n\n2024-05-06\nSquat 185x5\n")])
    #expect(read.journal.sessions.flatMap(\.entries).flatMap(\.sets).map(setText) == ["185 lb x 5"])
  }
}

@Suite("Loads and talk in the words of many writers")
struct LoadsInManyWordsTests {
  @Test func `a load behind a small word has its sets behind a comma`() {
    checkSets("Laterales de 15, 4 series de 12", "15 lb x 12 x 4")
    checkSets("Hip thrust 135, 3 de 10", "135 lb x 10 x 3")
  }

  @Test func `dumbbells may have an article, and sets an all`() {
    checkNamed("Goblet squat w the 35 kettlebell 4x15", ["Goblet squat: 35 lb x 15 x 4"])
    checkNamed("Curls, the 25 dumbbells, 3 sets of 10.", ["Curls: 25 lb x 10 x 3"])
    checkNamed("Squats 165, all three sets of 5.", ["Squats: 165 lb x 5 x 3"])
  }

  @Test func `thousands of meters are no meters`() {
    checkDumped("Row erg 10 min, 2.150 m", ["Row erg: 2150 m in 600 s"])
  }

  @Test func `plates stand over their reps`() {
    checkSets("T-bar 3 plates/10 4 plates/8", "level 3 x 10", "level 4 x 8")
  }

  @Test(arguments: [
    "20.01 пн. (опоздал, всего 40 мин) присед 60х6 100х5",
    "20.01 пн. после смены, спал 5 ч. присед 60х6 100х5",
  ])
  func `what happened between a day and its work is no plan`(line: String) {
    #expect(
      daysRead("# Тренировки 2025, кг\n\n13.01 пн. жим 60х8 90х5\n\(line)\n").last
        == "2025-01-20 присед: 60 kg x 6, 100 kg x 5")
  }

  @Test func `behind a semicolon a few words before a product name an exercise`() {
    checkNamed(
      "Deadlift 150 lb x 3; off blocks 180x3",
      ["Deadlift: 150 lb x 3", "off blocks: 180 lb x 3"])
  }

  @Test func `sets of all accessories are rounds`() {
    checkNamed(
      "**Accessory**: 3 sets\n- DB bench 50 lb x 10\n- Ring rows x 12",
      ["DB bench: 50 lb x 10 x 3", "Ring rows: BW x 12 x 3"])
  }
}
