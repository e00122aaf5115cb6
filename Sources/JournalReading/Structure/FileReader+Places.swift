internal import JournalSyntax
internal import WorkoutModel

/// Texts, places and addresses of what was read, and the notes that are kept of it.
extension FileReader {
  func text(_ range: ByteRange) -> String {
    guard document.joinsLines, bytes[range.indices].contains(Byte.lineFeed) else {
      return written.text(range)
    }
    // A sentence that goes on from line to line is one for those who read it elsewhere.
    return written.text(range).split(whereSeparator: \.isNewline).map { line in
      String(line.drop { $0 == " " })
    }.joined(separator: " ")
  }

  func place(_ range: ByteRange) -> DiagnosticPlace {
    DiagnosticPlace(fileIndex: fileIndex, range: range)
  }

  @inline(__always)
  func location(_ range: ByteRange) -> SourceLocation {
    location(range, lineIndex: context.lineIndex)
  }

  @inline(__always)
  func location(_ range: ByteRange, lineIndex: Int) -> SourceLocation {
    // Sentences go on behind the end of their line.
    let lineIndex = document.source.lineIndex(at: Int(range.start), from: lineIndex)
    let lineStart = Int(document.source.lineStarts[lineIndex])
    return SourceLocation(
      fileIndex: fileIndex, lineNumber: lineIndex + 1,
      columnNumber: written.columnNumber(at: Int(range.start), lineStart: lineStart),
      offset: Int(range.start),
      length: document.source.count(of: range, onLineAt: lineIndex))
  }

  /// Empty where there are no elements, as in a name of which nothing was left.
  func range(_ indices: Range<Int>) -> ByteRange {
    guard !indices.isEmpty else { return ByteRange(0, 0) }
    return elements[indices.lowerBound].range.through(elements[indices.upperBound - 1].range)
  }

  /// Keeps the line as words, and says that its numbers were not understood.
  mutating func noteUnread(_ line: LineSyntax) {
    file.diagnostics.append(.unreadNumbers(at: place(line.content)))
    note(line.content)
  }

  /// The lifter's words, kept with the exercise, the session, or nowhere when there is none yet.
  mutating func note(_ range: ByteRange) {
    guard !range.isEmpty else { return }
    context.noteAbove = (context.lineIndex, range)
    guard keepsContent else { return }
    let note = Note(text: text(range), location: location(range))
    if let entry = context.entry, !context.isAfterBlank {
      file.entries[entry].notes.append(note)
    } else if let session = context.session {
      file.sessions[session].notes.append(note)
    }
  }

  // MARK: What the parts share

  var elements: [Element] {
    _read { yield anatomy.parser.elements }
  }

  var parser: ExpressionParser {
    _read { yield anatomy.parser }
  }

  var bytes: [UInt8] {
    _read { yield document.source.bytes }
  }

  var dates: DateParser {
    DateParser(elements, bytes, numbersWeekdays: context.numbersWeekdays == true)
  }

  func firstSolid(_ start: Int) -> Int {
    var index = start
    while index < elements.count, elements[index].kind == .quote { index += 1 }
    return index
  }

  func isWord(_ index: Int, in words: WordSet) -> Bool {
    // Asked of most words by hundreds of rules, nearly always in vain: nothing is cut out before.
    guard elements[index].kind == .word, !elements[index].range.isEmpty,
      words.mayHold(
        length: elements[index].range.count, initial: bytes[Int(elements[index].range.start)])
    else { return false }
    return words.contains(bytes[elements[index].range.indices])
  }

  /// The next line, or the one behind a blank line, as in posts of which every line is a paragraph.
  func isRightBelow(_ head: Int) -> Bool {
    head == context.lineIndex - 1
      || head == context.lineIndex - 2 && document.lines[head + 1].kind == .blank
  }
}
