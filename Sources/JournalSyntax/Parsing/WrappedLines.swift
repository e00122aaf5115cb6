/// Prose that an editor broke at a margin: its sentences go on from line to line.
///
/// ```
/// every mince pie. Ten minutes on the bike to warm up. Lat pulldown 35 kg, 3 sets of
/// 12. Somebody was camped on the seated row so I left it.
/// ```
/// A file is taken for such prose when nearly all of its long lines are so long that the first word of the next would hardly
/// have fitted, sentences end within them, and many lines begin with a small letter.
struct WrappedLines {
  private let source: Source
  /// In characters; those of a file that is broken nowhere are never asked for.
  private let margin: Int

  private static let fewestBreaks = 8
  private static let margins = 50...100

  /// `nil` for nearly every file.
  init?(_ source: Source, _ lines: [LineSyntax]) {
    var longest = 0
    for (index, pair) in zip(lines, lines.dropFirst()).enumerated()
    where pair.0.content.count >= Self.margins.lowerBound && Self.mayGoOn(pair.0, pair.1) {
      // No character takes more bytes.
      guard pair.0.content.count <= 4 * Self.margins.upperBound else { return nil }
      longest = max(longest, source.characterCount(ofLineAt: index))
    }
    guard Self.margins ~= longest else { return nil }
    self.source = source
    margin = longest
    var (broken, whole, small, stops) = (0, 0, 0, 0)
    for (index, pair) in zip(lines, lines.dropFirst()).enumerated()
    where Self.mayGoOn(pair.0, pair.1) && pair.0.content.count * 5 >= longest * 3 {
      if isBroken(index) { broken += 1 } else { whole += 1 }
      if source.bytes[Int(pair.1.content.start)] &- 0x61 < 26 { small += 1 }
      let text = source.bytes[pair.0.content.indices]
      let hasStop = text.indices.dropLast().contains {
        text[$0] == Byte.space && endsSentence($0, before: $0 + 1)
      }
      if hasStop { stops += 1 }
    }
    guard broken >= Self.fewestBreaks, broken >= 9 * whole, small * 5 >= broken * 2,
      stops * 2 >= broken
    else { return nil }
  }

  private static func mayGoOn(_ line: LineSyntax, _ next: LineSyntax) -> Bool {
    (line.kind == .text || line.kind == .item || line.kind == .numbered)
      && (next.kind == .text || next.kind == .numbered)
  }

  /// The first word of the next line would not have fitted, or hardly: people who break lines by hand are not exact.
  private func isBroken(_ index: Int) -> Bool {
    let next = source.bytes[source.content(ofLineAt: index + 1)].drop { $0 <= Byte.space }
    let word = next.prefix { $0 > Byte.space }
    return source.characterCount(ofLineAt: index) + 1
      + source.characterCount(of: word.startIndex..<word.endIndex) > margin - margin / 10
  }

  /// The lines, each from the first sentence that begins on it to the end of the last; empty where none begins.
  func joined(_ lines: [LineSyntax]) -> [LineSyntax] {
    var joined = lines
    var index = 0
    while index < lines.count {
      var last = index
      while last + 1 < lines.count, Self.mayGoOn(lines[last], lines[last + 1]),
        isBroken(last)
      {
        last += 1
      }
      if last > index { join(index...last, of: &joined) }
      index = last + 1
    }
    return joined
  }

  private func join(_ paragraph: ClosedRange<Int>, of lines: inout [LineSyntax]) {
    var open = paragraph.lowerBound
    for index in paragraph.dropFirst() {
      let whole = source.content(ofLineAt: index)
      let start = source.bytes[whole].firstIndex { $0 > Byte.space } ?? whole.upperBound
      let end = Int(lines[index].content.end)
      lines[index].kind = .text
      lines[index].check = .none
      lines[index].level = 0
      lines[index].content = ByteRange(start, end)
      if endsSentence(Int(lines[open].content.end), before: start) {
        open = index
        continue
      }
      guard let next = startOfSentence(in: start..<end) else {
        lines[open].content = ByteRange(Int(lines[open].content.start), end)
        lines[index].content = ByteRange(end, end)
        continue
      }
      lines[open].content = ByteRange(Int(lines[open].content.start), next.end)
      lines[index].content = ByteRange(next.start, end)
      open = index
    }
  }

  /// Behind the first sentence that ends there and is not the last: its end, and where the next begins.
  private func startOfSentence(in bytes: Range<Int>) -> (end: Int, start: Int)? {
    var index = bytes.lowerBound
    while index + 1 < bytes.upperBound {
      index += 1
      guard source.bytes[index] == Byte.space,
        let next = source.bytes[index..<bytes.upperBound].firstIndex(where: { $0 > Byte.space }),
        endsSentence(index, before: next)
      else { continue }
      return (index, next)
    }
    return nil
  }

  /// A stop right before `end`, and behind it no small letter. `Dr. Moran`, `St. Patrick` and `approx. 5` go on.
  private func endsSentence(_ end: Int, before next: Int) -> Bool {
    guard end > 0, next < source.bytes.count, source.bytes[next] &- 0x61 >= 26 else {
      return false
    }
    switch source.bytes[end - 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case Byte.period:
      let word = source.bytes[..<(end - 1)].suffix(8).reversed().prefix { $0 > Byte.space }
      return word.count > 3 || !word.allSatisfy { Byte.isASCIILetter($0) }
    default: return false
    }
  }
}

extension Document {
  /// The file with each sentence on the line on which it begins, where prose was broken at a margin.
  package var withWholeSentences: Document {
    guard let wrapped = WrappedLines(source, Array(lines)) else { return self }
    return Document(source, lines: wrapped.joined(Array(lines)))
  }
}

extension Source {
  /// How many characters a person counts, but for accents that are written apart.
  fileprivate func characterCount(of range: Range<Int>) -> Int {
    bytes[range].count { $0 & 0xC0 != 0x80 }
  }

  fileprivate func characterCount(ofLineAt index: Int) -> Int {
    characterCount(of: content(ofLineAt: index))
  }
}
