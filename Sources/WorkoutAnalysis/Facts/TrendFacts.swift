/// Where it goes.
extension NumberFacts {
  static let trends: [NumberFacts] = [
    NumberFacts(
      "trend", "slope", "theil-sen", title: "Trend",
      meaning: "How much more (or less) in a week, with an interval.",
      formula:
        "the median of the slopes between all pairs of days (Theil–Sen), in days, not sessions",
      domain: "the best of each day in the last twelve weeks, or of the last "
        + "\(TrendVerdict.fewestDays) days if those are more; wlog summary takes all days",
      uncertainty: "Sen’s 95 % interval stands beside it; one odd value hardly moves it",
      source: "H. Theil (1950), P. K. Sen (1968)", shownIn: "exercise pages, wlog summary EXERCISE"),
    NumberFacts(
      "verdict", "rising", "falling", "plateau", "standing still", title: "Verdict on a trend",
      meaning: "Whether an exercise rises, falls or stands still.",
      formula: "rising: the whole interval is above zero, and the slope can reach "
        + "0.25 % a week or a record fell in the last four weeks; falling: the whole interval is below "
        + "zero; standing still: neither, and no record in four weeks",
      domain: "at least \(TrendVerdict.fewestDays) days over \(TrendVerdict.shortestSpan) days",
      uncertainty: "one verdict in twenty on a lift that does not change will be wrong",
      source: "a rule of this program on Sen’s interval", shownIn: "exercise pages, wlog summary"),
    NumberFacts(
      "projection", "forecast", "expected", title: "Expected day of a goal",
      meaning: "When the trend would reach a goal, if it went on.",
      formula: "(goal − level of the line today) / slope",
      domain: "only when also the flattest slope of the interval gets there, within "
        + "\(GoalProjection.horizonInDays) days, and the trend would have told the past better than "
        + "“no change”",
      uncertainty: "nobody knows; the days of the steepest and the flattest slope are its bounds",
      source: "the Theil–Sen line", shownIn: "the front page, exercise pages"),
  ]
}
