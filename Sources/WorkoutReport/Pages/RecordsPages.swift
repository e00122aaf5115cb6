import WorkoutAnalysis
import WorkoutModel

/// Every record: the newest, those of each year, and where each exercise stands.
struct RecordsPages {
  let report: Report
  /// Without baselines, newest first.
  private let events: [RecordEvent]

  /// More than this go to pages by year.
  private static let mostEvents = 120

  init(report: Report) {
    self.report = report
    events = report.records.reversed().filter { $0.kind != .first }
  }

  var files: [SiteFile] {
    var byYear: [(year: Int, events: [RecordEvent])] = []
    for event in events {
      if byYear.last?.year != event.date.year { byYear.append((event.date.year, [])) }
      byYear[byYear.count - 1].events.append(event)
    }
    let needsYears = events.count > Self.mostEvents
    return [mainFile(years: needsYears ? byYear.map(\.year) : [])]
      + (needsYears ? byYear.flatMap { yearFiles($0.year, $0.events) } : [])
  }

  private func mainFile(years: [Int]) -> SiteFile {
    let page = Page(
      path: "records.html", title: "Records",
      description: "Every record, when it was set and with what.", section: .records)
    return page.file(report) { html in
      html.add(.h1, text: "Records")
      html.add(.p, .class("lead"), text: lead)
      guard !events.isEmpty else { return }
      addBests(on: page, to: &html)
      html.add(.h2, text: "Newest")
      addList(events.prefix(Self.mostEvents), on: page, to: &html)
      guard !years.isEmpty else { return }
      html.add(.h2, text: "By year")
      html.add(.ul, .class("sets")) { html in
        for year in years {
          html.add(.li) {
            $0.add(.a, .href(page.link("records/\(year).html")), text: String(year))
          }
        }
      }
    }
  }

  private var lead: String {
    guard let last = events.first else {
      return "None yet: the first day of an exercise is what later days are compared with."
    }
    return "\(Quantity.count(events.count, "record")), the last one "
      + "\(last.date.ago(asOf: report.options.asOf)). A tie is no record, and neither is the "
      + "first day of an exercise."
  }

  /// Two hundred to a page, which stays below 100 KB.
  private func yearFiles(_ year: Int, _ events: [RecordEvent]) -> [SiteFile] {
    let size = 200
    let count = (events.count + size - 1) / size
    func path(_ part: Int) -> String { "records/\(year)\(part > 0 ? "-\(part + 1)" : "").html" }
    func title(_ part: Int) -> String {
      "Records of \(year)" + (count > 1 ? ", part \(part + 1) of \(count)" : "")
    }
    return (0..<count).map { part in
      let page = Page(
        path: path(part), title: title(part), description: "Every record of \(year).",
        section: .records,
        previous: part > 0 ? PageLink(name: title(part - 1), path: path(part - 1)) : nil,
        next: part + 1 < count ? PageLink(name: title(part + 1), path: path(part + 1)) : nil)
      return page.file(report) { html in
        html.add(.h1, text: page.title)
        html.add(.p, .class("lead"), text: Quantity.count(events.count, "record") + ".")
        addList(
          events[(part * size)..<min((part + 1) * size, events.count)], on: page, to: &html)
      }
    }
  }

  private func addList(_ events: ArraySlice<RecordEvent>, on page: Page, to html: inout Markup) {
    html.add(.ul, .class("list")) { html in
      for event in events {
        html.add(.li) { $0.addRecord(event, report, on: page) }
      }
    }
  }

  private func addBests(on page: Page, to html: inout Markup) {
    html.add(.h2, text: "Where each exercise stands")
    html.add(
      .div, .class("scroll"), .tabindex(0), .role("region"), .aria("label", "Bests by exercise")
    ) { html in
      html.add(.table, .class("wide sortable")) { html in
        html.add(.caption, .class("visually-hidden"), text: "Bests by exercise")
        html.add(.thead) { html in
          html.add(.tr) { html in
            for name in ["Exercise", "Heaviest", "Best e1RM", "Formula", "Records", "Last record"] {
              html.add(.th, .scope("col"), text: name)
            }
          }
        }
        html.add(.tbody) { html in
          for exercise in report.exercises where !exercise.recordEvents.isEmpty {
            addRow(exercise, on: page, to: &html)
          }
        }
      }
    }
  }

  private func addRow(_ exercise: ExerciseReport, on page: Page, to html: inout Markup) {
    let heaviest = exercise.repMaxes.rows.first?.actual
    let best = exercise.repMaxes.bestOneRepMax
    html.add(.tr) { html in
      html.add(.th, .scope("row")) {
        $0.add(.a, .href(page.link(exercise.path)), text: exercise.name)
      }
      html.add(.td, .data("v", Figure.plain(heaviest?.load.rank.kilograms ?? 0))) { html in
        if let heaviest {
          let text = "\(heaviest.load.text)\u{A0}× \(Quantity.number(heaviest.reps))"
          html.addNumber(text, from: heaviest.location, report.sources)
        } else {
          html.append("–")
        }
      }
      html.add(
        .td, .data("v", Figure.plain(best ?? 0)),
        text: best.map { report.quantity.mass($0) } ?? "–")
      html.add(.td, text: best == nil ? "" : exercise.formula.title)
      let count = exercise.recordEvents.count
      html.add(.td, .data("v", String(count)), text: String(count))
      let last = exercise.recordEvents.last
      html.add(.td, .data("v", String(last?.date.dayNumber ?? 0))) { html in
        guard let last else { return html.append("") }
        if let place = report.place(of: exercise, on: last.date) {
          html.add(.a, .href(page.link(place))) { $0.add(last.date) }
        } else {
          html.add(last.date)
        }
      }
    }
  }
}
