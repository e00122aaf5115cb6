import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Days that only the rest of the file shows to be days, and headings of days that tell more.
@Suite("Days of whole files")
struct DaysOfWholeFilesTests {
  private func read(_ text: String, path: String = "a.txt") -> ReadResult {
    Reader().read([Source(path: path, text: text + "\n")])
  }

  /// `2024-03-02 Squat: 100 kg x 5`, an entry each.
  private func days(_ text: String, path: String = "a.txt") -> [String] {
    read(text, path: path).journal.sessions.flatMap { session in
      session.entries.filter { !$0.sets.isEmpty }.map { entry in
        "\(session.date.map { "\($0)" } ?? "?") \(entry.nameAsWritten): "
          + entry.sets.map(SetText.text).joined(separator: ", ")
      }
    }
  }

  // MARK: Stamps

  @Test func `lines that begin with rising days and months are days`() {
    let text = """
      2023. weight x reps x sets
      2-1 squat 80x5x1 | dips 6x2
      4-1 squat 80x5x1
      13-1 bench 60x5x1
      23-1 squat 85x5x1
      1-2 bench 65x5x1
      """
    #expect(
      days(text) == [
        "2023-01-02 squat: 80 kg x 5", "2023-01-02 dips: BW x 6 x 2",
        "2023-01-04 squat: 80 kg x 5", "2023-01-13 bench: 60 kg x 5",
        "2023-01-23 squat: 85 kg x 5", "2023-02-01 bench: 65 kg x 5",
      ])
  }

  @Test func `pairs of reps at the start of lines are no days`() {
    let text = "2024-03-01\nPull-ups\n12-10 slow\n10-8 slow\n11-9 fast\n9-8 slow\n"
    #expect(days(text).allSatisfy { $0.hasPrefix("2024-03-01") })
  }

  @Test func `numbers of exercises are no days`() {
    let text = "1-1 squat 80x5\n1-2 bench 60x5\n2-1 row 50x5\n2-2 curl 20x5\n"
    #expect(read(text).journal.sessions.allSatisfy { $0.date == nil })
  }

  @Test func `padded days with a hyphen alone in headings`() {
    let text = """
      ---
      title: calisthenics 2024
      ---
      ## 03-02
      dips 8, 7
      ## 03-04
      dips 9, 7
      """
    #expect(
      days(text, path: "a.md") == [
        "2024-03-02 dips: BW x 8, BW x 7", "2024-03-04 dips: BW x 9, BW x 7",
      ])
  }

  @Test func `four digits alone are month and day when they follow each other`() {
    let text = "2024 log\n\n0402\nsq 5x1 100\n0404 off\n0407\nsq 5x1 105\n0411\nsq 5x1 110"
    #expect(days(text).map { String($0.prefix(10)) } == ["2024-04-02", "2024-04-07", "2024-04-11"])
    // Loads on lines of their own do not.
    let loads = "2024-03-01\nDeadlift\n0100\n0080\n0120\n"
    #expect(read(loads).journal.sessions.count == 1)
  }

  @Test func `a numeral behind a date with a point is its weekday`() {
    #expect(
      days("2024年冬训\n\n12.2 一\n深蹲 60*8\n\n12.3 二\n卧推 50*8").map { String($0.prefix(10)) }
        == ["2024-12-02", "2024-12-03"])
  }

  // MARK: Weeks

  @Test(arguments: [
    ("## S12 (17-23 mars 2025)\n- lun 17 : repos\n- mar 18 : squat 1x5 50 kg"),
    ("## Week 12 (17-23 March 2025)\n- Mon 17: rest\n- Tue 18: squat 1x5 50 kg"),
  ])
  func `a week that is told by its first and last day has the days below`(text: String) {
    #expect(days(text, path: "a.md") == ["2025-03-18 squat: 50 kg x 5"])
  }

  @Test func `another heading ends the days of a week`() {
    let text =
      "## S12 (17-23 mars 2025)\n- mar 18 : squat 1x5 50 kg\n## Notes\n- mer 19 : squat 1x5 60 kg"
    #expect(!days(text, path: "a.md").contains { $0.hasPrefix("2025-03-19") })
  }

  @Test func `a heading that tells of a miss was done`() {
    #expect(
      days("## Missed lift 2025-03-18\nsquat 1x5 50 kg", path: "a.md") == [
        "2025-03-18 squat: 50 kg x 5"
      ])
  }

  @Test func `an exercise behind the number of the week makes a day of the date`() {
    let text = """
      ## Wk 1 - OHP - 2023-09-05
      - 40 kg x 5
      - chins 10
      ## Week 1 DL 2023-09-07
      - 100 kg x 5
      """
    #expect(
      days(text, path: "a.md") == [
        "2023-09-05 OHP: 40 kg x 5", "2023-09-05 chins: BW x 10", "2023-09-07 DL: 100 kg x 5",
      ])
  }

  @Test func `sets below the heading of a week are not of the exercise above`() {
    let text = "## 2023-09-05\nchins 10\n## Week 5 deload 2023-09-11\n100 kg x 5"
    #expect(!days(text, path: "a.md").contains { $0.contains("chins: BW x 10, ") })
  }

  // MARK: Outlines

  private static let outline = """
    #+TITLE: iron
    * DONE Upper [2022-09-12 Mon]
      - bench :: 45*10 95*5
    * CANCELLED Lower [2022-09-19 Mon]
      - squat :: 210*5 210*5
    * TODO Upper [2022-09-26 Mon]
      - bench :: 160*5
    """

  @Test(arguments: ["a.txt", "a.org", "a.md"])
  func `an outline is one under any name, and what was left out is not done`(path: String) {
    #expect(
      days("unit: lb\n" + Self.outline, path: path) == ["2022-09-12 bench: 45 lb x 10, 95 lb x 5"])
  }
}
