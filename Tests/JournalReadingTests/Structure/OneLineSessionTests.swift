import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Several exercises behind each other without a mark between them, or with one that means more.
struct OneLineSessionTests {
  @Test func `tools and sides are words of the next name`() {
    check(
      "2026-03-02 bench 4x8@60 incline db press 3x10@22 leg curl 3x12@35\n",
      """
      2026-03-02
        Bench Press
          60 kg x 8 x 4 ?load,unit,effort,count
        Incline Dumbbell Press
          22 kg x 10 x 3 ?load,unit,effort,count
        Leg Curl
          35 kg x 12 x 3 ?load,unit,effort,count
      """)
  }

  @Test func `a slash glued to the sets parts the next exercise`() {
    check(
      "# 2026-03-02\nBench 100 kg x 5, 90 kg x 5/ Press 50 kg 2x8\n",
      """
      2026-03-02
        Bench Press
          100 kg x 5
          90 kg x 5
        Press
          50 kg x 8 x 2 ?effort,count
      """)
  }

  @Test func `minutes behind the sets are of the exercise behind them`() {
    check(
      "# 2026-03-02\nSquat 100 kg 3x5, cable fly 3x12, 15 min treadmill\nCurl 3x10, then 10 min bike\n",
      """
      2026-03-02
        Squat
          100 kg x 5 x 3 ?effort,count
        Cable Fly
          x 12 x 3 ?effort,count
        Treadmill
          900 s
        Curl
          x 10 x 3 ?effort,count
        bike
          600 s
      """)
  }

  @Test func `a load, its reps and a number of sets need no signs`() {
    check(
      "# 2026-03-02\n데드리프트 140 5 3세트\n덤벨컬 15kg 12 5세트\n",
      """
      2026-03-02
        Deadlift
          140 kg x 5 x 3
        Dumbbell Curl
          15 kg x 12 x 5
      """)
  }

  @Test func `one by fifty of push-ups is a set of fifty`() {
    check(
      "# 2026-03-02\nPush-ups 1x50, 1x40\n",
      """
      2026-03-02
        Push-up
          BW x 50 ?effort,count
          BW x 40 ?effort,count
      """)
  }

  @Test func `the dots of a borrowed word hold it together`() {
    check(
      "# 2026-03-02\nベント・オーバー・ローイング\n80kg×7〜4回×2セット 75kg×7回\nスクワット・ベンチプレス 60kg×6回\n",
      """
      2026-03-02
        ベント・オーバー・ローイング
          80 kg x 7
          80 kg x 4
          75 kg x 7
        Squat
        Bench Press
          60 kg x 6
      """)
  }

  @Test func `numbered lines of Han and kana need no blank`() {
    check(
      "# 2026-03-02\n1.卧推 60kg×8次\n2、深蹲 100kg×5次\n",
      """
      2026-03-02
        Bench Press
          60 kg x 8
        Squat
          100 kg x 5
      """)
  }
}
