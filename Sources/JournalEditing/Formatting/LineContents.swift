internal import JournalSyntax
internal import WorkoutModel

/// What was read on one line.
struct LineContent {
  struct Entry {
    let entry: ExerciseEntry
    /// Those of its sets that stand on the line of its name.
    var sets: [TrainingSet] = []
  }

  /// The session that begins here.
  var session: Session?
  /// The exercises that are named here.
  var entries: [Entry] = []
  /// Sets of an exercise that is named further up.
  var sets: [TrainingSet] = []
  var notes: [String] = []

  /// True when more than notes stand here.
  var isTraining: Bool { session?.date != nil || !entries.isEmpty || !sets.isEmpty }

  var allSets: [TrainingSet] { sets + entries.flatMap(\.sets) }

  /// Where names and sets stand.
  var ranges: [ByteRange] {
    (entries.map(\.entry.location) + allSets.map(\.location)).map {
      ByteRange(Int($0.offset), Int($0.offset) + Int($0.length))
    }
  }

  /// The numbers that are said of the sets behind their factors.
  var attributes: Set<String> {
    var numbers: Set<String> = []
    for set in allSets {
      let text = CanonicalNotation.attributes(set)
      for number in text.split(whereSeparator: { !$0.isNumber && $0 != "." && $0 != ":" }) {
        numbers.insert(String(number))
      }
      if let rest = set.restSeconds {
        numbers.formUnion(["\(rest)", "\(rest / 60)", "\(rest % 60)"])
      }
    }
    return numbers
  }

  /// True when the session's title stands on this line.
  func hasTitle(_ text: String) -> Bool {
    guard let title = session?.title else { return false }
    let letters = text.filter { $0.isLetter || $0.isNumber }
    return letters.contains(title.filter { $0.isLetter || $0.isNumber })
  }
}

/// What was read on each line of a file.
struct LineContents {
  private(set) var byLine: [Int: LineContent] = [:]

  init(fileIndex: Int, journal: Journal) {
    for session in journal.sessions where session.location.fileIndex == UInt32(fileIndex) {
      var head = session
      head.entries = []
      byLine[Self.line(session.location), default: LineContent()].session = head
      for entry in session.entries { add(entry) }
      for note in session.notes { add(note) }
    }
  }

  private mutating func add(_ entry: ExerciseEntry) {
    let line = Self.line(entry.location)
    var own = LineContent.Entry(entry: entry)
    for set in entry.sets {
      let setLine = Self.line(set.location)
      if setLine == line {
        own.sets.append(set)
      } else {
        byLine[setLine, default: LineContent()].sets.append(set)
      }
    }
    byLine[line, default: LineContent()].entries.append(own)
    for note in entry.notes { add(note) }
  }

  private mutating func add(_ note: Note) {
    byLine[Self.line(note.location), default: LineContent()].notes.append(note.text)
  }

  private static func line(_ location: SourceLocation) -> Int { Int(location.lineNumber) - 1 }
}
