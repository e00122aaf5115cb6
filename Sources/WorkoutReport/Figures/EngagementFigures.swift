import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// How often training happened, by week and by month.
struct EngagementFigures {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  /// Sessions in each of the last 52 weeks.
  var weeks: Figure? {
    let weeks = report.history.totals(by: .week)
      .filled(by: .week, through: report.options.asOf.monday).suffix(52)
    return figure(
      Array(weeks), name: "calendar-weeks", step: .week, noun: "session", span: "week",
      value: \.sessions
    ) { $0.start.text }
  }

  /// Training days in each of the last 24 months.
  var months: Figure? {
    let months = report.history.totals(by: .month)
      .filled(by: .month, through: Period.month.start(of: report.options.asOf)).suffix(24)
    return figure(
      Array(months), name: "calendar-months", step: .month, noun: "training day", span: "month",
      value: \.days
    ) { "\(CalendarDay.monthNames[$0.start.month - 1]) \($0.start.year)" }
  }

  private func figure(
    _ totals: [PeriodTotals], name: String, step: Figure.Overlay.Step, noun: String, span: String,
    value: KeyPath<PeriodTotals, Int>, label: (PeriodTotals) -> String
  ) -> Figure? {
    guard totals.count > 1, let most = totals.map({ $0[keyPath: value] }).max(), most > 0 else {
      return nil
    }
    let period: Period = step == .week ? .week : .month
    let sum = totals.reduce(0) { $0 + $1[keyPath: value] }
    let mean = Double(sum) / Double(totals.count)
    let chart = BarChart(
      text: ChartText(
        title: "\(NumberText.rounded(mean)) \(noun)s a \(span)",
        summary: "\(Quantity.count(sum, noun)) in the last \(Quantity.count(totals.count, span)); "
          + "the most in one was \(most)."),
      unit: noun + "s",
      axis: .days(
        totals.map {
          Int($0.start.dayNumber)..<Int(period.next(after: $0.start).dayNumber)
        }),
      series: [
        BarSeries(
          name: noun + "s", ink: Palette.blue, values: totals.map { Double($0[keyPath: value]) })
      ],
      references: [
        ReferenceLine(value: mean, label: "mean " + NumberText.rounded(mean))
      ],
      hasWholeNumbers: true, height: 200)
    return Figure(
      name: name, chart: chart,
      overlay: Figure.Overlay(
        step: step, names: [noun + "s"], unit: "",
        rows: totals.map { (Int($0.start.dayNumber), [Double($0[keyPath: value])]) }),
      table: FigureTable(
        caption: "By \(span), newest first",
        columns: [span == "week" ? "Week of" : "Month", noun + "s", "working sets"],
        rows: totals.reversed().map {
          [label($0), String($0[keyPath: value]), String($0.work.workingSets)]
        }))
  }
}
