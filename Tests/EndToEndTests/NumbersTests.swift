import Testing

/// Numbers of the site of the sample journal, followed back to the lines that they come from, and
/// computed again from the text of those lines by the formula that `wlog explain` names.
@Suite struct NumbersTests {
  private let site = SampleSite.shared

  @Test func `the best e1RM of an exercise is the formula's value of its session's sets`() throws {
    let page = try #require(site.page("exercises/bench-press.html"))
    let fact = try #require(page.part(after: "<dt>Best e1RM</dt>", before: "</dd>"))
    let shown = try #require(fact.part(after: "\">", before: " kg"))
    let link = try #require(fact.part(after: "href=\"../", before: "\""))
    #expect(page.contains("(Brzycki) suggests"))
    #expect(site.explain("brzycki").contains("w × 36 / (37 − r)"))
    #expect(site.explain("e1rm").contains("1 to 12 reps; no warm-up"))
    let estimates = try site.sets(at: link).filter { 1...12 ~= $0.reps }
      .map { $0.reps == 1 ? $0.load : $0.load * 36 / (37 - $0.reps) }
    #expect(tenths(try #require(estimates.max())) == tenths(try #require(Double(shown))))
  }

  @Test func `a record's weight stands in the session it names, and in none before`() throws {
    let page = try #require(site.page("exercises/bench-press.html"))
    let record = try #require(page.part(after: "<span class=\"badge\">Heaviest ", before: "</li>"))
    let shown = try #require(record.part(after: "", before: " kg").flatMap(Double.init))
    let link = try #require(record.part(after: "href=\"../", before: "\""))
    #expect(site.explain("heaviest").contains("load > every earlier load"))
    #expect(try site.sets(at: link).map(\.load).max() == shown)
    let earlier = try site.sessions(of: "bench-press").filter { $0 < link }
    #expect(earlier.count > 10)
    for session in earlier {
      #expect(try site.sets(at: session).allSatisfy { $0.load < shown })
    }
  }

  @Test func `a rep max was lifted that often on the day it names`() throws {
    let page = try #require(site.page("exercises/bench-press.html"))
    let table = try #require(
      page.part(after: "<caption>Heaviest load for at least", before: "</table>"))
    #expect(site.explain("rep max").contains("greatest load of the sets with at least n reps"))
    let row = try #require(table.part(after: "<th scope=\"row\">9</th><td>", before: "</tr>"))
    let shown = try #require(row.part(after: "", before: " kg").flatMap(Double.init))
    let link = try #require(row.part(after: "href=\"../", before: "\""))
    #expect(try site.sets(at: link).filter { $0.reps >= 9 }.map(\.load).max() == shown)
    let all = try site.sessions(of: "bench-press").flatMap { try site.sets(at: $0) }
    #expect(all.filter { $0.reps >= 9 }.map(\.load).max() == shown)
  }

  @Test func `a week's tonnage is load times reps of the week's lines`() throws {
    let page = try #require(site.page("exercises/bench-press.html"))
    let table = try #require(page.part(after: "<caption>Volume by week", before: "</table>"))
    let row = try #require(
      table.part(after: "<th scope=\"row\">8 Jun 2026</th><td>", before: "</tr>"))
    let shown = try #require(row.part(after: "", before: "</td>").flatMap(Double.init))
    #expect(site.explain("tonnage").contains("the sum of load × reps over working sets"))
    let week = try site.sessions(of: "bench-press").filter {
      ("sessions/2026-06-08"..<"sessions/2026-06-15").contains($0)
    }
    #expect(!week.isEmpty)
    let sets = try week.flatMap { try site.sets(at: $0) }
    #expect(sets.reduce(0) { $0 + $1.load * $1.reps } == shown)
  }

  @Test func `a trophy names the line that earned it`() throws {
    let page = try #require(site.page("trophies.html"))
    let trophy = try #require(
      page.part(after: "<strong>40 reps in a set</strong>", before: "</li>"))
    let place = try #require(trophy.part(after: "title=\"", before: "\""))
    #expect(site.explain("trophies").contains("reps"))
    let line = try #require(site.line(place))
    #expect(LineSets(line).sets.contains { $0.reps >= 40 })
    let link = try #require(trophy.part(after: "href=\"sessions/", before: "\""))
    #expect(try site.places(at: "sessions/" + link).contains(place))
  }

  /// In tenths, so that what was rounded to be shown can be compared.
  private func tenths(_ value: Double) -> Int { Int((value * 10).rounded()) }
}

