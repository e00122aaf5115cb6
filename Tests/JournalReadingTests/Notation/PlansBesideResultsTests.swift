import JournalReading
import Testing
import WorkoutModel

/// Tables and maps of sets with what stands beside them.
@Suite("Plans beside results and maps with comments")
struct PlansBesideResultsTests {
  @Test func `tabs part what was planned from what was done below a title`() {
    let read = ReadJournal(
      """
      Smolov Jr, front squat. Max before 120 kg
      unit: kg

      date\tw.d\t%\tplanned\tdone\tcomment
      21.02.2022\t1.1\t70\t6x6 85\t85 5x6\tok
      23.02.2022\t1.2\t75+5\t7x5 90\t-\till
      25.02.2022\t1.3\t\t90 x1\t80 1x1; 90 1x1\tok
      """)
    #expect(
      read.days == [
        "2022-02-21 front squat: 85 kg x 6 (5)", "2022-02-25 front squat: 80 kg x 1, 90 kg x 1",
      ])
  }

  @Test func `a column without a head names the exercises`() {
    let read = ReadJournal(
      day: """
        | | warm-up | work |
        |---|---|---|
        | Front squat | 20kg x 8 | 45kg x 6 x 3 |
        | Bench press | | 40kg x 6 x 2 |
        """)
    #expect(
      read.entries == [
        "Front squat: 20 kg x 8 warm-up, 45 kg x 6 (3)", "Bench press: 40 kg x 6 (2)",
      ])
  }

  @Test func `shares of each week are a programme`() {
    let read = ReadJournal(
      """
      # Squat cycle

      | Week | Set 1 | Set 2 | Set 3 |
      |---|---|---|---|
      | 1 | 65% x5 | 75% x5 | 85% x5+ |
      | 2 | 70% x3 | 80% x3 | 90% x3+ |
      """)
    #expect(read.entries.isEmpty)
  }

  @Test(arguments: [
    "  - {w: 140, r: 9}  # a record", "  - {w: 140, r: 9},  # 5+",
    "  - {w: 140, r: 9, failed: true}  # wanted 10",
  ])
  func `a comment behind a map leaves its reps`(line: String) {
    let read = ReadJournal(
      """
      unit: lb
      - date: 2021-01-04
        lifts:
          - name: bench press
            sets:
              - {w: 120, r: 8}
            \(line)
      """)
    #expect(read.entries == ["bench press: 120 lb x 8, 140 lb x 9"])
  }
}
