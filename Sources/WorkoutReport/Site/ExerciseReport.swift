import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// An exercise with its pages and its numbers.
struct ExerciseReport {
  let analysis: ExerciseAnalysis
  let isFavourite: Bool
  /// Unique in the site; the page is `exercises/<slug>.html`.
  let slug: String
  let ink: Ink
  /// By what this exercise's progress is shown.
  let measure: Measure
  /// The measure on each day that has it, in its own unit.
  let points: [DatedValue]
  /// The best ever of the measure, at its first day.
  let best: DatedValue?
  /// Records proper, without the baseline, in order of time.
  let recordEvents: [RecordEvent]

  var history: ExerciseHistory { analysis.history }
  /// One for each day, ascending.
  var results: [DayResult] { analysis.results }
  var repMaxes: RepMaxTable { analysis.repMaxes }
  var formula: OneRepMaxFormula { analysis.formula }
  var name: String { history.name }
  var path: String { "exercises/\(slug).html" }
  var lastResult: DayResult? { results.last }
  /// The last day with a top set; the last day where none has one.
  var lastTopResult: DayResult? { results.last { $0.topSet != nil } ?? results.last }

  /// The set from which the best ever comes.
  var bestSet: TrainingSet? {
    guard let best, let index = resultIndex(on: best.date) else { return nil }
    return switch measure {
    case .oneRepMax: results[index].oneRepMaxSet
    case .reps:
      history.days[index].sets.first { $0.isWorking && $0.effort.reps?.double == best.value }
    default: results[index].topSet
    }
  }

  /// Where in `results` a day is; `nil` when the exercise was not done on it.
  func resultIndex(on date: CivilDate) -> Int? {
    let index = results.firstIndex(notBefore: date, by: \.date)
    return index < results.count && results[index].date == date ? index : nil
  }

  /// The records of a day, in the order of the journal.
  func records(on date: CivilDate) -> ArraySlice<RecordEvent> {
    recordEvents.within(date...date, by: \.date)
  }

  private init(_ analysis: ExerciseAnalysis, slug: String, settings: JournalSettings) {
    self.analysis = analysis
    self.slug = slug
    isFavourite = settings.favourites.contains(analysis.name)
    ink = settings.colors[analysis.name].flatMap(Ink.init(named:)) ?? Palette.blue
    let measure = Measure(analysis.results)
    self.measure = measure
    points = analysis.results.compactMap { result in
      measure.value(of: result).map { DatedValue(date: result.date, value: $0) }
    }
    best = points.reduce(nil) { best, point in
      best.map { $0.value >= point.value } ?? false ? best : point
    }
    recordEvents = analysis.records.filter { $0.kind != .first }
  }

  static func make(_ analysis: JournalAnalysis) -> [ExerciseReport] {
    var slugs = Slugs()
    var slugByName: [String: String] = [:]
    // In order of names, so that a slug never depends on how often something was trained.
    for exercise in analysis.history.exercises {
      slugByName[exercise.name] = slugs.make(for: exercise.name)
    }
    return analysis.exercises.map { exercise in
      ExerciseReport(
        exercise, slug: slugByName[exercise.name] ?? "index", settings: analysis.history.settings)
    }
  }
}
