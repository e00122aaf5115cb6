import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Tables whose heads say more than a word, and lines that only look like sets.
struct HeadedTableTests {
  @Test func `a head of reps holds for the loads below it`() {
    check(
      """
      # 2026-03-02

      | | 15 reps | 12 reps | 8 reps |
      |-|-|-|-|
      | Squat | 50 kg | 60 kg | 70 kg |
      | Pull-up | 10 reps | | |

      """,
      """
      2026-03-02
        Squat
          50 kg x 15
          60 kg x 12
          70 kg x 8
        Pull-up
          BW x 10
      """)
  }

  @Test func `a way and its time below numbered heads are one set`() {
    checkRead(
      """
      date\texercise\t1\t2\t3\tnotes
      2026-03-02\tSquat\t60 kg x 8\t70 kg x 6\t80 kg x 4
      2026-03-04\tRun\t3 km\t18:20\t\teasy

      """,
      """
      2026-03-02
        Squat
          60 kg x 8
          70 kg x 6
          80 kg x 4
      2026-03-04
        Run
          3 km in 1100 s
      """)
  }

  @Test func `a column that numbers the sets counts none`() {
    for head in ["№", "Подход", "Підхід", "№ подхода", "Set", "Satz"] {
      check(
        """
        # 2026-03-02
        | Exercise | \(head) | Weight | Reps |
        |-|-|-|-|
        | Squat | 1 | 60 kg | 8 |
        | | 2 | 70 kg | 6 |
        | | 3 | 80 kg | 4 |

        """,
        """
        2026-03-02
          Squat
            60 kg x 8
            70 kg x 6
            80 kg x 4
        """)
    }
  }

  @Test func `the name of a workout names no exercise`() {
    check(
      """
      Workout Start,Exercise,Weight,Reps,Notes,Name
      2026-03-02 18:05,"Press, incline",60 kg,8,"","PUSH"
      2026-03-04 18:05,Squat,100 kg,5,"","LEGS"

      """,
      """
      2026-03-02
        Press, incline
          60 kg x 8
      2026-03-04
        Squat
          100 kg x 5
      """)
  }

  @Test func `the stamps of a task are no sets`() {
    check(
      """
      # 2026-03-02
      Squat 100 kg x 5
      CLOSED: [2026-03-02 Mo 18:12] SCHEDULED: <2026-03-02 Mo>

      -------------------------2026-03-04
      Squat 105 kg x 5
      DateTime:: 2026-03-06T10:30:00
      Squat 110 kg x 5

      """,
      """
      2026-03-02
        Squat
          100 kg x 5
          > CLOSED: [2026-03-02 Mo 18:12] SCHEDULED: <2026-03-02 Mo>
      2026-03-04
        Squat
          105 kg x 5
      2026-03-06
        Squat
          110 kg x 5
      """)
  }

  @Test func `a weight of the morning is the lifter's`() {
    check(
      "# 2026-03-02\nSquat 100 kg x 5\n82.4 kg this morning\n今天体重81.6\n",
      """
      2026-03-02
        Squat
          100 kg x 5
      bodyweight 2026-03-02 82.4 kg
      bodyweight 2026-03-02 81.6 kg
      """)
  }

  @Test func `a number alone between exercises is said, not read`() {
    let text =
      "# 2026-03-02\nLeg press 150 kg x 10\n\n19\nDeadlift 120 kg x 5\nDips 3x10 lastre 10\n"
    check(
      text,
      """
      2026-03-02
        > 19
        Leg Press
          150 kg x 10
        Deadlift
          120 kg x 5
        Dip
          BW x 10 x 3 ?effort,count
      """)
    let found = Reader().check([Source(path: "a.md", text: text)])
    #expect(found.filter { $0.code.name == "W201" }.count == 2)
  }
}
