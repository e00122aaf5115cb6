import SVGCharts
package import WorkoutAnalysis
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
  let parts = SiteParts(journal: journal, problems: problems, options: options).parts
  return Site(files: parts.flatMap(\.files))
}

/// A part of a site: one page or several, with what belongs to them.
package struct SitePart: Sendable {
  private let print: @Sendable () -> Fingerprint?
  private let make: @Sendable () -> [SiteFile]

  /// Parts of the same fingerprint, made by the same program, have the same files; `nil` for a part
  /// that is to be made each time.
  package var fingerprint: Fingerprint? { print() }
  package var files: [SiteFile] { make() }

  init(
    _ print: @autoclosure @escaping @Sendable () -> Fingerprint? = nil,
    make: @escaping @Sendable () -> [SiteFile]
  ) {
    self.print = print
    self.make = make
  }
}

/// A site in parts that do not depend on each other, so that they can be made side by side.
package struct SiteParts: Sendable {
  package let parts: [SitePart]

  /// `analyze` does a piece of work as often as it is told, and gives the results in order.
  package init(
    journal: Journal, problems: [ReportProblem], options: SiteOptions,
    analyze: (Int, @escaping @Sendable (Int) -> ExerciseAnalysis) -> [ExerciseAnalysis] = {
      (0..<$0).map($1)
    }
  ) {
    let report = Report(
      journal: journal, problems: problems, options: options, analyze: analyze)
    let prints = PageFingerprints(report, settings: journal.settings, goals: journal.goals)
    var parts = options.dataFiles.map { file in
      SitePart { [SiteFile(path: file.path, bytes: file.content())] }
    }
    parts += [
      SitePart { IndexPage(report: report).files },
      SitePart { [ExercisesPage(report: report).file, CalendarFile(report: report).file] },
      SitePart { CalendarPage(report: report).files },
      SitePart { MusclesPage(report: report).files + BodyPage(report: report).files },
      SitePart { TrophiesPage(report: report).files },
      SitePart { SourcePages(report: report).files },
      SitePart { fixedFiles(report) },
    ]
    parts += SessionQuarterPages(report: report).parts(prints)
    parts += exerciseParts(report, prints)
    parts += SessionsPages(report: report).parts(prints)
    parts += RecordsPages(report: report).parts(prints)
    parts += YearPages(report: report).parts(prints)
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

private func exerciseParts(_ report: Report, _ prints: PageFingerprints) -> [SitePart] {
  // In order of names, so that the pages turn like a book.
  let exercises = report.exercises.sorted { $0.name < $1.name }
  func link(_ index: Int) -> PageLink? {
    exercises.indices.contains(index)
      ? PageLink(name: exercises[index].name, path: exercises[index].path) : nil
  }
  return exercises.indices.map { index in
    let (exercise, previous, next) = (exercises[index], link(index - 1), link(index + 1))
    return SitePart(prints.exercise(exercise, neighbours: [previous, next])) {
      ExercisePage(report: report, exercise: exercise, previous: previous, next: next).files
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
