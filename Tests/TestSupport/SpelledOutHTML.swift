/// A page with all the end tags and quotes that HTML lets writers leave out, so that tests can look
/// for whole elements.
package struct SpelledOutHTML {
  package private(set) var text = ""
  private var open: [String] = []

  package init(_ page: String) {
    // Runs of UTF-8 are quicker than characters here; all markup is ASCII.
    var isFirst = true
    for part in page.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false) {
      defer { isFirst = false }
      guard !isFirst, let end = part.firstIndex(of: UInt8(ascii: ">")) else {
        text += (isFirst ? "" : "<") + String(decoding: part, as: UTF8.self)
        continue
      }
      add(tag: String(decoding: part[..<end], as: UTF8.self))
      text += String(decoding: part[part.index(after: end)...], as: UTF8.self)
    }
  }

  /// The elements whose end tag may be left out, with the tags that end them.
  private static let endings: [String: Set<String>] = [
    "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"],
    "td": ["td", "th", "tr", "tbody"], "th": ["td", "th", "tr", "tbody"],
    "tr": ["tr", "tbody"], "thead": ["tbody"], "tbody": [],
  ]
  private static let void: Set<String> = ["meta", "link", "img", "input", "source"]

  private mutating func add(tag: String) {
    guard !tag.hasPrefix("!") else { return text += "<\(tag)>" }
    guard !tag.hasPrefix("/") else { return close(String(tag.dropFirst())) }
    // A mark that combines with a space or a quote is no part of them here, as in a browser.
    let name = String(decoding: tag.utf8.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    while let last = open.last, Self.endings[last]?.contains(name) ?? false { closeLast() }
    text += "<" + name + Self.quoted(tag.utf8.dropFirst(name.utf8.count)) + ">"
    if !Self.void.contains(name) { open.append(name) }
  }

  private mutating func close(_ name: String) {
    while let last = open.last, last != name, Self.endings[last] != nil { closeLast() }
    if open.last == name { open.removeLast() }
    text += "</\(name)>"
  }

  private mutating func closeLast() {
    text += "</\(open.removeLast())>"
  }

  private static func quoted(_ attributes: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var isQuoted = false
    var isBare = false
    let quote = UInt8(ascii: "\"")
    for byte in attributes {
      if bytes.last == UInt8(ascii: "="), !isQuoted, !isBare, byte != quote {
        bytes.append(quote)
        isBare = true
      }
      if isBare, byte == UInt8(ascii: " ") {
        bytes.append(quote)
        isBare = false
      }
      if byte == quote, !isBare { isQuoted.toggle() }
      bytes.append(byte)
    }
    return String(decoding: isBare ? bytes + [quote] : bytes, as: UTF8.self)
  }
}
