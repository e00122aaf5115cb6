internal import JournalReading
internal import JournalSyntax
internal import WorkoutModel

/// Writes a file anew in the canonical notation, line by line: what is no training stays where it
/// is, and no word of a line is left out.
struct CanonicalFile {
  private let source: Source
  private let document: Document
  private let lines: ReadLines
  private let contents: LineContents
  private var scanner: ElementScanner
  private(set) var obstacles: [Formatter.Obstacle] = []

  init(_ source: Source, fileIndex: Int, journal: Journal, diagnostics: [Diagnostic]) {
    self.source = source
    document = Document(parsing: source)
    lines = ReadLines(source, fileIndex: fileIndex, journal: journal, diagnostics: diagnostics)
    contents = LineContents(fileIndex: fileIndex, journal: journal)
    scanner = ElementScanner(
      source.bytes, hasDecimalComma: TextCheck.hasDecimalComma(source.bytes))
  }

  /// Empty when something stands in the way: `obstacles` say what.
  mutating func edits() -> [TextEdit] {
    var edits: [TextEdit] = []
    for (index, line) in document.lines.enumerated() where line.kind != .blank {
      guard let content = contents.byLine[index] else { continue }
      if let finding = lines.doubtful[index] {
        refuse(index, finding.message)
      } else if line.kind == .tableRow, content.isTraining {
        refuse(index, "a row of a table cannot be written otherwise")
      } else if let edit = edit(line, index, content) {
        edits.append(edit)
      }
    }
    return obstacles.isEmpty ? edits : []
  }

  private mutating func refuse(_ index: Int, _ reason: String) {
    obstacles.append(Formatter.Obstacle(lineNumber: index + 1, reason: reason))
  }
}

extension CanonicalFile {
  private mutating func edit(
    _ line: LineSyntax, _ index: Int, _ content: LineContent
  ) -> TextEdit? {
    let whole = source.content(ofLineAt: index)
    let hasMark = index == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let range = ByteRange(whole.lowerBound + (hasMark ? 3 : 0), whole.upperBound)
    guard content.isTraining else {
      let isPlain = line.kind == .text || line.kind == .item
      guard isPlain, line.check == .none, content.notes == [source.text(line.content)] else {
        return nil
      }
      return TextEdit(replace: range, with: "> " + source.text(line.content))
    }
    guard let texts = texts(line, content) else {
      refuse(index, "the notation has no words for this")
      return nil
    }
    if let word = lostWord(line, content, in: texts) {
      refuse(index, "“\(word)” would be lost")
      return nil
    }
    let text = texts.joined(separator: lineEnd)
    return text == source.text(range) ? nil : TextEdit(replace: range, with: text)
  }

  private var lineEnd: String {
    source.bytes[source.line(at: 0)].suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n"
  }

  // MARK: Lines

  private func texts(_ line: LineSyntax, _ content: LineContent) -> [String]? {
    var texts: [String] = []
    if let session = content.session, let date = session.date {
      let level = line.kind == .heading ? Int(line.level) : 1
      let title = content.hasTitle(source.text(line.content)) ? session.title : nil
      texts.append(
        String(repeating: "#", count: level) + " \(date)" + (title.map { " " + $0 } ?? ""))
      if let start = session.start, let end = session.end,
        source.text(line.content).contains(":")
      {
        texts.append("\(start)-\(end)")
      }
    }
    for entry in content.entries {
      guard let own = self.texts(entry, line) else { return nil }
      texts += own
    }
    guard let own = items(content.sets) else { return nil }
    texts += own
    return texts.isEmpty ? nil : texts
  }

  private func texts(_ entry: LineContent.Entry, _ line: LineSyntax) -> [String]? {
    guard entry.entry.time == nil else { return nil }
    var name = entry.entry.nameAsWritten
    if entry.entry.superset != nil {
      // `A1. Bench Press`: the label is the writer's own.
      let (start, end) = (Int(line.content.start), Int(entry.entry.location.offset))
      guard start <= end, end - start <= 8 else { return nil }
      let label = source.text(start..<end)
      name = label.filter { $0 != "*" && $0 != "_" } + name
    }
    guard let items = items(entry.sets) else { return nil }
    if items.count == 1, line.kind != .heading { return [name + ": " + items[0].dropFirst(2)] }
    let mark = line.kind == .heading ? String(repeating: "#", count: Int(line.level)) + " " : ""
    return [mark + name] + items
  }

  /// `- 100 kg x 5, 4, 4`, an item for each load.
  private func items(_ sets: [TrainingSet]) -> [String]? {
    var items: [String] = []
    var rest = sets[...]
    while let first = rest.first {
      var group = [first]
      while let next = rest.dropFirst(group.count).first,
        CanonicalNotation.canShareList(first, next)
      {
        group.append(next)
      }
      guard
        let text = group.count > 1 ? CanonicalNotation.list(group) : CanonicalNotation.text(first)
      else { return nil }
      items.append("- " + text)
      rest = rest.dropFirst(group.count)
    }
    return items
  }

  // MARK: Words

  /// A word or a number of the line that the new lines do not have; `nil` when none is lost.
  private mutating func lostWord(
    _ line: LineSyntax, _ content: LineContent, in texts: [String]
  ) -> String? {
    var kept: [String: Int] = [:]
    for word in Self.words(texts.joined(separator: " ")) { kept[word, default: 0] += 1 }
    var elements: [Element] = []
    scanner.scan(line.content.indices, into: &elements)
    let start = labelEnd(content) ?? line.content.start
    for element in elements where element.range.start >= start {
      guard element.kind == .word && element.word.meaning == .none else { continue }
      for word in Self.words(source.text(element.range)) {
        guard let count = kept[word], count > 0 else { return source.text(element.range) }
        kept[word] = count - 1
      }
    }
    return lostNumber(elements.filter { $0.range.start >= start }, content)
  }

  /// Where the name behind the label of a superset begins; the label itself is kept as it is.
  private func labelEnd(_ content: LineContent) -> UInt32? {
    guard let first = content.entries.first?.entry, first.superset != nil else { return nil }
    return first.location.offset
  }

  /// A number that is no part of a set, a name, a title, a date or a time.
  private func lostNumber(_ elements: [Element], _ content: LineContent) -> String? {
    let read = content.ranges
    let session = content.session
    var allowed = Set(session?.title.map(Self.words) ?? [])
    if let date = session?.date {
      let (year, month, day) = date.components
      for number in [year, year % 100, month, day] { allowed.insert(String(number)) }
      allowed.insert("\(year * 10_000 + month * 100 + day)")
    }
    for element in elements where element.isNumber {
      let isRead = read.contains {
        $0.start <= element.range.start && element.range.end <= $0.end
      }
      let text = source.text(element.range)
      if isRead || element.kind == .clock && session?.start != nil { continue }
      let digits = String(text.drop { $0 == "0" }.prefix { $0.isNumber })
      if !allowed.contains(text), !allowed.contains(digits), !content.attributes.contains(text),
        !content.attributes.contains(digits)
      {
        return text
      }
    }
    return nil
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
