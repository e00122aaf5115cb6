import JournalEditing
import JournalSyntax
import WorkoutModel

extension Option {
  static let renameDryRun = Option("dry-run", "show what would change, and change nothing")
  static let merge = Option("merge", "let two exercises of the journal become one")
}

extension Command {
  static let rename = Command(
    "rename", "gives an exercise another name everywhere",
    examples: [
      Example("wlog rename \"Bench\" \"Bench Press\"", "above sets, in goals, aliases and colours"),
      Example("wlog rename --dry-run Curls \"Hammer Curl\"", "what would change"),
      Example("wlog rename --merge Squats \"Back Squat\"", "into one that is there already"),
    ],
    operands: Command.Operands(usage: "OLD NEW [PATH…]", count: 2...Int.max, kind: .files),
    options: [.renameDryRun, .merge],
    details: [
      "OLD is the exercise in any spelling the journal uses; all its spellings become NEW, except "
        + "those that an alias: line explains, where the line takes the new name. Notes are left "
        + "alone. The result is read again before it is written: when anything but the name would "
        + "be read otherwise, nothing is changed."
    ]
  ) { arguments, console throws(Failure) in
    try RenameCommand(arguments, console).run()
  }
}

/// `wlog rename`.
struct RenameCommand {
  private let arguments: Arguments
  private let console: Console
  private let new: String

  init(_ arguments: Arguments, _ console: Console) throws(Failure) {
    self.arguments = arguments
    self.console = console
    new = arguments.operands[1]
    guard new.contains(where: \.isLetter), !new.contains(where: \.isNewline),
      new.first?.isWhitespace == false, new.last?.isWhitespace == false
    else { throw Failure("‘\(new)’ is no name for an exercise") }
  }

  func run() throws(Failure) -> ExitStatus {
    let journal = try LoadedJournal.load(
      arguments, console, paths: Array(arguments.operands.dropFirst(2)))
    guard !journal.isIncomplete else {
      throw Failure("nothing was renamed, for not all files could be read")
    }
    let asked = journal.files.indices.filter { journal.files[$0].isAsked }
    let renamer = Renamer(
      journal.sources, files: asked, journal: journal.journal, options: journal.options)
    let old = try ExerciseName.find(arguments.operands[0], in: journal.journal)
    try checkTarget(old, renamer.naming, journal.journal)
    switch renamer.rename(old, to: new) {
    case .refused(let place, let reason):
      let path = place.map { journal.sources[Int($0.fileIndex)].path + ":\($0.lineNumber): " }
      throw Failure("nothing was renamed: \(path ?? "")\(reason)")
    case .renamed(let renaming):
      try carryOut(renaming, in: journal)
      say(old, renaming)
      return .fine
    }
  }

  /// Two exercises become one only when that is said.
  private func checkTarget(
    _ old: String, _ naming: ExerciseNaming, _ journal: Journal
  ) throws(Failure) {
    let target = naming.canonical(new)
    guard target != old, naming.isUsed(target), !arguments.contains(.merge) else { return }
    let count = journal.sessions.lazy.flatMap(\.entries).filter { $0.exercise == target }.count
    throw Failure(
      "the journal has ‘\(target)’ already, \(Plural.of(count, "time"))",
      hint: "--merge makes one exercise of both")
  }

  private func carryOut(
    _ renaming: Renamer.Renaming, in journal: LoadedJournal
  ) throws(Failure) {
    let writer = JournalWriter(journal, console)
    for (index, edits) in renaming.edits.sorted(by: { $0.key < $1.key }) {
      if arguments.contains(.renameDryRun) {
        writer.printDiff(edits, of: index)
      } else {
        try writer.write(edits, to: index)
      }
    }
  }

  private func say(_ old: String, _ renaming: Renamer.Renaming) {
    guard !renaming.edits.isEmpty else { return console.say("it is called ‘\(new)’ already") }
    let changed = renaming.edits.values.reduce(0) { $0 + $1.count }
    let isDry = arguments.contains(.renameDryRun)
    console.say(
      "\(isDry ? "would rename" : "renamed") ‘\(old)’ to ‘\(new)’ in "
        + "\(Plural.of(changed, "place")) of \(Plural.of(renaming.edits.count, "file"))")
  }
}
