import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Journals kept as messages to oneself.
struct MessengerTests {
  private let twoDays = """
    2026-03-12
      Bench Press
        60 kg x 8
        65 kg x 6
    2026-03-14
      Squat
        80 kg x 5
    """

  @Test func `a stamp and a sender open a day and name nothing`() {
    for (first, last) in [
      ("[12.03.2026 19:33] Mia:", "[14.03.2026 18:10] Mia:"),
      ("[12/03/2026, 19:33:10] Mia 💪:", "[14/03/2026, 18:10:05] Mia 💪:"),
      ("12.03.26, 19:33 - Mia K:", "14.03.26, 18:10 - Mia K:"),
      ("12/03/26, 7:33 p. m. - +49 170 1234567:", "14/03/26, 6:10 p. m. - +49 170 1234567:"),
      ("\u{200E}[12/03/26, 7:33:10 PM] Mia:", "\u{200E}[14/03/26, 6:10:05 PM] Mia:"),
    ] {
      checkRead(
        """
        unit: kg
        \(first) Bench 60x8
        \(first) 65x6
        \(last) Squat 80x5

        """, twoDays)
    }
  }

  @Test func `a stamp behind the sender stands above the message`() {
    for (first, last) in [
      ("Mia, [2026-03-12 오후 7:33]", "Mia, [2026-03-14 오후 6:10]"),
      ("Mia K, [12.03.2026 19:33]", "Mia K, [14.03.2026 18:10]"),
    ] {
      checkRead(
        """
        unit: kg
        \(first)
        Bench 60x8

        \(first)
        65x6

        \(last)
        Squat 80x5

        """, twoDays)
    }
  }

  @Test func `the day may stand on a line of its own above the stamps`() {
    checkRead(
      """
      unit: kg
      2026-03-12
      [Mia] [오후 7:33] Bench 60x8
      [Mia] [오후 7:38] 65x6
      2026-03-14
      [Mia] [오후 6:10] Squat 80x5

      """, twoDays)
  }

  @Test func `an exercise before a colon is no sender`() {
    checkRead(
      """
      unit: kg
      [12.03.2026 19:33] Bench: 60x8
      2026-03-14
      Squat: 80x5

      """,
      """
      2026-03-12, 19:33-
        Bench Press
          60 kg x 8
      2026-03-14
        Squat
          80 kg x 5
      """)
  }
}
