import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Small loads where the rest of the file tells that loads stand there.
struct LoadPlaceTests {
  @Test func `the file tells that loads stand in parentheses`() {
    checkRead(
      """
      unit: kg
      # 2026-03-02
      Squat 4x8 (70)
      Bench Press 3x10 (52,5)
      Lateral Raise 3х14 (12)
      Row 3 x 12(18)
      Press 4x5 (22,5)

      """,
      """
      2026-03-02
        Squat
          70 kg x 8 x 4
        Bench Press
          52.5 kg x 10 x 3
        Lateral Raise
          12 kg x 14 x 3
        Row
          18 kg x 12 x 3
        Press
          22.5 kg x 5 x 4
      """)
  }

  @Test func `where totals stand in parentheses no small number is a load`() {
    checkRead(
      """
      unit: kg
      # 2026-03-02
      Squat 60 kg
      Row 3x10 (30)
      Press 4x6 (24)
      Curl 3x8 (12)

      """,
      """
      2026-03-02
        Squat
          60 kg x untold
        Row
          x 10 x 3
        Press
          x 6 x 4
        Curl
          x 8 x 3
      """)
  }

  @Test func `the file tells that loads stand before a colon`() {
    checkRead(
      """
      unit: kg
      # 2026-03-02
      Bench Press 62,5: 9, 8, 7
      Row 45: 12 11 10
      Zercher thing 12: 15, 15, 14
      Curl bar incl. 22: 10, 9
      Variation 2: 10, 10

      """,
      """
      2026-03-02
        Bench Press
          62.5 kg x 9
          62.5 kg x 8
          62.5 kg x 7
        Row
          45 kg x 12
          45 kg x 11
          45 kg x 10
        Zercher thing
          12 kg x 15
          12 kg x 15
          12 kg x 14
        Curl bar incl
          22 kg x 10
          22 kg x 9
        Variation 2
          x 10
          x 10
      """)
  }

  @Test func `without such lines a small number before a colon is of the name`() {
    checkNamed("Zercher thing 12: 15, 15, 14", ["Zercher thing 12: 15 reps, 15 reps, 14 reps"])
  }
}

/// Commas within numbers, and the lifter's own weight with a word about it.
struct CommaNumberTests {
  @Test func `two loads with their reps show that the comma is a decimal one`() {
    checkRead(
      """
      unit: kg
      # 2026-03-02
      Squat 60x5 90x4 110,5x2x3
      Row 62,5x8, 62,5x7

      """,
      """
      2026-03-02
        Squat
          60 kg x 5
          90 kg x 4
          110.5 kg x 2 x 3
        Row
          62.5 kg x 8
          62.5 kg x 7
      """)
  }

  @Test func `commas that part sets stay what they are`() {
    checkRead(
      """
      unit: kg
      # 2026-03-02
      Squat 80x5,100x5
      Row 72,5 72,4
      Bench 100,8 100,6

      """,
      """
      2026-03-02
        Squat
          80 kg x 5
          100 kg x 5
        Row
          72 kg x 5
          72 kg x 4
        Bench Press
          100 kg x 8
          100 kg x 6
      """)
  }

  @Test func `the last load behind its reps may end in a half`() {
    checkNamed(
      "Press 10x30 8x40 6x42,5", ["Press: 30 lb x 10, 40 lb x 8, 42.5 lb x 6"])
    checkNamed("Press 60x12,5", ["Press: 60 lb x 12, 60 lb x 5"])
  }

  @Test func `words and faces behind the weight of the lifter`() {
    for line in [
      "вес 81,3 пора худеть до 80", "peso 83,1kg :(", "вага 58,4 😡", "Вага тіла 76,3",
    ] {
      let text = "# 2026-03-02\nSquat 100 kg x 5\n\(line)\n"
      let journal = Reader().read([Source(path: "a.md", text: text)]).journal
      #expect(journal.sessions.flatMap(\.entries).flatMap(\.sets).count == 1, "\(line)")
      #expect(journal.bodyweights.count == 1, "\(line)")
    }
  }

  @Test func `reps behind a load are no words about it`() {
    for line in ["weight 61.2 each arm 8", "weight 61.2 for 8 reps"] {
      let text = "# 2026-03-02\nSquat 100 kg x 5\n\(line)\n"
      let journal = Reader().read([Source(path: "a.md", text: text)]).journal
      #expect(journal.bodyweights.isEmpty, "\(line)")
    }
  }
}

/// Numbers beside the training: totals, best lifts, pains and what somebody wants to lift.
struct NumbersBesideTests {
  @Test func `totals and wishes are no sets`() {
    for line in [
      "КПШ 31+22, тоннаж 5,2 т", "ПМ: П 150 / Ж 100 / Т 170", "к осени: жим 85, присед 120",
      "meta jan/27: terra 130, sup 90", "膝の痛み2/10", "тренування з перервою 35 хв",
    ] {
      let text = "unit: kg\n# 2026-03-02\nSquat 100 kg x 5\n\n\(line)\n"
      let journal = Reader().read([Source(path: "a.md", text: text)]).journal
      #expect(journal.sessions.flatMap(\.entries).flatMap(\.sets).count == 1, "\(line)")
    }
  }

  @Test func `what only looks like them is read`() {
    checkNamed("膝コロ 3/10", ["膝コロ: BW x 3, BW x 10"])
    checkNamed("к поясу: 60 kg x 8", ["к поясу: 60 kg x 8"])
  }
}
