internal import JournalSyntax
internal import WorkoutModel

/// How a writer puts a name and its sets onto lines.
struct EntryStyle: Hashable {
  enum Layout: Hashable {
    /// `Bench: 80x5, 80x5`: with what stands between the name and the sets.
    case oneLine(gap: String)
    /// The name, and below it all sets on one line, with what stands before them.
    case nameThenLine(prefix: String)
    /// The name, and below it a line for each set.
    case nameThenLines(prefix: String)
  }

  /// From the start of the line to the name; `⟨n⟩` for a number that counts exercises.
  private var prefix: String
  /// Between the name and the end of its line, when the sets stand below.
  private var suffix: String
  private(set) var layout: Layout

  static let canonical = EntryStyle(
    prefix: "", suffix: "", layout: .nameThenLines(prefix: "- "))

  /// The place of a number that counts.
  private static let counter = "⟨n⟩"

  /// The lines for an exercise, the `number`th of its session.
  func lines(name: String, expressions: [String], separator: String, number: Int) -> [String] {
    let head = Self.filled(prefix, number) + name + suffix
    switch layout {
    case .oneLine(let gap):
      return [head + gap + expressions.joined(separator: separator)]
    case .nameThenLine(let prefix):
      return [head, Self.filled(prefix, 1) + expressions.joined(separator: separator)]
    case .nameThenLines(let prefix):
      return [head] + expressions.enumerated().map { Self.filled(prefix, $0 + 1) + $1 }
    }
  }

  static func filled(_ prefix: String, _ number: Int) -> String {
    guard let place = prefix.range(of: counter) else { return prefix }
    return prefix[..<place.lowerBound] + String(number) + prefix[place.upperBound...]
  }
}

extension EntryStyle {
  /// Learns from one entry, the `number`th of its session; `nil` when words stand between its
  /// parts, so that it cannot be a model for others.
  init?(_ written: WrittenEntry, number: Int, in source: Source) {
    guard written.entry.superset == nil, written.entry.time == nil,
      let first = written.lines.first, let start = first.expressions.first?.range.start,
      let prefix = Self.marks(
        source, from: lineStart(written.nameLine, source), to: Int(written.nameRange.start),
        number: number)
    else { return nil }
    self.prefix = prefix
    let nameEnd = Int(written.nameRange.end)
    if first.lineIndex == written.nameLine {
      guard written.lines.count == 1, nameEnd <= Int(start),
        let gap = Self.marks(source, from: nameEnd, to: Int(start), number: 0), !gap.isEmpty
      else { return nil }
      suffix = ""
      layout = .oneLine(gap: gap)
      return
    }
    guard first.lineIndex > written.nameLine,
      let end = Self.marks(
        source, from: nameEnd, to: source.content(ofLineAt: written.nameLine).upperBound,
        number: 0),
      let setPrefix = Self.marks(
        source, from: lineStart(first.lineIndex, source), to: Int(start), number: 1)
    else { return nil }
    suffix = Self.trimmed(end)
    let isEach = written.lines.allSatisfy { $0.expressions.count == 1 }
    layout =
      isEach && (written.lines.count > 1 || written.entry.sets.count == 1)
      ? .nameThenLines(prefix: setPrefix) : .nameThenLine(prefix: setPrefix)
  }

  /// The text between two places when it has no letters; a number that counts becomes a place for
  /// others.
  static func marks(_ source: Source, from start: Int, to end: Int, number: Int) -> String? {
    guard start <= end else { return nil }
    let text = source.text(start..<end)
    guard !text.contains(where: \.isLetter) else { return nil }
    let digits = text.filter(\.isNumber)
    if digits.isEmpty { return text }
    guard digits == String(number), let start = text.firstIndex(where: \.isNumber) else {
      return nil
    }
    let end = text.index(start, offsetBy: digits.count)
    return text[..<start] + counter + text[end...]
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}

private func lineStart(_ line: Int, _ source: Source) -> Int {
  let start = Int(source.lineStarts[line])
  let hasMark = line == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
  return hasMark ? start + 3 : start
}

extension String {
  /// The first occurrence of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
