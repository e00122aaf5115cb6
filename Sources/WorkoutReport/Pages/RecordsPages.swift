import WorkoutAnalysis
import WorkoutModel

/// Every record: the newest, those of each year, and where each exercise stands.
struct RecordsPages {
  let report: Report
  /// Newest first.
  private let groups: [RecordGroup]
  private let count: Int

  /// More lines than this go to pages by year.
  private static let mostLines = 100

  init(report: Report) {
    self.report = report
    groups = RecordGroup.make(report.records).reversed()
    count = groups.reduce(0) { $0 + $1.events.count }
  }

  func parts(_ prints: PageFingerprints) -> [SitePart] {
    var byYear: [(year: Int, groups: [RecordGroup])] = []
    for group in groups {
      if byYear.last?.year != group.date.year { byYear.append((group.date.year, [])) }
      byYear[byYear.count - 1].groups.append(group)
    }
    guard groups.count > Self.mostLines else { return [SitePart { [mainFile(years: [])] }] }
    let years = byYear.map(\.year)
    return [SitePart { [mainFile(years: years)] }]
      + byYear.map { year, groups in
        let last = report.sessions.last { $0.session.date?.year == year }
        let print = last.map { prints.page(until: $0, links: ["records"]) }
        return SitePart(print) { yearFiles(year, groups) }
      }
  }

  private func mainFile(years: [Int]) -> SiteFile {
    let page = Page(
      path: "records.html", title: "Records",
      description: "Every record, when it was set and with what.", section: .records)
    return page.file(report) { html in
      html.add(.h1, text: "Records")
      html.add(.p, .class("lead"), text: lead)
      guard !groups.isEmpty else { return }
      addBests(on: page, to: &html)
      html.add(.h2, text: "Newest")
      addList(groups.prefix(Self.mostLines), names: .links, on: page, to: &html)
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
    guard let last = groups.first else {
      return "None yet: the first day of an exercise is what later days are compared with."
    }
    return "\(Quantity.count(count, "record")), the last one "
      + "\(last.date.ago(asOf: report.options.asOf)). A tie is no record, and neither is the "
      + "first day of an exercise."
  }

  private func yearFiles(_ year: Int, _ groups: [RecordGroup]) -> [SiteFile] {
    let cuts = Self.cut(groups)
    let count = cuts.count
    func path(_ part: Int) -> String { "records/\(year)\(part > 0 ? "-\(part + 1)" : "").html" }
    func title(_ part: Int) -> String {
      "Records of \(year)" + (count > 1 ? ", part \(part + 1) of \(count)" : "")
    }
    return cuts.enumerated().map { part, groups in
      let page = Page(
        path: path(part), title: title(part), description: "Every record of \(year).",
        section: .records,
        previous: part > 0 ? PageLink(name: title(part - 1), path: path(part - 1)) : nil,
        next: part + 1 < count ? PageLink(name: title(part + 1), path: path(part + 1)) : nil)
      return page.file(report) { html in
        html.add(.h1, text: page.title)
        html.add(.p, .class("lead"), text: Quantity.count(groups.count, "line") + ", newest first.")
        addList(groups, names: .toSets, on: page, to: &html)
      }
    }
  }

  /// So many lines to a page that it stays below 100 KB, by a generous estimate.
  private static func cut(_ groups: [RecordGroup]) -> [ArraySlice<RecordGroup>] {
    var cuts: [ArraySlice<RecordGroup>] = []
    var (start, size) = (0, 0)
    for (index, group) in groups.enumerated() {
      let bytes = 250 + 80 * group.events.count + 3 * group.exercise.utf8.count
      if size + bytes > 90_000 {
        cuts.append(groups[start..<index])
        (start, size) = (index, 0)
      }
      size += bytes
    }
    return cuts + [groups[start...]]
  }

  private func addList(
    _ groups: ArraySlice<RecordGroup>, names: Markup.RecordNames, on page: Page,
    to html: inout Markup
  ) {
    html.add(.ul, .class("list records")) { html in
      for group in groups { html.add(group, report, on: page, names: names) }
    }
  }

  private func addBests(on page: Page, to html: inout Markup) {
    html.add(.h2, text: "Where each exercise stands")
    html.addScroll("Bests by exercise") { html in
      html.add(.table, .class("wide sortable")) { html in
        html.add(.caption, .class("visually-hidden"), text: "Bests by exercise")
        html.add(.thead) { html in
          html.add(.tr) { html in
            for name in ["Exercise", "Heaviest", "Best e1RM", "Formula", "Records", "Last record"] {
              html.add(.th, text: name)
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
      html.add(.th) {
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
          html.add(.a, .href(page.link(place)), text: last.date.text)
        } else {
          html.add(last.date)
        }
      }
    }
  }
}
