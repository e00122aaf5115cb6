import WorkoutAnalysis
import WorkoutModel

extension Option {
  static let summaryFormat = Option(
    "format", value: .choice("FORMAT", ["text", "md", "json"]), "text (the default), md or json")
}

extension Command {
  static let summary = Command(
    "summary", "shows the journal, or one exercise, on the terminal",
    examples: [
      Example("wlog summary", "all of it at a glance"),
      Example("wlog summary Squat", "one exercise"),
      Example("wlog summary --format md >> README.md", "tables for a README"),
    ],
    operands: Operands(usage: "[PATH…] [EXERCISE]", count: 0...Int.max, kind: .files),
    options: [.summaryFormat],
    details: ["The last word is an exercise unless there is a file or folder of that name."]
  ) { arguments, console throws(Failure) in
    let (paths, exercise) = split(arguments.operands)
    let loaded = try LoadedJournal.load(arguments, console, paths: paths)
    let history = TrainingHistory(loaded.journal)
    let formulas = FormulaChoice(settings: loaded.journal.settings)
    let format = arguments.value(of: .summaryFormat) ?? "text"
    if let exercise {
      let name = try ExerciseName.find(exercise, in: loaded.journal)
      guard let exercise = history.exercise(named: name) else {
        throw Failure("‘\(name)’ was never trained on a day that is known")
      }
      let summary = ExerciseSummary(
        exercise, formula: formulas.formula(for: name), journal: loaded.journal)
      console.output.write(summary.output(format, console.outputStyle))
    } else {
      let summary = JournalSummary(history, formulas: formulas, journal: loaded.journal)
      console.output.write(summary.output(format, console.outputStyle))
    }
    return loaded.status
  }

  private static func split(_ operands: [String]) -> (paths: [String], exercise: String?) {
    guard let last = operands.last, last != FoundFile.standardInput, !FileSystem.exists(last) else {
      return (operands, nil)
    }
    return (operands.dropLast(), last)
  }
}
