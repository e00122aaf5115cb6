import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// All that the pages are made from, computed once.
struct Report: Sendable {
  let options: SiteOptions
  let analysis: JournalAnalysis
  let problems: [ReportProblem]
  /// The favourites first, then by how often they were trained.
  let exercises: [ExerciseReport]
  /// One for each session of `history.sessions`, in the same order.
  let sessions: [SessionReport]
  /// The sessions whose day is not known, in file order.
  let undatedSessions: [SessionReport]
  let sessionNames: SessionNames
  let measurements: [Measurement]
  let quantity: Quantity
  /// The names of the journal's files.
  let files: [String]
  let sources: SourceLinks
  private let exerciseIndexes: [String: Int]

  init(
    journal: Journal, problems: [ReportProblem], options: SiteOptions,
    analyze: (Int, @escaping @Sendable (Int) -> ExerciseAnalysis) -> [ExerciseAnalysis]
  ) {
    self.options = options
    self.problems = problems
    analysis = JournalAnalysis(
      journal, formula: options.formula, asOf: options.asOf, analyze: analyze)
    quantity = Quantity(unit: journal.settings.unit)
    measurements = journal.measurements
    files = journal.files
    let texts = options.isIncognito ? [] : options.sourceTexts
    sessions = SessionReport.make(
      analysis.history.sessions, records: analysis.records, texts: texts)
    undatedSessions = SessionReport.makeUndated(
      analysis.history.undatedSessions, first: sessions.count, texts: texts)
    sources = SourceLinks(
      journal: journal, problems: problems, options: options, sessions: sessions + undatedSessions)
    sessionNames = SessionNames(sessions)
    exercises = ExerciseReport.make(analysis)
    exerciseIndexes = Dictionary(
      uniqueKeysWithValues: exercises.enumerated().map { ($1.name, $0) })
  }

  var history: TrainingHistory { analysis.history }
  var formulas: FormulaChoice { analysis.formulas }
  /// All record events and baselines, in order of time.
  var records: [RecordEvent] { analysis.records }

  func exercise(named name: String) -> ExerciseReport? {
    exerciseIndexes[name].map { exercises[$0] }
  }

  /// The page of the session in which an exercise was done on a day, at the exercise's place.
  func place(of exercise: ExerciseReport, on date: CivilDate) -> String? {
    guard let index = exercise.resultIndex(on: date) else { return nil }
    let performances = exercise.history.days[index].performances
    return performances.first.map { sessions[$0.sessionIndex].path(of: exercise.name) }
  }

  /// A line of the journal as it was written; empty when it may not be shown.
  func written(_ location: SourceLocation) -> ArraySlice<UInt8> {
    let file = Int(location.fileIndex)
    guard !options.isIncognito, options.sourceTexts.indices.contains(file) else { return [] }
    return options.sourceTexts[file].shownBytes(ofLine: Int(location.lineNumber))
  }

  /// The page of the first session of a day; `nil` when there is none.
  func sessionPath(on date: CivilDate) -> String? {
    let low = sessions.firstIndex(notBefore: date) { $0.session.date ?? date }
    guard low < sessions.count, sessions[low].session.date == date else { return nil }
    return sessions[low].path
  }

  /// The years with sessions, ascending.
  var years: [Int] {
    var years: [Int] = []
    for session in history.sessions {
      if let year = session.date?.year, years.last != year { years.append(year) }
    }
    return years
  }
}
