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
  let report = Report(journal: journal, problems: problems, options: options)
  var files = IndexPage(report: report).files
  files.append(ExercisesPage(report: report).file)
  files += exerciseFiles(report)
  files += SessionsPages(report: report).files
  files += sessionFiles(report)
  files += RecordsPages(report: report).files
  files += CalendarPage(report: report).files
  files += YearPages(report: report).files
  files += MusclesPage(report: report).files
  files += BodyPage(report: report).files
  files += TrophiesPage(report: report).files
  files.append(ProblemsPage(report: report).file)
  files.append(AboutPage(report: report).file)
  files.append(SummaryFile(report: report).file)
  files.append(CalendarFile(report: report).file)
  if options.hasFeed, let baseURL = options.baseURL {
    files.append(AtomFeed(report: report, baseURL: baseURL).file)
  }
  files.append(SiteFile(path: "style.css", bytes: Array(styleSheet.utf8)))
  files.append(SiteFile(path: "script.js", bytes: Array(script.utf8)))
  files.append(SiteFile(path: "icon.svg", bytes: Array(icon.utf8)))
  files += options.dataFiles.map { SiteFile(path: $0.path, bytes: $0.bytes) }
  return Site(files: files)
}

private func exerciseFiles(_ report: Report) -> [SiteFile] {
  // In order of names, so that the pages turn like a book.
  let exercises = report.exercises.sorted { $0.name < $1.name }
  return exercises.indices.flatMap { index in
    func link(_ index: Int) -> PageLink? {
      exercises.indices.contains(index)
        ? PageLink(name: exercises[index].name, path: exercises[index].path) : nil
    }
    return ExercisePage(
      report: report, exercise: exercises[index], previous: link(index - 1), next: link(index + 1)
    ).files
  }
}

private func sessionFiles(_ report: Report) -> [SiteFile] {
  [report.sessions, report.undatedSessions].flatMap { sessions in
    sessions.indices.map { index in
      func link(_ index: Int) -> PageLink? {
        guard sessions.indices.contains(index) else { return nil }
        let session = sessions[index]
        return PageLink(
          name: session.session.date == nil ? session.name : "\(session.name), \(session.dateText)",
          path: session.path)
      }
      return SessionPage(
        report: report, session: sessions[index], previous: link(index - 1), next: link(index + 1)
      ).file
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
