import WorkoutModel

extension Command {
  static let `init` = Command(
    "init", "begins a journal: settings, a first file, and what git needs",
    examples: [
      Example("wlog init", "in the current folder"),
      Example("wlog init ~/training --unit lb", "in another, in pounds"),
    ],
    operands: Operands(usage: "[DIR]", count: 0...1, kind: .folders),
    details: [
      "Writes journal.wlog, a file with an example session, .gitattributes, .gitignore, a "
        + "pre-commit hook and a workflow for GitHub Pages. What is there already is left as it is."
    ]
  ) { arguments, console throws(Failure) in
    let folder = arguments.operands.first ?? "."
    guard let today = try arguments.date(.today) ?? Clock.today() else {
      throw Failure("the system does not tell what day it is", hint: "say it with --today")
    }
    let journal = NewJournal(
      unit: arguments.massUnit ?? .kilogram, today: today, hasFiles: holdsJournal(folder),
      hasRepository: FileSystem.isFolder(Path.join(folder, ".git")))
    for file in journal.files {
      let path = Path.join(folder, file.path)
      if FileSystem.exists(path) {
        console.say("\(path) is there already and was left as it is")
      } else {
        try write(file, to: path)
        console.say("wrote \(path): \(file.purpose)")
      }
    }
    console.say(nextSteps(journal, folder: folder))
    return .fine
  }

  private static func holdsJournal(_ folder: String) -> Bool {
    let names = (try? FileSystem.entries(of: folder)) ?? []
    return names.contains { name in
      JournalFinder.endings.contains(Path.ending(of: name)) && name != JournalFinder.settingsName
        && !name.hasPrefix(".")
    }
  }

  private static func write(_ file: NewJournal.File, to path: String) throws(Failure) {
    do throws(FileError) {
      try FileSystem.makeFolder(Path.folder(of: path))
      try FileReplacement.write(Array(file.text.utf8), to: path, isDurable: true)
      if file.isExecutable { try FileSystem.makeExecutable(path) }
    } catch {
      throw Failure(cannot: "write", error)
    }
  }

  private static func nextSteps(_ journal: NewJournal, folder: String) -> String {
    var steps: [String] = []
    if folder != "." { steps.append("cd \(folder)") }
    if !journal.hasFiles { steps.append("write what you did into \(journal.firstFile)") }
    steps += ["wlog check            what could not be read", "wlog report --open    the site"]
    if !journal.hasRepository {
      steps.append("git init && git config core.hooksPath .githooks")
    }
    steps.append("git add -A && git commit -m \"Begin\"")
    steps.append(
      "on GitHub: Settings > Pages > Source: GitHub Actions, and the variable WLOG_SOURCE")
    return "\nNext:\n" + steps.map { "  " + $0 }.joined(separator: "\n")
  }
}
