import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Work that stands behind its day, and days that only the whole file shows.
@Suite("Work behind days")
struct WorkBehindDaysTests {
  @Test
  func `behind a day the line is read as any other`() {
    checkRead(
      """
      2024-01-16 6 x 800: 3:12 3:10 3:11 3:09 3:12 3:05
      2024-01-18 easy 6k only
      2024-01-20 100 air squats, 50 push-ups
      """,
      """
      2024-01-16
        Run
          800 m in 192 s
          800 m in 190 s
          800 m in 191 s
          800 m in 189 s
          800 m in 192 s
          800 m in 185 s
      2024-01-18
        Run
          6 km
          > easy
          > only
      2024-01-20
        Air Squat
          BW x 100
        Push-up
          BW x 50
      """)
  }

  @Test
  func `a day with two points that follows another is no load`() {
    checkRead(
      "Tue 16.1.2024\nSquat 60 kg x 5\n\nThu 18.1. squat 60 kg 3x5\n20.1. squat 62.5 kg 3x5\n",
      """
      2024-01-16
        Squat
          60 kg x 5
      2024-01-18
        Squat
          60 kg x 5 x 3
      2024-01-20
        Squat
          62.5 kg x 5 x 3
      """)
  }

  @Test
  func `a label before a weekday and its day names the session`() {
    checkRead(
      "Deload: Wed 16 Oct 2019 swim 20 min easy, goblet squat 16 kg 2x10\n",
      """
      2019-10-16 Deload
        Swim
          1200 s
        Goblet Squat
          16 kg x 10 x 2
      """)
  }

  @Test
  func `weekdays with their number open the days of a file that writes all so`() {
    checkRead(
      """
      ## Week 1, 4 Mar 2024

      **Mon 4** lift
      Squat 60 kg 3x6

      **Tue 5** run 8.2 km 46:30

      **Wed 6** off

      **Thu 7** swim 1500: 300, 10x100, 200
      """,
      """
      2024-03-04 lift
        Squat
          60 kg x 6 x 3
      2024-03-05
        Run
          8.2 km in 2790 s
      2024-03-06 off
      2024-03-07
        Swim
          300 m
          100 m x 10
          200 m
      """)
  }

  @Test
  func `numbers behind weekdays one below the other are no days`() {
    #expect(codesOfDay("Pull-ups\nMon 5\nTue 6\nWed 7\nThu 8").contains("W201"))
  }

  @Test
  func `letters that a legend explains name exercises`() {
    checkRead(
      """
      2024
      s=squat b=bench d=dead r=row  weight first. kg

      Mar 4 s 100 5x5, b 70 5x5, r 60 5x5. fine
      Mar 6 s 80 3x5 easy, d 130x5
      """,
      """
      2024-03-04
        Squat
          100 kg x 5 x 5
        Bench Press
          70 kg x 5 x 5
        row
          60 kg x 5 x 5
      2024-03-06
        Squat
          80 kg x 5 x 3
        Deadlift
          130 kg x 5
      """)
  }

  @Test
  func `a heading with a year and words is the year of what stands below`() {
    checkRead(
      "## 2022\n\n5 Sep\nSquat 90 kg x 5\n\n## 2023 - top sets\n\n9 Jan\nSquat 100 kg x 5\n",
      """
      2022-09-05
        Squat
          90 kg x 5
      2023-01-09
        Squat
          100 kg x 5
      """)
  }
}
