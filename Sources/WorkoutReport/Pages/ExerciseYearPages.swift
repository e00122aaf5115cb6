import WorkoutAnalysis
import WorkoutModel

/// The sessions of an exercise by year, where they are too many for one page.
struct ExerciseYearPages {
  let report: Report
  let exercise: ExerciseReport

  var files: [SiteFile] {
    let days = exercise.history.days
    guard days.count > ExercisePage.mostSessions else { return [] }
    var files: [SiteFile] = []
    var rest = days[...]
    while let first = rest.first {
      let year = first.date.year
      let end = rest.firstIndex { $0.date.year != year } ?? rest.endIndex
      files.append(file(year, days: rest[..<end]))
      rest = rest[end...]
    }
    return files
  }

  private func file(_ year: Int, days: ArraySlice<ExerciseDay>) -> SiteFile {
    let page = Page(
      path: "exercises/\(exercise.slug)/\(year).html", title: "\(exercise.name) in \(year)",
      description: "Every session with \(exercise.name) in \(year).", section: .exercises,
      trail: [PageLink(name: exercise.name, path: exercise.path)])
    return page.file(report) { html in
      html.add(.h1, text: page.title)
      html.add(.p, .class("lead"), text: Quantity.count(days.count, "day") + ", newest first.")
      html.add(.h2, text: "Sessions")
      ExerciseSessionList(report: report, exercise: exercise).add(days, on: page, to: &html)
    }
  }
}
