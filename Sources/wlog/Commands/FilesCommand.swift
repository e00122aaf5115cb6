extension Command {
  static let files = Command(
    "files", "lists what would be read, and why",
    examples: [
      Example("wlog files", "the files of the journal around here"),
      Example("wlog files ~/notes", "those of a folder"),
    ]
  ) { arguments, console throws(Failure) in
    let files = try JournalFinder.find(arguments, paths: arguments.operands)
    for file in files { console.output.writeLine("\(file.display)\t\(file.reason)") }
    return .fine
  }
}
