import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Tables of programmes, and tables of loads below a scheme")
struct TablesOfProgrammesTests {
  @Test func `the reps that were got stand beside those that were wanted`() {
    for head in ["| % | wt | goal | got |", "| % | kg | target | actual |"] {
      #expect(
        daysRead(
          """
          ## 2024-09-12
          Deadlift
          \(head)
          |---|---|---|---|
          | 40 | 155 | 5 | 5 |
          | 85 | 225 | 5+ | 7 |
          """
        ).map { $0.replacing(" lb", with: "").replacing(" kg", with: "") }
          == ["2024-09-12 Deadlift: 155 x 5, 225 x 7"])
    }
  }

  @Test func `a load below a lift and its scheme is done as the scheme says`() {
    #expect(
      daysRead(
        """
        | Date | Squat 3x5 | Bench (5x3) | Deadlift 1x5 | BW | notes |
        |---|---|---|---|---|---|
        | 2024-01-08 | 55 kg | 45 kg | 75 kg | 81 | fine |
        | 2024-01-10 | 60 kg | 50 kg (5,4) | - | 81 | |
        """) == [
          "2024-01-08 Squat: 55 kg x 5 x 3", "2024-01-08 Bench: 45 kg x 3 x 5",
          "2024-01-08 Deadlift: 75 kg x 5", "2024-01-10 Squat: 60 kg x 5 x 3",
          "2024-01-10 Bench: 50 kg x 5, 50 kg x 4",
        ])
  }

  @Test func `a column a week may tell its day, and a row which sets they are`() {
    #expect(
      daysRead(
        """
        ## Press

        | set | wk1 2024-09-11 | wk2 2024-09-18 |
        |---|---|---|
        | wu | 55 lb x 5 | 55 lb x 5 |
        | 1 | 90 lb x 5 | 100 lb x 3 |
        | 3+ | 120 lb x 8 | 125 lb x 6 |
        | BBB | 70 lb x 10 x 5 | 70 lb x 10 x 5 |
        """) == [
          "2024-09-11 Press: 55 lb x 5, 90 lb x 5, 120 lb x 8, 70 lb x 10 x 5",
          "2024-09-18 Press: 55 lb x 5, 100 lb x 3, 125 lb x 6, 70 lb x 10 x 5",
        ])
  }

  @Test func `a run in a cell keeps its time behind a word or a comma`() {
    #expect(
      daysRead(
        """
        | Day | Run | Notes |
        |---|---|---|
        | 2024-08-02 | 8k easy 47:20 | hail |
        | 2024-08-04 | 3x800m, 3:35 each | |
        """) == ["2024-08-02 Run: 8 km in 2840 s", "2024-08-04 Run: 800 m in 215 s x 3"])
  }

  @Test func `loads and reps below no name are said`() {
    let text = "# 2024-02-18\n| lb | reps | note |\n|---|---|---|\n| 135 | 8 | |\n"
    #expect(Reader().check([Source(path: "a.md", text: text)]).map(\.code.name).contains("W201"))
  }

  @Test func `the first sentence above a table may name its exercise`() {
    #expect(
      daysRead(
        """
        # 2024-02-18
        Board press. Danny handed off
        | lb | reps |
        |---|---|
        | 135 | 8 |
        | 225 | 3 |
        """) == ["2024-02-18 Board press: 135 lb x 8, 225 lb x 3"])
  }
}
