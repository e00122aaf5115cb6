import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Journals kept as data, as tasks, or in the boxes of a note keeper.
struct KeepersTests {
  @Test func `maps between braces tell sets`() {
    check(
      """
      - date: 2026-03-02
        exercises:
          - name: Bench Press
            sets:
              - {weight: 80 kg, reps: 5, rpe: 8}
              - {weight: 85 kg, reps: 4}
      """,
      """
      2026-03-02
        Bench Press
          80 kg x 5 @8
          85 kg x 4
      """)
    check(
      #"{"date": "2026-03-02", "exercise": "Squat", "weight": 100, "reps": 5, "sets": 3}"#,
      """
      2026-03-02
        Squat
          100 kg x 5 x 3 ?unit
      """)
  }

  @Test func `lists between braces are said not to be read`() {
    let line = #"{"exercise": "Squat", "weight": 100, "reps": [5, 5, 4]}"#
    let result = Reader().read([Source(path: "a.txt", text: "2026-03-02\n\(line)\n")])
    #expect(result.journal.sessions.flatMap(\.entries).flatMap(\.sets).isEmpty)
    #expect(result.diagnostics.map(\.code) == [.unreadNumbers])
  }

  @Test func `a box holds lines like any others, and a quote a note`() {
    let text = """
      # 2026-03-02
      > [!info] Bench Press
      > - 60 kg x 10
      > - 80 kg x 5

      > [!example]- Row
      > 50 kg x 8

      > he did 100 kg x 5
      """
    check(
      text,
      """
      2026-03-02
        > he did 100 kg x 5
        Bench Press
          60 kg x 10
          80 kg x 5
        Row
          50 kg x 8
      """)
  }

  @Test func `sets in quotes that follow each other are said not to be read`() {
    let text = "# 2026-03-02\n> Squat\n> 100 kg x 5\n"
    let findings = Reader().read([Source(path: "a.md", text: text)]).diagnostics
    #expect(findings.map(\.code) == [.performedUnclear])
    let note = "# 2026-03-02\nSquat\n- 100 kg x 5\n> 90 kg x 5\n> felt better\n"
    #expect(Reader().read([Source(path: "a.md", text: note)]).diagnostics.isEmpty)
  }

  @Test func `tasks that were done keep the name of their exercise`() {
    check(
      """
      * [2026-03-02 Mon] Pull
      ** DONE Deadlift 140 kg x 5
      ** DONE Row
         80 kg x 8
      ** Squat
         CLOCK: [2026-03-02 Mon 18:00]--[2026-03-02 Mon 18:50] =>  0:50
         100 kg x 5
      """, path: "log.org",
      """
      2026-03-02 Pull
        Deadlift
          140 kg x 5
        Row
          80 kg x 8
          > CLOCK: [2026-03-02 Mon 18:00]--[2026-03-02 Mon 18:50] =>  0:50
        Squat
          100 kg x 5
      """)
  }

  @Test func `rows that leave out the day begin with a tab`() {
    check(
      "Date\tExercise\tSet 1\tSet 2\n2026-03-02\tSquat\t100 kg x 5\t100 kg x 4\n"
        + "\tBench Press\t80 kg x 5\t80 kg x 5\n",
      """
      2026-03-02
        Squat
          100 kg x 5
          100 kg x 4
        Bench Press
          80 kg x 5
          80 kg x 5
      """)
  }

  @Test func `sets right below a week are of its date`() {
    check(
      "Week 1 - 2026-03-02\nSquat TM 140\n90 kg x 5\n\nWeek 2 - 2026-03-09\nSquat\n95 kg x 5\n",
      """
      2026-03-02
        Squat
          90 kg x 5
      2026-03-09
        Squat
          95 kg x 5
      """)
  }

  @Test func `times and weights of the day are no exercises`() {
    check(
      """
      2026-03-02
      Time: 45 minutes
      Squat 100 kg x 5

      3 rounds for time
      10 burpees
      Time 10:55
      Weighed 84.6 kg this morning
      """,
      """
      2026-03-02
        > 3 rounds for time
        Squat
          100 kg x 5
        Burpee
          BW x 10 x 3
          > Time 10:55
      bodyweight 2026-03-02 84.6 kg
      """)
  }

  @Test func `stations share the minutes of their block`() {
    let stations = "min 1: 10 burpees\nmin 2: 15 squats\n"
    let shared = Reader().read([
      Source(path: "a.txt", text: "2026-03-02\nEMOM 12\n" + stations)
    ])
    #expect(shared.journal.sessions.flatMap(\.entries).flatMap(\.sets).map(\.count) == [6, 6])
    // Nobody knows which of the two was done once more.
    let odd = Reader().read([Source(path: "a.txt", text: "2026-03-02\nEMOM 13\n" + stations)])
    #expect(odd.journal.sessions.flatMap(\.entries).flatMap(\.sets).isEmpty)
    #expect(odd.diagnostics.map(\.code) == [.performedUnclear, .performedUnclear])
  }
}
