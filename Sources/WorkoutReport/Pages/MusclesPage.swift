import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// Weekly sets of each muscle, how often it was trained, and what counts where.
struct MusclesPage {
  let report: Report

  /// Weeks over which the mean is taken.
  private static let weekCount = 4

  private struct Line {
    let muscle: Muscle
    /// Sets a week.
    let direct: Double
    let fractional: Double
    /// Days a week with a direct set.
    let days: Double

    var indirect: Double { max(0, fractional - direct) }
  }

  var files: [SiteFile] {
    let page = Page(
      path: "muscles.html", title: "Muscles",
      description: "Weekly sets of each muscle, direct and indirect.", section: .muscles)
    let (lines, unassigned) = means
    let figure = figure(lines)
    let html = page.file(report) { html in
      html.add(.h1, text: "Muscles")
      html.add(
        .p, .class("lead"),
        text: "Working sets a week in the four full weeks before this one: direct sets count 1, "
          + "indirect ones ½.")
      if let figure {
        html.add(.h2, text: "Sets a week")
        html.add(figure, on: page)
      } else {
        html.add(
          .p, text: "No set of the last four weeks is of an exercise whose muscles are known.")
      }
      if unassigned > 0 {
        html.add(
          .p, .class("muted"),
          text: "\(Quantity.count(unassigned, "set")) of these weeks belong to exercises whose "
            + "muscles are not known.")
      }
      addWhatCounts(on: page, to: &html)
    }
    return [html] + (figure?.files ?? [])
  }

  private var means: (lines: [Line], unassigned: Int) {
    let monday = report.options.asOf.monday
    let start = monday.adding(days: -7 * Self.weekCount)
    let weeks = report.history.muscleWeeks { Self.catalogMuscles($0) }
      .filter { $0.start >= start && $0.start < monday }
    let count = Double(Self.weekCount)
    let lines = Muscle.allCases.indices.map { index in
      Line(
        muscle: Muscle.allCases[index],
        direct: weeks.reduce(0) { $0 + $1.muscles[index].direct } / count,
        fractional: weeks.reduce(0) { $0 + $1.muscles[index].fractional } / count,
        days: weeks.reduce(0) { $0 + Double($1.muscles[index].days) } / count)
    }
    return (lines, weeks.reduce(0) { $0 + $1.unassignedSets })
  }

  private static func catalogMuscles(_ exercise: String) -> [MuscleShare] {
    ExerciseCatalog.exercise(named: exercise)?.muscles ?? []
  }

  private func figure(_ lines: [Line]) -> Figure? {
    let trained = lines.filter { $0.fractional > 0 }
      .sorted { ($1.fractional, $0.muscle.rawValue) < ($0.fractional, $1.muscle.rawValue) }
    guard let most = trained.first else { return nil }
    func number(_ value: Double) -> String { NumberText.rounded(value) }
    let chart = RowChart(
      text: ChartText(
        title: "Most for \(most.muscle.rawValue): \(number(most.fractional)) sets a week",
        summary: "The strong part of a bar is direct sets, the pale part indirect sets at a half. "
          + "The grey band marks 10 to 20 sets, a common recommendation."),
      rows: trained.map {
        ChartRow(
          name: $0.muscle.title, values: [$0.direct, $0.indirect],
          valueText: number($0.fractional))
      },
      inks: [Palette.blue, Palette.blue.soft], band: 10...20)
    return Figure(
      name: "muscles", text: chart.text, wide: chart.picture(.wide),
      narrow: chart.picture(.narrow),
      table: FigureTable(
        caption: "A week, mean of four",
        columns: ["Muscle", "direct sets", "indirect, at ½", "together", "days"],
        rows: trained.map {
          [
            $0.muscle.title, number($0.direct), number($0.indirect), number($0.fractional),
            number($0.days),
          ]
        }))
  }

  private func addWhatCounts(on page: Page, to html: inout Markup) {
    guard !report.exercises.isEmpty else { return }
    html.add(.h2, text: "What counts where")
    html.add(.p, .class("muted prose")) { html in
      html.append("A line such as ")
      html.add(.code, text: "muscles: Landmine Press = shoulders, chest/2")
      html.append(" in the journal changes this.")
    }
    html.addScroll("What counts where") { html in
      html.add(.table, .class("wide")) { html in
        html.add(.caption, .class("visually-hidden"), text: "Muscles by exercise")
        html.add(.thead) { html in
          html.add(.tr) { html in
            for name in ["Exercise", "Direct", "Indirect"] {
              html.add(.th, .class("left"), text: name)
            }
          }
        }
        html.add(.tbody) { html in
          for exercise in report.exercises.prefix(250) { addRow(exercise, on: page, to: &html) }
        }
      }
    }
  }

  private func addRow(_ exercise: ExerciseReport, on page: Page, to html: inout Markup) {
    let shares =
      report.history.settings.muscles[exercise.name] ?? Self.catalogMuscles(exercise.name)
    func names(_ isIncluded: (MuscleShare) -> Bool) -> String {
      let names = shares.filter(isIncluded).map(\.muscle.rawValue)
      return names.isEmpty ? "–" : names.joined(separator: ", ")
    }
    html.add(.tr) { html in
      html.add(.th) {
        $0.add(.a, .href(page.link(exercise.path)), text: exercise.name)
      }
      html.add(.td, .class("left"), text: shares.isEmpty ? "not known" : names { $0.share >= 1 })
      html.add(.td, .class("left"), text: names { $0.share < 1 })
    }
  }
}

extension Muscle {
  /// `Upper back`.
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
