import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// Heat maps of training days.
struct CalendarFigures {
  private let report: Report
  /// Working sets of each day with training.
  private let amounts: [TimePoint]
  private let recordDays: [Int]

  init(_ report: Report) {
    self.report = report
    amounts = report.history.totals(by: .day).map { day in
      TimePoint(
        day: Int(day.start.dayNumber), value: Double(max(1, day.work.workingSets)))
    }
    var days: [Int] = []
    for event in report.records where event.kind == .weight {
      let day = Int(event.date.dayNumber)
      if days.last != day { days.append(day) }
    }
    recordDays = days
  }

  /// The last 52 weeks.
  var recent: Figure? {
    let last = Int(report.options.asOf.dayNumber)
    let first = Int(report.options.asOf.monday.dayNumber) - 52 * 7
    return figure(
      name: "calendar-recent", days: first...last, span: "in the last 52 weeks")
  }

  func year(_ year: Int) -> Figure? {
    guard let first = CivilDate(year: year, month: 1, day: 1),
      let last = CivilDate(year: year, month: 12, day: 31)
    else { return nil }
    return figure(
      name: "calendar-\(year)", days: Int(first.dayNumber)...Int(last.dayNumber),
      span: "in \(year)")
  }

  private func figure(name: String, days: ClosedRange<Int>, span: String) -> Figure? {
    let shown = amounts.filter { days.contains($0.day) }
    let marked = recordDays.filter(days.contains)
    let text = ChartText(
      title: "\(Quantity.count(shown.count, "training day")) \(span)",
      summary: "The stronger the colour, the more working sets"
        + (marked.isEmpty
          ? "."
          : "; the \(Quantity.count(marked.count, "day")) with a new heaviest set "
            + (marked.count == 1 ? "is" : "are") + " framed."))
    let chart = CalendarChart(
      text: text, days: days, amounts: shown, marked: marked, markedName: "record")
    var months: [(index: Int, days: Int, sets: Double)] = []
    for point in shown {
      let index = CalendarDay.monthIndex(of: point.day)
      if months.last?.index != index { months.append((index, 0, 0)) }
      months[months.count - 1].days += 1
      months[months.count - 1].sets += point.value
    }
    return Figure(
      name: name, text: text, wide: chart.picture(.wide), narrow: chart.picture(.narrow),
      table: FigureTable(
        caption: "Training days by month", columns: ["Month", "days", "working sets"],
        rows: months.reversed().map {
          [
            "\(CalendarDay.monthNames[$0.index % 12]) \($0.index / 12)", String($0.days),
            NumberText.rounded($0.sets, decimals: 0),
          ]
        }))
  }
}
