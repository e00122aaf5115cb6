import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// Each year in review, on a page that prints well.
struct YearPages {
  let report: Report

  func parts(_ prints: PageFingerprints) -> [SitePart] {
    let totals = report.history.totals(by: .year)
    let calendars = CalendarFigures(report)
    return totals.indices.map { index in
      let before = index > 0 ? totals[index - 1] : nil
      let after = index + 1 < totals.count ? totals[index + 1] : nil
      let year = totals[index].start.year
      let last = report.sessions.last { $0.session.date?.year == year }
      let print = last.map {
        prints.page(until: $0, links: ["year", String(after?.start.year ?? 0)])
      }
      return SitePart(print) {
        let figure = calendars.year(year)
        return [file(totals[index], before: before, after: after, figure)] + (figure?.files ?? [])
      }
    }
  }

  private func file(
    _ year: PeriodTotals, before: PeriodTotals?, after: PeriodTotals?, _ calendar: Figure?
  ) -> SiteFile {
    func link(_ totals: PeriodTotals?) -> PageLink? {
      totals.map { PageLink(name: String($0.start.year), path: "years/\($0.start.year).html") }
    }
    let page = Page(
      path: "years/\(year.start.year).html", title: "\(year.start.year) in review",
      description: "The training year \(year.start.year) on one page.", section: .calendar,
      previous: link(before), next: link(after))
    return page.file(report) { html in
      html.add(.h1, text: page.title)
      html.add(.p, .class("lead")) { html in
        html.append("\(Quantity.count(year.days, "training day")). ")
        html.add(
          .a, .href(page.link("sessions/\(year.start.year).html")),
          text: "Every session of the year")
      }
      addFacts(year, before: before, to: &html)
      html.add(.h2, text: "Training days")
      if let calendar { html.add(calendar, on: page) }
      YearLifts(report: report, year: year.start.year).add(on: page, to: &html)
    }
  }

  private func addFacts(_ year: PeriodTotals, before: PeriodTotals?, to html: inout Markup) {
    let quantity = report.quantity
    func note(_ number: (PeriodTotals) -> Double, _ text: (Double) -> String) -> String? {
      before.map { "\($0.start.year): " + text(number($0)) }
    }
    func plain(_ value: Double) -> String { NumberText.rounded(value, decimals: 0) }
    func mass(_ value: Double) -> String { quantity.mass(value, decimals: 0) }
    html.add(.dl, .class("facts")) { html in
      html.addFact(
        "Sessions", plain(Double(year.sessions)), note: note({ Double($0.sessions) }, plain))
      html.addFact(
        "Working sets", plain(Double(year.work.workingSets)),
        note: note({ Double($0.work.workingSets) }, plain))
      html.addFact("Reps", plain(year.work.reps), note: note({ $0.work.reps }, plain))
      html.addFact("Volume", mass(year.work.tonnage), note: note({ $0.work.tonnage }, mass))
      if year.minutes > 0 {
        html.addFact(
          "Hours", plain(Double(year.minutes) / 60), note: note({ Double($0.minutes) / 60 }, plain))
      }
    }
  }
}

/// The lifts of one year: how often, the best, and what it was the year before.
private struct YearLifts {
  let report: Report
  let year: Int

  private struct Line {
    let exercise: ExerciseReport
    let days: Int
    let best: DatedValue?
    let bestBefore: Double?
    let records: Int
  }

  func add(on page: Page, to html: inout Markup) {
    let lines = report.exercises.compactMap(line).sorted {
      ($1.days, $0.exercise.name) < ($0.days, $1.exercise.name)
    }
    guard !lines.isEmpty else { return }
    html.add(.h2, text: "Lifts")
    html.addScroll("Lifts") { html in
      html.add(.table, .class("wide sortable")) { html in
        html.add(.caption, text: "The best of the year, and how much more than the year before")
        html.add(.thead) { html in
          html.add(.tr) { html in
            for name in ["Exercise", "Days", "Best", "On", "Change", "Records"] {
              html.add(.th, text: name)
            }
          }
        }
        html.add(.tbody) { html in
          for line in lines.prefix(60) { add(line, on: page, to: &html) }
        }
      }
    }
  }

  private func line(_ exercise: ExerciseReport) -> Line? {
    guard let days = Self.days(of: year) else { return nil }
    let count = exercise.results.within(days, by: \.date).count
    guard count > 0 else { return nil }
    return Line(
      exercise: exercise, days: count,
      best: exercise.points.within(days, by: \.date).reduce(nil) { best, point in
        best.map { $0.value >= point.value } ?? false ? best : point
      },
      bestBefore: Self.days(of: year - 1).flatMap {
        exercise.points.within($0, by: \.date).map(\.value).max()
      },
      records: exercise.recordEvents.within(days, by: \.date).count)
  }

  private static func days(of year: Int) -> ClosedRange<CivilDate>? {
    guard let first = CivilDate(year: year, month: 1, day: 1),
      let last = CivilDate(year: year, month: 12, day: 31)
    else { return nil }
    return first...last
  }

  private func add(_ line: Line, on page: Page, to html: inout Markup) {
    let measure = line.exercise.measure
    html.add(.tr) { html in
      html.add(.th) {
        $0.add(.a, .href(page.link(line.exercise.path)), text: line.exercise.name)
      }
      html.add(.td, .data("v", String(line.days)), text: String(line.days))
      html.add(
        .td, .data("v", Figure.plain(line.best?.value ?? 0)),
        text: line.best.map { measure.text($0.value, report.quantity) } ?? "–")
      html.add(.td, .data("v", String(line.best?.date.dayNumber ?? 0))) { html in
        guard let date = line.best?.date else { return html.append("–") }
        if let place = report.place(of: line.exercise, on: date) {
          html.add(.a, .href(page.link(place)), text: date.shortText)
        } else {
          html.add(date, isShort: true)
        }
      }
      let change = line.best.flatMap { best in line.bestBefore.map { best.value - $0 } }
      html.add(
        .td, .data("v", Figure.plain(change ?? 0)),
        text: change.map { change in
          (change > 0 ? "+" : "") + measure.text(change, report.quantity)
        } ?? "new")
      html.add(.td, .data("v", String(line.records)), text: String(line.records))
    }
  }
}
