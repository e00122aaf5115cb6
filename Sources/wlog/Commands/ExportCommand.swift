import WorkoutInterchange
import WorkoutModel

extension Option {
  static let exportFormat = Option(
    "format", value: .choice("FORMAT", ["csv", "json", "jsonl"]), "csv (the default), json or jsonl"
  )
  static let exercise = Option(
    "exercise", value: .text("EXERCISE"), "only this exercise, by name or alias")
  static let from = Option("from", value: .text("DATE"), "only sessions on this day or later")
  static let to = Option("to", value: .text("DATE"), "only sessions on this day or earlier")
}

extension Command {
  static let export = Command(
    "export", "writes every performed set as CSV or JSON",
    examples: [
      Example("wlog export > sets.csv", "one row for each set"),
      Example("wlog export --exercise Squat --from 2026-01-01", "only some"),
      Example("wlog export --format json 2024.md", "everything that was read, and all findings"),
    ],
    options: [.exportFormat, .exercise, .from, .to],
    details: [
      "csv and jsonl: one performed set each, in the order of the files. json: the whole journal "
        + "as it was understood. Plans, goals and totals are no sets and never appear."
    ]
  ) { arguments, console throws(Failure) in
    let progress = Progress(console)
    let loaded = try LoadedJournal.load(arguments, console, progress: progress)
    progress.finish()
    var filter = SetFilter(from: try arguments.date(.from), to: try arguments.date(.to))
    if let name = arguments.value(of: .exercise) {
      filter.exercise = try ExerciseName.find(name, in: loaded.journal)
    }
    let sink: SetExport.Sink = { console.output.write($0) }
    switch arguments.value(of: .exportFormat) {
    case "json":
      var converter = FindingConverter(loaded.sources)
      JournalExport.json(
        filter.applied(to: loaded.journal),
        findings: loaded.diagnostics.map { converter.finding($0) }, to: sink)
    case "jsonl": SetExport.jsonLines(loaded.journal, filter: filter, to: sink)
    default: SetExport.csv(loaded.journal, filter: filter, to: sink)
    }
    return loaded.status
  }
}
