import Testing

/// The numbers of the pages against the lines they lead to.
@Suite struct SourceLinkTests {
  private static let journal =
    #filePath.split(separator: "/").dropLast(3)
    .reduce(into: "") { $0 += "/" + $1 } + "/samples/journal"

  @Test func `each number on the page of an exercise leads to a line that holds it`() throws {
    let ground = Playground()
    #expect(ground.run("report", Self.journal, "-o", "site").status == 0)
    let pages = try #require(ground.read("site/.wlog-manifest")).split(separator: "\n")
      .map(String.init)
      .filter { $0.hasPrefix("exercises/") && $0.hasSuffix(".html") && !$0.hasSuffix("index.html") }
    var lines: [String: String] = [:]
    var count = 0
    for page in pages {
      for link in sourceLinks(try #require(ground.read("site/" + page))) {
        if lines[link.file] == nil {
          let source = try #require(ground.read("site/" + link.file), "\(page): \(link.file)")
          lines.merge(anchoredLines(source, file: link.file)) { old, _ in old }
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

  @Test func `every set on the page of an exercise is a link to its line`() throws {
    let ground = Playground()
    _ = ground.run("report", Self.journal, "-o", "site")
    let page = try #require(ground.read("site/exercises/bench-press.html"))
    let lists = page.split(separator: "<ul class=\"sets\">").dropFirst()
    let sets = lists.flatMap { list in
      list.split(separator: "</ul>")[0].split(separator: "<li>")
    }
    #expect(sets.count > 100)
    for set in sets {
      #expect(set.hasPrefix("<a href=\"../source/") || set.hasPrefix("<a href=\"bench-press/"))
    }
  }

  @Test func `only lines that were read are shown, and none of them incognito`() throws {
    let ground = Playground([
      "log.md": "My diary: <b>a secret</b>\n\n# 2026-01-05\nSquat\n- 100 kg x 5\n- ???\n"
    ])
    _ = ground.run("report", "log.md", "-o", "open")
    let source = try #require(ground.read("open/source/log.html"))
    #expect(source.contains("<a id=\"L5\">- 100 kg x 5</a>"))
    #expect(!source.contains("a secret"))
    _ = ground.run("report", "log.md", "-o", "closed", "--incognito")
    #expect(ground.read("closed/source/log.html") == nil)
    #expect(ground.read("closed/exercises/squat.html")?.contains("source/") == false)
    _ = ground.run("report", "log.md", "-o", "linked", "--source-url", "https://example.org/b/")
    #expect(ground.read("linked/source/log.html") == nil)
  }
}

private struct SourceLink {
  let file: String
  let anchor: String
  let text: String
  /// True for an estimate, which stands in no line.
  let isComputed: Bool
}

/// The links of a page into the pages of the journal's lines.
private func sourceLinks(_ page: String) -> [SourceLink] {
  var computed = false
  return page.split(separator: "<").compactMap { tag -> SourceLink? in
    // The heading or the badge before a link tells whether its number was computed.
    if tag.hasPrefix("dt>") || tag.hasPrefix("b>") || tag.hasPrefix("span>") || tag.hasPrefix("tr>")
      || tag.hasPrefix("li>")
    {
      computed = tag.contains("e1RM") || tag.contains("volume")
    }
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    guard tag.hasPrefix("a "), !tag.contains("class=\"src\""),
      let href = parts.first(where: { $0.contains("source/") }),
      let text = tag.split(separator: ">").last
    else { return nil }
    let target = href.split(separator: "#")
    return SourceLink(
      file: String(target[0].drop { $0 == "." || $0 == "/" }), anchor: String(target[1]),
      text: String(text), isComputed: computed)
  }
}

/// The text of each anchor of a page of lines.
private func anchoredLines(_ page: String, file: String) -> [String: String] {
  var lines: [String: String] = [:]
  for part in page.split(separator: "<a id=\"").dropFirst() {
    let id = part.prefix { $0 != "\"" }
    lines[file + "#" + id] = String(part.dropFirst(id.count + 2).prefix { $0 != "<" })
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
