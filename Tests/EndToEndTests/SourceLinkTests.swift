import TestSupport
import Testing

/// The numbers of the pages against the lines they lead to.
@Suite struct SourceLinkTests {
  fileprivate static let journal =
    #filePath.split(separator: "/").dropLast(3)
    .reduce(into: "") { $0 += "/" + $1 } + "/samples/journal"

  @Test func `each number on the page of an exercise leads to a line that holds it`() throws {
    let ground = Playground()
    #expect(ground.run("report", Self.journal, "-o", "site").status == 0)
    let pages = try #require(ground.read("site/.wlog-manifest")).split(separator: "\n")
      .map { String($0.prefix { $0 != "\t" }) }
      .filter { $0.hasPrefix("exercises/") && $0.hasSuffix(".html") && !$0.hasSuffix("index.html") }
    var lines: [String: String] = [:]
    var count = 0
    for page in pages {
      for link in lineLinks(SpelledOutHTML(try #require(ground.read("site/" + page))).text) {
        if lines[link.file] == nil {
          let session = try #require(ground.read("site/" + link.file), "\(page): \(link.file)")
          lines.merge(try journalLines(session, file: link.file)) { old, _ in old }
          lines[link.file] = ""
        }
        let line = try #require(lines[link.file + "#" + link.anchor], "\(page): \(link)")
        let wanted = numbers(in: link.text)
        // A computed number leads to what it was computed from: a set, or the sets of a session.
        let isThere =
          link.isComputed
          ? !line.isEmpty
          : wanted.isEmpty ? line.contains(link.text) : !wanted.isDisjoint(with: numbers(in: line))
        #expect(isThere, "\(page): \(link.text) is not in: \(line)")
        count += 1
      }
    }
    #expect(count > 1000)
  }

  @Test func `every working set of the newest days is a link to its line`() throws {
    let ground = Playground()
    _ = ground.run("report", Self.journal, "-o", "site")
    let page = SpelledOutHTML(try #require(ground.read("site/exercises/bench-press.html"))).text
    let lists = page.split(separator: "<ul class=\"sets\">").dropFirst()
    let sets = lists.flatMap { list in
      list.split(separator: "</ul>")[0].split(separator: "<li>")
    }
    #expect(sets.count > 50)
    for set in sets {
      #expect(
        set.hasPrefix("<a href=\"../sessions/") && set.contains("#L")
          || set.hasPrefix("<small>warm-up"))
    }
  }

  @Test func `a line that is not plain stands beside what was read of it`() throws {
    let ground = Playground([
      "log.md": "# 2026-01-05\nSquat\n- 100 kg x 5, 5, 4 @8 (each)\n- 3 sets of 5 with 100 kg\n"
    ])
    _ = ground.run("report", "log.md")
    let page = SpelledOutHTML(try #require(ground.read("site/sessions/2026-q1.html"))).text
    #expect(
      page.contains("<dd id=\"L3\">100 kg × 5, 5, 4 <small>RPE 8, each side</small></dd>"))
    #expect(
      page.contains("<dd id=\"L4\">100 kg × 5 × 3 <code>- 3 sets of 5 with 100 kg</code></dd>"))
  }

  @Test func `only lines that were read are shown, and none of them incognito`() throws {
    let ground = Playground([
      "log.md": "My diary: <b>a secret</b>\n\n# 2026-01-05\nbodyweight: 80 kg\nSquat\n"
        + "- 100 kg x 5\n- ???\n"
    ])
    _ = ground.run("report", "log.md", "-o", "open")
    let source = SpelledOutHTML(try #require(ground.read("open/source/log.html"))).text
    #expect(source.contains("<a id=\"L4\">bodyweight: 80 kg</a>"))
    #expect(!source.contains("a secret") && !source.contains("100 kg"))
    _ = ground.run("report", "log.md", "-o", "closed", "--incognito")
    #expect(ground.read("closed/source/log.html") == nil)
    #expect(ground.read("closed/exercises/squat.html")?.contains("source/") == false)
    _ = ground.run("report", "log.md", "-o", "linked", "--source-url", "https://example.org/b/")
    #expect(ground.read("linked/source/log.html") == nil)
  }
}

private struct LineLink {
  let file: String
  let anchor: String
  let text: String
  /// True for an estimate, which stands in no line.
  let isComputed: Bool
}

/// The links of a page to the rows of the journal's lines.
private func lineLinks(_ page: String) -> [LineLink] {
  var computed = false
  var isRecord = false
  return page.split(separator: "<").compactMap { tag -> LineLink? in
    // The heading or the badge before a link tells whether its number was computed.
    if tag.hasPrefix("dt>") || tag.hasPrefix("b>") || tag.hasPrefix("span>") || tag.hasPrefix("tr>")
      || tag.hasPrefix("li>")
    {
      computed = tag.contains("e1RM") || tag.contains("volume")
    }
    // A line of a list of records names the day, and leads to the first of its sets.
    if tag.hasPrefix("li id=") { isRecord = true }
    if tag.hasPrefix("/li>") { isRecord = false }
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    guard tag.hasPrefix("a "), !tag.contains("class=\"src\""),
      let href = parts.first(where: { $0.contains("sessions/") && $0.contains("#L") }),
      let text = tag.split(separator: ">").last
    else { return nil }
    let target = href.split(separator: "#")
    return LineLink(
      file: String(target[0].drop { $0 == "." || $0 == "/" }), anchor: String(target[1]),
      text: String(text), isComputed: computed || isRecord)
  }
}

/// The lines of the journal of which a page has rows, by their anchors.
private func journalLines(_ page: String, file: String) throws -> [String: String] {
  var lines: [String: String] = [:]
  for article in SpelledOutHTML(page).text.split(separator: "<article").dropFirst() {
    let label = try #require(article.split(separator: "</small>").first)
    let name = try #require(label.split(separator: ">").last?.split(separator: ":").first)
    let journal = try #require(Playground.text(of: SourceLinkTests.journal + "/" + name))
      .split(separator: "\n", omittingEmptySubsequences: false)
    for part in article.split(separator: "<dd id=\"L").dropFirst() {
      let number = try #require(Int(part.prefix { $0 != "\"" }))
      lines[file + "#L\(number)"] = String(journal[number - 1])
    }
  }
  return lines
}

/// The numbers of a text as they stand there, with the decimal point of English; times in seconds
/// and distances in meters too.
private func numbers(in text: String) -> Set<String> {
  var numbers: Set<String> = []
  var digits = ""
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\u{A0}" }) {
    let parts = word.split(separator: ":").map { Int($0) }
    if parts.count > 1, !parts.contains(nil) {
      numbers.insert(String(parts.reduce(0) { $0 * 60 + ($1 ?? 0) }))
    }
  }
  if text.hasSuffix("km"), let value = Double(text.dropLast(3)) {
    numbers.insert(String(Int(value * 1000)))
  }
  for character in text.replacing(",", with: ".") + " " {
    if character.isASCII, character.isNumber || (character == "." && !digits.isEmpty) {
      digits.append(character)
    } else if !digits.isEmpty {
      while digits.hasSuffix(".") { digits.removeLast() }
      numbers.insert(digits)
      digits = ""
    }
  }
  return numbers
}
