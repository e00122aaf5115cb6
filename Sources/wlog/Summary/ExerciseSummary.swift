import JournalSyntax
import WorkoutAnalysis
import WorkoutInterchange
import WorkoutModel

/// One exercise at a glance.
struct ExerciseSummary {
  private let history: ExerciseHistory
  private let formula: OneRepMaxFormula
  private let journal: Journal
  private let days: [DayResult]
  private let repMaxes: RepMaxTable
  private let trend: TrendReport

  init(_ history: ExerciseHistory, formula: OneRepMaxFormula, journal: Journal) {
    self.history = history
    self.formula = formula
    self.journal = journal
    days = history.dayResults(formula: formula)
    repMaxes = RepMaxTable(history, formula: formula)
    trend = TrendReport(days.oneRepMaxSeries())
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

extension ExerciseSummary {
  private func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("exercise", history.name)
      json.field("formula", formula.name)
      json.field("sessions", history.sessionCount)
      json.field("first", history.firstDate?.description)
      json.field("last", history.lastDate?.description)
      json.array("e1rm", days.oneRepMaxSeries()) { json, point in
        json.object { json in
          json.field("date", point.date.description)
          json.field("value_kg", point.value, decimals: 4)
        }
      }
      json.repMaxes([repMaxes], in: journal)
      json.object("trend") { json in writeTrend(to: &json) }
      json.array("volume_by_week", history.totals(by: .week)) { json, week in
        json.object { json in
          json.field("week", week.start.isoWeekName)
          json.field("tonnage_kg", week.work.tonnage, decimals: 3)
          json.field("sets", week.work.workingSets)
          json.field("reps", week.work.reps, decimals: 3)
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  /// Null where the days are too few for a slope.
  private func writeTrend(to json: inout JSONWriter) {
    json.field("method", "theil-sen")
    json.field("slope_kg_per_week", trend.trend?.slopePerWeek, decimals: 6)
    json.field("low", trend.trend?.lowPerWeek, decimals: 6)
    json.field("high", trend.trend?.highPerWeek, decimals: 6)
    json.field("n", trend.count)
    json.field("from", trend.firstDate?.description)
    json.field("to", trend.lastDate?.description)
    json.field("verdict", trend.verdict.name)
  }
}

extension ExerciseSummary {
  private func text(_ style: TextStyle) -> String {
    var text = style(history.name, .bold) + "\n" + facts.map { "  \($0)\n" }.joined()
    let series = days.oneRepMaxSeries().map(\.value)
    if series.count > 1 {
      text += "\n  e1RM    \(style(BlockChart.sparkline(series, width: 40), .cyan))\n"
    }
    text += weeks(style)
    if !repMaxes.rows.isEmpty {
      text += "\n" + repMaxes.text(style)
    }
    return text
      + NumberNotes.text(
        [NumberNotes.oneRepMax(formula), NumberNotes.tonnage, NumberNotes.trend],
        explain: ["e1rm", "tonnage", "trend", "rep max"], style)
  }

  private func markdown() -> String {
    var text = "## \(history.name)\n\n" + facts.map { "- \($0)\n" }.joined()
    var table = TextTable([("reps", .right), ("lifted", .right), ("on", .left)])
    let rows = repMaxes.rows.filter { $0.actual != nil }
    for row in rows {
      table.add([
        String(row.reps), row.actual?.load.shortText ?? "", row.actual?.date.description ?? "",
      ])
    }
    if !rows.isEmpty { text += "\n" + table.markdown() }
    return text
  }

  /// What is worth knowing, a sentence each.
  private var facts: [String] {
    var facts: [String] = []
    if let first = history.firstDate, let last = history.lastDate {
      facts.append(
        "\(Plural.of(history.sessionCount, "session")) from \(first) to \(last)")
    }
    if let day = days.last, let set = day.topSet {
      let words = [set.load.shortText, set.effort.shortText].filter { !$0.isEmpty }
      facts.append("last time: \(words.joined(separator: " × ")) on \(day.date)")
    }
    if let best = repMaxes.bestOneRepMax {
      let mass = MassText.of(kilograms: best, in: journal.settings.unit)
      facts.append("best e1RM: \(mass) (\(formula.name))")
    }
    facts.append(trendFact)
    return facts
  }

  private var trendFact: String {
    guard let line = trend.trend, trend.verdict != .tooFew else {
      return "trend: too few days to tell"
    }
    let unit = journal.settings.unit
    let slope = MassText.of(kilograms: line.slopePerWeek, in: unit, decimals: 2)
    let low = MassText.of(kilograms: line.lowPerWeek, in: unit, decimals: 2)
    let high = MassText.of(kilograms: line.highPerWeek, in: unit, decimals: 2)
    return "trend: \(trend.verdict.name), \(slope) a week (\(low) to \(high), "
      + "\(Plural.of(trend.count, "day")))"
  }

  private func weeks(_ style: TextStyle) -> String {
    let weeks = history.totals(by: .week).suffix(12)
    let greatest = weeks.map(\.work.tonnage).max() ?? 0
    guard greatest > 0 else { return "" }
    var table = TextTable([("week", .left), ("tonnage", .right), ("", .left)])
    for week in weeks {
      table.add([
        week.start.isoWeekName,
        MassText.of(kilograms: week.work.tonnage, in: journal.settings.unit, decimals: 0),
        BlockChart.bar(week.work.tonnage, of: greatest),
      ])
    }
    return "\n" + table.text(style, indent: "  ")
  }
}
