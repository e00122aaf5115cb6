import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// An exercise with its pages and its numbers.
struct ExerciseReport {
  let history: ExerciseHistory
  let isFavourite: Bool
  /// Unique in the site; the page is `exercises/<slug>.html`.
  let slug: String
  let ink: Ink
  /// One for each day, ascending.
  let results: [DayResult]
  /// In order of time; the first is the baseline.
  let events: [RecordEvent]
  let repMaxes: RepMaxTable?
  let formula: OneRepMaxFormula
  /// By what this exercise's progress is shown.
  let measure: Measure

  var name: String { history.name }
  var path: String { "exercises/\(slug).html" }
  var lastResult: DayResult? { results.last }

  /// Records proper, without the baseline.
  var recordEvents: [RecordEvent] { events.filter { $0.kind != .first } }

  /// The measure on each day that has it, in its own unit.
  var points: [(date: CivilDate, value: Double)] {
    results.compactMap { result in measure.value(of: result).map { (result.date, $0) } }
  }

  /// The best ever of the measure, at its first day.
  var best: (date: CivilDate, value: Double)? {
    var best: (date: CivilDate, value: Double)?
    for point in points where point.value > best?.value ?? -.infinity {
      best = point
    }
    return best
  }

  /// Where in `results` a day is; `nil` when the exercise was not done on it.
  func resultIndex(on date: CivilDate) -> Int? {
    var (low, high) = (0, results.count)
    while low < high {
      let middle = (low + high) / 2
      if results[middle].date < date { low = middle + 1 } else { high = middle }
    }
    return low < results.count && results[low].date == date ? low : nil
  }

  static func make(
    _ history: TrainingHistory, records: RecordBook, formulas: FormulaChoice
  ) -> [ExerciseReport] {
    var slugs = Slugs()
    var slugByName: [String: String] = [:]
    // In order of names, so that a slug never depends on how often something was trained.
    for exercise in history.exercises { slugByName[exercise.name] = slugs.make(for: exercise.name) }
    let events = Dictionary(grouping: records.events, by: \.exercise)
    let tables = Dictionary(
      records.repMaxes.map { ($0.exercise, $0) }, uniquingKeysWith: { first, _ in first })
    let favourites = Set(history.settings.favourites)
    return history.exercisesByInterest().map { exercise in
      let formula = formulas.formula(for: exercise.name)
      let results = exercise.dayResults(formula: formula)
      return ExerciseReport(
        history: exercise, isFavourite: favourites.contains(exercise.name),
        slug: slugByName[exercise.name] ?? "index",
        ink: history.settings.colors[exercise.name].flatMap(Ink.init(named:)) ?? Palette.blue,
        results: results, events: events[exercise.name] ?? [], repMaxes: tables[exercise.name],
        formula: formula, measure: Measure(results))
    }
  }
}
