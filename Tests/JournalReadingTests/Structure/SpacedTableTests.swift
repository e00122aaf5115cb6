import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Tables without bars at their ends")
struct SpacedTableTests {
  @Test func `several blanks part columns`() {
    checkNamed(
      """
      Exercise   Set   Weight   Reps   Notes
      Squat      1     100 lb   5      easy
                 2     100 lb   5
      Bench      1     80 lb    8
                 2     80 lb    7      hard
      """, ["Squat: 100 lb x 5, 100 lb x 5", "Bench: 80 lb x 8, 80 lb x 7"])
    checkNamed(
      """
      Übung   Sets  Reps  Weight
      Squat   2     5     100 lb
      Bench   1     8     80 lb
      """, ["Squat: 100 lb x 5 x 2", "Bench: 80 lb x 8"])
  }

  @Test func `a name above a table without names is that of its rows`() {
    for mark in ["\t", "  ", " | ", "; "] {
      let rows = [["Date", "Weight", "Reps", "Sets"], ["2026-03-04", "100 lb", "5", "2"]]
      checkNamed(
        "### Squat\n\n" + rows.map { $0.joined(separator: mark) }.joined(separator: "\n"),
        ["Squat: 100 lb x 5 x 2"])
    }
  }

  @Test func `an empty first cell goes on with the exercise above`() {
    checkNamed(
      """
      Exercise | Set | Weight | Reps | Notes
      --- | --- | --- | --- | ---
      Squat | 1 | 100 lb | 5 | easy
       | 2 | 100 lb | 5 |
      """, ["Squat: 100 lb x 5, 100 lb x 5"])
  }

  @Test func `a head may number sets`() {
    checkNamed(
      """
      Exercise; Set 1; Set 2; RPE
      Squat; 100 lb x 5; 110 lb x 3; 8
      Bench; 80 lb x 8; 85 lb x 6; 9
      """, ["Squat: 100 lb x 5, 110 lb x 3", "Bench: 80 lb x 8, 85 lb x 6"])
  }

  @Test func `a count of sets numbers none`() {
    checkNamed(
      """
      | Exercise | Set count | Reps |
      |---|---|---|
      | Dips | 3 | 10 |
      | Dips | 4 | 8 |
      """, ["Dips: BW x 10 x 3", "Dips: BW x 8 x 4"])
  }

  @Test func `words with wide gaps are no head`() {
    checkNamed("Squat   100 lb x 5\nBench   80 lb x 8", ["Squat: 100 lb x 5", "Bench: 80 lb x 8"])
  }
}
