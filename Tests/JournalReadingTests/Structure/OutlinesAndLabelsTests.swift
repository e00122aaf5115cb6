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
        Handstand (wall)
          BW for 40 s
          BW for 35 s
          BW for 45 s
        MU
          2 reps x 2
          1 reps
        Dead Hang
          BW for 75 s
        L-sit
          BW for 15 s
          BW for 12 s x 2
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
      Deadlift 545 555
      """,
      """
      2020-02-03 A
        Squat
          35 kg x 5 x 5
        Overhead Press
          25 kg x 5
          25 kg x 4
          25 kg x 3 x 2
          25 kg x 2
        Row
          37.5 kg x 5 x 3
          > gym closing
        Deadlift
          545 kg
          555 kg
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
        Squat
          180 kg x 5
          205 kg x 5
          235 kg x 8
          135 kg x 10 x 5
        Leg Raise
          BW x 12
          BW x 10
      2023-06-10 Press day
        Chin-up
          BW x 5 x 2
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
          BW for 72 s
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
      """)
  }
}
