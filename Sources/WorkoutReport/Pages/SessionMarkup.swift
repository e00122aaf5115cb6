import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// One session with all of its sets, its records, and what changed since the last time.
struct SessionMarkup {
  let report: Report
  let session: SessionReport

  func add(on page: Page, to html: inout Markup) {
    html.add(.article, .id(session.anchor)) { html in
      html.add(.h2) { addHeading(on: page, to: &$0) }
      html.add(.p) { html in
        html.append(facts.joined(separator: " · ") + " ")
        html.addLine(session.session.location, report.sources)
      }
      html.add(session.session.notes, report)
      guard !session.session.entries.isEmpty else { return }
      html.add(.dl) { html in
        for index in session.session.entries.indices { addEntry(index, on: page, to: &html) }
      }
    }
  }

  /// `Mon 2 March Push A`: the name leads to all sessions of that name.
  private func addHeading(on page: Page, to html: inout Markup) {
    let date = session.session.date
    html.append(date.map { $0.weekdayName.prefix(3) + " " + $0.shortText } ?? "No date")
    guard let title = session.session.title, !title.isEmpty else { return }
    html.append(" ")
    if let path = report.sessionNames.path(of: title) {
      html.add(.a, .href(page.link(path)), text: title)
    } else {
      html.append(title)
    }
  }

  private var facts: [String] {
    let totals = WorkTotals(session.session.entries.lazy.flatMap(\.sets))
    var facts = [Quantity.count(totals.workingSets, "working set")]
    if totals.tonnage > 0 { facts.append(report.quantity.mass(totals.tonnage, decimals: 0)) }
    if let start = session.session.start {
      facts.append(start.description + (session.session.end.map { "–\($0)" } ?? ""))
    }
    if let minutes = session.session.durationMinutes {
      facts.append(Quantity.count(minutes, "minute"))
    }
    if let rpe = session.session.rpe { facts.append("RPE\u{A0}" + Quantity.number(rpe)) }
    return facts + session.session.tags
  }
}

extension SessionMarkup {
  private func addEntry(_ index: Int, on page: Page, to html: inout Markup) {
    let entry = session.session.entries[index]
    guard let exercise = report.exercise(named: entry.exercise) else { return }
    html.add(.dt, .id(session.anchor(ofEntry: index))) { html in
      html.add(.a, .href(page.link(exercise.path)), text: entry.exercise)
      if report.sources.sessions == nil {
        html.append(" ")
        html.addLine(entry.location, report.sources)
      }
      html.append(" ")
      let isFirst = !session.session.entries[..<index].contains { $0.exercise == entry.exercise }
      addRemarks(entry, exercise, isFirst: isFirst, to: &html)
    }
    if entry.sets.isEmpty {
      html.add(.dd, text: "No sets were written down.")
    } else {
      SetRows(report: report, session: session, entry: index).add(entry.sets, to: &html)
    }
    guard !entry.notes.isEmpty else { return }
    html.add(.dd) { $0.add(entry.notes, report) }
  }

  /// What was written instead of the name, the superset, the change, the records.
  private func addRemarks(
    _ entry: ExerciseEntry, _ exercise: ExerciseReport, isFirst: Bool, to html: inout Markup
  ) {
    var words: [String] = []
    if entry.nameAsWritten != entry.exercise, !entry.nameAsWritten.isEmpty {
      words.append("written “\(entry.nameAsWritten)”")
    }
    if let time = entry.time { words.append(time.description) }
    if let superset = entry.superset { words.append("superset \(superset)") }
    html.append(words.joined(separator: " · "))
    guard isFirst, let date = session.session.date else { return }
    if !words.isEmpty { html.append(" · ") }
    addChange(exercise, date, to: &html)
    for record in exercise.records(on: date) {
      html.append(" ")
      html.add(.em, text: "\(record.kind.title) \(record.valueText(report.quantity))")
    }
  }

  /// `+2.5 kg since 3 Nov`.
  private func addChange(_ exercise: ExerciseReport, _ date: CivilDate, to html: inout Markup) {
    guard let index = exercise.resultIndex(on: date) else { return }
    guard index > 0 else { return html.append("first time") }
    let previous = exercise.results[index - 1]
    let isSameYear = previous.date.year == date.year
    let day = isSameYear ? previous.date.shortText : previous.date.text
    let change = LastTime(current: exercise.results[index], previous: previous)
    guard let text = change.text(report.quantity) else { return html.append("as on " + day) }
    if text.hasPrefix("+") {
      html.add(.b, text: text)
    } else {
      html.append(text)
    }
    html.append(" since " + day)
  }
}

extension LastTime {
  /// What changed most tellingly: the load, then the reps, then the volume; `nil` for nothing.
  fileprivate func text(_ quantity: Quantity) -> String? {
    if let load = topLoadChange.flatMap({ quantity.massChange($0) }) { return load }
    if let reps = topRepsChange.flatMap({ Quantity.signed($0) }) {
      return reps + "\u{A0}" + (["+1", "\u{2212}1"].contains(reps) ? "rep" : "reps")
    }
    if let sets = workingSetsChange, sets != 0 {
      return (sets > 0 ? "+" : "\u{2212}") + Quantity.count(abs(sets), "set")
    }
    return nil
  }
}
