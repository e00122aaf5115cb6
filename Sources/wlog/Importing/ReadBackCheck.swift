import JournalReading
import JournalSyntax
import WorkoutInterchange
import WorkoutModel

/// Reads the written journal as anybody would, and compares it with what was meant.
struct ReadBackCheck {
  /// What is not read as it was meant.
  private(set) var losses: [ImportLoss] = []

  init(_ files: [JournalFiles.File], _ imported: ImportResult) {
    let sources = files.map { Source(path: $0.name, bytes: Array($0.text.text.utf8)) }
    let journal = Reader().read(sources).journal
    var read = ReadLines(journal)
    for (fileIndex, file) in files.enumerated() {
      for line in file.text.setLines {
        let sets = read.take(fileIndex: fileIndex, line: line.number)
        if line.isSame(as: sets) { continue }
        add(line, sets)
      }
    }
    for stray in read.rest { add(0, "a note of \(stray), as a set") }
    let (written, found) = (imported.bodyweights.count, journal.bodyweights.count)
    if written != found { add(0, "\(found) of \(written) bodyweights are read") }
  }

  private mutating func add(_ line: JournalText.SetLine, _ sets: [ReadLines.Line]) {
    let texts = sets.map { "\($0.exercise), \(JournalText.text(of: $0.set))" }
    let read = texts.isEmpty ? "nothing" : texts.joined(separator: "; ")
    add(
      Int(line.set.location.lineNumber),
      "\(line.exercise), \(JournalText.text(of: line.set)), as \(read)")
  }

  private mutating func add(_ lineNumber: Int, _ detail: String) {
    losses.append(ImportLoss(lineNumber: lineNumber, reason: .readBack, detail: detail))
  }
}

/// The sets of a journal by the line on which they stand.
private struct ReadLines {
  struct Line {
    let exercise: String
    let date: CivilDate?
    let set: TrainingSet
  }

  private struct Place: Hashable, Comparable {
    let fileIndex: Int
    let line: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.fileIndex, left.line) < (right.fileIndex, right.line)
    }
  }

  private var lines: [Place: [Line]] = [:]

  init(_ journal: Journal) {
    for session in journal.sessions {
      for entry in session.entries {
        for set in entry.sets {
          let place = Place(
            fileIndex: Int(set.location.fileIndex), line: Int(set.location.lineNumber))
          lines[place, default: []].append(
            Line(exercise: entry.nameAsWritten, date: session.date, set: set))
        }
      }
    }
  }

  mutating func take(fileIndex: Int, line: Int) -> [Line] {
    lines.removeValue(forKey: Place(fileIndex: fileIndex, line: line)) ?? []
  }

  /// The exercises of what nobody took.
  var rest: [String] {
    lines.sorted { $0.key < $1.key }.map { $0.value.first?.exercise ?? "" }
  }
}

extension JournalText.SetLine {
  fileprivate func isSame(as read: [ReadLines.Line]) -> Bool {
    guard let first = read.first, read.count == 1 else { return false }
    return first.date == date && ExerciseKey(first.exercise) == ExerciseKey(exercise)
      && first.set.isSameWork(as: set)
  }
}

extension TrainingSet {
  /// The same numbers; whether a load is one on its own or was added to the body, and what is
  /// endurance work, is known by the exercise.
  fileprivate func isSameWork(as other: Self) -> Bool {
    load.mass == other.load.mass && load.isAssisted == other.load.isAssisted
      && load.level == other.load.level && effort == other.effort && count == other.count
      && kind.isWork == other.kind.isWork && (kind.isWork || kind == other.kind)
      && rpe == other.rpe && rir == other.rir && restSeconds == other.restSeconds
      && side == other.side
  }
}

extension Load {
  fileprivate var isAssisted: Bool { if case .assisted = self { true } else { false } }
  fileprivate var level: FixedPoint? { if case .level(let level) = self { level } else { nil } }
}

extension SetKind {
  fileprivate var isWork: Bool { self == .work || self == .cardio }
}
