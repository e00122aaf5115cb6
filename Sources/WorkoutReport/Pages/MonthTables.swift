import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// The last twelve months as small calendars; each training day links to its session.
struct MonthTables {
  private let report: Report
  private let pathByDay: [Int32: String]
  private let levelByDay: [Int32: Int]

  init(_ report: Report) {
    self.report = report
    let start = report.options.asOf.adding(days: -400)
    var paths: [Int32: String] = [:]
    for session in report.sessions {
      guard let date = session.session.date, date >= start else { continue }
      paths[date.dayNumber] = paths[date.dayNumber] ?? session.path
    }
    let days = report.history.totals(by: .day).filter { $0.start >= start }
    let levels = CalendarChart.levels(of: days.map { Double(max(1, $0.work.workingSets)) })
    pathByDay = paths
    levelByDay = Dictionary(
      zip(days.map(\.start.dayNumber), levels), uniquingKeysWith: { first, _ in first })
  }

  func add(on page: Page, to html: inout Markup) {
    html.add(.div, .class("months")) { html in
      var month = Period.month.start(of: report.options.asOf)
      for _ in 0..<12 {
        add(month, on: page, to: &html)
        month = Period.month.start(of: month.adding(days: -1))
      }
    }
  }

  private func add(_ month: CivilDate, on page: Page, to html: inout Markup) {
    let (year, number, _) = month.components
    html.add(.table) { html in
      html.add(.caption, text: "\(longMonthNames[number - 1]) \(year)")
      html.add(.thead) { html in
        html.add(.tr) { html in
          for name in ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] {
            html.add(.th, text: name)
          }
        }
      }
      html.add(.tbody) { html in
        var monday = month.monday
        while monday < Period.month.next(after: month) {
          html.add(.tr) { html in
            for day in (0..<7).map({ monday.adding(days: $0) }) {
              if day.month == number {
                add(day: day, on: page, to: &html)
              } else {
                html.add(.td, text: "")
              }
            }
          }
          monday = monday.adding(days: 7)
        }
      }
    }
  }

  private func add(day: CivilDate, on page: Page, to html: inout Markup) {
    guard let path = pathByDay[day.dayNumber] else {
      html.add(.td, text: String(day.day))
      return
    }
    html.add(.td, .class("l\((levelByDay[day.dayNumber] ?? 1) + 1)")) { html in
      html.add(
        .a, .href(page.link(path)), .aria("label", "Session of \(day.text)"), text: String(day.day))
    }
  }
}
