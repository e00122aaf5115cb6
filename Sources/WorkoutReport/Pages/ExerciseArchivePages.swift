import WorkoutAnalysis
import WorkoutModel

/// The sessions of an exercise that are too many for its own page, in short.
///
/// The pages are counted from the first session on, so that a new one changes the last page only.
struct ExerciseArchivePages {
  let report: Report
  let exercise: ExerciseReport

  /// About half of what fits into 100 KB.
  private static let daysOnPage = 200

  /// The pages with their first and last day, the oldest first; none when all days have place on
  /// the page of the exercise.
  var links: [PageLink] {
    parts.enumerated().map { index, days in
      let (first, last) = (days[days.startIndex].date, days[days.endIndex - 1].date)
      return PageLink(name: "\(first.text) to \(last.text)", path: path(index))
    }
  }

  var files: [SiteFile] {
    let parts = parts
    let links = links
    return parts.indices.map { index in
      let page = Page(
        path: path(index), title: "\(exercise.name), \(links[index].name)",
        description: "Every session with \(exercise.name), \(links[index].name).",
        section: .exercises, trail: [PageLink(name: exercise.name, path: exercise.path)],
        previous: index > 0 ? links[index - 1] : nil,
        next: index + 1 < links.count ? links[index + 1] : nil, isArchive: true)
      return page.file(report) { html in
        html.add(.h1, text: exercise.name)
        html.add(.p, .class("lead"), text: links[index].name + ", newest first, without warm-ups.")
        html.add(.ul, .class("archive")) { html in
          for day in parts[index].reversed() { add(day, on: page, to: &html) }
        }
      }
    }
  }

  private var parts: [ArraySlice<ExerciseDay>] {
    let days = exercise.history.days
    guard days.count > ExercisePage.mostSessions else { return [] }
    return stride(from: 0, to: days.count, by: Self.daysOnPage).map {
      days[$0..<min($0 + Self.daysOnPage, days.count)]
    }
  }

  private func path(_ index: Int) -> String { "exercises/\(exercise.slug)/\(index + 1).html" }

  private func add(_ day: ExerciseDay, on page: Page, to html: inout Markup) {
    for performance in day.performances.reversed() {
      let session = report.sessions[performance.sessionIndex]
      html.add(.li) { html in
        html.add(
          .a, .href(page.link(session.pagePath) + "#" + session.anchor(of: exercise)),
          text: day.date.text)
        let sets = performance.sets.filter { $0.kind != .warmup }
        for (index, run) in SetRun.heaviestFirst(sets).enumerated() {
          html.append(index > 0 ? ", " : " ")
          html.addListed(run.text, from: run.set.location, report.sources)
        }
      }
    }
  }
}
