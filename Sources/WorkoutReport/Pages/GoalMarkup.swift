import SVGCharts
import WorkoutAnalysis
import WorkoutModel

extension Goal {
  /// `120 kg × 5`, `20 reps`, `3 sessions a week`.
  var targetText: String {
    switch target {
    case .load(let mass, let reps): Quantity.mass(mass) + (reps > 1 ? "\u{A0}× \(reps)" : "")
    case .reps(let reps): Quantity.count(reps, "rep")
    case .oneRepMax(let mass): "e1RM " + Quantity.mass(mass)
    case .sessionsPerWeek(let count): Quantity.count(count, "session") + " a week"
    case .repsPerDay(let count): Quantity.count(count, "rep") + " a day"
    case .bodyweight(let mass): "bodyweight " + Quantity.mass(mass)
    }
  }
}

extension GoalProgress {
  /// `Goal 140 kg by 1 Jun 2027: 92 %, +0.4 kg a week needed`.
  func text(_ quantity: Quantity) -> String {
    var text = "Goal " + goal.targetText
    if let deadline = goal.deadline { text += " by \(deadline.text)" }
    if let reached { return text + ": reached on \(reached.date.text)" }
    text += ": " + Quantity.percent(fraction)
    if isOverdue { text += ", overdue" }
    if let needed = neededPerWeek, needed.magnitude >= 0.005 {
      text += ", " + amount(needed, quantity) + " a week needed"
    }
    return text + forecast
  }

  /// Said only when the flattest slope of the interval gets there too, and when such forecasts were
  /// better than none on the lifter's own past.
  private var forecast: String {
    guard let date = projectedOn, backtest?.isTrendBetter ?? false else { return "" }
    return ", on course for \(date.text)"
  }

  private func amount(_ value: Double, _ quantity: Quantity) -> String {
    let sign = value > 0 ? "+" : ""
    switch unit {
    case .kilograms: return sign + quantity.mass(value, decimals: 2)
    case .reps, .sessionsPerWeek:
      return sign + NumberText.rounded(value, decimals: 2) + "\u{A0}reps"
    }
  }
}

extension Markup {
  /// A bar and a line for the first open goal of an exercise; nothing when there is none.
  mutating func addGoalBar(of exercise: ExerciseReport, _ report: Report) {
    let goals = report.analysis.goals.filter { $0.goal.exercise == exercise.name }
    guard let progress = goals.first(where: { $0.reached == nil }) ?? goals.last else { return }
    addBar(progress)
    add(.p, .class("note"), text: progress.text(report.quantity))
  }

  fileprivate mutating func addBar(_ progress: GoalProgress) {
    add(
      .progress, .max("1"), .value(Figure.plain(progress.fraction)),
      .aria("label", "Goal " + progress.goal.targetText), text: "")
  }
}

extension ExercisePage {
  func addGoals(on page: Page, to html: inout Markup) {
    let goals = report.analysis.goals.filter { $0.goal.exercise == exercise.name }
    guard !goals.isEmpty else { return }
    html.add(.ul, .class("list")) { html in
      for progress in goals {
        html.add(.li) { html in
          html.append(progress.text(report.quantity))
          html.addSource(progress.goal.location, report.sources)
          html.addBar(progress)
        }
      }
    }
  }
}

extension IndexPage {
  /// What comes next: open goals, then the nearest trophies.
  func addNext(on page: Page, to html: inout Markup) {
    let goals = report.analysis.goals.filter { $0.reached == nil }.prefix(5)
    html.add(.section) { html in
      html.add(.h2, text: "Next")
      html.add(.ul, .class("list")) { html in
        for progress in goals {
          html.add(.li) { html in
            let exercise = progress.goal.exercise.flatMap(report.exercise(named:))
            if let exercise {
              html.add(.a, .href(page.link(exercise.path)), text: exercise.name)
            }
            html.add(.span, text: progress.text(report.quantity))
            html.addBar(progress)
          }
        }
        for trophy in report.analysis.trophies.next {
          html.add(.li) { html in
            html.add(.a, .href(page.link("trophies.html")), text: trophy.rule.name)
            html.add(
              .span, .class("end"),
              text: Quantity.percent(min(trophy.fraction, 0.99)))
            html.add(
              .progress, .max("1"), .value(Figure.plain(trophy.fraction)),
              .aria("label", trophy.rule.name), text: "")
          }
        }
      }
    }
  }
}
