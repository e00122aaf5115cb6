import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Work in headings of outlines, results behind labels, digits for reps, and tests of the own weight.
@Suite("Outlines and labels")
struct OutlinesAndLabelsTests {
  @Test
  func `a heading with nothing but a remark below tells the work of its exercise`() {
    checkRead(
      """
      ## 2025-11-15 Skills
      ### Handstand (wall) :: 40s, 35s, 45s
      ### MU :: 2, 2, 1
      kip was small
      ### Dead hang :: 75s
      ### L-sit 15s 12s 12s
      """,
      """
      2025-11-15 Skills
        > kip was small
        Handstand (wall)
          BW 40 s
          BW 35 s
          BW 45 s
        MU
          x 2
          x 2
          x 1
        Dead Hang
          BW 75 s
        L-sit
          BW 15 s
          BW 12 s
          BW 12 s
      """)
  }

  @Test
  func `reps of one digit each are glued behind their load`() {
    checkRead(
      """
      2020-02-03 A
      Squat 35kg 55555
      OHP 25kg 54332
      Row 37.5kg 555 (gym closing)
      """,
      """
      2020-02-03 A
        Squat
          35 kg x 5
          35 kg x 5
          35 kg x 5
          35 kg x 5
          35 kg x 5
        Overhead Press
          25 kg x 5
          25 kg x 4
          25 kg x 3
          25 kg x 3
          25 kg x 2
        Row
          37.5 kg x 5
          37.5 kg x 5
          37.5 kg x 5
      """)
  }

  @Test
  func `what was done stands behind its label, below the plan`() {
    checkRead(
      """
      ### Squat day — Mon June 5 2023
      plan: 180x5, 205x5, 235x5+
      did: 180x5, 205x5, 235x8
      BBB plan: 5x10 @ 135
      BBB did: 5x10 @ 135
      Leg raise did: 12, 10

      ### Press day — Sat June 10
      BBB plan: 5x10 @ 65
      BBB did: as planned
      Chins: 5,5,4
      """,
      """
      2023-06-05 Squat day
        > plan: 180x5, 205x5, 235x5+
        Squat
          180 kg x 5
          205 kg x 5
          235 kg x 8
          135 kg x 10 x 5
          > BBB plan: 5x10 @ 135
          > BBB
        Leg Raise
          BW x 12
          BW x 10
      2023-06-10 Press day
        > BBB plan: 5x10 @ 65
        > BBB did: as planned
        Chin-up
          BW x 5
          BW x 5
          BW x 4
      """)
  }

  @Test
  func `a table of tests tells reps and times of the own weight`() {
    checkRead(
      """
      2025-11-01 Test day

      | test       | result | 3 months ago |
      |------------|-------:|-------------:|
      | pull ups   |     16 |           13 |
      | dead hang  |    72s |          60s |
      """,
      """
      2025-11-01 Test day
        Pull-up
          BW x 16
        Dead Hang
          BW 72 s
      """)
  }

  @Test
  func `days behind labels of life, purchases and programmes are no work`() {
    checkRead(
      """
      StrongLifts 5x5 !! started 2020-01-13
      Surgery: 12/01/2019 (R knee). Cleared for loading wk 16.

      ### Session 1 (date: 20/05/2020)
      Squat 60 kg 5x5
      Client notes: stopped leg ext after 2, sharp under the kneecap
      bought shoes 59,90
      """,
      """
      2020-05-20 Session 1
        Squat
          60 kg x 5 x 5
          > Client notes: stopped leg ext after 2, sharp under the kneecap
          > bought shoes 59,90
      """)
  }

  @Test
  func `a cell for the loads and a cell for the reps stand behind a name`() {
    checkRead(
      """
      2023-07-31
      Bench | 20 40 60 60 | 15 10 8 7
      Triceps extension | 25 | 12 12 10
      Leg extension | 50 | 3x15 | felt ok
      Pull-ups | BW | 6 5 4
      """,
      """
      2023-07-31
        Bench Press
          20 kg x 15
          40 kg x 10
          60 kg x 8
          60 kg x 7
        Triceps Extension
          25 kg x 12
          25 kg x 12
          25 kg x 10
        Leg Extension
          50 kg x 15 x 3
        Pull-up
          BW x 6
          BW x 5
          BW x 4
      """)
  }

  @Test
  func `the title heads three numbers of each line`() {
    checkRead(
      """
      Log (exercise  kg  sets  reps)

      2018-11-20
      Squat        85   4  6
      Bench press  67.5 3  8,7,6
      """,
      """
      2018-11-20
        Squat
          85 kg x 6 x 4
        Bench Press
          67.5 kg x 8
          67.5 kg x 7
          67.5 kg x 6
      """)
  }

  @Test
  func `who sat on the floor did nothing, and Saturday's run was done`() {
    checkRead(
      """
      2024-05-04
      Sat on the floor for ten minutes feeling 38
      Sat long run 90 min
      """,
      """
      2024-05-04
        > Sat on the floor for ten minutes feeling 38
        Sat long run
          5400 s
      """)
  }
}
