import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// All about one exercise.
struct ExercisePage {
  let report: Report
  let exercise: ExerciseReport
  let previous: PageLink?
  let next: PageLink?

  /// Days that are shown with all that is known of them; the others stand in short.
  static let fullDays = 30

  var files: [SiteFile] {
    let figures = ExerciseFigures(exercise: exercise, report: report)
    let shown = [figures.progress, figures.volume, figures.repCounts].compactMap(\.self)
    let archive = ExerciseArchive(report: report, exercise: exercise)
    let page = Page(
      path: exercise.path, title: exercise.name,
      description: "\(exercise.name): records, rep maxes and every session.",
      section: .exercises, previous: previous, next: next)
    let html = page.file(report) { html in
      html.add(.h1, text: exercise.name)
      html.add(.p, .class("lead"), text: lead)
      addFacts(on: page, to: &html)
      addGoals(on: page, to: &html)
      if !shown.isEmpty { html.add(.h2, text: "Progress") }
      if let figure = figures.progress { html.add(figure, on: page) }
      html.add(.div, .class("split")) { html in
        addRepMaxes(on: page, to: &html)
        addRecords(on: page, to: &html)
      }
      if figures.volume != nil || figures.repCounts != nil {
        html.add(.h2, text: "Volume")
        if let figure = figures.volume { html.add(figure, on: page) }
        if let figure = figures.repCounts { html.add(figure, on: page) }
      }
      addSessions(archive, on: page, to: &html)
    }
    return [html, ExerciseData(exercise: exercise, report: report).file]
      + shown.flatMap(\.files) + [figures.sparkline].compactMap(\.self)
      + archive.files
  }
}

extension ExercisePage {
  /// The verdict of the trend in a sentence, with what it rests on.
  private var lead: String {
    guard let last = exercise.lastResult else {
      return "Done on days that the journal does not tell."
    }
    let trend = TrendText(exercise: exercise, report: report).sentence
    return "Last done \(last.date.ago(asOf: report.options.asOf))"
      + (last.topSet.map { ", top set \($0.singleText)" } ?? "") + ". " + trend
  }

  private func addFacts(on page: Page, to html: inout Markup) {
    html.add(.dl, .class("facts")) { html in
      if let best = exercise.best {
        let name = exercise.measure.bestName
        let set = exercise.bestSet
        html.addFact(
          name.prefix(1).uppercased() + name.dropFirst(),
          note: (exercise.measure == .oneRepMax ? (set?.singleText ?? "") + " on " : "")
            + best.date.text
        ) { html in
          let text = exercise.measure.text(best.value, report.quantity)
          if let set {
            html.addNumber(text, from: set.location, report.sources)
          } else {
            html.append(text)
          }
        }
      }
      if let heaviest = exercise.repMaxes.rows.first?.actual {
        html.addFact(
          "Heaviest", note: "\(Quantity.number(heaviest.reps))\u{A0}× on \(heaviest.date.text)"
        ) { html in
          html.addNumber(heaviest.load.text, from: heaviest.location, report.sources)
        }
      }
      let sessions = exercise.history.sessionCount
      html.addFact(
        "Sessions", String(sessions), note: exercise.history.firstDate.map { "since \($0.text)" })
      html.addFact(
        "Records", String(exercise.recordEvents.count),
        note: exercise.recordEvents.last.map {
          "last \($0.date.ago(asOf: report.options.asOf))"
        })
      if let rest = RestStatistics(exercise.history) {
        html.addFact(
          "Median rest", Quantity.time(rest.median),
          note: rest.lowerQuartile == rest.upperQuartile
            ? "of \(Quantity.count(rest.count, "rest"))"
            : "half between \(Quantity.time(rest.lowerQuartile)) and "
              + Quantity.time(rest.upperQuartile))
      }
    }
  }

  private func addRepMaxes(on page: Page, to html: inout Markup) {
    let table = exercise.repMaxes
    guard !table.rows.isEmpty else { return }
    html.add(.section) { html in
      html.add(.h2, text: "Rep maxes")
      html.addScroll("Rep maxes") { html in
        addRepMaxTable(table, on: page, to: &html)
      }
    }
  }

  private func addRepMaxTable(_ table: RepMaxTable, on page: Page, to html: inout Markup) {
    html.add(.table, .class("wide")) { html in
      html.add(
        .caption,
        text: "Heaviest load for at least so many reps, and what the best e1RM "
          + "(\(table.formula.title)) suggests")
      html.add(.thead) { html in
        html.add(.tr) { html in
          for name in ["Reps", "Done", "On", "Estimated", "Gap"] {
            html.add(.th, text: name)
          }
        }
      }
      html.add(.tbody) { html in
        for row in table.rows { addRow(row, on: page, to: &html) }
      }
    }
  }

  private func addRow(_ row: RepMaxTable.Row, on page: Page, to html: inout Markup) {
    html.add(.tr) { html in
      html.add(.th, text: String(row.reps))
      html.add(.td) { html in
        if let actual = row.actual {
          html.addNumber(actual.load.text, from: actual.location, report.sources)
        } else {
          html.append("–")
        }
      }
      html.add(.td) { html in
        guard let actual = row.actual else { return html.append("") }
        if let place = report.place(of: exercise, on: actual.date) {
          html.add(.a, .href(page.link(place)), text: actual.date.text)
        } else {
          html.add(actual.date)
        }
      }
      html.add(.td, text: row.estimated.map { report.quantity.mass($0) } ?? "–")
      let gap = row.gap
      html.add(.td, text: gap.map { report.quantity.massChange($0) ?? "0" } ?? "–")
    }
  }

  private func addRecords(on page: Page, to html: inout Markup) {
    let events = exercise.recordEvents
    guard !events.isEmpty else { return }
    html.add(.section) { html in
      html.add(.h2, text: "Records")
      html.add(.ul, .class("list records")) { html in
        for group in RecordGroup.make(events).suffix(10).reversed() {
          html.add(group, report, on: page, names: .none)
        }
      }
      html.add(.p) {
        $0.add(
          .a, .href(page.link("records.html")),
          text: "All \(Quantity.count(events.count, "record")) in the list of records")
      }
    }
  }

  private func addSessions(_ archive: ExerciseArchive, on page: Page, to html: inout Markup) {
    let days = exercise.history.days
    html.add(.h2, .id("sessions"), text: "Sessions")
    guard !days.isEmpty else { return addUndated(to: &html) }
    ExerciseSessionList(report: report, exercise: exercise)
      .add(days.suffix(Self.fullDays), on: page, to: &html)
    archive.add(on: page, to: &html)
    addUndated(to: &html)
  }

  private func addUndated(to html: inout Markup) {
    for entry in exercise.history.undatedEntries.prefix(50) {
      html.add(.div, .class("day")) { html in
        html.add(.h3, text: "No date")
        html.addSets(SetRun.inOrder(entry.sets), report)
        html.addSource(entry.location, report.sources)
      }
    }
  }
}

extension RepMaxTable.Row {
  /// What was done less what the estimate says, in kilograms.
  fileprivate var gap: Double? {
    guard let estimated, let done = actual?.load.rank, done.scale == .mass else { return nil }
    return done.kilograms - estimated
  }
}

extension OneRepMaxFormula {
  /// `Brzycki`; the chart of efforts is `RPE chart`.
  var title: String { facts.title }
}
