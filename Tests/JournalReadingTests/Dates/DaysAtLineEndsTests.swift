import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Days at the end of the line that heads each paragraph, which one alone does not show to be days.
@Suite("Days at the ends of lines")
struct DaysAtLineEndsTests {
  private func days(_ text: String) -> [String] {
    Reader().read([Source(path: "a.txt", text: "unit: kg\nyear: 2024\n\n" + text + "\n")])
      .journal.sessions.filter { !$0.entries.isEmpty }.map { session in
        let sets = session.entries.flatMap(\.sets).map(SetText.text).joined(separator: ", ")
        return (session.date.map(String.init(describing:)) ?? "-") + " " + sets
      }
  }

  @Test(arguments: [
    ("Gym day 1 chest 🔥 12/8", "Day 2 back 13/8", "Day 3 legs 16/8"),
    ("CHEST/TRI  8/12", "BACK/BI 8/13", "LEGS 8/16"),
    ("A - lunedì 12/8", "B - martedì 13/8 (palestra chiusa)", "A - venerdì 16/8"),
  ])
  func `most paragraphs begin with a day`(first: String, second: String, third: String) {
    let text = "\(first)\nBench 60x5\n\n\(second)\nRow 50x8\n\n\(third)\nSquat 80x5"
    #expect(
      days(text) == ["2024-08-12 60 kg x 5", "2024-08-13 50 kg x 8", "2024-08-16 80 kg x 5"])
  }

  @Test(arguments: [
    // Reps of both sides.
    "Clean & Press 16kg - 5/5\n\nClean & Press 24kg - 3/3\n\nClean & Press 24kg - 15/15",
    // Two of them are no habit.
    "Rows 12/8\nCurl 10x5\n\nRows 13/8\nCurl 10x5",
    // They follow no calendar.
    "Rows 12/8\n\nRows 10/10\n\nRows 14/6\n\nRows 11/11\n\nRows 9/8",
  ])
  func `reps at the ends of lines are none`(text: String) {
    #expect(days("2024-08-01\n" + text).allSatisfy { $0.hasPrefix("2024-08-01") })
  }

  @Test(arguments: [
    ("# StrongLifts winter 2022, cells = weight", "2022-01-24"),
    ("Home gym diary - 2023 - using 5/7.5/10 kg", "2023-01-24"),
    ("RECORDS sq 385 bn 275 (all 2019, before the knee)", "-"),
  ])
  func `the first line may tell the year`(title: String, day: String) {
    let text = title + "\n\n24 January\nSquat 60x5\n"
    let sessions = Reader().read([Source(path: "a.txt", text: text)]).journal.sessions
      .filter { !$0.entries.isEmpty }
    #expect(sessions.map { $0.date.map(String.init(describing:)) ?? "-" } == [day])
  }
}
