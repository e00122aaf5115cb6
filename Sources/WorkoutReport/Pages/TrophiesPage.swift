import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// Trophies: the next three with how far they are, then those earned, newest first.
struct TrophiesPage {
  let report: Report

  var files: [SiteFile] {
    let trophies = report.analysis.trophies
    let page = Page(
      path: "trophies.html", title: "Trophies",
      description: "Trophies earned, and the next three.", section: .trophies)
    return [
      page.file(report) { html in
        html.add(.h1, text: "Trophies")
        html.add(.p, .class("lead"), text: lead)
        if !trophies.next.isEmpty {
          html.add(.h2, text: "Next")
          html.add(.div, .class("cards")) { html in
            for trophy in trophies.next { add(open: trophy, to: &html) }
          }
        }
        if !trophies.earned.isEmpty { html.add(.h2, text: "Earned") }
        html.add(.ul, .class("list")) { html in
          for trophy in trophies.earned.reversed().prefix(250) {
            add(earned: trophy, on: page, to: &html)
          }
        }
        addUnreadable(trophies.unreadable, to: &html)
      }
    ]
  }

  private var lead: String {
    let earned = report.analysis.trophies.earned
    guard let last = earned.last?.earned else {
      return "None yet. The first session earns the first one."
    }
    return "\(Quantity.count(earned.count, "trophy", "trophies")), the last one "
      + "\(last.date.ago(asOf: report.options.asOf)). A line such as “trophy: 100 push-ups in a "
      + "day” in the journal adds one of your own."
  }

  private func add(open trophy: Trophy, to html: inout Markup) {
    html.add(.div, .class("card")) { html in
      html.add(.h3, text: trophy.rule.name)
      html.add(.p, text: Quantity.percent(min(trophy.fraction, 0.99)))
      html.add(
        .progress, .max("1"), .value(Figure.plain(trophy.fraction)),
        .aria("label", trophy.rule.name), text: "")
      html.add(
        .p, .class("note"),
        text: trophy.rule.text(trophy.current, report.quantity) + " of "
          + trophy.rule.text(trophy.rule.target, report.quantity))
    }
  }

  private func add(earned trophy: Trophy, on page: Page, to html: inout Markup) {
    guard let milestone = trophy.earned else { return }
    html.add(.li) { html in
      html.add(.strong, text: trophy.rule.name)
      if let exercise = milestone.exercise.flatMap(report.exercise(named:)),
        exercise.name != trophy.rule.exercise
      {
        html.add(.a, .href(page.link(exercise.path)), text: exercise.name)
      }
      html.addSource(milestone.location, report.sources)
      html.add(.span, .class("end")) { html in
        if let place = report.place(of: milestone) {
          html.add(.a, .href(page.link(place))) { $0.add(milestone.date) }
        } else {
          html.add(milestone.date)
        }
      }
    }
  }

  private func addUnreadable(_ notes: [Note], to html: inout Markup) {
    guard !notes.isEmpty, !report.options.isIncognito else { return }
    html.add(.h2, text: "Not understood")
    html.add(.ul, .class("list")) { html in
      for note in notes {
        html.add(.li) { html in
          html.add(.code, text: note.text)
          html.addSource(note.location, report.sources)
        }
      }
    }
  }
}

extension Report {
  /// The session of a milestone, at the exercise if one is named.
  func place(of milestone: Milestone) -> String? {
    if let exercise = milestone.exercise.flatMap(exercise(named:)) {
      return place(of: exercise, on: milestone.date)
    }
    return sessionPath(on: milestone.date)
  }
}

extension TrophyRule {
  /// An amount in the unit of the feat: `12 of 26 weeks`, `80 kg`.
  fileprivate func text(_ amount: Double, _ quantity: Quantity) -> String {
    let whole = Int(min(max(amount, 0), 1e9).rounded(.down))
    return switch feat {
    case .sessions: Quantity.count(whole, "session")
    case .firstTime: Quantity.count(whole, "time")
    case .records: Quantity.count(whole, "record")
    case .load: quantity.mass(amount)
    case .bodyweights: NumberText.rounded(amount, decimals: 2) + "\u{A0}× bodyweight"
    case .repsInSet, .repsInDay, .repsInTime: Quantity.count(whole, "rep")
    case .hold: Quantity.time(amount)
    case .distance: Quantity.distance(amount)
    case .tonnage: NumberText.rounded(amount / 1000) + "\u{A0}t"
    case .inARow(_, let period): Quantity.count(whole, period.name)
    case .years: NumberText.rounded((amount * 10).rounded(.down) / 10) + "\u{A0}years"
    }
  }
}

extension Period {
  fileprivate var name: String {
    switch self {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    }
  }
}
