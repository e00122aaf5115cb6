/// Writes HTML and XML into one byte buffer. All text and all attributes are escaped.
///
/// HTML is written tersely: without the end tags and the quotes that browsers do without. That is a
/// fifth of a long journal's pages.
struct Markup {
  private(set) var bytes: [UInt8] = []
  private let isXML: Bool
  /// From the page's folder up to the site's: `../` for each folder.
  let upwards: String

  init(upwards: String = "", isXML: Bool = false, capacity: Int = 16_384) {
    self.upwards = upwards
    self.isXML = isXML
    bytes.reserveCapacity(capacity)
  }

  /// An element around whatever the closure writes.
  mutating func add(
    _ element: Element, _ attributes: Attribute..., content: (inout Markup) -> Void
  ) {
    open(element, attributes)
    content(&self)
    close(element)
  }

  /// An element around a text.
  mutating func add(_ element: Element, _ attributes: Attribute..., text: String) {
    open(element, attributes)
    append(text)
    close(element)
  }

  /// An element that has neither content nor an end tag, such as `img`.
  mutating func addVoid(_ element: Element, _ attributes: Attribute...) {
    open(element, attributes)
  }

  /// An element without content, in the short form of XML.
  mutating func addEmpty(_ element: Element, _ attributes: Attribute...) {
    open(element, attributes)
    bytes.removeLast()
    bytes += "/>".utf8
  }

  /// A text, escaped.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { appendEscaped($0) }
  }

  /// The same with plain spaces for those that do not break: rows that have a line for themselves
  /// need none.
  mutating func append(breaking text: String) {
    append(String(text.unicodeScalars.map { $0 == "\u{A0}" ? " " : Character($0) }))
  }

  /// Bytes as text, escaped; what is no UTF-8 becomes U+FFFD.
  mutating func append(decoding text: ArraySlice<UInt8>) {
    append(String(decoding: text, as: UTF8.self))
  }

  /// What must stand as it is: a document type, an XML declaration.
  mutating func appendDeclaration(_ text: StaticString) {
    append(text)
  }

  private mutating func open(_ element: Element, _ attributes: [Attribute]) {
    bytes.append(UInt8(ascii: "<"))
    append(element.name)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      append(attribute.prefix)
      append(attribute.name)
      guard let value = attribute.value else { continue }
      bytes.append(UInt8(ascii: "="))
      if !isXML, Self.needsNoQuotes(value) {
        bytes += value.utf8
      } else {
        bytes.append(UInt8(ascii: "\""))
        append(value)
        bytes.append(UInt8(ascii: "\""))
      }
    }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func close(_ element: Element) {
    guard element.needsEnd || isXML else { return }
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    append(element.name)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func append(_ name: StaticString) {
    bytes += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
  }

  /// True for what can be nothing but a value: letters, digits and signs that mean nothing in HTML.
  private static func needsNoQuotes(_ value: String) -> Bool {
    !value.isEmpty && !value.hasSuffix("/")
      && value.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "#")...UInt8(ascii: "%"), UInt8(ascii: "*")...UInt8(ascii: ";"),
          UInt8(ascii: "_"), UInt8(ascii: "?"), UInt8(ascii: "|"):
          true
        default: false
        }
      }
  }

  /// Runs of harmless bytes are copied whole.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices {
      // Most bytes are letters and parts of letters, which never need one.
      guard text[index] <= UInt8(ascii: ">") || text[index] == 127 else { continue }
      guard let escape = Self.escape(text[index]) else { continue }
      bytes += text[start..<index]
      bytes += escape.utf8
      start = index + 1
    }
    bytes += text[start...]
  }

  /// Control characters are forbidden in HTML and XML; they become U+FFFD.
  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): nil
    case 0..<32, 127: "\u{FFFD}"
    default: nil
    }
  }
}
