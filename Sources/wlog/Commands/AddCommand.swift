import JournalEditing
import JournalReading
import JournalSyntax
import WorkoutModel

extension Option {
  static let addFile = Option("file", value: .file("FILE"), "write to this file, new or not")
  static let addDate = Option("date", value: .text("YYYY-MM-DD"), "the day; today when not given")
  static let addDryRun = Option("dry-run", "show what would be written, and write nothing")
  static let newExercise = Option("new", "the exercise is new, though its name is like another’s")
}

extension Command {
  static let add = Command(
    "add", "adds sets to today’s session, in your own style",
    examples: [
      Example("wlog add \"bench 100x5x3 @8\"", "three sets of five with 100, in your unit"),
      Example("wlog add squat 140 kg x 5, 4, 4", "quotes are needed only for ( ) and the like"),
      Example("wlog add --dry-run pullups BW+20 kg x 8", "what would be written, and where"),
      Example("wlog add --date 2026-03-02 run 5 km in 25:30", "to another day’s session"),
    ],
    operands: Command.Operands(usage: "EXERCISE SETS", count: 1...Int.max, kind: .nothing),
    options: [.addFile, .addDate, .addDryRun, .newExercise],
    details: [
      "SETS are weight x reps x sets, as in the README. They are written as the file’s other sets "
        + "are: the date, the name, the order of factors, units and separators come from what "
        + "stands there most often. A set equal to the last one only raises its count where you "
        + "write counts.",
      "A session is begun when the day has none; a file, when the names of files tell years, "
        + "months or days. The result is read again before it is written: unless exactly these "
        + "sets are new and all else is as before, nothing is written.",
    ]
  ) { arguments, console throws(Failure) in
    try AddCommand(arguments, console).run()
  }
}

/// `wlog add`.
struct AddCommand {
  private let arguments: Arguments
  private let console: Console
  private let text: String
  private let date: CivilDate

  init(_ arguments: Arguments, _ console: Console) throws(Failure) {
    self.arguments = arguments
    self.console = console
    text = arguments.operands.joined(separator: " ")
    guard !text.contains(where: \.isNewline) else {
      throw Failure("the sets must stand on one line")
    }
    let stated = try arguments.date(.addDate)
    let today = try arguments.date(.today)
    guard let date = stated ?? today ?? Clock.today() else {
      throw Failure("the system does not know what day it is", hint: "say it with --date")
    }
    self.date = date
  }

  func run() throws(Failure) -> ExitStatus {
    let journal = try load()
    guard !journal.isIncomplete else {
      throw Failure("nothing was added, for not all files could be read")
    }
    let target: AddTarget =
      if let path = arguments.value(of: .addFile) {
        AddTarget(named: path, in: journal)
      } else {
        try AddTarget(for: date, in: journal)
      }
    let adder = Adder(target.sources, to: target.fileIndex, options: journal.options)
    let addition = try addition(in: journal, unit: journal.options.unit ?? adder.unit)
    switch adder.add(addition, on: date) {
    case .refused(let reason):
      throw Failure(
        "nothing was added to \(target.path): \(reason)",
        hint: "what depends on other lines is settled by “year: 2024”, “unit: kg” or “order: …” at "
          + "the top of the file\n--file names another file")
    case .edits(let edits):
      try carryOut(edits, target)
      if !arguments.contains(.addDryRun) {
        console.say(
          "\(target.isNew ? "began" : "added to") \(target.path) on \(date): \(addition.summary)")
      }
      return .fine
    }
  }

  /// The journal around here; when it is not the one of the file that was named, only that file.
  private func load() throws(Failure) -> LoadedJournal {
    guard let path = arguments.value(of: .addFile) else {
      return try LoadedJournal.load(arguments, console, paths: [])
    }
    guard path != FoundFile.standardInput else {
      throw Failure("sets cannot be added to standard input", hint: "--file names a file")
    }
    if FileSystem.isFolder(path) {
      throw Failure("\(path) is a folder", hint: "--file names a file")
    }
    let folder = Path.folder(of: path)
    guard FileSystem.isFolder(folder) else { throw Failure("there is no folder \(folder)") }
    if let journal = try? LoadedJournal.load(arguments, console, paths: []) {
      let isThere = !FileSystem.exists(path) || journal.files.contains { $0.path == path }
      if isThere { return journal }
    }
    guard FileSystem.exists(path) else { return try LoadedJournal.empty(arguments) }
    return try LoadedJournal.load(arguments, console, paths: [path])
  }
}

extension AddCommand {
  private func addition(
    in journal: LoadedJournal, unit: MassUnit
  ) throws(Failure) -> Addition {
    let aliases = AliasLines.all(in: journal.sources)
    let naming = ExerciseNaming(journal.journal, aliases: aliases)
    let addition: Addition
    do throws(Addition.Problem) {
      addition = try Addition.parse(
        text, naming: naming, aliases: aliases, unit: unit)
    } catch {
      throw failure(error)
    }
    if !naming.knows(addition.name), !arguments.contains(.newExercise) {
      try checkSpelling(of: addition.name, in: journal.journal)
    }
    return addition
  }

  private func failure(_ problem: Addition.Problem) -> Failure {
    let example = "for example: wlog add \"bench 100x5x3 @8\""
    switch problem {
    case .noName: return Failure("‘\(text)’ names no exercise", hint: example)
    case .noSet: return Failure("‘\(text)’ holds no set", hint: example)
    case .severalExercises:
      return Failure("‘\(text)’ names several exercises", hint: "add them one by one")
    case .unclear(let message): return Failure("‘\(text)’: \(message)", hint: example)
    }
  }

  /// A slip of the keys must not begin a new exercise.
  private func checkSpelling(of name: String, in journal: Journal) throws(Failure) {
    let names = Set(
      journal.sessions.flatMap { $0.entries.flatMap { [$0.exercise, $0.nameAsWritten] } })
    let nearest =
      Suggestion.nearest(to: name, among: names.sorted())
      ?? ExerciseCatalog.nearest(to: name)?.name
    guard let nearest else { return }
    throw Failure(
      "there is no exercise ‘\(name)’ yet; did you mean ‘\(nearest)’?",
      hint: "if it is new, say so with --new")
  }

  private func carryOut(_ edits: [TextEdit], _ target: AddTarget) throws(Failure) {
    let source = target.sources[target.fileIndex]
    guard let bytes = TextEdit.apply(edits, to: source.bytes) else {
      throw Failure("nothing was added: the edits overlap")
    }
    if arguments.contains(.addDryRun) {
      if let diff = EditDiff.unified(edits, in: source) { console.output.write(diff) }
      return
    }
    do throws(FileError) {
      if target.isNew, FileSystem.exists(target.path) {
        throw FileError(path: target.path, reason: "it is there already")
      }
      try FileSystem.makeFolder(Path.folder(of: target.path))
      try FileReplacement.write(
        bytes, to: target.path, expected: target.version, isDurable: true)
    } catch {
      throw Failure(cannot: "write", error)
    }
  }
}
