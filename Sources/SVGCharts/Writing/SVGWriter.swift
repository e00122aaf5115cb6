/// Writes one SVG picture: a byte buffer for the shapes, and the colours that they use.
///
/// No number has more than one decimal, none is NaN or `-0`; all text is escaped.
struct SVGWriter {
  private var body: [UInt8] = []
  private var styles = StyleSheet()
  let width: Double
  let height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
    body.reserveCapacity(8192)
  }

  enum Anchor: String {
    case start
    case middle
    case end
  }

  /// The class of shapes with an outline of that ink.
  mutating func stroke(_ ink: Ink) -> String {
    styles.name(.stroke, light: ink.light, dark: ink.dark)
  }

  mutating func stroke(_ pair: (light: Colour, dark: Colour)) -> String {
    styles.name(.stroke, light: pair.light, dark: pair.dark)
  }

  /// The class of shapes filled with that ink.
  mutating func fill(_ ink: Ink) -> String {
    styles.name(.fill, light: ink.light, dark: ink.dark)
  }

  mutating func fill(_ pair: (light: Colour, dark: Colour)) -> String {
    styles.name(.fill, light: pair.light, dark: pair.dark)
  }

  /// The class of texts of that ink.
  mutating func text(_ ink: Ink) -> String {
    styles.name(.fill, light: ink.lightText, dark: ink.darkText)
  }

  /// A text on its base line.
  mutating func write(
    _ text: String, x: Double, y: Double, anchor: Anchor = .start, style: String,
    isBold: Bool = false
  ) {
    body += "<text x=\"".utf8
    body.append(x, precision: .tenths)
    body += "\" y=\"".utf8
    body.append(y, precision: .tenths)
    if anchor != .start { body += "\" text-anchor=\"\(anchor.rawValue)".utf8 }
    if isBold { body += "\" font-weight=\"600".utf8 }
    body += "\" class=\"\(style)\">".utf8
    body.appendEscaped(text)
    body += "</text>".utf8
  }

  /// A shape; `attributes` are presentation attributes as they stand, e.g. `fill="none"`.
  mutating func draw(_ path: Path, style: String, attributes: String = "") {
    guard !path.isEmpty else { return }
    body += "<path class=\"\(style)\"".utf8
    if !attributes.isEmpty { body += " \(attributes)".utf8 }
    body += " d=\"".utf8
    body += path.bytes
    body += "\"/>".utf8
  }

  /// The whole file. The title and the description come first, for those who cannot see it.
  func document(title: String, description: String) -> Picture {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + 2048)
    let size = "\(Int(width)) \(Int(height))"
    bytes += "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\"".utf8
    bytes += " width=\"\(Int(width))\" height=\"\(Int(height))\" role=\"img\"".utf8
    bytes += " font-family=\"system-ui,-apple-system,Segoe UI,Roboto,sans-serif\"".utf8
    bytes += " font-size=\"12\">".utf8
    if !title.isEmpty {
      bytes += "<title>".utf8
      bytes.appendEscaped(title)
      bytes += "</title>".utf8
    }
    if !description.isEmpty {
      bytes += "<desc>".utf8
      bytes.appendEscaped(description)
      bytes += "</desc>".utf8
    }
    bytes += "<style>\(styles.text)</style>".utf8
    bytes += body
    bytes += "</svg>\n".utf8
    return Picture(width: Int(width), height: Int(height), svg: bytes)
  }
}

extension [UInt8] {
  /// Text for XML: markup is escaped, and what XML 1.0 forbids becomes U+FFFD.
  fileprivate mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: self += "&amp;".utf8
      case 0x3C: self += "&lt;".utf8
      case 0x3E: self += "&gt;".utf8
      case 0x22: self += "&quot;".utf8
      case 0..<9, 0xB, 0xC, 0xE..<0x20, 0xFFFE, 0xFFFF: self += "\u{FFFD}".utf8
      default: self += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }
}
