internal import JournalSyntax
internal import WorkoutModel

/// A file of a journal as it is laid out: which lines belong to which session.
struct FileSurvey {
  struct Block {
    /// Index into the journal's sessions.
    let sessionIndex: Int
    let date: CivilDate?
    let firstLine: Int
    /// The last line on which something of the session was read.
    let lastLine: Int
    let entries: [WrittenEntry]
  }

  let source: Source
  let fileIndex: Int
  let document: Document
  private(set) var blocks: [Block] = []

  init(_ source: Source, fileIndex: Int, journal: Journal) {
    self.source = source
    self.fileIndex = fileIndex
    document = Document(parsing: source)
    var finder = LayoutFinder(source)
    for (index, session) in journal.sessions.enumerated()
    where session.location.fileIndex == UInt32(fileIndex) {
      blocks.append(
        Block(
          sessionIndex: index, date: session.date,
          firstLine: Int(session.location.lineNumber) - 1, lastLine: Self.lastLine(session),
          entries: session.entries.map { WrittenEntry($0, in: source, &finder, document) }))
    }
  }

  /// Those with exercises, for a date in a table of contents begins no session; all when none has.
  var trainingBlocks: [Block] {
    let blocks = blocks.filter { !$0.entries.isEmpty }
    return blocks.isEmpty ? self.blocks : blocks
  }

  /// The unit of most loads.
  var unit: MassUnit? {
    var votes = Votes<MassUnit>()
    for set in blocks.lazy.flatMap(\.entries).flatMap(\.entry.sets) {
      if let mass = set.load.mass { votes.add(mass.unit) }
    }
    return votes.winner
  }

  /// Days come later up: the newest session stands first.
  var isNewestFirst: Bool {
    let days = trainingBlocks.compactMap(\.date)
    let pairs = zip(days, days.dropFirst())
    return pairs.count { $0 > $1 } > pairs.count { $0 < $1 }
  }

  func isBlank(_ line: Int) -> Bool { document.lines[line].kind == .blank }

  /// How many blank lines stand right before a line.
  func blankLines(before line: Int) -> Int {
    var index = line
    while index > 0, isBlank(index - 1) { index -= 1 }
    return line - index
  }

  /// The last line that is not blank; `nil` for an empty file.
  var lastWrittenLine: Int? { document.lines.lastIndex { $0.kind != .blank } }

  /// `\r\n` when the file's first line ends so.
  var lineEnd: String {
    let first = source.bytes[source.line(at: 0)]
    return first.suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n"
  }

  private static func lastLine(_ session: Session) -> Int {
    var last = session.location.lineNumber
    for entry in session.entries {
      last = max(last, entry.location.lineNumber)
      for set in entry.sets { last = max(last, set.location.lineNumber) }
      for note in entry.notes { last = max(last, note.location.lineNumber) }
    }
    for note in session.notes { last = max(last, note.location.lineNumber) }
    return Int(last) - 1
  }
}
