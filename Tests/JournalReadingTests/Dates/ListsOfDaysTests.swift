import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Lists with a day an item, and years in the first line")
struct ListsOfDaysTests {
  @Test(arguments: [
    ("26.05", "24.05", "19.05"), ("26.5.", "24.5.", "19.5."), ("26/5", "24/5", "19/5"),
    ("5/26", "5/24", "5/19"),
  ])
  func `each item is a day, also one without sets`(
    _ first: String, _ second: String, _ third: String
  ) {
    let text = """
      year: 2024
      - \(first) squat 80 kg 5x5, bench press 60 kg 5x5
      - \(second) sick
      - \(third) squat 77.5 kg 5x5

      """
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(
      journal.sessions.map(\.date) == [26, 24, 19].map { CivilDate(year: 2024, month: 5, day: $0) })
    #expect(
      journal.sessions.flatMap(\.entries).map(\.nameAsWritten) == ["squat", "bench press", "squat"])
  }

  @Test func `pairs of reps below a name are no days`() {
    checkDumped(
      "Squat 60 kg\n- 12/8 easy\n- 10/7 ok\n- 8/6 hard",
      ["Squat: 60 kg x 12, 60 kg x 8, 60 kg x 10, 60 kg x 7, 60 kg x 8, 60 kg x 6"])
  }

  @Test(arguments: [
    "March 2025 - a half marathon on the 27th of april, no more stupid weeks this time",
    "Training 2025 with Lena",
  ])
  func `the first line tells the year`(_ title: String) {
    let text = "\(title)\n\n3/14 squat 80 kg x 5\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.map(\.date) == [CivilDate(year: 2025, month: 3, day: 14)])
  }
}
