import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// One session with all of its sets, its records, and what changed since the last time.
struct SessionMarkup {
  let report: Report
  let session: SessionReport

  func add(on page: Page, to html: inout Markup) {
    html.add(.article, .class("session"), .id(session.anchor)) { html in
      html.add(.h2) { addHeading(on: page, to: &$0) }
      html.add(.p, .class("muted")) { html in
        html.append(facts.joined(separator: " · ") + " ")
        html.addSource(session.session.location, report.sources)
      }
      html.add(session.session.notes, report)
      html.add(.div, .class("entries")) { addEntries(on: page, to: &$0) }
    }
  }

  /// `Mon 2 March Push A`: the day is the session's own address, the name leads to all of that name.
  private func addHeading(on page: Page, to html: inout Markup) {
    if let date = session.session.date {
      html.add(
        .a, .href("#" + session.anchor), text: date.weekdayName.prefix(3) + " " + date.shortText)
    } else {
      html.append("No date")
    }
    guard let title = session.session.title, !title.isEmpty else { return }
    html.append(" ")
    if let path = report.sessionNames.path(of: title) {
      html.add(.a, .class("name"), .href(page.link(path)), text: title)
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
  private func addEntries(on page: Page, to html: inout Markup) {
    var seen: [String: Int] = [:]
    for entry in session.session.entries {
      let number = (seen[entry.exercise] ?? 0) + 1
      seen[entry.exercise] = number
      guard let exercise = report.exercise(named: entry.exercise) else { continue }
      let anchor = session.anchor(of: exercise) + (number > 1 ? ".\(number)" : "")
      html.add(.div, .id(anchor)) { html in
        html.add(.h3) { html in
          html.add(.a, .href(page.link(exercise.path)), text: entry.exercise)
          html.append(" ")
          html.addSource(entry.location, report.sources)
        }
        addRemarks(entry, exercise, isFirst: number == 1, on: page, to: &html)
        if entry.sets.isEmpty {
          html.add(.p, .class("muted"), text: "No sets were written down.")
        } else {
          add(entry.sets, to: &html)
        }
        html.add(entry.notes, report)
      }
    }
  }

  /// What was written instead of the name, the superset, the change, the records.
  private func addRemarks(
    _ entry: ExerciseEntry, _ exercise: ExerciseReport, isFirst: Bool, on page: Page,
    to html: inout Markup
  ) {
    var words: [String] = []
    if entry.nameAsWritten != entry.exercise, !entry.nameAsWritten.isEmpty {
      words.append("written “\(entry.nameAsWritten)”")
    }
    if let time = entry.time { words.append(time.description) }
    if let superset = entry.superset { words.append("superset \(superset)") }
    guard isFirst || !words.isEmpty else { return }
    html.add(.p) { html in
      html.append(words.joined(separator: " · "))
      guard isFirst, let date = session.session.date else { return }
      if !words.isEmpty { html.append(" · ") }
      addChange(exercise, date, on: page, to: &html)
      for record in exercise.records(on: date) {
        html.append(" ")
        html.add(.em, text: "\(record.kind.title) \(record.valueText(report.quantity))")
      }
    }
  }

  /// Warm-ups of which nothing else is said stand in one line.
  private func add(_ sets: [TrainingSet], to html: inout Markup) {
    let runs = SetRun.inOrder(sets)
    let warmups = runs.prefix { $0.set.kind == .warmup && $0.remarks(report) == "warm-up" }
    html.add(.ul) { html in
      if !warmups.isEmpty {
        html.add(.li) { html in
          html.add(.small, text: "warm-up " + warmups.map(\.text).joined(separator: ", "))
        }
      }
      for run in runs.dropFirst(warmups.count) {
        html.add(.li) { html in
          html.append(run.text)
          let remarks = run.remarks(report)
          if !remarks.isEmpty { html.add(.small, text: " " + remarks) }
        }
      }
    }
  }

  /// `+2.5 kg since 3 Nov`, with a link to that session.
  private func addChange(
    _ exercise: ExerciseReport, _ date: CivilDate, on page: Page, to html: inout Markup
  ) {
    guard let index = exercise.resultIndex(on: date) else { return }
    guard index > 0 else { return html.append("first time") }
    let previous = exercise.results[index - 1]
    let change = LastTime(current: exercise.results[index], previous: previous)
    let text = change.text(report.quantity)
    if text.hasPrefix("+") {
      html.add(.b, text: text)
    } else {
      html.append(text)
    }
    html.append(" since ")
    let isSameYear = previous.date.year == date.year
    let day = isSameYear ? previous.date.shortText : previous.date.text
    if let place = report.place(of: exercise, on: previous.date) {
      html.add(.a, .href(page.link(place)), text: day)
    } else {
      html.append(day)
    }
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
