import SVGCharts
package import WorkoutModel

/// Builds the whole site of a journal: pages, charts, data and feeds.
///
/// - Parameters:
///   - journal: what was read.
///   - problems: what could not be read, or only with doubt, in the order in which to show it.
///   - options: what the caller decides; `options.asOf` is the only today there is.
/// - Returns: the same bytes for the same input.
package func makeSite(
  journal: Journal, problems: [ReportProblem], options: SiteOptions
) -> Site {
  let parts = SiteParts(journal: journal, problems: problems, options: options)
  return Site(files: (0..<parts.count).flatMap(parts.files))
}

/// A site in parts that do not depend on each other, so that they can be made side by side.
package struct SiteParts: Sendable {
  private let parts: [@Sendable () -> [SiteFile]]

  package var count: Int { parts.count }

  package func files(of part: Int) -> [SiteFile] { parts[part]() }

  package init(journal: Journal, problems: [ReportProblem], options: SiteOptions) {
    let report = Report(journal: journal, problems: problems, options: options)
    var parts = options.dataFiles.map { file in
      { @Sendable in [SiteFile(path: file.path, bytes: file.content())] }
    }
    parts += [
      { IndexPage(report: report).files },
      { [ExercisesPage(report: report).file, CalendarFile(report: report).file] },
      { SessionsPages(report: report).files },
      { RecordsPages(report: report).files },
      { CalendarPage(report: report).files + YearPages(report: report).files },
      { MusclesPage(report: report).files + BodyPage(report: report).files },
      { TrophiesPage(report: report).files },
      { SourcePages(report: report).files },
      { fixedFiles(report) },
    ]
    parts += SessionQuarterPages(report: report).parts
    parts += exerciseParts(report)
    self.parts = parts
  }
}

private func fixedFiles(_ report: Report) -> [SiteFile] {
  var files = [
    ProblemsPage(report: report).file, AboutPage(report: report).file,
    SummaryFile(report: report).file,
    SiteFile(path: "style.css", bytes: Array(styleSheet.utf8)),
    SiteFile(path: "script.js", bytes: Array(script.utf8)),
    SiteFile(path: "icon.svg", bytes: Array(icon.utf8)),
  ]
  if report.options.hasFeed, let baseURL = report.options.baseURL {
    files.append(AtomFeed(report: report, baseURL: baseURL).file)
  }
  return files
}

private func exerciseParts(_ report: Report) -> [@Sendable () -> [SiteFile]] {
  // In order of names, so that the pages turn like a book.
  let exercises = report.exercises.sorted { $0.name < $1.name }
  return exercises.indices.map { index in
    {
      func link(_ index: Int) -> PageLink? {
        exercises.indices.contains(index)
          ? PageLink(name: exercises[index].name, path: exercises[index].path) : nil
      }
      return ExercisePage(
        report: report, exercise: exercises[index], previous: link(index - 1),
        next: link(index + 1)
      ).files
    }
  }
}

/// A barbell.
private let icon = """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><style>\
  path{fill:#0072b2}@media (prefers-color-scheme:dark){path{fill:#56b4e9}}</style>\
  <path d="M2 14h3v4h-3zM6 8h4v16h-4zM11 11h3v10h-3zM14 14.5h4v3h-4zM18 11h3v10h-3zM22 8h4v16h-4zM27 \
  14h3v4h-3z"/></svg>

  """
