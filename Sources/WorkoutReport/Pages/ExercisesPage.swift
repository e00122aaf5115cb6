import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// Every exercise in one table, to search and to sort.
struct ExercisesPage {
  let report: Report

  var file: SiteFile {
    let page = Page(
      path: "exercises/index.html", title: "Exercises",
      description: "Every exercise of the journal, with its last set and its best.",
      section: .exercises)
    return page.file(report) { html in
      html.add(.h1, text: "Exercises")
      guard !report.exercises.isEmpty else {
        html.add(.p, .class("lead"), text: "No exercise has been written down yet.")
        return
      }
      html.add(.p, .class("lead"), text: lead)
      html.add(.div, .class("search"), .data("table", "exercises"), .hidden) { html in
        html.add(.label, .for("search"), text: "Search")
        html.addVoid(.input, .type("search"), .id("search"))
        html.add(.span, .class("small muted"), .role("status"), text: "")
      }
      addTable(on: page, to: &html)
    }
  }

  private var lead: String {
    let favourites = report.exercises.count(where: \.isFavourite)
    return Quantity.count(report.exercises.count, "exercise")
      + (favourites > 0 ? ", favourites first, then" : ",") + " those done most often."
  }

  private func addTable(on page: Page, to html: inout Markup) {
    html.addScroll("Exercises") { html in
      html.add(.table, .class("wide tall sortable"), .id("exercises")) { html in
        html.add(.caption, .class("visually-hidden"), text: "Exercises")
        html.add(.thead) { html in
          html.add(.tr) { html in
            html.add(.th, text: "Exercise")
            html.add(.th, .class("left"), text: "Last set")
            html.add(.th, text: "Last day")
            html.add(.th, text: "Sessions")
            html.add(.th, text: "Best")
            html.add(.th, .data("fixed", ""), text: "Progress")
          }
        }
        html.add(.tbody) { html in
          for exercise in report.exercises { addRow(exercise, on: page, to: &html) }
        }
      }
    }
  }

  private func addRow(_ exercise: ExerciseReport, on page: Page, to html: inout Markup) {
    html.add(.tr) { html in
      html.add(.th) { html in
        html.add(.a, .href(page.link(exercise.path)), text: exercise.name)
        if exercise.isFavourite {
          html.append(" ")
          html.add(
            .span, .class("star"), .role("img"), .aria("label", "favourite"), text: "\u{2605}")
        }
      }
      let last = exercise.lastResult
      html.add(.td, .class("left"), text: last?.topSet?.singleText ?? "–")
      html.add(.td, .data("v", String(last?.date.dayNumber ?? 0))) { html in
        if let last { html.add(last.date) } else { html.append("no date") }
      }
      let sessions = exercise.history.sessionCount
      html.add(.td, .data("v", String(sessions)), text: String(sessions))
      let best = exercise.best
      html.add(
        .td, .data("v", Figure.plain(best?.value ?? 0)),
        text: best.map { exercise.measure.text($0.value, report.quantity) } ?? "–")
      html.add(.td) { html in
        if exercise.points.count > 1 { html.addSparkline(exercise, on: page) }
      }
    }
  }
}
