/// A line of a source with a part of it underlined, as a terminal can show it.
struct SourceExcerpt {
  private let before: Piece
  private let marked: Piece
  private let after: Piece
  /// Of a line that is too long to be shown.
  private let isCutBefore: Bool
  private let isCutBehind: Bool
}

extension SourceExcerpt {
  /// A line that is much longer than a terminal is wide is cut around the underlined part.
  private static let contextBytes = 160
  private static let longest = 400
  private static let cut = "…"

  /// The range is cut at the end of the line in which it starts.
  init(_ source: Source, _ range: ByteRange, lineIndex: Int) {
    let content = source.content(ofLineAt: lineIndex)
    let start = min(Int(range.start), content.upperBound)
    let end = min(max(Int(range.end), start), content.upperBound)
    let isLong = content.count > Self.longest
    let from = isLong ? max(content.lowerBound, start - Self.contextBytes) : content.lowerBound
    let markedEnd = isLong ? min(end, start + Self.contextBytes) : end
    let to = isLong ? min(content.upperBound, markedEnd + Self.contextBytes) : content.upperBound
    func bound(_ offset: Int) -> Int { source.characterStart(at: offset, in: content) }
    before = Piece(source.bytes[bound(from)..<bound(start)])
    marked = Piece(source.bytes[bound(start)..<bound(markedEnd)])
    after = Piece(source.bytes[bound(markedEnd)..<bound(to)])
    isCutBefore = bound(from) > content.lowerBound
    isCutBehind = bound(to) < content.upperBound
  }

  /// The line; control characters are replaced, tabs stay.
  func appendLine(to output: inout [UInt8]) {
    if isCutBefore { output += Self.cut.utf8 }
    before.append(to: &output)
    marked.append(to: &output)
    after.append(to: &output)
    if isCutBehind { output += Self.cut.utf8 }
  }

  /// What stands in front of the underlined part in the line below: blanks and tabs.
  func appendIndent(to output: inout [UInt8]) {
    if isCutBefore { output.append(Byte.space) }
    before.appendMarks(Byte.space, to: &output)
  }

  /// At least one caret.
  func appendCarets(to output: inout [UInt8]) {
    let start = output.count
    marked.appendMarks(Byte.caret, to: &output)
    if output[start...].contains(Byte.caret) { return }
    output.removeSubrange(start...)
    output.append(Byte.caret)
  }
}

/// A part of a line.
private struct Piece {
  /// Nothing but ASCII that fills one cell each, as nearly all text is; else empty.
  private let plain: ArraySlice<UInt8>
  /// Any other text, without what could play tricks on a terminal.
  private let text: String

  init(_ bytes: ArraySlice<UInt8>) {
    let isPlain = bytes.allSatisfy { 0x20 <= $0 && $0 < 0x7F }
    plain = isPlain ? bytes : []
    text = isPlain ? "" : Self.shown(String(decoding: bytes, as: UTF8.self))
  }

  func append(to output: inout [UInt8]) {
    output += plain
    output += text.utf8
  }

  /// One mark for each cell of the text. Tabs stay tabs, so that what follows them stands below
  /// what it belongs to.
  func appendMarks(_ mark: UInt8, to output: inout [UInt8]) {
    func add(_ width: Int) { for _ in 0..<width { output.append(mark) } }
    add(plain.count)
    if CharacterCount.isOneForEachScalar(text) {
      for scalar in text.unicodeScalars {
        scalar == "\t" ? output.append(Byte.tab) : add(DisplayWidth.of(scalar))
      }
    } else {
      for character in text {
        character == "\t" ? output.append(Byte.tab) : add(DisplayWidth.of(character))
      }
    }
  }

  /// Replaces controls, and marks that turn text around.
  private static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      shown.append(isHarmful(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(shown)
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
