import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// How everything is computed.
struct AboutPage {
  let report: Report

  var file: SiteFile {
    let page = Page(
      path: "about.html", title: "How everything is computed",
      description: "Which sets count, the formulas with their sources, records and trends.",
      section: .about)
    return page.file(report) { html in
      html.add(.h1, text: page.title)
      html.add(
        .p, .class("lead"), text: "Every number comes from the journal, and says from where.")
      html.add(.div, .class("prose")) { html in
        for (title, paragraphs) in Self.chapters {
          html.add(.h2, text: title)
          for paragraph in paragraphs { html.add(.p, text: paragraph) }
        }
      }
      addFormulas(to: &html)
      addNumbers(to: &html)
      addFiles(on: page, to: &html)
    }
  }

  private static let chapters: [(title: String, paragraphs: [String])] = [
    (
      "Which sets count",
      [
        "Working sets count: work sets, drop sets, sets of as many reps as possible, and endurance "
          + "work. Warm-up sets and failed sets are shown, but take part in no record, no volume and "
          + "no estimate.",
        "Volume is load times reps of working sets, in kilograms or pounds. Bodyweight work adds only "
          + "what was added to the body; assistance and levels of machines add nothing. Pounds are "
          + "converted by the exact definition, 0.45359237 kg.",
      ]
    ),
    (
      "Records",
      [
        "A record is strictly better than every earlier day; a tie is none. The first day of an "
          + "exercise is what later days are compared with, and no record itself.",
        "Heaviest: the highest load ever. Rep record: no earlier set had at least this load for at "
          + "least these reps. Best e1RM: the highest estimated one-rep max. Set and session volume: "
          + "the most load times reps. For work without a load: most reps, longest, farthest.",
        "Of the sets of one day only those count that no other set of that day beats in both load and "
          + "reps.",
      ]
    ),
    (
      "Trends",
      [
        "The trend is a Theil–Sen line (the median of the slopes between all pairs of days, H. Theil "
          + "1950, P. K. Sen 1968) through the last twelve weeks, with Sen’s 95 % interval. A single "
          + "odd value hardly moves it.",
        "Rising: the whole interval is above zero, and the slope is worth telling or a record fell in "
          + "the last four weeks. Falling: the whole interval is below zero. Standing still: neither, "
          + "and no record in four weeks. Fewer than six days or four weeks give no verdict.",
      ]
    ),
    (
      "Streaks and weeks",
      [
        "Weeks begin on Monday. A streak is alive while this period or the one before had a session.",
        "Training days are those with at least one session; darker days in the calendar had more "
          + "working sets, in quarters of all days that had any.",
      ]
    ),
    (
      "Muscles",
      [
        "A working set counts 1 for the muscles an exercise trains directly and ½ for those it trains "
          + "along, after J. Pelland and others (2024). The page of muscles lists what counts where."
      ]
    ),
    (
      "Charts",
      [
        "Lines are straight between two days, and only dotted where more than four weeks passed. "
          + "Best-so-far lines are steps. A jagged start of the axis means that it does not begin at "
          + "zero; bars always do. Rings mark records."
      ]
    ),
  ]

  private func addFormulas(to html: inout Markup) {
    html.add(.h2, text: "One-rep max")
    html.add(
      .p, .class("prose"),
      text: "An estimated one-rep max (e1RM) is made from sets of up to "
        + "\(OneRepMaxFormula.mostReps) reps; a single is itself. This report uses "
        + "\(report.formulas.standard.facts.title) unless an exercise’s page says otherwise. "
        + "w is the load, r the reps. The last column is the mean distance from the reps that "
        + "people did at 90, 80 and 70 % of their one-rep max (Nuzzo et al., 2024).")
    html.addTable(
      FigureTable(
        caption: "Formulas, and what they make of 100 kg × 5",
        columns: ["Formula", "Expression", "Source", "Defined for", "100 kg × 5", "Error"],
        rows: FormulaFacts.all.map { facts in
          [
            facts.title, facts.expression, facts.source,
            "\(facts.domain.lowerBound)–\(facts.domain.upperBound) reps",
            facts.formula.ratio(reps: 5).map { report.quantity.mass100($0) } ?? "–",
            NumberText.rounded(facts.meanErrorPercent) + "\u{A0}%",
          ]
        }))
  }

  /// What the program’s own `explain` tells on the terminal.
  private func addNumbers(to html: inout Markup) {
    html.add(.h2, text: "Every number")
    html.add(.div, .class("prose")) { html in
      for facts in NumberFacts.all {
        html.add(.h3, .id(facts.anchor), text: facts.title)
        html.add(.p, text: facts.meaning)
        html.add(.ul) { html in
          for (label, text) in facts.lines { html.add(.li, text: "\(label): \(text)") }
        }
      }
    }
  }

  private func addFiles(on page: Page, to html: inout Markup) {
    guard !report.options.dataFiles.isEmpty else { return }
    html.add(.h2, text: "The data")
    html.add(.ul) { html in
      for file in report.options.dataFiles {
        html.add(.li) { $0.add(.a, .href(page.link(file.path)), text: file.name) }
      }
    }
  }
}

extension Quantity {
  /// `112.5 kg` for a ratio of 1.125: always in kilograms, for the table of formulas.
  fileprivate func mass100(_ ratio: Double) -> String {
    Quantity(unit: .kilogram).mass(ratio * 100)
  }
}

extension NumberFacts {
  /// `rep-max`: where a link from another page leads.
  fileprivate var anchor: String { name.split(separator: " ").joined(separator: "-") }
}
