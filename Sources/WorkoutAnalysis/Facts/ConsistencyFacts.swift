/// How often.
extension NumberFacts {
  static let consistency: [NumberFacts] = [
    NumberFacts(
      "sessions", "training days", title: "Sessions and training days",
      meaning: "Sessions of the journal; days with at least one.",
      formula:
        "one for each dated heading with training below it; two on a day are two sessions and "
        + "one training day",
      domain: "sessions whose day is known", source: "a rule of this program",
      shownIn: "the front page, year and calendar pages, wlog summary"),
    NumberFacts(
      "streak", "streaks", title: "Streaks",
      meaning: "Days, weeks or months in a row with training in each.",
      formula: "counted back from the present period, or from the one before while this one can "
        + "still be used",
      domain: "weeks begin on Monday (ISO 8601); as of the last day of the journal",
      source: "a rule of this program", shownIn: "the front page, the calendar, trophies"),
    NumberFacts(
      "heat", "calendar", title: "Shades of the calendar",
      meaning: "How much was done on a day, against the other days.",
      formula: "quarters of all training days by their working sets; darker is more",
      domain: "days with working sets", source: "a rule of this program", shownIn: "the calendar"),
  ]
}
