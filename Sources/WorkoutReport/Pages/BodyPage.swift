import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// Bodyweight, measurements, and strength against bodyweight.
struct BodyPage {
  let report: Report

  var files: [SiteFile] {
    guard report.hasBody else { return [] }
    let page = Page(
      path: "body.html", title: "Body",
      description: "Bodyweight, measurements and relative strength.", section: .body)
    let log = BodyweightLog(report.history.bodyweights)
    let weight = BodyFigures(report).bodyweight(log)
    let measurements = BodyFigures(report).measurements
    let html = page.file(report) { html in
      html.add(.h1, text: "Body")
      html.add(.p, .class("lead"), text: lead(log))
      html.add(.h2, text: "Bodyweight")
      if let weight {
        html.add(weight, on: page)
      } else {
        html.add(.p, .class("muted"), text: "No weighing with a date.")
      }
      addRelativeStrength(log, on: page, to: &html)
      addTotal(to: &html)
      if !measurements.isEmpty { html.add(.h2, text: "Measurements") }
      for figure in measurements { html.add(figure, on: page) }
    }
    return [html] + ([weight].compactMap(\.self) + measurements).flatMap(\.files)
  }

  private func lead(_ log: BodyweightLog) -> String {
    guard let last = log.weighings.last else { return "Measurements of the journal." }
    return "\(Quantity.mass(last.mass)) on \(last.date.text), of "
      + "\(Quantity.count(log.weighings.count, "weighing"))."
  }

  private func addRelativeStrength(_ log: BodyweightLog, on page: Page, to html: inout Markup) {
    let rows = report.exercises.prefix(40).compactMap { exercise -> [String]? in
      let strengths = exercise.history.relativeStrengths(
        formula: exercise.formula, bodyweights: log)
      guard let best = strengths.max(by: { $0.ratio < $1.ratio }), let last = strengths.last else {
        return nil
      }
      func ratio(_ value: RelativeStrength) -> String {
        NumberText.rounded(value.ratio, decimals: 2) + "\u{A0}×"
      }
      return [
        exercise.name, ratio(best), best.date.text, ratio(last),
        report.quantity.mass(last.oneRepMax),
      ]
    }
    guard !rows.isEmpty else { return }
    html.add(.h2, text: "Strength against bodyweight")
    html.addTable(
      FigureTable(
        caption: "Estimated one-rep max by bodyweight on the nearest day weighed; for bodyweight "
          + "exercises the body is part of the load",
        columns: ["Exercise", "Best", "On", "Last", "e1RM"], rows: rows))
  }

  private func addTotal(to html: inout Markup) {
    guard let sex = report.history.settings.sex,
      let total = EstimatedTotal(
        report.history, formulas: report.formulas, asOf: report.options.asOf)
    else { return }
    let scores: [StrengthScore] = [.dots, .ipfGoodlift(.fullPower, .raw), .wilks2020]
    html.add(.h2, text: "An estimated total")
    html.add(
      .p, .class("muted prose"),
      text: "From estimated one-rep maxes of the last twelve weeks: a hint of a meet, not one.")
    html.add(.dl, .class("facts")) { html in
      html.addFact("Total", report.quantity.mass(total.total))
      for score in scores {
        guard let points = total.points(score, sex: sex) else { continue }
        html.addFact(score.name, NumberText.rounded(points))
      }
    }
  }
}
