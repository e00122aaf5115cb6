import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Purposes behind names, misses among pairs, and what stands between sets")
struct PurposesMissesAndPairsTests {
  @Test func `what is meant to come of an exercise is no part of its name`() {
    checkNamed(
      "Snatch, 12 min to a heavy single\n65, 75, 85, 105 miss",
      ["Snatch: 65 lb x 1, 75 lb x 1, 85 lb x 1, 105 lb x 0"])
    checkNamed("Deads. Belt on from 160.\n70 x 5, 180 x 3", ["Deads: 70 lb x 5, 180 lb x 3"])
  }

  @Test func `a cross among pairs is a miss`() {
    checkSets(
      "C&J 60/1 70/1 80/1 84 x (jerk) 84/1", "60 lb x 1", "70 lb x 1", "80 lb x 1", "84 lb x 0",
      "84 lb x 1")
    checkSets(
      "C&J 60/1 70/1 84 x 84/1", "60 lb x 1", "70 lb x 1", "84 lb x 0", "84 lb x 1")
  }

  @Test func `the help of each set is none of a range`() {
    checkSets("Pull-ups -20x5 -20x4", "BW-20 lb x 5", "BW-20 lb x 4")
    checkSets("Dips (minus 30) 3x10", "BW-30 lb x 10 x 3")
  }

  @Test func `added loads and reps stand in lists beside each other`() {
    checkSets("Pull-ups bw/+5/+10 x 5/6/4", "BW x 5", "BW+5 lb x 6", "BW+10 lb x 4")
    checkSets("Dips +10 - 8, 8, 7", "BW+10 lb x 8", "BW+10 lb x 8", "BW+10 lb x 7")
  }

  @Test func `a record behind the reps parts two sets`() {
    checkSets("Bench 152.5 3 PB, 145 7 6", "152.5 lb x 3", "145 lb x 7", "145 lb x 6")
  }

  @Test func `a load behind products begins a list of its own`() {
    checkSets(
      "Squat 60x5 80x3 107.5 5 5 3", "60 lb x 5", "80 lb x 3", "107.5 lb x 5", "107.5 lb x 5",
      "107.5 lb x 3")
  }

  @Test func `pairs between spaced slashes begin with their loads`() {
    checkSets(
      "Squat 40 15 / 60 10 / 70 8 8", "40 lb x 15", "60 lb x 10", "70 lb x 8", "70 lb x 8")
  }

  @Test func `sets and reps behind the slash of a load`() {
    checkSets("Curl 45/2x8", "45 lb x 8 x 2")
    checkSets("Curl 12.5/2x8", "12.5 lb x 8 x 2")
  }

  @Test func `the weight of the body behind reps was not hung on`() {
    checkSets("Chins: 6,5,4 at 104kg", "BW x 6", "BW x 5", "BW x 4")
  }

  @Test func `minutes of one exercise need no colon`() {
    checkSets("EMOM 10 power clean 3 @ 105", "105 lb x 3 x 10")
  }

  @Test func `stations beside each other have the reps of their workout`() {
    checkNamed(
      "21-15-9 for time, cap 12\nthrusters 75 / ring rows\n9:14. Coach counted",
      [
        "thrusters: 75 lb x 21, 75 lb x 15, 75 lb x 9",
        "ring rows: BW x 21, BW x 15, BW x 9",
      ])
  }

  @Test func `a way before a colon has the time behind it`() {
    let text = "# 2026-03-02\nRun 1000 m: 3:14\n\n# 2026-03-04\nRun 6 x 800m, avg 4:02\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    let times = journal.sessions.flatMap(\.entries).map { entry in
      entry.sets.map { set in
        if case .distance(let way, let seconds) = set.effort {
          "\(way) \(seconds ?? 0)"
        } else {
          ""
        }
      }
    }
    #expect(times == [["1000 m 194"], Array(repeating: "800 m 242", count: 6)])
  }

  @Test func `what clients and others did is none of the writer's`() {
    let text = """
      # 2023-09-12

      **Me**
      Squat 100 kg x 5

      **Clients**
      Priya - goblet squat 16 kg 3x10
      """
    #expect(daysRead(text) == ["2023-09-12 Squat: 100 kg x 5"])
  }

  @Test func `an order with stars tells nothing of numbers between blanks`() {
    let text = "2024\n(무게*횟수*세트)\n\n3/4 월 벤치 75*5*3 / 딥스 10 8 7\n"
    #expect(
      daysRead(text, path: "a.txt") == [
        "2024-03-04 벤치: 75 kg x 5 x 3", "2024-03-04 딥스: BW x 10, BW x 8, BW x 7",
      ])
  }

  @Test func `weekdays in one letter, and sets over slashes as a line at the top says`() {
    let text = """
      BOOK 2022
      95/3 means 95 lbs for 3 sets OF FIVE

      3/7 M   Squat 95/3 e   Row 65/3
      3/9 W   Squat 120/3 h  Row 62.5/3 x4
      3/11 F  Squat 125/3
      3/14 M  Squat 130/3
      """
    let days = daysRead(text, path: "a.txt")
    #expect(days.first == "2022-03-07 Squat: 95 lb x 5 x 3", "\(days)")
    #expect(days.contains("2022-03-09 Squat: 120 lb x 5 x 3"), "\(days)")
  }

  @Test func `what a line of numbers means is no set`() {
    let text = "BOOK 2022\n95/3 means 95 lbs for 3 sets of five\n\nMarch 7\nSquat 95/3\n"
    #expect(daysRead(text, path: "a.txt") == ["2022-03-07 Squat: 95 lb x 5 x 3"])
  }

  @Test func `the only year at the top is that of the days below`() {
    let text = "GYM SHEET -- winter 2024 -- novice\n\nMar 4\nSquat 100x5\n\nMar 6\nSquat 105x5\n"
    #expect(
      daysRead(text, path: "a.txt") == [
        "2024-03-04 Squat: 100 kg x 5", "2024-03-06 Squat: 105 kg x 5",
      ])
  }
}
