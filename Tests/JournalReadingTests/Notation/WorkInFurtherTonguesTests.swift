import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Work in further tongues")
struct WorkInFurtherTonguesTests {
  /// The days and the exercises of a file.
  private func check(
    _ text: String, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    let entries = sessions.flatMap { session in
      session.entries.map { "\(session.date?.description ?? "?") \($0.nameAsWritten)" }
    }
    #expect(entries == expected, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["Senin 13 bb 71.1", "Mon 13 bw 70.5", "Mon 13 bb 70.6 -- tired"])
  func `a weight stands behind the weekday and its number`(_ line: String) {
    check(
      "Mon 6 Jan 2025\nBench 60 kg x 5\n\n\(line)\nSquat 60 kg x 5\n",
      ["2025-01-06 Bench", "2025-01-13 Squat"])
    check(
      "Mon 6 Jan 2025\nBench 60 kg x 5\n\nTue 7 bb 71.1: Squat 60 kg x 5\n",
      ["2025-01-06 Bench", "2025-01-07 Squat"])
  }

  @Test
  func `a barbell behind a weekday is no weight of the lifter`() {
    let text = "Mon 6 Jan 2025\nBench 60 kg x 5\nMon 13 bb 60 x 5\n"
    #expect(Reader().read([Source(path: "a.md", text: text)]).journal.bodyweights.isEmpty)
  }

  @Test
  func `a day with a point follows the day above`() {
    check(
      """
      16.10.2024
      Bench 60 kg x 5

      18.10 nie byłem (wesele, 200 zł koperta)
      21.10 pon B
      Squat 60 kg x 5
      """, ["2024-10-16 Bench", "2024-10-21 Squat"])
  }

  @Test
  func `Wednesday is written without its ending`() {
    check(
      "year: 2025\nالاثنين 20/1\nBench 60 kg x 5\n\nالاربع 22/1\nSquat 60 kg x 5\n",
      ["2025-01-20 Bench", "2025-01-22 Squat"])
  }
}
