import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Years at the top, rounds before lists, help and stations in other words")
struct FurtherWaysOfWritersTests {
  @Test func `days of programmes before weekdays have the year at the top`() {
    let text = """
      2022

      WK 3 / D1  Mon 10-3   garage
      Squat 100 kg x 5

      WK 3 / D2  Wed 10-5
      Bench 80 kg x 5
      """
    #expect(
      daysRead(text, path: "a.txt") == [
        "2022-10-03 Squat: 100 kg x 5", "2022-10-05 Bench: 80 kg x 5",
      ])
  }

  @Test func `a year at the top that its weekdays deny is none of the days`() {
    let text = """
      pages out of an old calendar, the one of 2019 with horses

      Mon 10-3
      Squat 100 kg x 5

      Wed 10-5
      Bench 80 kg x 5

      Fri 10-7
      Squat 100 kg x 5

      Mon 10-10
      Bench 80 kg x 5
      """
    let days = daysRead(text, path: "a.txt")
    #expect(days.count == 4)
    #expect(!days.contains { $0.hasPrefix("2019") }, "\(days)")
  }

  @Test func `rounds before the reps of each are their number`() {
    checkNamed(
      "Tabata squats 4 rounds: 14 12 11 10 ugh",
      ["Tabata squats: 14 reps, 12 reps, 11 reps, 10 reps"])
    checkNamed("Tabata burpees 3 rds: 9 8 8", ["Tabata burpees: BW x 9, BW x 8, BW x 8"])
  }

  @Test func `how often a superset was done stands at its end`() {
    checkNamed(
      "rosca direta 15kg 12 + martelo 8kg 10, 2 vezes",
      ["rosca direta: 15 kg x 12 x 2", "martelo: 8 kg x 10 x 2"])
  }

  @Test func `dumbbells named for their load have a set for each count`() {
    checkSets("Curls 25s x 8 7", "25 lb x 8", "25 lb x 7")
  }

  @Test func `help tells itself in words as well`() {
    checkSets("Подтягивания в гравитроне (минус 30 кг) 3х10", "BW-30 kg x 10 x 3")
    checkSets("Подтягивания в гравитроне, противовес 35 кг, 3*8", "BW-35 kg x 8 x 3")
  }

  @Test func `a load tells its own reps in parentheses`() {
    checkSets(
      "Strict press 3x5: 65 70 75(4)", "65 lb x 5", "70 lb x 5", "75 lb x 4")
  }

  @Test func `what others say in quotes is no work`() {
    let text = "# 2024-03-04\n\nSquat 100 kg x 5\n«Какие 3х10, бери сразу 5х5»\n"
    #expect(daysRead(text) == ["2024-03-04 Squat: 100 kg x 5"])
  }

  @Test func `stations beside each other keep their loads`() {
    checkNamed(
      "21-15-9 for time\nthrusters 40 kg / pull-ups",
      [
        "thrusters: 40 kg x 21, 40 kg x 15, 40 kg x 9",
        "pull-ups: BW x 21, BW x 15, BW x 9",
      ])
  }

  @Test func `an hour and minutes behind it are a time`() {
    let text = "# 2024-03-04\nBike 1 hr 20\nRide 2 hrs 15, windy\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    let times = journal.sessions.flatMap(\.entries).flatMap(\.sets).map(\.effort)
    #expect(times == [.time(seconds: 4800), .time(seconds: 8100)])
  }

  @Test func `what is said of a lift in parentheses is no part of its name`() {
    checkNamed("SQ (sleeves, belt from 315): 225 lb x 5", ["SQ: 225 lb x 5"])
    checkNamed("squat (proper bar!) 60 kg x 5", ["squat: 60 kg x 5"])
    checkNamed("Row (DB, one arm) 20 kg x 8", ["Row (DB, one arm): 20 kg x 8"])
  }

  @Test func `an ordinal alone is no set`() {
    let text = "gym\n\n5th\nSquat 100 kg x 5\n"
    let result = Reader().read([Source(path: "a.txt", text: text)])
    #expect(result.journal.sessions.flatMap(\.entries).map(\.nameAsWritten) == ["Squat"])
    #expect(result.diagnostics.contains { $0.code.name == "W201" })
  }

  @Test func `letters tell which attempts were good`() {
    let text = """
      # 2024-03-04

      | Lift | 1 | 2 | 3 |
      |---|---|---|---|
      | Squat | 150 O | 160 O | 167.5 X |
      """
    #expect(
      daysRead(text) == ["2024-03-04 Squat: 150 kg x 1, 160 kg x 1, 167.5 kg x 0 failed"])
  }

  @Test func `posts of a thread open their days`() {
    let text = """
      #2  13.01.2025, 21:40
      Bankdrücken 80 kg x 5

      #3  15.01.2025, 20:10
      Kniebeuge 100 kg x 5
      """
    #expect(
      daysRead(text, path: "a.txt") == [
        "2025-01-13 Bankdrücken: 80 kg x 5", "2025-01-15 Kniebeuge: 100 kg x 5",
      ])
  }

  @Test func `the title tells the unit, and the line of plates no set`() {
    let text = """
      TRAINING 2025 - garage, lb
      bar 45, plates 4x45 2x25 4x10

      Mon 3/3 - sq 135x5
      """
    #expect(daysRead(text, path: "a.txt") == ["2025-03-03 sq: 135 lb x 5"])
  }
}
