import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// When training happened: streaks, weeks and months, the calendar.
struct CalendarPage {
  let report: Report

  var files: [SiteFile] {
    let page = Page(
      path: "calendar.html", title: "Calendar",
      description: "Training days, streaks, weeks and months.", section: .calendar)
    let calendars = CalendarFigures(report)
    // The files of these belong to the pages of the years.
    let years = report.years.suffix(4).reversed().compactMap(calendars.year)
    let engagement = [EngagementFigures(report).weeks, EngagementFigures(report).months]
      .compactMap(\.self)
    let html = page.file(report) { html in
      html.add(.h1, text: "Calendar")
      html.add(.p, .class("lead"), text: lead)
      guard !report.sessions.isEmpty else { return }
      addStreaks(to: &html)
      if !engagement.isEmpty { html.add(.h2, text: "Weeks and months") }
      for figure in engagement { html.add(figure, on: page) }
      html.add(.h2, text: "Years")
      for figure in years { html.add(figure, on: page) }
      html.add(.ul, .class("sets")) { html in
        for year in report.years.reversed() {
          html.add(.li) {
            $0.add(.a, .href(page.link("years/\(year).html")), text: "\(year) in review")
          }
        }
      }
      html.add(.h2, text: "The last twelve months")
      MonthTables(report).add(on: page, to: &html)
    }
    return [html] + engagement.flatMap(\.files)
  }

  private var lead: String {
    let days = report.history.trainingDays.count
    guard days > 0 else { return "No training day yet." }
    let streak = report.history.streaks(by: .week, asOf: report.options.asOf).current
    return "\(Quantity.count(days, "training day"))"
      + (streak.map { ", and \(Quantity.count($0.count, "week")) in a row now." } ?? ".")
  }

  private func addStreaks(to html: inout Markup) {
    html.add(.h2, text: "Streaks")
    let rows: [(String, Period)] = [("Days", .day), ("Weeks", .week), ("Months", .month)]
    html.addTable(
      FigureTable(
        caption: "Periods in a row with training in each",
        columns: ["By", "Now", "Longest", "From"],
        rows: rows.map { name, period in
          let streaks = report.history.streaks(by: period, asOf: report.options.asOf)
          return [
            name, String(streaks.current?.count ?? 0), String(streaks.longest?.count ?? 0),
            streaks.longest?.start.text ?? "–",
          ]
        }))
  }
}

extension IndexPage {
  /// The weeks in a row, for the first page.
  func addStreak(to html: inout Markup) {
    let streaks = report.history.streaks(by: .week, asOf: report.options.asOf)
    html.addFact(
      "Weeks in a row", String(streaks.current?.count ?? 0),
      note: streaks.longest.map { "longest \($0.count)" })
  }
}
