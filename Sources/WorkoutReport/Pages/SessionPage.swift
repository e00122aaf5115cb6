import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// One session with all of its sets, and what changed since the last time.
struct SessionPage {
  let report: Report
  let session: SessionReport
  let previous: PageLink?
  let next: PageLink?

  var file: SiteFile {
    let day = session.session.date.map { "\($0.weekdayName) \($0.text)" } ?? "A day not told"
    let title = session.session.title.map { "\($0), \(session.dateText)" } ?? day
    let page = Page(
      path: session.path, title: title,
      description: "Every set of the session: "
        + session.exerciseNames.joined(separator: ", ") + ".",
      section: .sessions, trail: trail, previous: previous, next: next)
    return page.file(report) { html in
      html.add(.h1, text: title)
      html.add(.p, .class("lead")) { addLead(day: day, to: &$0) }
      if let place = report.sources.text(session.session.location) {
        html.add(.p) { html in
          if let address = report.sources.address(session.session.location) {
            html.add(.a, .class("src"), .href(address), text: place)
          } else {
            html.add(.span, .class("src"), text: place)
          }
        }
      }
      html.add(session.session.notes, report)
      html.add(.div, .class("split")) { addEntries(on: page, to: &$0) }
    }
  }

  private var trail: [PageLink] {
    guard let year = session.session.date?.year else { return [] }
    return [PageLink(name: String(year), path: "sessions/\(year).html")]
  }
}

extension SessionPage {
  private func addLead(day: String, to html: inout Markup) {
    let totals = WorkTotals(session.session.entries.lazy.flatMap(\.sets))
    var parts: [String] = []
    if session.session.title != nil { parts.append(day) }
    parts.append(Quantity.count(totals.workingSets, "working set"))
    if totals.tonnage > 0 { parts.append(report.quantity.mass(totals.tonnage, decimals: 0)) }
    if let start = session.session.start {
      parts.append(start.description + (session.session.end.map { "–\($0)" } ?? ""))
    }
    if let minutes = session.session.durationMinutes {
      parts.append(Quantity.count(minutes, "minute"))
    }
    if let rpe = session.session.rpe { parts.append("RPE\u{A0}" + Quantity.number(rpe)) }
    parts += session.session.tags
    html.append(parts.joined(separator: " · "))
  }

  private func addEntries(on page: Page, to html: inout Markup) {
    var seen: [String: Int] = [:]
    for entry in session.session.entries {
      let number = (seen[entry.exercise] ?? 0) + 1
      seen[entry.exercise] = number
      guard let exercise = report.exercise(named: entry.exercise) else { continue }
      let anchor = exercise.slug + (number > 1 ? "-\(number)" : "")
      html.add(.section, .class("entry"), .id(anchor)) { html in
        html.add(.h2) { html in
          html.add(.a, .href(page.link(exercise.path)), text: entry.exercise)
        }
        addRemarks(entry, exercise, isFirst: number == 1, on: page, to: &html)
        addSets(of: entry, to: &html)
        html.add(entry.notes, report)
      }
    }
  }

  /// What was written instead of the name, the superset, the records, the change.
  private func addRemarks(
    _ entry: ExerciseEntry, _ exercise: ExerciseReport, isFirst: Bool, on page: Page,
    to html: inout Markup
  ) {
    html.add(.p, .class("small muted")) { html in
      var words: [String] = []
      if entry.nameAsWritten != entry.exercise, !entry.nameAsWritten.isEmpty {
        words.append("written “\(entry.nameAsWritten)”")
      }
      if let time = entry.time { words.append(time.description) }
      if let superset = entry.superset { words.append("superset \(superset)") }
      html.append(words.map { $0 + " · " }.joined())
      if isFirst { addChange(exercise, on: page, to: &html) }
    }
    guard isFirst, let date = session.session.date else { return }
    let records = exercise.records(on: date)
    guard !records.isEmpty else { return }
    html.add(.p) { html in
      for (index, record) in zip(0..., records) {
        if index > 0 { html.append(" ") }
        html.add(
          .span, .class("badge"), .id("record-\(exercise.slug)-\(record.kind.name)-\(index)"),
          text: "\(record.kind.title): \(record.valueText(report.quantity))")
      }
    }
  }

