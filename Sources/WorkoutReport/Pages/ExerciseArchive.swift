import WorkoutAnalysis
import WorkoutModel

/// The older days of an exercise in short: a line each, with the working sets.
///
/// Very many go to pages of their own. These are cut from the first day on, so that a new one
/// changes the last of them only.
struct ExerciseArchive {
  private let report: Report
  private let exercise: ExerciseReport
  /// The oldest first.
  private let parts: [[Line]]
  /// How many of the parts have pages of their own; the last may stand on the exercise's page.
  private let pageCount: Int

  private struct Line {
    let date: CivilDate
    let session: SessionReport
    let sets: [SetRun]

    /// On the page, about.
    var bytes: Int { sets.reduce(80) { $0 + $1.text.utf8.count + 20 } }
  }

  /// In bytes: what a page of its own holds, and what has place on the page of the exercise.
  private static let (mostOnPage, mostBelow) = (80_000, 24_000)

  init(report: Report, exercise: ExerciseReport) {
    self.report = report
    self.exercise = exercise
    var parts: [[Line]] = []
    var size = 0
    for day in exercise.history.days.dropLast(ExercisePage.fullDays) {
      for performance in day.performances {
        let sets = performance.sets.filter { $0.kind != .warmup }
        let line = Line(
          date: day.date, session: report.sessions[performance.sessionIndex],
          sets: SetRun.heaviestFirst(sets))
        if parts.isEmpty || size + line.bytes > Self.mostOnPage {
          parts.append([])
          size = 0
        }
        size += line.bytes
        parts[parts.count - 1].append(line)
      }
    }
    self.parts = parts
    pageCount = parts.count - (!parts.isEmpty && size <= Self.mostBelow ? 1 : 0)
  }

  /// What stands on the page of the exercise: the last part if it is small, and the way to the pages.
  func add(on page: Page, to html: inout Markup) {
    guard !parts.isEmpty else { return }
    html.add(.h2, text: "Before that, without warm-ups")
    if pageCount < parts.count { add(parts[pageCount], heading: .h3, on: page, to: &html) }
    guard pageCount > 0 else { return }
    html.add(.ul, .class("sets")) { html in
      for link in links.reversed() {
        html.add(.li) { $0.add(.a, .href(page.link(link.path)), text: link.name) }
      }
    }
  }

  /// The pages of their own.
  var files: [SiteFile] {
    let links = links
    return links.indices.map { index in
      let page = Page(
        path: links[index].path, title: "\(exercise.name), \(links[index].name)",
        description: "Every session with \(exercise.name), \(links[index].name).",
        section: .exercises, trail: [PageLink(name: exercise.name, path: exercise.path)],
        previous: index > 0 ? links[index - 1] : nil,
        next: index + 1 < links.count ? links[index + 1] : nil, isArchive: true)
      return page.file(report) { html in
        html.add(.h1, text: exercise.name)
        html.add(.p, .class("lead"), text: links[index].name + ", newest first, without warm-ups.")
        add(parts[index], heading: .h2, on: page, to: &html)
      }
    }
  }

  private var links: [PageLink] {
    parts.prefix(pageCount).enumerated().map { index, lines in
      let (first, last) = (lines[0].date, lines[lines.count - 1].date)
      return PageLink(
        name: "\(first.text) to \(last.text)",
        path: "exercises/\(exercise.slug)/\(index + 1).html")
    }
  }

  /// The lines of each year, the newest first.
  private func add(_ lines: [Line], heading: Element, on page: Page, to html: inout Markup) {
    var rest = lines[...]
    while let year = rest.last?.date.year {
      let start = rest.firstIndex { $0.date.year == year } ?? rest.startIndex
      html.add(heading, text: String(year))
      html.add(.ul, .class("archive")) { html in
        for line in rest[start...].reversed() {
          html.add(.li) { add(line, on: page, to: &$0) }
        }
      }
      rest = rest[..<start]
    }
  }

  /// A line's day leads to the session, where each set stands with its line of the journal.
  private func add(_ line: Line, on page: Page, to html: inout Markup) {
    html.add(
      .a, .href(page.link(line.session.path(of: exercise.name))), text: line.date.shortText)
    for (index, run) in line.sets.enumerated() {
      html.append(index > 0 ? ", " : " ")
      if report.sources.sessions == nil {
        html.addListed(run.text, from: run.set.location, report.sources)
      } else {
        html.append(run.text)
      }
      let remarks = run.remarks(report)
      if !remarks.isEmpty { html.append(" " + remarks) }
    }
  }
}
