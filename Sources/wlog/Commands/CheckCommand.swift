import JournalSyntax

extension Option {
  static let strict = Option("strict", "warnings count as findings too: exit status 1")
  static let fix = Option("fix", "make the changes that cannot alter what was meant")
  static let diff = Option("diff", "show what --fix would change, and change nothing")
  static let checkFormat = Option(
    "format", value: .choice("FORMAT", CheckCommand.Format.allCases.map(\.rawValue)),
    "text (the default), concise, json, jsonl, github or sarif")
}

extension Command {
  static let check = Command(
    "check", "shows what could not be read, or only with doubt",
    examples: [
      Example("wlog check", "every finding in the journal around here"),
      Example("wlog check 2024.md --format concise", "one line for each finding"),
      Example("wlog check --diff", "what --fix would change"),
      Example("wlog check --strict -q", "for scripts and hooks: warnings fail too"),
    ],
    options: [.strict, .checkFormat, .fix, .diff],
    details: [
      "Exit status: 0 when there is no error, 1 when there is one (with --strict: or a warning), "
        + "2 when something could not be read."
    ]
  ) { arguments, console throws(Failure) in
    try CheckCommand(arguments, console).run()
  }
}

/// `wlog check`.
struct CheckCommand {
  enum Format: String, CaseIterable {
    case text, concise, json, jsonl, github, sarif
  }

  private let arguments: Arguments
  private let console: Console
  private let format: Format

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    format = arguments.value(of: .checkFormat).flatMap(Format.init) ?? .text
  }

  func run() throws(Failure) -> ExitStatus {
    let progress = Progress(console)
    var journal = try LoadedJournal.load(
      arguments, console, progress: progress,
      depth: arguments.contains(.fix) || arguments.contains(.diff) ? .journal : .findings)
    progress.finish()
    if arguments.contains(.diff) {
      MendedFiles(journal, console).printDiff()
      return max(journal.status, status(of: journal.diagnostics))
    }
    if arguments.contains(.fix), try MendedFiles(journal, console).write() {
      journal = try LoadedJournal.load(arguments, console)
    }
    show(journal)
    return max(journal.status, status(of: journal.diagnostics))
  }

  private func status(of diagnostics: [Diagnostic]) -> ExitStatus {
    let limit: Severity = arguments.contains(.strict) ? .warning : .error
    return diagnostics.contains { $0.severity <= limit } ? .findings : .fine
  }
}

extension CheckCommand {
  private func show(_ journal: LoadedJournal) {
    switch format {
    case .text, .concise: showText(journal)
    case .json, .jsonl, .sarif, .github:
      FindingOutput(journal, console).write(format)
    }
  }

  private func showText(_ journal: LoadedJournal) {
    var renderer = TextRenderer(sources: journal.sources, style: console.outputStyle)
    for (index, diagnostic) in journal.diagnostics.enumerated() {
      console.output.write { output in
        if format == .concise { return renderer.concise(diagnostic, into: &output) }
        if index > 0 { output.append(Byte.lineFeed) }
        renderer.full(diagnostic, into: &output)
      }
    }
    console.say(summary(of: journal))
  }

  /// `2 errors and 5 warnings in 3 files`.
  private func summary(of journal: LoadedJournal) -> String {
    let counts = Severity.allCases.compactMap { severity -> String? in
      let count = journal.diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : Plural.of(count, severity.name)
    }
    let files = Plural.of(journal.files.count { $0.isAsked }, "file")
    return counts.isEmpty
      ? "nothing to complain about in \(files)" : "\(counts.joined(separator: ", ")) in \(files)"
  }
}
