import Testing

/// The notation that the README teaches needs no guess.
struct CanonicalNotationTests {
  @Test func `a session in full`() {
    check(
      """
      # 2026-03-02 Push A
      bodyweight: 82.4 kg
      18:05-19:20
      rpe: 7

      Bench Press
      - 60 kg x 8 (warm-up)
      - 100 kg x 5 x 3 @8 rest 3:00
      - 90 kg x 9+
      > paused the last rep

      Pull-up
      - BW x 12, 10, 8
      - BW+20 kg x 5 x 2

      Plank
      - 60 s x 3

      Run
      - 5 km in 25:30
      """,
      """
      2026-03-02 Push A, 18:05-19:20, rpe 7
        Bench Press
          60 kg x 8 warmup
          100 kg x 5 x 3 @8 rest 180
          90 kg x 9 amrap
          > paused the last rep
        Pull-up
          BW x 12
          BW x 10
          BW x 8
          BW+20 kg x 5 x 2
        Plank
          BW 60 s x 3
        Run
          5 km in 1530 s
      bodyweight 2026-03-02 82.4 kg
      """)
  }

  @Test func `an exercise on one line`() {
    check(
      """
      # 2026-03-02
      Bench Press: 100 kg x 5 x 3 @8, 90 kg x 9+ rest 3:00
      Pull-up: BW x 10, BW-20 kg x 6
      """,
      """
      2026-03-02
        Bench Press
          100 kg x 5 x 3 @8
          90 kg x 9 amrap rest 180
        Pull-up
          BW x 10
          BW-20 kg x 6
      """)
  }

  @Test func `what is said of a set`() {
    check(
      """
      # 2026-03-02

      Squat
      - 100 kg x 5 (warm-up)
      - 120 kg x 5 RIR 2
      - 120 kg x 5 tempo 3-1-1
      - 120 kg x 5 @8.5
      - 130 kg x 2 (failed)
      - 90 kg x 12 (drop)

      Dumbbell Row
      - 34 kg x 9 x 3 (each)
      - 34 kg x 9 (left)
      - 34 kg x 8 (right)

      Farmer's Walk
      - 40 kg x 20 m

      Leg Press
      - level 7 x 12
      """,
      """
      2026-03-02
        Squat
          100 kg x 5 warmup
          120 kg x 5 rir 2
          120 kg x 5 tempo 3-1-1
          120 kg x 5 @8.5
          130 kg x 2 failed
          90 kg x 12 drop
        Dumbbell Row
          34 kg x 9 x 3 each
          34 kg x 9 left
          34 kg x 8 right
        Farmer's Walk
          40 kg 20 m
        Leg Press
          level 7 x 12
      """)
  }

  @Test func `supersets carry their letter`() {
    check(
      """
      # 2026-03-02

      A1. Bench Press
      - 100 kg x 5

      A2. Barbell Row
      - 80 kg x 8
      """,
      """
      2026-03-02
        [A] Bench Press
          100 kg x 5
        [A] Barbell Row
          80 kg x 8
      """)
  }
}
