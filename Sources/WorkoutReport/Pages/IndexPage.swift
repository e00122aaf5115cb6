import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// The first page: this week, the lifts, the newest records, the calendar.
struct IndexPage {
  let report: Report

  var page: Page {
    Page(
      path: "index.html", title: report.options.title,
      description: "Lifts, records and training days as of \(report.options.asOf).",
      section: .overview)
  }

  var files: [SiteFile] {
    let page = page
    let calendar = CalendarFigures(report).recent
    let html = page.file(report) { html in
      html.add(.h1, text: report.options.title)
      html.add(.p, .class("lead"), text: lead)
      guard !report.history.sessions.isEmpty else {
        addWelcome(to: &html)
        return
      }
      addWeek(to: &html)
      addCards(on: page, to: &html)
      html.add(.div, .class("split")) { html in
        addRecords(on: page, to: &html)
        addNext(on: page, to: &html)
      }
      html.add(.h2, text: "Training days")
      if let calendar { html.add(calendar, on: page) }
    }
    return [html] + (calendar?.files ?? [])
  }

  private var lead: String {
    let count = report.history.sessions.count
    guard count > 0, let first = report.history.firstDate, let last = report.history.lastDate else {
      return report.undatedSessions.isEmpty
        ? "Nothing has been written down yet."
        : "\(Quantity.count(report.undatedSessions.count, "session")), none of them with a date."
    }
    return "\(Quantity.count(count, "session")) since \(first.text), the last one "
      + "\(last.ago(asOf: report.options.asOf))."
  }
}

extension IndexPage {
  private func addWelcome(to html: inout Markup) {
    html.add(.div, .class("prose")) { html in
      html.add(.h2, text: "How to begin")
      html.add(
        .p, text: "Write a day and what you did, in any text file, and build the report again:")
      html.add(.pre) {
        $0.add(.code, text: "2026-03-02 Push A\nBench Press 60 kg x 5 x 3\nDips 12, 10, 8")
      }
      html.add(.p, text: "Cards, charts and records appear here as soon as there is a session.")
    }
  }

  /// This week against the mean of the four before.
  private func addWeek(to html: inout Markup) {
    let monday = report.options.asOf.monday
    let weeks = report.history.totals(by: .week)
    let current = weeks.first { $0.start == monday }
    let before = weeks.filter { $0.start < monday && $0.start >= monday.adding(days: -28) }
    func mean(_ value: (PeriodTotals) -> Double) -> Double {
      before.reduce(0) { $0 + value($1) } / 4
    }
    let quantity = report.quantity
    html.add(.dl, .class("facts")) { html in
      html.addFact(
        "Sessions this week", String(current?.sessions ?? 0),
        note: "mean of four weeks \(NumberText.rounded(mean { Double($0.sessions) }))")
      html.addFact(
        "Working sets this week", String(current?.work.workingSets ?? 0),
        note: "mean of four weeks "
          + NumberText.rounded(mean { Double($0.work.workingSets) }, decimals: 0))
      html.addFact(
        "Volume this week", quantity.mass(current?.work.tonnage ?? 0, decimals: 0),
        note: "mean of four weeks " + quantity.mass(mean { $0.work.tonnage }, decimals: 0))
      addStreak(to: &html)
    }
  }

  private func addCards(on page: Page, to html: inout Markup) {
    let count = max(12, report.exercises.count(where: \.isFavourite))
    html.add(.h2, text: "Lifts")
    html.add(.div, .class("cards")) { html in
      for exercise in report.exercises.prefix(count) {
        html.addCard(exercise, report, on: page)
      }
    }
    if report.exercises.count > count {
      html.add(.p) {
        $0.add(
          .a, .href(page.link("exercises/index.html")),
          text: "All \(report.exercises.count) exercises")
      }
    }
  }

  private func addRecords(on page: Page, to html: inout Markup) {
    let newest = RecordGroup.make(report.records).suffix(8).reversed()
    html.add(.section) { html in
      html.add(.h2, text: "Newest records")
      guard !newest.isEmpty else {
        html.add(
          .p, .class("muted"),
          text: "None yet: the first day of an exercise is what later days are compared with.")
        return
      }
      html.add(.ul, .class("list records")) { html in
        for group in newest { html.add(group, report, on: page, names: .links) }
      }
    }
  }
}

extension Markup {
  /// A lift at a glance.
  mutating func addCard(_ exercise: ExerciseReport, _ report: Report, on page: Page) {
    add(.article, .class("card")) { html in
      html.add(.h3) { html in
        html.add(.a, .href(page.link(exercise.path)), text: exercise.name)
        if exercise.isFavourite {
          html.append(" ")
          html.add(
            .span, .class("star"), .role("img"), .aria("label", "favourite"), text: "\u{2605}")
        }
      }
      if exercise.points.count > 1 {
        html.addSparkline(exercise, on: page)
      }
      let last = exercise.lastTopResult
      html.add(.p, .class("big"), text: last?.topSet?.singleText ?? "–")
      html.add(.p, .class("note")) { html in
        if let last {
          html.add(last.date)
          html.append(", " + last.date.ago(asOf: report.options.asOf))
        } else {
          html.append("no date")
        }
        if let best = exercise.best {
          html.append(
            " · \(exercise.measure.bestName) "
              + exercise.measure.text(best.value, report.quantity))
        }
      }
      html.addGoalBar(of: exercise, report)
    }
  }

  mutating func addSparkline(_ exercise: ExerciseReport, on page: Page) {
    addVoid(
      .img, .src(page.link("charts/\(exercise.slug)-spark.svg")), .width(Sparkline.width),
      .height(Sparkline.height), .alt(""), .lazy)
  }
}
