import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// A whole day on one line, and several sets in one cell.
struct DenseLineTests {
  @Test func `behind the label of a day may stand its exercises`() {
    check(
      "Date: 2026-03-02; chest; bench press 30 kg x 8 x 4, pulldown 40 kg x 10\n",
      """
      2026-03-02
        Bench Press
          30 kg x 8 x 4
        Lat Pulldown
          40 kg x 10
      """)
  }

  @Test func `a break parts the sets of a cell`() {
    check(
      """
      # 2026-03-02

      ## Lateral Raise
      | | 1 set | 2 set |
      |-|-|-|
      | | 17 kg x 10 & <br/> 6 kg x 15 | 15 kg x 10 <br> 6 kg x 12 |

      """,
      """
      2026-03-02
        Lateral Raise
          17 kg x 10
          6 kg x 15
          15 kg x 10
          6 kg x 12
      """)
  }
}
