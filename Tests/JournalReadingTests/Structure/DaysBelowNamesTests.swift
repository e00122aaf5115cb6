import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Paragraphs of an exercise, schemes for all of them, journals of two")
struct DaysBelowNamesTests {
  private func read(_ text: String) -> [String] {
    let journal = Reader().read([Source(path: "a.md", text: "unit: kg\n\n" + text)]).journal
    return journal.sessions.flatMap { session in
      session.entries.flatMap { entry in
        entry.sets.map { set in
          (session.date.map(\.description) ?? "no date") + " " + entry.nameAsWritten + ": "
            + JournalDump.set(set).split(separator: " ?")[0]
        }
      }
    }
  }

  @Test func `days and their reps stand below the name of an exercise`() {
    let text = """
      LEG PRESS
      sled not counted

      3 Feb 2025 - 90 12/12/11
      9 Feb 2025 - skipped, knee
      12 Feb 2025 - 95 10/10/9 slow
      15 Feb 2025 - 95 11/10/10

      PLANK
      3 Feb 2025 - 50s 45s
      12 Feb 2025 - 1:05 0:55
      """
    #expect(
      read(text) == [
        "2025-02-03 LEG PRESS: 90 kg x 12", "2025-02-03 LEG PRESS: 90 kg x 12",
        "2025-02-03 LEG PRESS: 90 kg x 11", "2025-02-12 LEG PRESS: 95 kg x 10",
        "2025-02-12 LEG PRESS: 95 kg x 10", "2025-02-12 LEG PRESS: 95 kg x 9",
        "2025-02-15 LEG PRESS: 95 kg x 11", "2025-02-15 LEG PRESS: 95 kg x 10",
        "2025-02-15 LEG PRESS: 95 kg x 10", "2025-02-03 PLANK: BW 50 s",
        "2025-02-03 PLANK: BW 45 s",
        "2025-02-12 PLANK: BW 65 s", "2025-02-12 PLANK: BW 55 s",
      ])
  }

  @Test func `without a name above nobody knows whose reps they are`() {
    #expect(read("felt strong\n\n3 Feb 2025 - 90 12/12/11") == [])
  }

  @Test func `one scheme is told for all loads`() {
    let text = """
      everything 5x5 except deadlift 1x5

      # 2025-02-03
      squat 40 (new shoes)
      press 25 (5 5 5 4 4)
      deadlift 60 again
      dips 8
      """
    #expect(
      read(text) == [
        "2025-02-03 squat: 40 kg x 5 x 5", "2025-02-03 press: 25 kg x 5",
        "2025-02-03 press: 25 kg x 5", "2025-02-03 press: 25 kg x 5",
        "2025-02-03 press: 25 kg x 4", "2025-02-03 press: 25 kg x 4",
        "2025-02-03 deadlift: 60 kg x 5",
        "2025-02-03 dips: BW x 8",
      ])
    #expect(
      read("# 2025-02-03\neverything 3x10\n\n# 2025-02-05\nsquat 40").last
        == "2025-02-05 squat: 40 kg x untold")
    #expect(read("# 2025-02-03\nsquat 40") == ["2025-02-03 squat: 40 kg x untold"])
  }

  @Test func `a partner's sets are his`() {
    let text = """
      # 2025-02-03
      Deadlift
      me: 60x5 70x5
      Jon: 110x5 120x4
      Row - me 30 3x12, J 50 3x12
      Jon's PBs for the wall: DL 140, BP 90
      """
    #expect(
      read(text) == [
        "2025-02-03 Deadlift: 60 kg x 5", "2025-02-03 Deadlift: 70 kg x 5",
        "2025-02-03 Row: 30 kg x 12 x 3",
      ])
  }

  @Test func `a name before a colon is an exercise where nobody writes me`() {
    #expect(
      read("# 2025-02-03\nTomahawk: 20x8 20x7")
        == ["2025-02-03 Tomahawk: 20 kg x 8", "2025-02-03 Tomahawk: 20 kg x 7"])
  }

  @Test func `a day at the pool tells lengths`() {
    let text = """
      3 Feb 2025 pool 25m
      w/u 300 easy
      6x50 on 1:10, came in 50-54
      4x100 pull buoy
      150 c/d

      4 Feb 2025 gym
      Bench 6x50
      """
    #expect(
      read(text).map { $0.split(separator: ": ")[1] } == [
        "300 m", "50 m x 6", "100 m x 4", "150 m", "50 kg x 6",
      ])
  }

  @Test func `Nordic days with a short year put the day first`() {
    #expect(
      read("5/3-25\nBänk 60x5\n\n8/3-25 sjuk\n10/3-25\nBänk 62x5")
        == ["2025-03-05 Bänk: 60 kg x 5", "2025-03-10 Bänk: 62 kg x 5"])
  }

  @Test(arguments: [
    "best ever 102.5x1 (2021, before the shoulder)", "In 1991 I did 150x5 on the squat",
    "plan for fall: 100x5 squat, 80 bench", "Comp openers: 62 / 78",
    "Mon 10 Mar should be: squat 90 5x5, press 50, deadlift 130x5",
    "seat heights: incline 4, pec deck 6, low row 3", "rules: all 3 sets at the top = go up",
    "Skidor 12 km söndag räknas inte", "Est max 52.5 x 6 x .0333 + 52.5 = 63",
    "- [x] standup 9:30",
  ])
  func `plans, memories and other numbers are no sets`(_ line: String) {
    #expect(read("# 2025-02-03\nSquat 60x5\n\n" + line) == ["2025-02-03 Squat: 60 kg x 5"])
  }

  @Test func `weeks and parts of the day are no names`() {
    #expect(
      read("# 2025-02-03\nOHP wk 2\n40x5\ntreadmill 5k 28:00 + core: crunches 3x10")
        == [
          "2025-02-03 OHP: 40 kg x 5", "2025-02-03 treadmill: 5 km in 1680 s",
          "2025-02-03 crunches: BW x 10 x 3",
        ])
  }
}
