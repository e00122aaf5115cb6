import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Chapters of one exercise")
struct ChaptersOfExercisesTests {
  @Test(arguments: ["# Squat", "# Squat log", "# Squat - Mondays"])
  func `days below the heading of an exercise are of that exercise`(heading: String) {
    let days = daysRead("\(heading)\n\n## 2026-03-02\n100 kg x 5\n\n## 2026-03-09\n105 kg x 5\n")
    #expect(days == ["2026-03-02 Squat: 100 kg x 5", "2026-03-09 Squat: 105 kg x 5"])
  }

  @Test func `a day alone below a name or its heading is of it`() {
    let days = ["2026-03-02 Squat: 100 kg x 5", "2026-03-09 Squat: 105 kg x 5"]
    #expect(daysRead("Squat\n2026-03-02\n100 kg x 5\n\n2026-03-09\n105 kg x 5\n") == days)
    #expect(daysRead("# Squat\n2026-03-02\n100 kg x 5\n\n2026-03-09\n105 kg x 5\n") == days)
  }

  @Test func `the next chapter has its own, and tables tell its sets as well`() {
    #expect(
      daysRead(
        """
        # Lifts
        ## Squat
        ### 2026-03-02
        100 kg x 5

        ## Bench
        ### 2026-03-03
        | kg | reps |
        |---|---|
        | 80 | 5 |
        ## Notes
        ### 2026-03-04
        85 kg x 5
        """) == ["2026-03-02 Squat: 100 kg x 5", "2026-03-03 Bench: 80 kg x 5"])
  }

  @Test func `a day ends the exercise of a heading beside it or below`() {
    #expect(
      daysRead("# 2026-03-02\n## Squat\n100 kg x 5\n# 2026-03-03\n90 kg x 5\n")
        == ["2026-03-02 Squat: 100 kg x 5"])
  }

  @Test func `another name below the day is that of its sets`() {
    #expect(
      daysRead("# Squat\n## 2026-03-02\n100 kg x 5\nRow\n60 kg x 8\n")
        == ["2026-03-02 Squat: 100 kg x 5", "2026-03-02 Row: 60 kg x 8"])
  }
}
