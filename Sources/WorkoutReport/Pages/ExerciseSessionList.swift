import WorkoutAnalysis
import WorkoutModel

/// The sessions of one exercise, newest first, each with its sets.
struct ExerciseSessionList {
  let report: Report
  let exercise: ExerciseReport

  func add(_ days: some BidirectionalCollection<ExerciseDay>, on page: Page, to html: inout Markup)
  {
    for day in days.reversed() {
      for performance in day.performances.reversed() {
        add(performance, of: day, on: page, to: &html)
      }
    }
  }

  private func add(
    _ performance: ExercisePerformance, of day: ExerciseDay, on page: Page, to html: inout Markup
  ) {
    let session = report.sessions[performance.sessionIndex]
    html.add(.div, .class("day")) { html in
      html.add(.h3) { html in
        html.add(.a, .href(page.link(session.path(of: exercise.name))), text: day.date.text)
        if let title = session.session.title {
          html.append(" ")
          html.add(.small, text: title)
        }
      }
      html.addSets(SetRun.heaviestFirst(performance.sets), report)
      for entry in performance.entries { html.add(entry.notes, report) }
    }
  }
}

extension SetRun {
  /// Equal sets as one, the heaviest first, then the one with the most reps; warm-ups last.
  static func heaviestFirst(_ sets: [TrainingSet]) -> [SetRun] {
    var runs: [SetRun] = []
    for set in sets {
      if let index = runs.firstIndex(where: { $0.set.isEqual(to: set) }) {
        runs[index] = SetRun(set: runs[index].set, count: runs[index].count + Int(set.count))
      } else {
        runs.append(SetRun(set: set, count: Int(set.count)))
      }
    }
    return runs.enumerated().sorted { left, right in
      let (one, two) = (left.element.set, right.element.set)
      if one.isWorking != two.isWorking { return one.isWorking }
      if one.load.rank != two.load.rank { return one.load.rank > two.load.rank }
      if one.effort.reps != two.effort.reps {
        return one.effort.reps ?? 0 > two.effort.reps ?? 0
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}

extension Markup {
  /// Sets side by side: each links to its line, with its effort, rest and remarks. Warm-ups of which
  /// nothing else is said stand together.
  mutating func addSets(_ runs: [SetRun], _ report: Report) {
    guard !runs.isEmpty else { return }
    let isPlainWarmup = runs.map { $0.set.kind == .warmup && $0.remarks(report) == "warm-up" }
    let warmups = zip(runs, isPlainWarmup).filter(\.1).map(\.0)
    add(.ul, .class("sets")) { html in
      for (run, isPlainWarmup) in zip(runs, isPlainWarmup) where !isPlainWarmup {
        html.add(.li) { html in
          html.addListed(run.text, from: run.set.location, report.sources)
          let remarks = run.remarks(report)
          guard !remarks.isEmpty else { return }
          html.append(" ")
          html.add(.small, text: remarks)
        }
      }
      guard !warmups.isEmpty else { return }
      html.add(.li) {
        $0.add(.small, text: "warm-up " + warmups.map(\.text).joined(separator: ", "))
      }
    }
  }
}

extension SetRun {
  /// `RPE 8, rest 3:00, warm-up`.
  func remarks(_ report: Report) -> String {
    var words = [set.exertionText, set.restSeconds.map { "rest " + Quantity.time(Double($0)) }]
      .compactMap(\.self)
    if !set.remarkText.isEmpty { words.append(set.remarkText) }
    if let note = set.remarks?.note, !report.options.isIncognito { words.append(note) }
    return words.joined(separator: ", ")
  }
}
