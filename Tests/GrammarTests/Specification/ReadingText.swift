import JournalReading
import JournalSyntax
import WorkoutModel

/// What was read, in the words of the specification's blocks.
struct ReadingText {
  let journal: Journal
  let findings: [Diagnostic]
  let sources: [Source]

  init(of sources: [Source], today: CivilDate? = nil) {
    let result = Reader(options: ReaderOptions(today: today)).read(sources)
    journal = result.journal
    findings = result.diagnostics
    self.sources = sources
  }

  /// `nil` when there is no such kind of block.
  func lines(_ kind: String) -> [String]? {
    switch kind {
    case "sets": sets
    case "sessions": sessions
    case "settings": settings
    case "findings": findingLines
    default: nil
    }
  }

  /// `2026-03-02 | Bench Press | 100 kg | 5 reps | set 1-3 | work | @8`.
  private var sets: [String] {
    journal.sessions.flatMap { session in
      session.entries.flatMap { entry in
        var number = 1
        return entry.sets.map { set in
          let last = number + Int(set.count) - 1
          let numbers = last > number ? "set \(number)-\(last)" : "set \(number)"
          number = last + 1
          let who = [Self.day(session.date), entry.exercise]
          let what = [Self.load(set.load), Self.work(set.effort), numbers, set.kind.name]
          return (who + what + Self.remarks(set, entry)).joined(separator: " | ")
        }
      }
    }
  }

  private static func day(_ date: CivilDate?) -> String { date?.description ?? "no day" }

  static func load(_ load: Load) -> String {
    switch load {
    case .none: "-"
    case .external(let mass): mass.description
    case .bodyweight: "BW"
    case .added(let mass): "BW+\(mass)"
    case .assisted(let mass): "BW-\(mass)"
    case .level(let level): "level \(level)"
    }
  }

  static func work(_ effort: Effort) -> String {
    let time = effort.seconds.map { " in \($0) s" } ?? ""
    return switch effort {
    case .reps(let reps, _): "\(reps) reps" + time
    case .time(let seconds): "\(seconds) s"
    case .distance(let distance, _): distance.description + time
    case .untold: "?"
    }
  }

  private static func remarks(_ set: TrainingSet, _ entry: ExerciseEntry) -> [String] {
    let reading = set.provenance.overall
    return [
      entry.superset.map { "superset \($0)" }, set.side?.name, set.rpe.map { "@\($0)" },
      set.rir.map { "RIR \($0)" }, set.restSeconds.map { "rest \($0) s" },
      set.remarks?.tempo.map { "tempo \($0)" }, set.remarks?.note.map { "“\($0)”" },
      reading == .written ? nil : reading.name,
    ].compactMap(\.self)
  }

  /// `2026-03-02 | Push A | 18:05-19:20 | rpe 7`, and what was measured of the body behind the
  /// sessions.
  private var sessions: [String] {
    journal.sessions.map { session in
      let times = session.start.map { start in "\(start)" + (session.end.map { "-\($0)" } ?? "") }
      let parts = [
        Self.day(session.date), session.title ?? "-", times, session.rpe.map { "rpe \($0)" },
        session.dateReading == .written ? nil : session.dateReading.name,
      ]
      return parts.compactMap(\.self).joined(separator: " | ")
    } + journal.bodyweights.map { "\(Self.day($0.date)) | bodyweight | \($0.mass)" }
      + journal.measurements.map { "\(Self.day($0.date)) | \($0.name) | \($0.value) \($0.unit)" }
  }

  private var settings: [String] {
    let settings = journal.settings
    var lines = ["unit | \(settings.unit.symbol)"]
    if let formula = settings.formula { lines.append("formula | \(formula)") }
    lines += Self.sorted(settings.formulaByExercise) { "formula | \($0) | \($1)" }
    lines += settings.favourites.map { "favourite | \($0)" }
    lines += Self.sorted(settings.colors) { "color | \($0) | \($1)" }
    lines += Self.sorted(settings.muscles) { name, shares in
      "muscles | \(name) | " + shares.map(Self.share).joined(separator: ", ")
    }
    if let sex = settings.sex { lines.append("sex | \(sex == .female ? "female" : "male")") }
    lines += settings.trophies.map { "trophy | \($0.text)" }
    return lines + journal.goals.map(Self.goal)
  }

  private static func sorted<Value>(
    _ table: [String: Value], _ line: (String, Value) -> String
  ) -> [String] {
    table.sorted { $0.key < $1.key }.map { line($0.key, $0.value) }
  }

  private static func share(_ share: MuscleShare) -> String {
    share.share == 1 ? share.muscle.rawValue : "\(share.muscle.rawValue) \(share.share)"
  }

  private static func goal(_ goal: Goal) -> String {
    let target =
      switch goal.target {
      case .load(let mass, let reps): "\(mass) x \(reps)"
      case .reps(let reps): "\(reps) reps"
      case .oneRepMax(let mass): "e1RM \(mass)"
      case .sessionsPerWeek(let count): "\(count) sessions a week"
      case .repsPerDay(let count): "\(count) reps a day"
      case .bodyweight(let mass): "bodyweight \(mass)"
      }
    let deadline = goal.deadline.map { " | by \($0)" } ?? ""
    return "goal | \(goal.exercise ?? "-") | \(target)" + deadline
  }

  /// `W202 line 3`, with the file's name when there are several.
  private var findingLines: [String] {
    findings.map { finding in
      let source = sources[finding.place.fileIndex]
      let offset = Int(finding.place.range.start)
      let line = (0..<source.lineCount).last { Int(source.lineStarts[$0]) <= offset } ?? 0
      let file = sources.count > 1 ? source.path + " " : ""
      return "\(finding.code.name) \(file)line \(line + 1)"
    }
  }
}
