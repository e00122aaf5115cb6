import TestSupport
import Testing

/// Numbers of the site of the sample journal, followed back to the lines that they come from, and
/// computed again from the text of those lines by the formula that `wlog explain` names.
@Suite struct NumbersTests {
  private let site = SampleSite.shared

  @Test func `the best e1RM of an exercise is the formula's value of the line it leads to`() throws
  {
    let page = try #require(site.page("exercises/bench-press.html"))
    let fact = try #require(page.part(after: "<dt>Best e1RM</dt>", before: "</div>"))
    let shown = try #require(fact.part(after: "\">", before: " kg").flatMap(Double.init))
    #expect(page.contains("(Brzycki) suggests"))
    #expect(site.explain("brzycki").contains("w × 36 / (37 − r)"))
    #expect(site.explain("e1rm").contains("1 to 12 reps; no warm-up"))
    let line = try site.line(try #require(fact.link("../sessions/")))
    #expect(tenths(try #require(estimates(WorkingSets(line.text).sets).max())) == tenths(shown))
    let all = try site.sessions(of: "bench-press").flatMap { try site.sets(at: $0) }
    #expect(tenths(try #require(estimates(all).max())) == tenths(shown))
  }

  @Test func `a record's weight stands in the line it names, and in none before`() throws {
    let page = try #require(site.page("exercises/bench-press.html"))
    let record = try #require(page.part(after: "<b>Heaviest ", before: "</li>"))
    let shown = try #require(record.part(after: "", before: " kg").flatMap(Double.init))
    let gain = try #require(record.part(after: " +", before: " kg").flatMap(Double.init))
    #expect(site.explain("heaviest").contains("load > every earlier load"))
    let line = try site.line(try #require(record.link("../sessions/")))
    #expect(WorkingSets(line.text).sets.contains { $0.load == shown })
    let link = try site.entry(of: line, "bench-press")
    #expect(try site.lines(at: link).contains(line))
    #expect(try site.sets(at: link).map(\.load).max() == shown)
    let sessions = try site.sessions(of: "bench-press")
    let earlier = sessions.prefix { $0 < link }
    #expect(sessions.contains(link) && earlier.count > 10)
    let before = try earlier.flatMap { try site.sets(at: $0) }.map(\.load).max()
    #expect(shown - (try #require(before)) == gain)
  }

  @Test func `a rep max was lifted that often on the day it names`() throws {
    let page = try #require(site.page("exercises/bench-press.html"))
    let table = try #require(
      page.part(after: "<caption>Heaviest load for at least", before: "</table>"))
    #expect(site.explain("rep max").contains("greatest load of the sets with at least n reps"))
    let row = try #require(table.part(after: "<th>9</th>", before: "</tbody>"))
    let shown = try #require(row.part(after: "\">", before: " kg").flatMap(Double.init))
    let line = try site.line(try #require(row.link("../sessions/")))
    #expect(WorkingSets(line.text).sets.contains { $0.load == shown && $0.reps >= 9 })
    let link = try #require(row.part(after: "</td>", before: "</tr>")?.link("../sessions/"))
    #expect(try site.lines(at: link).contains(line))
    #expect(try site.sets(at: link).filter { $0.reps >= 9 }.map(\.load).max() == shown)
    let all = try site.sessions(of: "bench-press").flatMap { try site.sets(at: $0) }
    #expect(all.filter { $0.reps >= 9 }.map(\.load).max() == shown)
  }

  @Test func `a week's tonnage is load times reps of the week's lines`() throws {
    let page = try #require(site.page("exercises/bench-press.html"))
    let table = try #require(page.part(after: "<caption>Volume by week", before: "</table>"))
    let row = try #require(
      table.part(after: "<th>8 Jun 2026</th><td>", before: "</tr>"))
    let shown = try #require(row.part(after: "", before: "</td>").flatMap(Double.init))
    let count = try #require(row.part(after: "</td><td>", before: "</td>").flatMap { Int($0) })
    #expect(site.explain("tonnage").contains("the sum of load × reps over working sets"))
    let days = "sessions/2026-q2.html#0608"..<"sessions/2026-q2.html#0615"
    let week = try site.sessions(of: "bench-press").filter { days.contains($0) }
    #expect(!week.isEmpty)
    let sets = try week.flatMap { try site.sets(at: $0) }
    #expect(sets.reduce(0) { $0 + $1.load * $1.reps } == shown)
    #expect(sets.count == count)
  }

  @Test func `a trophy names the line that earned it`() throws {
    let page = try #require(site.page("trophies.html"))
    let trophy = try #require(
      page.part(after: "<strong>40 reps in a set</strong>", before: "</li>"))
    #expect(site.explain("trophies").contains("reps"))
    let line = try site.line(try #require(trophy.link("sessions/")))
    #expect(trophy.contains(">\(line.file):\(line.number)</a>"))
    #expect(WorkingSets(line.text).sets.contains { $0.reps >= 40 })
    #expect(try site.lines(at: try site.entry(of: line, "push-up")).contains(line))
  }

  @Test func `the sessions of an exercise are all that the journal has`() throws {
    let headings = site.journal.values.joined().count { $0 == "Bench Press" }
    #expect(try site.sessions(of: "bench-press").count == headings)
  }

  /// Brzycki's, for the reps that count.
  private func estimates(_ sets: [LiftedSet]) -> [Double] {
    sets.filter { 1...12 ~= $0.reps }
      .map { $0.reps == 1 ? $0.load : $0.load * 36 / (37 - $0.reps) }
  }

  /// In tenths, so that what was rounded to be shown can be compared.
  private func tenths(_ value: Double) -> Int { Int((value * 10).rounded()) }
}

/// A line as it stands in a file of the journal.
private struct JournalLine: Equatable {
  let file: String
  let number: Int
  let text: String
}

/// The site that the program builds from the sample journal, with the journal's own lines.
private final class SampleSite: Sendable {
  static let shared = SampleSite()

