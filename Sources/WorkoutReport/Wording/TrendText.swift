import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// What the trend of an exercise says, in a sentence with what it rests on.
struct TrendText {
  private let report: Report
  private let exercise: ExerciseReport
  let trend: TrendReport

  init(exercise: ExerciseReport, report: Report) {
    self.report = report
    self.exercise = exercise
    trend = TrendReport(recent: exercise.points)
  }

  /// `Progress: +0.6 kg a week over 12 weeks (95 % interval +0.3 to +0.9, 24 days).`
  var sentence: String {
    guard trend.verdict != .tooFew, let line = trend.trend else {
      return trend.count == 0
        ? "There is nothing to draw a trend from yet."
        : "Too few days for a trend: \(trend.count) so far, and it takes "
          + "\(TrendVerdict.fewestDays) over four weeks."
    }
    let weeks = Quantity.count(max(1, trend.spanInDays / 7), "week")
    return "\(verdict) \(slope(line.slopePerWeek)) a week over \(weeks) "
      + "(95\u{A0}% interval \(slope(line.lowPerWeek)) to \(slope(line.highPerWeek)), "
      + "\(Quantity.count(trend.count, "day")))."
  }

  private var verdict: String {
    switch trend.verdict {
    case .progress: "Rising:"
    case .decline: "Falling:"
    case .plateau: "Standing still:"
    case .unclear, .tooFew: "No clear direction:"
    }
  }

  private func slope(_ perWeek: Double) -> String {
    switch exercise.measure {
    case .oneRepMax, .load:
      let amount = report.quantity.amount(perWeek)
      return signed(amount, decimals: 2) + "\u{A0}" + report.quantity.unit.symbol
    case .reps: return signed(perWeek, decimals: 2) + "\u{A0}reps"
    case .time: return signed(perWeek, decimals: 1) + "\u{A0}s"
    case .distance: return signed(perWeek, decimals: 0) + "\u{A0}m"
    case .none: return ""
    }
  }

  private func signed(_ value: Double, decimals: Int) -> String {
    let text = NumberText.rounded(value, decimals: decimals)
    return value > 0 && text != "0" ? "+" + text : text
  }
}
