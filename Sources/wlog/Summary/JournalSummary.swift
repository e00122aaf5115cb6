import JournalSyntax
import WorkoutAnalysis
import WorkoutInterchange
import WorkoutModel

/// The whole journal at a glance.
struct JournalSummary {
  private let history: TrainingHistory
  private let formulas: FormulaChoice
  private let journal: Journal
  private let newestRecords: [RecordEvent]

  init(_ history: TrainingHistory, formulas: FormulaChoice, journal: Journal) {
    self.history = history
    self.formulas = formulas
    self.journal = journal
    newestRecords = RecordBook(history, formulas: formulas).events
      .filter { $0.kind == .weight || $0.kind == .e1rm || $0.kind == .mostReps }
      .suffix(8).reversed()
  }

  /// In one of the formats `text`, `md` and `json`.
  func output(_ format: String, _ style: TextStyle) -> [UInt8] {
    switch format {
    case "json": json()
    case "md": Array(markdown().utf8)
    default: Array(text(style).utf8)
    }
  }
}

extension JournalSummary {
  private struct Row {
    let exercise: ExerciseHistory
    let last: DayResult?
    let best: Double?
    let series: [Double]
  }

  /// The most interesting exercises first.
  private func rows(atMost limit: Int) -> [Row] {
    history.exercisesByInterest().prefix(limit).map { exercise in
      let days = exercise.dayResults(formula: formulas.formula(for: exercise.name))
      let series = days.oneRepMaxSeries().map(\.value)
      return Row(exercise: exercise, last: days.last, best: series.max(), series: series)
    }
  }

  private func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("formula", formulas.standard.name)
      json.field("sessions", history.sessions.count)
      json.field("first", history.firstDate?.description)
      json.field("last", history.lastDate?.description)
      json.array("exercises", rows(atMost: Int.max)) { json, row in
        json.object { json in
          json.field("exercise", row.exercise.name)
          json.field("sessions", row.exercise.sessionCount)
          json.field("first", row.exercise.firstDate?.description)
          json.field("last", row.exercise.lastDate?.description)
          json.field("best_e1rm_kg", row.best, decimals: 4)
        }
      }
      json.array("weeks", history.totals(by: .week)) { json, week in
        json.object { json in
          json.field("week", week.start.isoWeekName)
          json.field("sessions", week.sessions)
          json.field("tonnage_kg", week.work.tonnage, decimals: 3)
          json.field("sets", week.work.workingSets)
          json.field("reps", week.work.reps, decimals: 3)
        }
      }
    }
    json.endLine()
    return json.bytes
  }
}

extension JournalSummary {
  private func text(_ style: TextStyle) -> String {
    guard !history.exercises.isEmpty else { return headline + "\n" }
    var text = style(headline, .bold) + "\n\n" + exerciseTable().text(style)
    if let weeks = weekTable() { text += "\n" + weeks.text(style) }
    if let records = recordTable() {
      text += "\n" + style("newest records", .bold) + "\n" + records.text(style)
    }
    return text
      + NumberNotes.text(
        [NumberNotes.oneRepMax(formulas.standard), NumberNotes.tonnage, NumberNotes.records],
        explain: ["e1rm", "tonnage", "records"], style)
  }

  private func markdown() -> String {
    guard !history.exercises.isEmpty else { return headline + "\n" }
    var text = headline + "\n\n" + exerciseTable().markdown()
    if let records = recordTable() { text += "\n**Newest records**\n\n" + records.markdown() }
    return text
  }

  private var headline: String {
    guard let first = history.firstDate, let last = history.lastDate else {
      return "no dated sessions yet"
    }
    let exercises = Plural.of(history.exercises.count, "exercise")
    return "\(Plural.of(history.sessions.count, "session")), \(exercises), \(first) to \(last)"
  }

  private func exerciseTable() -> TextTable {
    var table = TextTable([
      ("exercise", .left), ("sessions", .right), ("last", .left), ("top set", .left),
      ("best e1RM", .right), ("", .left),
    ])
    for row in rows(atMost: 15) {
      let set = row.last?.topSet
      let words = [set?.load.shortText ?? "", set?.effort.shortText ?? ""].filter { !$0.isEmpty }
      table.add([
        row.exercise.name, String(row.exercise.sessionCount),
        row.exercise.lastDate?.description ?? "", words.joined(separator: " × "),
        row.best.map { MassText.of(kilograms: $0, in: journal.settings.unit) } ?? "",
        row.series.count > 1 ? BlockChart.sparkline(row.series, width: 16) : "",
      ])
    }
    return table
  }

  private func weekTable() -> TextTable? {
    let weeks = history.totals(by: .week).filled(by: .week).suffix(8)
    guard let greatest = weeks.map(\.sessions).max(), greatest > 0 else { return nil }
    var table = TextTable([
      ("week", .left), ("sessions", .right), ("sets", .right), ("tonnage", .right), ("", .left),
    ])
    let heaviest = weeks.map(\.work.tonnage).max() ?? 0
    for week in weeks {
      table.add([
        week.start.isoWeekName, String(week.sessions), String(week.work.workingSets),
        MassText.of(kilograms: week.work.tonnage, in: journal.settings.unit, decimals: 0),
        BlockChart.bar(week.work.tonnage, of: heaviest, width: 24),
      ])
    }
    return table
  }

  private func recordTable() -> TextTable? {
    guard !newestRecords.isEmpty else { return nil }
    var table = TextTable([
      ("date", .left), ("exercise", .left), ("record", .left), ("set", .left),
    ])
    for event in newestRecords {
      table.add([event.date.description, event.exercise, event.kind.words, event.setText])
    }
    return table
  }
}
