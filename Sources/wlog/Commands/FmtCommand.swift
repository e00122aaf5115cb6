import JournalEditing
import JournalSyntax

extension Option {
  static let fmtCheck = Option("check", "change nothing; exit status 1 if something would change")
  static let fmtDiff = Option("diff", "show what would change, and change nothing")
  static let canonical = Option(
    "canonical", "write the whole file in wlog's own notation, which has one meaning only")
}

extension Command {
  static let fmt = Command(
    "fmt", "tidies spelling and spacing, never meaning",
    examples: [
      Example("wlog fmt", "the whole journal around here, in your own style"),
      Example("wlog fmt --diff 2024.md", "what would change"),
      Example("wlog fmt --check", "for scripts and hooks: 1 if something would change"),
      Example("wlog fmt - < 2024.md", "from standard input to standard output"),
      Example("wlog fmt --canonical --diff 2024.md", "as weight × reps × sets with units"),
    ],
    options: [.fmtCheck, .fmtDiff, .canonical],
    details: [
      "Sets get the spacing and the times sign that you use most; “KG” becomes “kg”, and white "
        + "space at the ends of lines goes. Only lines are touched whose sets are written out or "
        + "settled by a directive; doubtful lines and all other text stay as they are, and so do "
        + "line ends.",
      "The result is read again before it is written: a file that would be read otherwise than "
        + "before is not written, and the exit status is 2. --canonical does the whole file or "
        + "lists the lines that stand in its way; settle them with --unit and --order.",
    ]
  ) { arguments, console throws(Failure) in
    try FmtCommand(arguments, console).run()
  }
}

/// `wlog fmt`.
struct FmtCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(Failure) -> ExitStatus {
    let progress = Progress(console)
    let journal = try LoadedJournal.load(arguments, console, progress: progress, depth: .text)
    let asked = journal.files.indices.filter { journal.files[$0].isAsked }
    let formatter = Formatter(journal.sources, options: journal.options)
    let outcomes =
      arguments.contains(.canonical) ? formatter.canonical(asked) : formatter.tidy(asked)
    progress.finish()
    var status = journal.status
    var changed = 0
    for index in asked {
      switch outcomes[index] {
      case .edits(let edits):
        if !edits.isEmpty { changed += 1 }
        status = max(status, try handle(edits, of: index, in: journal))
      case .refused(let obstacles):
        report(obstacles, of: journal.sources[index])
        status = .failure
        // Whoever pipes a text through gets it back in any case.
        let isPiped = journal.files[index].path == FoundFile.standardInput
        if isPiped, !isDry { try JournalWriter(journal, console).write([], to: index) }
      case nil: continue
      }
    }
    let isPiped = asked.contains { journal.files[$0].path == FoundFile.standardInput }
    if !isPiped, status != .failure || changed > 0 {
      say(changed, of: asked.count)
    }
    return status
  }

  private var isDry: Bool { arguments.contains(.fmtCheck) || arguments.contains(.fmtDiff) }

  private func handle(
    _ edits: [TextEdit], of index: Int, in journal: LoadedJournal
  ) throws(Failure) -> ExitStatus {
    let writer = JournalWriter(journal, console)
    if arguments.contains(.fmtDiff) { writer.printDiff(edits, of: index) }
    if isDry {
      if arguments.contains(.fmtCheck), !arguments.contains(.fmtDiff), !edits.isEmpty {
        console.output.writeLine(journal.sources[index].path)
      }
      return arguments.contains(.fmtCheck) && !edits.isEmpty ? .findings : .fine
    }
    let isPiped = journal.files[index].path == FoundFile.standardInput
    if isPiped || !edits.isEmpty { try writer.write(edits, to: index) }
    return .fine
  }

  private func report(_ obstacles: [Formatter.Obstacle], of source: Source) {
    let shown = obstacles.prefix(20).map { obstacle in
      obstacle.lineNumber == 0
        ? obstacle.reason : "\(source.path):\(obstacle.lineNumber): \(obstacle.reason)"
    }
    let more = obstacles.count > shown.count ? ["… and \(obstacles.count - shown.count) more"] : []
    console.report(
      Failure(
        "\(source.path) was left as it is: \(Plural.of(obstacles.count, "line")) in the way",
        hint: (shown + more).joined(separator: "\n")))
  }

  private func say(_ changed: Int, of count: Int) {
    if changed == 0 {
      console.say("\(Plural.of(count, "file")): nothing to change")
    } else if isDry {
      console.say("\(Plural.of(changed, "file")) of \(count) would change")
    } else {
      console.say("changed \(Plural.of(changed, "file")) of \(count)")
    }
  }
}