  /// The lines of each file of the journal, by the file's name.
  let journal: [String: [String]]
  private nonisolated(unsafe) let ground = Playground()

  private init() {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let folder = "/" + root + "/samples/journal"
    _ = ground.run("report", folder, "-o", "site", "--today", "2026-07-01")
    var journal: [String: [String]] = [:]
    for name in Playground.names(in: folder) {
      let text = Playground.text(of: folder + "/" + name) ?? ""
      journal[name] = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    self.journal = journal
  }

  func explain(_ name: String) -> String {
    // The words of a page are wrapped.
    Playground().run("explain", name).output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// With plain spaces.
  func page(_ path: String) -> String? {
    ground.read("site/" + path).map {
      SpelledOutHTML($0).text.replacing("\u{A0}", with: " ")
    }
  }

  /// `sessions/2026-q2.html#0602.2` for each session that an exercise's pages link to, oldest first.
  func sessions(of exercise: String) throws -> [String] {
    let more = Playground.names(in: ground.folder + "/site/exercises/" + exercise)
      .map { "exercises/\(exercise)/\($0)" }
    var links: Set<String> = []
    for path in ["exercises/\(exercise).html"] + more {
      for piece in try #require(page(path)).split(separator: "href=\"").dropFirst() {
        let link = String(piece.prefix { $0 != "\"" }).withoutParents
        // The anchor of an entry begins with the day, that of a line with a letter.
        guard link.hasPrefix("sessions/"), link.contains("#0") || link.contains("#1") else {
          continue
        }
        links.insert(link)
        #expect(try entry(at: link).contains("<a href=\"../exercises/\(exercise).html\">"))
      }
    }
    return links.sorted()
  }

  /// The line of the journal that `sessions/2026-q2.html#L1042` leads to: its row holds what was
  /// read of it, below the name of the file.
  func line(_ link: String) throws -> JournalLine {
    let parts = link.split(separator: "#").map(String.init)
    let page = try #require(self.page(parts[0]))
    let row = "<dd id=\"\(parts[1])\">"
    let number = try #require(Int(parts[1].dropFirst()))
    let article = try #require(page.split(separator: "<article").first { $0.contains(row) })
    let label = try #require(String(article).part(after: "<p>", before: "</small>"))
    let file = try #require(label.split(separator: ">").last?.split(separator: ":").first)
    let text = try #require(journal[String(file)])[number - 1]
    let shown = try #require(String(article).part(after: row, before: "</dd>"))
    let sets = WorkingSets(text).sets
    #expect(!sets.isEmpty && sets.allSatisfy { shown.contains("\(Int($0.reps))") })
    return JournalLine(file: String(file), number: number, text: text)
  }

  /// Where an exercise of a line is on the page of its session.
  func entry(of line: JournalLine, _ exercise: String) throws -> String {
    let links = try sessions(of: exercise).filter { try lines(at: $0).contains(line) }
    return try #require(links.first)
  }

  /// What stands of an exercise on the page of a session.
  private func entry(at link: String) throws -> String {
    let parts = link.split(separator: "#").map(String.init)
    let page = try #require(self.page(parts[0]))
    let rest = try #require(page.part(after: "<dt id=\"\(parts[1])\">", before: "</dl>"))
    return String(rest.split(separator: "<dt").first ?? "")
  }

  /// The lines of an exercise in the session that a link leads to: those around its rows up to an
  /// empty one.
  func lines(at link: String) throws -> [JournalLine] {
    let row = try #require(try entry(at: link).part(after: "<dd id=\"", before: "\""))
    let some = try line(link.prefix { $0 != "#" } + "#" + row)
    let file = try #require(journal[some.file])
    let first = (file[..<some.number].lastIndex { $0.isEmpty } ?? -1) + 1
    let rest = file[first...].prefix { !$0.isEmpty }
    return rest.indices.map { JournalLine(file: some.file, number: $0 + 1, text: rest[$0]) }
  }

  /// The working sets of those lines.
  func sets(at link: String) throws -> [LiftedSet] {
    try lines(at: link).flatMap { WorkingSets($0.text).sets }
  }
}

/// A load in kilograms, 0 for the body alone, and how often it was lifted.
private typealias LiftedSet = (load: Double, reps: Double)

/// The working sets of a line such as `- 82.5 kg x 9, 9, 8` or `- 100 kg x 5 x 3 @8`, read without
/// the program's own parser.
private struct WorkingSets {
  var sets: [LiftedSet] = []

  private static let kilograms = ["kg": 1, "lb": 0.45359237]

  init(_ line: String) {
    if line.hasPrefix(">") || line.contains("(warm-up)") || line.contains("(failed)") { return }
    let words = line.split(separator: " ").map(String.init)
    guard let times = words.firstIndex(of: "x"), times > 0 else { return }
    let unit = Self.kilograms[words[times - 1]]
    let load = unit.map { $0 * (Double(words[times - 2]) ?? 0) } ?? 0
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
    var rest = self[...]
    if !start.isEmpty {
      guard let range = firstRange(of: start) else { return nil }
      rest = self[range.upperBound...]
    }
    return rest.firstRange(of: end).map { String(rest[..<$0.lowerBound]) }
  }

  /// Where the first link leads that begins like this, from the site's own folder.
  fileprivate func link(_ start: String) -> String? {
    part(after: "href=\"" + start, before: "\"").map { (start + $0).withoutParents }
  }

  /// Without the steps up to the site's folder.
  fileprivate var withoutParents: String {
    String(drop { $0 == "." || $0 == "/" })
  }
}
