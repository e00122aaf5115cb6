import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Titles with words of plans and records, and years and days above work")
struct TitlesOfDaysTests {
  private static let titles = [
    "A Bench PR", "PRs for days", "Bench PR day", "New squat PR!", "Squat PR attempt",
    "Going for a PR", "No PRs today", "Plan B today", "Planned deload", "Sticking to the plan",
    "Back on plan", "The plan worked", "Goals met", "Next level", "Testing maxes", "1RM test",
    "Total body",
  ]

  @Test(arguments: titles)
  func `what stands below such a title was done`(_ title: String) {
    let work = ["Squat: 100 kg x 5, 110 kg x 5", "Row: 60 kg x 10 x 3"]
    for text in [
      "\(title)\n\nSquat 100x5, 110x5\nRow 3x10 60 kg",
      "\(title)\nSquat 100x5, 110x5\nRow 3x10 60 kg",
    ] {
      #expect(workOf(text) == work)
      #expect(withoutDay("unit: kg\n\(text)\n") == work)
    }
    #expect(
      workOf("Dips 3x10\n\n\(title)\n\nSquat 100x5, 110x5\nRow 3x10 60 kg").dropFirst() == work[...]
    )
  }

  @Test(arguments: ["Program week 3 day 1", "Workout plan A", "Volume"])
  func `the first line of a day is its title`(_ title: String) {
    #expect(workOf("\(title)\nSquat 100x5") == ["Squat: 100 kg x 5"])
  }

  @Test(arguments: [
    "PRs", "My PRs", "Bench PRs:", "New PRs", "PRs set in 2025", "PRs this week", "Goals",
    "Goals for March", "Next week", "Plan", "PR day:",
  ])
  func `lists of plans and records are no work`(_ head: String) {
    #expect(withoutDay("unit: kg\n\(head)\nSquat 100x5\nBench 80x5\n").isEmpty)
  }

  @Test func `a year alone above days is theirs`() {
    #expect(
      days(
        "2023\n\n11/28\nSquat 5@85\n\n11/24 felt huge\nSquat 5@90\n\n2022\n\n12/30\nSquat 5@80\n")
        == ["2022-12-30", "2023-11-24", "2023-11-28"])
    #expect(days("2023\nMonday 11/27\nSquat 5@85\n") == ["2023-11-27"])
  }

  @Test func `2000 below an exercise is no year`() {
    #expect(workOf("Row\n2000\nSquat 100x5").contains("Squat: 100 kg x 5"))
    #expect(days("# 2024-03-01\nRow\n2000\n\n3/2\nSquat 100x5\n") == ["2024-03-01", "2024-03-02"])
  }

  @Test func `a year in two digits stands before the weekday`() {
    #expect(
      days("13 MAY 24 / MON / AM PT\nSquat 5@85\n\n14 MAY 24 TUE\nSquat 5@90\n") == [
        "2024-05-13", "2024-05-14",
      ])
  }

  @Test func `days in parentheses behind a count have the year of the first`() {
    #expect(
      days(
        """
        Day 1 (June 1 2023)
        Squat 5@85

        Day 2 (June 2)
        Squat 5@90

        Day 15 (June 15) TEST DAY
        Squat 1@120
        """) == ["2023-06-01", "2023-06-02", "2023-06-15"])
  }

  @Test(arguments: ["Group 1", "Exercise group 2", "Station 3", "Exercise 1:", "Übung 4"])
  func `parts of a day are counted and have no reps`(_ part: String) {
    #expect(workOf("\(part)\nBench 100x5") == ["Bench: 100 kg x 5"])
  }

  private func withoutDay(_ text: String) -> [String] {
    Reader().read([Source(path: "a.md", text: text)]).journal.sessions.flatMap(\.entries)
      .filter { !$0.sets.isEmpty }.map { entry in
        entry.nameAsWritten + ": " + entry.sets.map(SetText.text).joined(separator: ", ")
      }
  }

  private func days(_ text: String) -> [String] {
    Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .compactMap { $0.date?.description }.sorted()
  }
}
