import TestSupport
import WorkoutReport

/// Reads a page strictly: tags in balance but for those that HTML lets writers leave out, ids unique,
/// what every page must have.
struct HTMLChecker {
  private(set) var problems: [String] = []
  private(set) var ids: Set<String> = []
  /// The values of `href`, `src` and `srcset`.
  private(set) var links: [String] = []
  private var open: [String] = []
  private var headings: [Int] = []

  init(_ bytes: [UInt8]) {
    guard let page = String(validating: bytes, as: UTF8.self) else {
      problems = ["not UTF-8"]
      return
    }
    let text = SpelledOutHTML(page).text
    if !text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") { problems.append("no doctype") }
    for needed in [
      "<title>", "name=\"viewport\"", "name=\"description\"", "name=\"color-scheme\"",
      "http-equiv=\"Content-Security-Policy\"", "<h1", "class=\"skip\"",
    ] where !text.utf8.contains(needed.utf8) {
      problems.append("no \(needed)")
    }
    read(text)
    if headings.count(where: { $0 == 1 }) != 1 { problems.append("not one h1") }
    if !zip(headings, headings.dropFirst()).allSatisfy({ $1 <= $0 + 1 }) {
      problems.append("headings skip a level")
    }
  }

  private static let void: Set<String> = ["meta", "link", "img", "input", "source"]

  private mutating func read(_ text: String) {
    // Runs of UTF-8 are quicker than characters here; all markup is ASCII.
    for part in text.utf8.split(separator: UInt8(ascii: "<")).dropFirst() {
      guard let end = part.firstIndex(of: UInt8(ascii: ">")) else {
        problems.append("tag without end")
        return
      }
      if part[part.index(after: end)...].contains(UInt8(ascii: ">")) {
        problems.append("bare >")
      }
      read(tag: String(decoding: part[..<end], as: UTF8.self))
    }
    if !open.isEmpty { problems.append("open: \(open)") }
  }

  private mutating func read(tag: String) {
    if tag.hasPrefix("!DOCTYPE") { return }
    if tag.hasPrefix("/") {
      let last = open.popLast()
      if last != String(tag.dropFirst()) { problems.append("\(tag) closes \(last ?? "nothing")") }
      return
    }
    // A mark that combines with a space or a quote is no part of them here, as in a browser.
    let name = String(decoding: tag.utf8.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    if !Self.void.contains(name) { open.append(name) }
    if name.count == 2, name.hasPrefix("h"), let level = Int(name.dropFirst()) {
      headings.append(level)
    }
    if name == "p", open.dropLast().contains("p") { problems.append("p in p") }
    read(attributes: tag.utf8.dropFirst(name.utf8.count))
  }

  private mutating func read(attributes: Substring.UTF8View) {
    let quote = UInt8(ascii: "\"")
    let parts = attributes.split(separator: quote, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if parts.count % 2 == 0 { problems.append("open quote: \(parts)") }
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let name = parts[index].split(separator: " ").last ?? ""
      let value = parts[index + 1]
      switch name {
      case "id=":
        if !ids.insert(value).inserted { problems.append("id twice: \(value)") }
      case "href=", "src=", "srcset=": links.append(value)
      case _ where name.hasPrefix("on") || name == "style=": problems.append("attribute \(name)")
      default: break
      }
    }
  }
}

/// Finds links that lead nowhere within a site.
struct LinkChecker {
  private(set) var deadLinks: [String] = []

  init(_ site: Site) {
    var pages: [String: HTMLChecker] = [:]
    let paths = Set(site.files.map(\.path))
    for file in site.files where file.path.hasSuffix(".html") {
      pages[file.path] = HTMLChecker(file.bytes)
    }
    for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
      for link in page.links where !link.hasPrefix("https://") {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target = Self.resolve(parts[0], from: path)
        let isThere =
          paths.contains(target)
          && (parts.count < 2 || pages[target]?.ids.contains(parts[1]) == true)
        if !isThere { deadLinks.append("\(path): \(link)") }
      }
    }
  }

  private static func resolve(_ link: String, from page: String) -> String {
    if link.isEmpty { return page }
    var folders = page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      if part == ".." { _ = folders.popLast() } else { folders.append(String(part)) }
    }
    return folders.joined(separator: "/")
  }
}
