import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Days and sets in cells, and what stands before the work of a line")
struct DaysInCellsTests {
  @Test
  func `no numbers of two cells between tabs are one list`() {
    let text = """
      2024-01-08
      Übung\tkg\tS1\tS2\tS3\tS4\tAnm.
      Bankdrücken\t60\t8\t8
      Seitheben\t8\t15\t15\t12\t\tSchulter zwickt
      """
    #expect(
      daysRead(text, path: "a.txt") == [
        "2024-01-08 Bankdrücken: 60 kg x 8, 60 kg x 8",
        "2024-01-08 Seitheben: 8 kg x 15, 8 kg x 15, 8 kg x 12",
      ])
  }

  @Test
  func `a column a weekday below the day of its week is read day by day`() {
    let text = """
      # Gym 2024

      ## Week of Mon 4 March 2024

      |      | Mon | Tue | Wed | Thu | Fri | Sat | Sun |
      |------|-----|-----|-----|-----|-----|-----|-----|
      | A | Squat 70 kg 5x5 | nights | Squat 65 kg 5x5 | nights | Deadlift 95 kg 1x5 | | |
      | other | plank 60s | | | | | run 5 km 28:40 | mum's |
      | weight | 84.6 | | 84.1 | | | | |
      """
    #expect(
      daysRead(text) == [
        "2024-03-04 Squat: 70 kg x 5 x 5", "2024-03-04 plank: BW 60 s",
        "2024-03-06 Squat: 65 kg x 5 x 5", "2024-03-08 Deadlift: 95 kg x 5",
        "2024-03-09 run: 5 km in 1720 s",
      ])
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(!sessions.contains { $0.date?.description == "2024-03-05" })
  }

  @Test
  func `a row of a weigh-in opens its day and keeps the weight`() {
    let text = """
      Date\tExercise\tSet 1\tSet 2\tNotes
      1/8/2025\tLeg Press\t110x12\t130x10\t
      1/20/2025\tWeigh in\t171.4\t\tdown
      \tLeg Press\t140x10\t150x8\t
      """
    #expect(daysRead(text, path: "a.txt").map { $0.prefix(10) } == ["2025-01-08", "2025-01-20"])
    let journal = Reader().read([Source(path: "a.txt", text: text)]).journal
    #expect(journal.bodyweights.count == 1)
  }

  @Test
  func `a way and its time among the remarks are those of the row`() {
    let text = """
      | date | exercise | sets | reps | kg | notes |
      |---|---|---|---|---|---|
      | 2024-09-02 | Squat | 3 | 5 | 80 | |
      | 2024-09-03 | Run | | | | 8 km easy, 46:20 |
      """
    #expect(
      daysRead(text) == ["2024-09-02 Squat: 80 kg x 5 x 3", "2024-09-03 Run: 8 km in 2780 s"])
  }

  @Test
  func `fields between dashes are sets, reps and the load`() {
    checkNamed("Bench press – 4 – 8 – 82.5", ["Bench press: 82.5 lb x 8 x 4"])
    checkNamed(
      "Bench press – 3 – 8, 7, 6 – 85", ["Bench press: 85 lb x 8, 85 lb x 7, 85 lb x 6"])
    checkNamed("Dips – 2 – 6 – body", ["Dips: BW x 6 x 2"])
    checkNamed("Sit ups – Sets: 3 – Reps: 20 – Weight: none", ["Sit ups: BW x 20 x 3"])
  }

  @Test
  func `hours, sessions and points before the work are none of it`() {
    let text = """
      # 2024-01-07
      18h05 vélo 8 min
      18h15 Squat
      - barre à vide x 10
      - 50 kg x 5, r 1'
      18h40 Tractions
      - 6, r 2'
      """
    #expect(
      daysRead(text, path: "a.txt") == [
        "2024-01-07 vélo: 480 s", "2024-01-07 Squat: x 10, 50 kg x 5 rest 60",
        "2024-01-07 Tractions: BW x 6 rest 120",
      ])
    checkNamed(
      "gym; squat 40 kg 3x8; rdl 40 kg 3x8", ["squat: 40 kg x 8 x 3", "rdl: 40 kg x 8 x 3"])
  }

  @Test
  func `a day with its month and year is no item of a list`() {
    let text = "17. 6. 2024\nSquat 60 kg x 8\n\n20. 6. 2024\nSquat 70 kg x 6\n"
    #expect(
      daysRead(text) == ["2024-06-17 Squat: 60 kg x 8", "2024-06-20 Squat: 70 kg x 6"])
    #expect(daysRead("# 2024-06-17\n1. Squat 60 kg x 8\n2. 6 x 70 kg\n").count == 1)
  }

  @Test
  func `sentences of unknown names behind work are exercises`() {
    checkNamed(
      "Присед 60 кг х 5. Гиперы 3 по 12. Тяга с плинтов 200 кг х 3",
      ["Присед: 60 kg x 5", "Гиперы: BW x 12 x 3", "Тяга с плинтов: 200 kg x 3"])
    #expect(codesOfDay("Squat 60 kg x 5. Last one 65 kg x 5") == ["W201"])
  }

  @Test
  func `ordinals below a month are days`() {
    let text = """
      # Book 2023

      ## February

      - 23rd – Leg press 30kg 2 x 10. Seated row 15kg 2 x 10.
      - 28th – Leg press 30kg 2 x 12.
      """
    #expect(
      daysRead(text) == [
        "2023-02-23 Leg press: 30 kg x 10 x 2", "2023-02-23 Seated row: 15 kg x 10 x 2",
        "2023-02-28 Leg press: 30 kg x 12 x 2",
      ])
  }

  @Test
  func `plans of weeks and bests of old are none, wherever they stand`() {
    let text = """
      # 2024-03-04
      Squat 100 kg x 5

      Plan for the next 3 weeks:
      wk 1: squat 175x2x2, bench 120x2x3
      wk 2: squat 180x1

      Bests from before: bench 95, squat 120x3, dead 150
      Marzec: 3x w tygodniu, przysiad 5x80, martwy 5x115
      """
    #expect(daysRead(text, path: "a.txt") == ["2024-03-04 Squat: 100 kg x 5"])
  }

  @Test
  func `help, holds with a load and sets behind warm-ups are read with their signs`() {
    checkNamed("assisted pull ups 35 assist 3x6", ["assisted pull ups: BW-35 lb x 6 x 3"])
    checkDumped("hang 10s x 3 @ +5 kg", ["hang: BW+5 kg 10 s x 3"])
    checkNamed(
      "bench 135 x 8 w/u, 185 5 5 5", ["bench: 135 lb x 8, 185 lb x 5, 185 lb x 5, 185 lb x 5"])
  }

  @Test
  func `weights beside their day or what else a scale tells are the lifter's`() {
    for line in [
      "Waga 28.02: 93,2", "Gewicht heut früh 93,2", "인바디 3/2 체중 93.2 골격근 33.1 체지방 21.8%",
    ] {
      let journal = Reader().read([
        Source(path: "a.md", text: "# 2024-03-04\nSquat 100 kg x 5\n\n\(line)\n")
      ]).journal
      #expect(journal.bodyweights.map { "\($0.mass)" } == ["93.2 kg"], "\(line)")
    }
    #expect(daysRead("# 2024-03-04\nSquat\nweight: 65 kg\nreps: 5\n").count == 1)
  }
}
