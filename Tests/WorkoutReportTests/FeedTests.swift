import Testing
import WorkoutModel
import WorkoutReport

private func file(_ path: String, _ change: (inout SiteOptions) -> Void = { _ in }) -> String? {
  var options = SiteOptions(asOf: SampleJournal.end)
  change(&options)
  return makeSite(journal: SampleJournal.years(1), problems: [], options: options).text(path)
}

@Suite struct FeedTests {
  @Test func `a feed needs to know where the site will be`() throws {
    #expect(file("feed.xml") == nil)
    #expect(file("feed.xml") { $0.baseURL = "ftp://example.org" } == nil)
    let feed = try #require(file("feed.xml") { $0.baseURL = "https://example.org/log" })
    #expect(feed.contains("<id>https://example.org/log/sessions/2026-q4.html#1119</id>"))
    #expect(feed.contains("<updated>2026-11-19T00:00:00Z</updated>"))
  }

  @Test func `the calendar has lines of at most 75 octets`() throws {
    let calendar = try #require(file("calendar.ics"))
    let lines = calendar.utf8.split(separator: UInt8(ascii: "\n"))
    #expect(lines.allSatisfy { $0.last == UInt8(ascii: "\r") && $0.count <= 76 })
    #expect(calendar.contains("UID:2026-11-19@wlog\r\n"))
    #expect(calendar.contains("DTSTART:20261119T18"))
    #expect(calendar.hasSuffix("END:VCALENDAR\r\n"))
  }

  @Test func `the summary is Markdown with pictures beside it`() throws {
    let summary = try #require(file("summary.md"))
    #expect(summary.hasPrefix("# Training\n"))
    #expect(summary.contains("![Squat over time](charts/squat-progress.svg)"))
    #expect(summary.contains("| Squat | "))
  }

  @Test func `each exercise has its days as CSV`() throws {
    let text = try #require(file("data/exercises/squat.csv"))
    let lines = text.split(separator: "\n")
    #expect(
      lines[0] == "date,top_load_kg,top_reps,e1rm_brzycki_kg,tonnage_kg,working_sets,reps")
    #expect(
      lines.dropFirst().allSatisfy {
        $0.split(separator: ",", omittingEmptySubsequences: false).count == 7
      })
  }
}
