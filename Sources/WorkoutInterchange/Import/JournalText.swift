package import WorkoutModel

/// Writes sessions as journal text in the canonical notation.
///
/// Each run of equal sets stands on a line of its own, so that what a line reads back as can be
/// compared with what it was written for.
package struct JournalText {
  /// A line that tells sets.
  package struct SetLine: Sendable {
    /// 1-based.
    package let number: Int
    package let date: CivilDate
    package let exercise: String
    /// With the count of the run.
    package let set: TrainingSet
  }

  /// How the name of an exercise stands above its sets.
  package enum NameStyle: Sendable, CaseIterable {
    /// On a line of its own.
    case plain
    /// `## 21s Curl`: numbers in it are part of the name.
    case heading
    /// `- Warm Up`, with its sets indented below: words that mean something else do not there.
    case bullet
  }

  package private(set) var text = ""
  package private(set) var setLines: [SetLine] = []
  private var lineCount = 0
  /// By name; plain where nothing is said.
  private let nameStyles: [String: NameStyle]
  /// Titles that cannot stand in a heading.
  private let titlesAsNotes: Set<String>

  package init(nameStyles: [String: NameStyle] = [:], titlesAsNotes: Set<String> = []) {
    self.nameStyles = nameStyles
    self.titlesAsNotes = titlesAsNotes
  }

  /// A session, and what was measured of the body on its day.
  package mutating func add(
    _ session: Session, bodyweights: [BodyweightEntry] = [], measurements: [Measurement] = []
  ) {
    guard let date = session.date else { return }
    addHeading(session, date)
    for entry in bodyweights { line("bodyweight: \(entry.mass)") }
    if let start = session.start, let end = session.end { line("\(start)-\(end)") }
    if let title = session.title, titlesAsNotes.contains(title) { line("> " + title) }
    for entry in measurements {
      line((entry.isReadable ? "" : "> ") + "\(entry.name): \(entry.value) \(entry.unit)")
    }
    for note in session.notes { line("> " + note.text) }
    var orders: [String: Int] = [:]
    for entry in session.entries {
      var label = ""
      if let superset = entry.superset {
        orders[superset, default: 0] += 1
        label = "\(superset)\(orders[superset] ?? 1). "
      }
      addEntry(entry, label: label, date)
    }
  }

  private mutating func addHeading(_ session: Session, _ date: CivilDate) {
    if lineCount > 0 { line("") }
    var heading = "# \(date)"
    if let start = session.start, session.end == nil { heading += " \(start)" }
    if let title = session.title, !titlesAsNotes.contains(title) { heading += " \(title)" }
    line(heading)
  }

  private mutating func addEntry(_ entry: ExerciseEntry, label: String, _ date: CivilDate) {
    line("")
    let style = nameStyles[entry.nameAsWritten] ?? .plain
    let indent = style == .bullet ? "  " : ""
    line(style.mark + label + entry.nameAsWritten)
    var notes = entry.notes[...]
    for run in Self.runs(entry.sets) {
      setLines.append(
        SetLine(number: lineCount + 1, date: date, exercise: entry.nameAsWritten, set: run))
      line(indent + "- " + Self.text(of: run))
      // A note of a set stands below it.
      let row = run.location.lineNumber
      while let note = notes.first, note.location.lineNumber <= row {
        line(indent + "> " + note.text)
        notes.removeFirst()
      }
    }
    for note in notes { line(indent + "> " + note.text) }
  }

  private mutating func line(_ content: String) {
    text += content + "\n"
    lineCount += 1
  }
}

extension JournalText.NameStyle {
  fileprivate var mark: String {
    switch self {
    case .plain: ""
    case .heading: "## "
    case .bullet: "- "
    }
  }
}

extension JournalText {
  /// Equal sets in a row as one; the place is that of the last.
  private static func runs(_ sets: [TrainingSet]) -> [TrainingSet] {
    var runs: [TrainingSet] = []
    for set in sets {
      if var last = runs.last, last.isEqual(to: set), set.effort.isOneQuantity {
        last.count += set.count
        last.location = set.location
        runs[runs.count - 1] = last
      } else {
        runs.append(set)
      }
    }
    return runs
  }

  /// `100 kg x 5 x 3 @8 rest 3:00`.
  package static func text(of set: TrainingSet) -> String {
    var text = factors(of: set)
    if let rpe = set.rpe { text += " @\(rpe)" }
    if let rir = set.rir { text += " RIR \(rir)" }
    if let rest = set.restSeconds, rest > 0 { text += " rest " + clock(Int(rest)) }
    if let tempo = set.remarks?.tempo { text += " tempo " + tempo }
    switch set.kind {
    case .warmup: text += " (warm-up)"
    case .drop: text += " (drop)"
    case .failed: text += " (failed)"
    case .work, .amrap, .cardio: break
    }
    if let side = set.side { text += " (\(side.name))" }
    return text
  }

  private static func factors(of set: TrainingSet) -> String {
    var load = ""
    switch set.load {
    case .none: break
    case .external(let mass): load = mass.description
    case .bodyweight: if set.effort.reps != nil { load = "BW" }
    case .added(let mass): load = "BW+\(mass)"
    case .assisted(let mass): load = "BW-\(mass)"
    case .level(let level): load = "level \(level)"
    }
    let isMost = set.kind == .amrap
    var text: String
    switch set.effort {
    case .reps(let reps, _):
      text = load.isEmpty ? "\(reps) reps" : "\(load) x \(reps)\(isMost ? "+" : "")"
    case .time(let seconds): text = (load.isEmpty ? "" : load + " x ") + duration(seconds)
    case .distance(let distance, _):
      text = (load.isEmpty ? "" : load + " x ") + distance.description
    case .untold: text = load.isEmpty ? "AMRAP" : "\(load) x AMRAP"
    }
    if set.count > 1 { text += " x \(set.count)" }
    if case .time = set.effort { return text }
    if let seconds = set.effort.seconds { text += " in " + clockOrSeconds(seconds) }
    return text
  }

  /// `45 s`, `20 min`, `1850 s`.
  private static func duration(_ seconds: FixedPoint) -> String {
    guard seconds.isWhole, seconds >= 120, seconds.whole % 60 == 0 else { return "\(seconds) s" }
    return "\(seconds.whole / 60) min"
  }

  private static func clockOrSeconds(_ seconds: FixedPoint) -> String {
    seconds.isWhole && seconds >= 60 ? clock(seconds.whole) : "\(seconds) s"
  }

  /// `3:00`, `1:02:05`.
  private static func clock(_ seconds: Int) -> String {
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    guard seconds >= 60 else { return "\(seconds) s" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = padded(seconds % 60)
    return hours > 0 ? "\(hours):\(padded(minutes)):\(tail)" : "\(minutes):\(tail)"
  }
}

extension Effort {
  /// False for reps or a distance in a time, which are told one by one.
  fileprivate var isOneQuantity: Bool {
    switch self {
    case .reps(_, let seconds), .distance(_, let seconds): seconds == nil
    case .time: true
    case .untold: false
    }
  }
}
