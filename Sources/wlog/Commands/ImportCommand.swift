import JournalSyntax
import WorkoutInterchange
import WorkoutModel

extension Option {
  static let fromApp = Option(
    "from-app", value: .choice("NAME", ImportApp.allCases.map(\.name)),
    "the app that wrote the file; found out from its header if not said")
  static let journalFolder = Option(
    "output", short: "o", value: .folder("DIR"),
    "write one file for each year into this folder; standard output if not said")
  static let workoutDay = Option(
    "date", value: .text("DATE"), "the day of a workout whose export tells none")
  static let dryRun = Option("dry-run", "show what would be written and lost, and write nothing")
}

extension Command {
  static let `import` = Command(
    "import", "turns another app’s export into journal text, and says what is lost",
    examples: [
      Example("wlog import strong.csv --unit kg -o journal", "one file for each year"),
      Example("wlog import workouts.csv --dry-run", "what would be written, and what lost"),
      Example("wlog import workouts.csv > log.md", "all in one"),
    ],
    operands: Operands(usage: "FILE", count: 1...1, kind: .files),
    options: [.fromApp, .journalFolder, .workoutDay, .dryRun],
    details: [
      "Apps: " + ImportApp.allCases.map(\.title).joined(separator: ", ") + ". Every row of the "
        + "export is either in the journal or named with the reason why not; -v names each.",
      "What was written is read again and compared, set by set. Files that were there before are "
        + "never overwritten, unless an import wrote them and nobody has changed them since.",
    ]
  ) { arguments, console throws(Failure) in
    try ImportCommand(arguments, console).run()
  }
}

/// `wlog import`.
struct ImportCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(Failure) -> ExitStatus {
    let result = try imported(try bytes(of: arguments.operands[0]))
    let files = JournalFiles(result).files
    let check = ReadBackCheck(files, result)
    try write(files, result.app)
    let report = LossReport(
      result: result, losses: result.losses + check.losses,
      isComplete: arguments.contains(.verbose))
    console.say(report.summary)
    let text = report.text(console.messageStyle)
    if !text.isEmpty { console.say(String(text.dropLast())) }
    return .fine
  }
}

extension ImportCommand {
  private func bytes(of path: String) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      if path == FoundFile.standardInput {
        guard let bytes = Descriptor.readAll(Descriptor.standardInput, expected: 0) else {
          throw FileError(path: "standard input")
        }
        return bytes
      }
      return try FileSystem.read(path)
    } catch {
      throw Failure(cannot: "read", error)
    }
  }

  private func imported(_ bytes: [UInt8]) throws(Failure) -> ImportResult {
    let options = ImportOptions(
      app: arguments.value(of: .fromApp).flatMap(ImportApp.init), unit: arguments.massUnit,
      dateOrder: dateOrder, date: try arguments.date(.workoutDay))
    do throws(ImportRefusal) {
      return try AppImport.read(bytes, options: options)
    } catch {
      throw Failure(error, file: arguments.operands[0])
    }
  }

  private var dateOrder: CellDateOrder? {
    switch arguments.value(of: .dates) {
    case "dmy": .dayFirst
    case "mdy": .monthFirst
    default: nil
    }
  }

  private func write(_ files: [JournalFiles.File], _ app: ImportApp) throws(Failure) {
    guard let folder = arguments.value(of: .journalFolder) else {
      if arguments.contains(.dryRun) { return }
      for (index, file) in files.enumerated() {
        console.output.write((index > 0 ? "\n" : "") + file.text.text)
      }
      return
    }
    var ready: [(path: String, bytes: [UInt8])] = []
    for file in files {
      let path = Path.join(folder, file.name)
      ready.append((path, ImportedFile(file.text.text, app: app).bytes))
      try refuseToOverwrite(path)
    }
    for (path, bytes) in ready {
      if arguments.contains(.dryRun) {
        console.say("would write \(path)")
        continue
      }
      do throws(FileError) {
        try FileSystem.makeFolder(folder)
        try FileReplacement.write(bytes, to: path, isDurable: true)
      } catch {
        throw Failure(cannot: "write", error)
      }
      console.say("wrote \(path)")
    }
  }

  private func refuseToOverwrite(_ path: String) throws(Failure) {
    guard FileSystem.exists(path) else { return }
    if let bytes = try? FileSystem.read(path), ImportedFile.isUntouched(bytes) { return }
    throw Failure(
      "\(path) is there already, and is not as an import left it",
      hint: "name another folder with -o; nothing was written")
  }
}

extension Failure {
  fileprivate init(_ refusal: ImportRefusal, file: String) {
    let apps = ImportApp.allCases.map(\.title).joined(separator: ", ")
    switch refusal {
    case .empty: self.init("\(file) holds no rows")
    case .unknownHeader(let headings):
      self.init(
        "\(file) is no export that is known: it begins with "
          + headings.prefix(5).joined(separator: ", "), hint: "known are exports of " + apps)
    case .otherHeader(let app, let headings):
      self.init(
        "\(file) is no export of \(app.title): it begins with "
          + headings.prefix(5).joined(separator: ", "),
        hint: "without --from-app the app is found out from the header")
    case .unknownUnit(let likely, let example):
      let guess = likely.map {
        "most loads fit plates in \($0.symbol), so probably: --unit \($0.symbol)"
      }
      self.init(
        "\(file) does not say whether its loads are kg or lb (the first is \(example))",
        hint: guess ?? "say --unit kg or --unit lb")
    case .unknownDateOrder(let date):
      self.init(
        "\(file) does not say whether \(date) begins with the day or the month",
        hint: "say --dates dmy or --dates mdy")
    case .unknownDay:
      self.init(
        "\(file) holds one workout and does not say of which day",
        hint: "say it, for example --date 2026-03-02")
    }
  }
}