  /// `+2.5 kg since 3 Nov 2026`, with a link to that session.
  private func addChange(_ exercise: ExerciseReport, on page: Page, to html: inout Markup) {
    guard let date = session.session.date, let index = exercise.resultIndex(on: date) else {
      return
    }
    guard index > 0 else { return html.append("first time") }
    let previous = exercise.results[index - 1]
    let change = LastTime(current: exercise.results[index], previous: previous)
    let text = change.text(report.quantity)
    html.add(.span, .class(text.hasPrefix("+") ? "up" : "down"), text: text)
    html.append(" since ")
    if let place = report.place(of: exercise, on: previous.date) {
      html.add(.a, .href(page.link(place))) { $0.add(previous.date) }
    } else {
      html.add(previous.date)
    }
  }

  private func addSets(of entry: ExerciseEntry, to html: inout Markup) {
    let runs = SetRun.inOrder(entry.sets)
    guard !runs.isEmpty else {
      html.add(.p, .class("muted"), text: "No sets were written down.")
      return
    }
    let columns = SetColumns(entry.sets, report)
    html.add(.table, .class("wide")) { html in
      html.add(.caption, .class("visually-hidden"), text: "Sets of \(entry.exercise)")
      html.add(.thead) { columns.addHead(to: &$0) }
      html.add(.tbody) { html in
        var number = 1
        for run in runs {
          columns.add(run, number: number, to: &html)
          number += run.count
        }
      }
    }
  }
}

/// The columns of a table of sets: only those that say something.
private struct SetColumns {
  private let report: Report
  private let hasExertion: Bool
  private let hasRest: Bool

  init(_ sets: [TrainingSet], _ report: Report) {
    self.report = report
    hasExertion = sets.contains { $0.exertionText != nil }
    hasRest = sets.contains { $0.restSeconds != nil }
  }

  func addHead(to html: inout Markup) {
    html.add(.tr) { html in
      html.add(.th, .scope("col"), text: "Set")
      html.add(.th, .scope("col"), .class("left"), text: "Done")
      if hasExertion { html.add(.th, .scope("col"), text: "Effort") }
      if hasRest { html.add(.th, .scope("col"), text: "Rest") }
      if !report.options.isIncognito { html.add(.th, .scope("col"), text: "Where") }
    }
  }

  func add(_ run: SetRun, number: Int, to html: inout Markup) {
    let set = run.set
    html.add(.tr) { html in
      let last = number + run.count - 1
      html.add(.th, .scope("row"), text: run.count > 1 ? "\(number)–\(last)" : "\(number)")
      html.add(.td, .class("left"), .dir("auto")) { html in
        html.add(.span, .class("sure"), text: run.text)
        let remarks = remarks(set)
        guard !remarks.isEmpty else { return }
        html.append(" ")
        html.add(.small, .class("muted"), text: remarks)
      }
      if hasExertion { html.add(.td, text: set.exertionText ?? "") }
      if hasRest {
        html.add(.td, text: set.restSeconds.map { Quantity.time(Double($0)) } ?? "")
      }
      if !report.options.isIncognito {
        html.add(.td) { $0.addSource(set.location, report.sources) }
      }
    }
  }

  private func remarks(_ set: TrainingSet) -> String {
    let note = report.options.isIncognito ? nil : set.remarks?.note
    return [set.remarkText, note ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension LastTime {
  /// What changed most tellingly: the load, then the reps, then the volume; `as last time`.
  fileprivate func text(_ quantity: Quantity) -> String {
    if let load = topLoadChange.flatMap({ quantity.massChange($0) }) { return load }
    if let reps = topRepsChange.flatMap({ Quantity.signed($0) }) {
      return reps + "\u{A0}" + (["+1", "\u{2212}1"].contains(reps) ? "rep" : "reps")
    }
    if let sets = workingSetsChange, sets != 0 {
      return (sets > 0 ? "+" : "\u{2212}") + Quantity.count(abs(sets), "set")
    }
    return "nothing changed"
  }
}
