/// A line of a source with a part of it underlined, as a terminal can show it.
struct SourceExcerpt {
  /// The line; control characters are replaced, tabs stay.
  let line: String
  /// What stands in front of the underlined part in the line below: blanks and tabs.
  let indent: String
  /// At least one caret.
  let carets: String
}

extension SourceExcerpt {
  /// A line that is much longer than a terminal is wide is cut around the underlined part.
  private static let contextBytes = 160
  private static let longest = 400

  /// The range is cut at the end of the line in which it starts.
  init(_ source: Source, _ range: ByteRange) {
    let content = source.content(ofLineAt: source.lineIndex(at: Int(range.start)))
    let start = min(Int(range.start), content.upperBound)
    let end = min(max(Int(range.end), start), content.upperBound)
    let isLong = content.count > Self.longest
    let from = isLong ? max(content.lowerBound, start - Self.contextBytes) : content.lowerBound
    let markedEnd = isLong ? min(end, start + Self.contextBytes) : end
    let to = isLong ? min(content.upperBound, markedEnd + Self.contextBytes) : content.upperBound
    let bounds = [from, start, markedEnd, to].map { source.characterStart(at: $0, in: content) }
    let before = Self.shown(source.text(bounds[0]..<bounds[1]))
    let marked = Self.shown(source.text(bounds[1]..<bounds[2]))
    let after = Self.shown(source.text(bounds[2]..<bounds[3]))
    let startMark = bounds[0] > content.lowerBound ? "…" : ""
    let endMark = bounds[3] < content.upperBound ? "…" : ""
    line = startMark + before + marked + after + endMark
    indent = Self.blanks(for: startMark + before)
    carets = Self.carets(under: marked)
  }

  private static func blanks(for text: String) -> String { marks(Byte.space, below: text) }

  private static func carets(under text: String) -> String {
    let carets = marks(Byte.caret, below: text)
    return carets.utf8.contains(Byte.caret) ? carets : "^"
  }

  /// One mark for each cell of the text. Tabs stay tabs, so that what follows them stands below
  /// what it belongs to.
  private static func marks(_ mark: UInt8, below text: String) -> String {
    if isPlain(text) {
      return String(decoding: repeatElement(mark, count: text.utf8.count), as: UTF8.self)
    }
    var marks: [UInt8] = []
    func add(_ width: Int) { for _ in 0..<width { marks.append(mark) } }
    if CharacterCount.isOneForEachScalar(text) {
      for scalar in text.unicodeScalars {
        scalar == "\t" ? marks.append(Byte.tab) : add(DisplayWidth.of(scalar))
      }
    } else {
      for character in text {
        character == "\t" ? marks.append(Byte.tab) : add(DisplayWidth.of(character))
      }
    }
    return String(decoding: marks, as: UTF8.self)
  }

  /// Replaces what could play tricks on a terminal: controls, and marks that turn text around.
  private static func shown(_ text: String) -> String {
    guard !isPlain(text), text.unicodeScalars.contains(where: isHarmful) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      shown.append(isHarmful(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }

  /// Nothing but ASCII that fills one cell each, as nearly all text is.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F }
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Source {
  /// The start of the UTF-8 sequence that holds the byte at `offset`.
  fileprivate func characterStart(at offset: Int, in content: Range<Int>) -> Int {
    guard offset < content.upperBound else { return offset }
    var start = offset
    while start > content.lowerBound, offset - start < 3, bytes[start] & 0xC0 == 0x80 {
      start -= 1
    }
    return start
  }
}
