import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Whole sessions and several days on a line, as people append them in notes.
@Suite("Several days and exercises on a line")
struct DenseLinesTests {
  /// `2023-09-03 Bench: 95 lb x 5, …`, an exercise a string.
  private func daysOf(_ text: String) -> [String] {
    let journal = Reader().read([Source(path: "a.md", text: "unit: lb\n" + text + "\n")]).journal
    return journal.sessions.flatMap { session in
      session.entries.filter { !$0.sets.isEmpty }.map { entry in
        let date = session.date.map { "\($0) " } ?? ""
        return date + entry.nameAsWritten + ": "
          + entry.sets.map(SetText.text).joined(separator: ", ")
      }
    }
  }

  @Test func `each day of a line is a session`() {
    let expected = [
      "2023-09-03 Bench: 95 lb x 5, 95 lb x 5", "2023-09-06 Bench: 100 lb x 5",
      "2023-09-12 Bench: 105 lb x 4",
    ]
    #expect(daysOf("year: 2023\nBench:\n9/3 95x5,5 9/6 100x5 9/12 105x4") == expected)
    #expect(daysOf("year: 2023\nBench: 9/3 95x5,5, 9/6 100x5 - 9/12 105x4 good") == expected)
    #expect(daysOf("Bench:\n2023\n9/3 95x5,5 felt ok 9/6 100x5\n9/12 105x4") == expected)
  }

  @Test(arguments: ["Goal", "Plan", "Next"])
  func `goals of several days are not performed`(_ label: String) {
    #expect(
      daysOf("Bench\n95x5\n\n\(label): 3/1 135x5 3/8 140x5").joined().contains("135") == false)
  }

  @Test func `a workout below the name of an exercise is none`() {
    let text = "# 2026-03-02\n## Squat\n| Workout | Weight | Reps |\n|---|---|---|\n| A | 100 | 5 |"
    #expect(daysOf(text) == ["2026-03-02 Squat: 100 lb x 5"])
  }

  @Test func `reps of both sides are no days`() {
    #expect(daysOf("Lunge\n8/8 20x3 7/7 20x3").allSatisfy { !$0.hasPrefix("20") })
  }

  @Test func `a day and a month stand right before whole sets, and lists below names`() {
    #expect(
      daysOf("year: 2023\nDeadlift\n9/3 60x5 70x5\n9/10 80x5 good") == [
        "2023-09-03 Deadlift: 60 lb x 5, 70 lb x 5", "2023-09-10 Deadlift: 80 lb x 5",
      ])
    #expect(
      daysOf("year: 2023\nPull-ups:\n9/3 5,4,3\n9/10 5,5,4\n10/10 6 5 4") == [
        "2023-09-03 Pull-ups: BW x 5, BW x 4, BW x 3",
        "2023-09-10 Pull-ups: BW x 5, BW x 5, BW x 4",
        "2023-10-10 Pull-ups: BW x 6, BW x 5, BW x 4",
      ])
  }

  @Test func `years may part the days of an exercise in two scripts`() {
    #expect(
      daysOf("# Deadlift 硬拉\n\n## 2023\n9/23 70x5 第一次\n\n## 2024\n1/7: 90x5").map { $0.prefix(28) }
        == ["2023-09-23 Deadlift 硬拉: 70 l", "2024-01-07 Deadlift 硬拉: 90 l"])
  }

  @Test(arguments: ["fine ", " (easy) ", "no belt. ", ""])
  func `words stand between the exercises of a session`(_ words: String) {
    #expect(
      workOf("sq 140 5 5 5 \(words)bp 100 5 4 4 \(words)row 80x8x2") == [
        "sq: 140 kg x 5, 140 kg x 5, 140 kg x 5", "bp: 100 kg x 5, 100 kg x 4, 100 kg x 4",
        "row: 80 kg x 8 x 2",
      ])
  }

  @Test(arguments: ["easy", "fine", "no belt"])
  func `the last of a list before a word is a set`(_ word: String) {
    #expect(workOf("Bench 100 5 4 \(word)") == ["Bench: 100 kg x 5, 100 kg x 4"])
  }

  @Test(arguments: [
    "Squat 3x5 100 kg/ Semi-sumo deadlift 3x3 120 kg", "Squat 130x4x4. Should squat 150x4x4",
  ])
  func `other lines stay whole`(_ line: String) {
    #expect(workOf(line).first?.hasPrefix("Squat: 1") == true)
    #expect(workOf(line).count <= 2)
  }

  @Test func `days stand across the columns between tabs`() {
    let text = "Exercise\tMon 6 Jan\tThu 9 Jan\nSquat\t100x5\t102x5\nBench\t\t70x5\n\nyear: 2025"
    #expect(
      daysOf(text) == [
        "2025-01-06 Squat: 100 lb x 5", "2025-01-09 Squat: 102 lb x 5",
        "2025-01-09 Bench: 70 lb x 5",
      ])
  }

  @Test func `a row of reps between tabs is no head of days`() {
    let text = "Pull-ups\t8/8/7\t7/7/6\nDips\t8/8/7\t7/7/6"
    #expect(daysOf(text).allSatisfy { $0.hasPrefix("Pull-ups") || $0.hasPrefix("Dips") })
  }

  @Test func `a heading tells its day before an aside`() {
    #expect(
      daysOf("### W1D1 2024-05-13 (bw 92.1, slept 5h)\nSquat 100x5") == [
        "2024-05-13 Squat: 100 lb x 5"
      ])
  }

  @Test func `a column of workouts names exercises, and unknown ones are said`() {
    #expect(
      daysOf("Date,Group,Workout,Weight,Reps\n2024-11-09,Legs,Squat,135,8") == [
        "2024-11-09 Squat: 135 lb x 8"
      ])
    #expect(
      daysOf("Date|Push-Up Log|Knee-Tucks Log\n---|---|---\n2018-04-09|1 set of 40|2 sets of 50")
        == [
          "2018-04-09 Push-Up: BW x 40", "2018-04-09 Knee-Tucks: 50 reps x 2 sets",
        ])
    #expect(
      daysOf("Date|Pull-up|Wobble\n---|---|---\n2018-04-09|7/5/5|6/5/4").map { $0.prefix(17) }
        == ["2018-04-09 Pull-u", "2018-04-09 Wobble"])
    #expect(findingsOf("Date,Push-ups,Wobbles\n2018-04-09,10,7").contains("W201"))
  }
}
