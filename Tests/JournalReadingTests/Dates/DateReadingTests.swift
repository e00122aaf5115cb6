import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// The days of the sessions of a file, found out for the file as a whole.
struct DateReadingTests {
  @Test(
    arguments: [
      "2026-03-02", "2026/3/2", "2026.03.02", "2026.3.2", "20260302", "March 2, 2026",
      "2 March 2026", "Mar 2nd, 2026", "2. März 2026", "2 de marzo de 2026", "2 марта 2026",
      "2026年3月2日", "2026년 3월 2일", "Mon 2 Mar 2026", "Monday, March 2, 2026", "2-Mar-2026",
    ])
  func `one form alone is enough`(_ form: String) {
    check(["# " + form], ["2026-03-02"])
  }

  @Test func `a span of days opens a week`() {
    let text = "March 22, 2026 - March 28, 2026\n\nTuesday\nSquat 100 kg x 5\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.map { $0.date?.description } == ["2026-03-24"])
    let other = "Gym: 3/22/26 to 3/28/26\n\nTuesday\nSquat 100 kg x 5\n"
    let days = Reader().read([Source(path: "a.md", text: other)]).journal.sessions
    #expect(days.map { $0.date?.description } == ["2026-03-24"])
  }

  @Test func `weekdays below a date without sets are its days`() {
    let text = "March 2, 2026\n\nMonday\nSquat 100 kg x 5\n\nTuesday\nBench 60 kg x 5\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    let days = sessions.filter { !$0.entries.isEmpty }.map { $0.date?.description }
    #expect(days == ["2026-03-02", "2026-03-03"])
  }

  @Test func `a weekday stands before its date in parentheses, or behind it`() {
    check(["# Monday (03-02-2026):"], ["2026-03-02"])
    check(["# Monday, Mar 2/2026 - Legs"], ["2026-03-02"])
    check(["# 2 Mar 26 (Mon)"], ["2026-03-02"])
  }

  @Test func `a day beyond twelve decides for the whole file`() {
    check(["# 1/2/2026", "# 1/14/2026"], ["2026-01-02", "2026-01-14"])
    check(["# 1/2/2026", "# 14/2/2026"], ["2026-02-01", "2026-02-14"])
  }

  @Test func `points mean the day comes first`() {
    check(["# 3.2.2025", "# 5.2.2025"], ["2025-02-03", "2025-02-05"])
  }

  @Test func `the sequence decides when every day is small`() {
    check(
      ["# 1/2/26", "# 4/2/26", "# 6/2/26", "# 9/2/26"],
      ["2026-02-01", "2026-02-04", "2026-02-06", "2026-02-09"])
  }

  @Test func `a directive outranks the sequence`() {
    check(["dates: day/month/year", "", "# 1/2/26", "# 1/4/26"], ["2026-02-01", "2026-04-01"])
    check(["dates: month/day/year", "", "# 1/2/26", "# 4/2/26"], ["2026-01-02", "2026-04-02"])
  }

  @Test func `an option outranks the directive`() {
    check(
      ["dates: dmy", "", "# 1/2/26"], ["2026-01-02"],
      options: ReaderOptions(dateOrder: .monthDayYear))
  }

  @Test func `a year left out is that of its neighbours`() {
    check(
      ["# 2025-12-29", "# 12/31", "# 1/2", "# 1/4"],
      ["2025-12-29", "2025-12-31", "2026-01-02", "2026-01-04"])
    check(["# 1/2", "# 1/14", "# 2026-01-16"], ["2026-01-02", "2026-01-14", "2026-01-16"])
  }

  @Test func `a year stands in a heading, a file's name, a directive or an option`() {
    check(
      ["# 2024", "## 3/2", "## 3/14", "# 2025", "## 3/2"],
      ["2024-03-02", "2024-03-14", "2025-03-02"])
    check(["# 3/2", "# 3/14"], ["2019-03-02", "2019-03-14"], path: "log 2019.txt")
    check(["year: 2021", "", "# 3/2", "# 3/14"], ["2021-03-02", "2021-03-14"])
    check(["# 3/2", "# 3/14"], ["2022-03-02", "2022-03-14"], options: ReaderOptions(year: 2022))
  }

  @Test func `newest first is as good as oldest first`() {
    check(["# 2026-01-04", "# 1/2", "# 12/30"], ["2026-01-04", "2026-01-02", "2025-12-30"])
  }

  @Test func `a file's name can be its date`() {
    check([], ["2015-03-02"], path: "2015-03-02.md")
  }

  @Test func `a year taken from elsewhere is inherited`() {
    let session = read(["# 3/14"], path: "log 2019.txt", ReaderOptions()).journal.sessions.first
    #expect(session?.dateReading == .inherited)
  }

  @Test func `no such day is told`() {
    let result = read(["# 2026-02-30"], path: "a.md", ReaderOptions())
    #expect(result.diagnostics.contains { $0.code == .dateImpossible })
  }

  /// A set follows each heading, so that it is a session.
  private func read(_ lines: [String], path: String, _ options: ReaderOptions) -> ReadResult {
    let body = lines.map {
      $0.hasPrefix("#") && $0 != "# 2024" && $0 != "# 2025"
        ? $0 + "\n\nSquat\n- 100 kg x 5\n" : $0
    }
    let text = body.isEmpty ? "Squat\n- 100 kg x 5\n" : body.joined(separator: "\n")
    return Reader(options: options).read([Source(path: path, text: text)])
  }

  private func check(
    _ lines: [String], _ days: [String], path: String = "journal.md",
    options: ReaderOptions = ReaderOptions(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let sessions = read(lines, path: path, options).journal.sessions.filter { !$0.entries.isEmpty }
    let found = sessions.map { $0.date?.description ?? "no date" }
    #expect(found == days, "\(lines)", sourceLocation: sourceLocation)
  }
}
