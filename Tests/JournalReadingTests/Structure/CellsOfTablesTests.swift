import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Dittos, marks, lists and bests in the cells of tables")
struct CellsOfTablesTests {
  private func check(
    _ table: String, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let read = daysRead("# 2024-01-08\nunit: lb\n\n\(table)\n").map { $0.dropFirst(11) }
    #expect(read.map(String.init) == expected, sourceLocation: sourceLocation)
  }

  @Test func `loads side by side have their reps side by side`() {
    check(
      """
      | lift  | lb              | reps         |
      |-------|-----------------|--------------|
      | squat | 45 135 185 225  | 10 5 3 5,5,5 |
      | bench | 45 95 135       | 10 5 5       |
      """,
      [
        "squat: 45 lb x 10, 135 lb x 5, 185 lb x 3, 225 lb x 5, 225 lb x 5, 225 lb x 5",
        "bench: 45 lb x 10, 95 lb x 5, 135 lb x 5",
      ])
  }

  @Test func `numbers of sets below a hash are no counts, and signs say a cell again`() {
    check(
      """
      | Exercise | # | Wt | Reps |
      | --- | --- | --- | --- |
      | Squat | w | 45 | 10 |
      | | 1 | 125 | 5 |
      | | 2-3 | 130 | 5 |
      | Row | 1 | 100 | 10 |
      | | 2 | " | " |
      | | 3 | " | 12 |
      """,
      [
        "Squat: 45 lb x 10 warmup, 125 lb x 5, 130 lb x 5 x 2",
        "Row: 100 lb x 10, 100 lb x 10, 100 lb x 12",
      ])
  }

  @Test func `sets of a row are said again, warm-ups have their mark, the last time is no set`() {
    check(
      """
      | Exercise | Set 1 | Set 2 | Set 3 | zuletzt |
      |---|---|---|---|---|
      | Bench | wu 95x10 | 135x8 | = | 130x8 |
      | Row | 95x8 | same | same | 90x8 |
      """,
      [
        "Bench: 95 lb x 10 warmup, 135 lb x 8, 135 lb x 8",
        "Row: 95 lb x 8, 95 lb x 8, 95 lb x 8",
      ])
  }

  @Test func `a minus before a mass is help in a cell as well`() {
    let text = """
      date,lift,weight,reps,notes
      14/8/23,bench,50kg,5/5/4,new
      ,pullup,-20kg,6/6/5,machine
      16/8/23,squat,52.5kg 5/5,forgot a comma
      """
    #expect(
      daysRead(text, path: "a.txt") == [
        "2023-08-14 bench: 50 kg x 5, 50 kg x 5, 50 kg x 4",
        "2023-08-14 pullup: BW-20 kg x 6, BW-20 kg x 6, BW-20 kg x 5",
        "2023-08-16 squat: 52.5 kg x 5, 52.5 kg x 5",
      ])
  }

  @Test func `reps done have the load that was planned`() {
    check(
      """
      | Lift | Target | Actual |
      |---|---|---|
      | Squat | 3x5 @ 190 | 5,5,4 |
      """, ["Squat: 190 lb x 5, 190 lb x 5, 190 lb x 4"])
  }

  @Test func `a run below loads keeps its way and its time`() {
    check(
      """
      | Exercise | Weight | Reps |
      |---|---|---|
      | Bench | 135 lb | 5 |
      | Run | 5k 27:30 | |
      """, ["Bench: 135 lb x 5", "Run: 5 km in 1650 s"])
  }

  @Test func `a table of bests holds no sets`() {
    check(
      """
      | lift | best | when |
      |---|---|---|
      | squat | 255x3 | aug 22 |
      | bench | 185x1 | sep 22 |
      """, [])
  }

  @Test func `fields beyond the columns of a head are exercises`() {
    let text = """
      Datum; Training; KG
      06.01.25; Kniebeuge 3x5@80; Bankdrücken 3x5@60; 82,1
      """
    let journal = Reader().read([Source(path: "a.txt", text: text)]).journal
    #expect(
      journal.sessions.flatMap(\.entries).map(\.nameAsWritten) == ["Kniebeuge", "Bankdrücken"])
  }
}