/// The site that the program builds from the sample journal, with the journal's text.
private final class SampleSite: Sendable {
  static let shared = SampleSite()

  private nonisolated(unsafe) let ground = Playground()
  private let journal: String

  private init() {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    journal = "/" + root + "/samples/journal"
    _ = ground.run("report", journal, "-o", "site", "--today", "2026-07-01")
  }

  func explain(_ name: String) -> String {
    // The words of a page are wrapped.
    Playground().run("explain", name).output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// With plain spaces.
  func page(_ path: String) -> String? {
    ground.read("site/" + path).map { text in String(text.map { $0 == "\u{A0}" ? " " : $0 }) }
  }

  /// `sessions/2026-06-02.html#bench-press` for each session that an exercise's page links to.
  func sessions(of exercise: String) throws -> [String] {
    let page = try #require(self.page("exercises/\(exercise).html"))
    var links: Set<String> = []
    for piece in page.split(separator: "href=\"../").dropFirst() {
      let link = String(piece.prefix { $0 != "\"" })
      if link.hasPrefix("sessions/"), link.hasSuffix("#" + exercise) { links.insert(link) }
    }
    return links.sorted()
  }

  /// `2026.md:1042` for each set that a session's page shows in the section of that name.
  func places(at link: String) throws -> [String] {
    let parts = link.split(separator: "#").map(String.init)
    let page = try #require(self.page(parts[0]))
    let section = try #require(page.part(after: "id=\"\(parts[1])\"", before: "</section>"))
    return section.split(separator: "class=\"src\" title=\"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
  }

  /// The working sets of those lines, as the journal's text has them.
  func sets(at link: String) throws -> [(load: Double, reps: Double)] {
    var lines: [String] = []
    for place in try places(at: link) where !lines.contains(place) { lines.append(place) }
    return try lines.flatMap { LineSets(try #require(line($0))).sets }
  }

  /// The text of `2026.md:1042`.
  func line(_ place: String) -> String? {
    let parts = place.split(separator: ":")
    guard parts.count == 2, let number = Int(parts[1]),
      let text = Playground.text(of: journal + "/" + parts[0])
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }
}

/// The working sets of a line such as `- 82.5 kg x 9, 9, 8` or `- 100 kg x 5 x 3 @8`, read without
/// the program's own parser.
private struct LineSets {
  var sets: [(load: Double, reps: Double)] = []

  init(_ line: String) {
    if line.contains("(warm-up)") || line.contains("(failed)") { return }
    let words = line.split(separator: " ").map(String.init)
    guard let times = words.firstIndex(of: "x"), times > 0 else { return }
    let load = words[times - 1] == "kg" ? Double(words[times - 2]) ?? 0 : 0
    var reps: [Double] = []
    var index = times + 1
    while index < words.count {
      let digits = words[index].prefix { $0.isNumber || $0 == "." }
      guard let count = Double(digits) else { break }
      reps.append(count)
      index += 1
      if !words[index - 1].hasSuffix(",") { break }
    }
    let isRepeated = index + 1 < words.count && words[index] == "x"
    let count = isRepeated ? Int(words[index + 1]) ?? 1 : 1
    for _ in 0..<count { sets += reps.map { (load, $0) } }
  }
}

extension String {
  /// What stands between the first of one text and the next of the other.
  fileprivate func part(after start: String, before end: String) -> String? {
    let rest: Substring
    if start.isEmpty {
      rest = self[...]
    } else {
      guard let range = firstRange(of: start) else { return nil }
      rest = self[range.upperBound...]
    }
    guard let stop = String(rest).firstRange(of: end) else { return nil }
    return String(String(rest)[..<stop.lowerBound])
  }
}
