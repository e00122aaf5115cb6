/// What is better than before, and what is to be reached.
extension NumberFacts {
  static let records: [NumberFacts] = [
    NumberFacts(
      "records", "record", "pr", "prs", "personal record", title: "Records",
      meaning:
        "What was strictly better than on every earlier day; a tie is none. The first day of "
        + "an exercise is what later days are compared with, and no record itself.",
      formula: "heaviest: greatest load; rep record: no earlier set had at least this load for at "
        + "least these reps; best e1RM; set and session volume: most load × reps; without a load most "
        + "reps, longest, farthest. Of the sets of a day only those that no other of that day beats "
        + "in both load and reps",
      domain: "working sets of days that are known: no warm-up sets, no failed sets",
      source: "Pareto front of load and reps, as weightxreps.net counts, but at the end of the day",
      shownIn: "records, exercise and session pages, wlog records, wlog explain FILE:LINE"),
    NumberFacts(
      "heaviest", "weight record", title: "Heaviest",
      meaning: "The highest load ever; for bodyweight work the most added or the least assistance.",
      formula: "load > every earlier load, compared in grams (1 lb = 0.45359237 kg)",
      domain: "working sets with at least one rep", source: "see records",
      shownIn: "exercise pages, wlog records"),
    NumberFacts(
      "set volume", title: "Set volume", meaning: "The most work in one set.",
      formula: "load × reps of the set > that of every earlier set",
      domain: "working sets with an external or added load", source: "see records",
      shownIn: "records pages, wlog records"),
    NumberFacts(
      "session volume", title: "Session volume",
      meaning: "The most work with one exercise in one session.",
      formula: "the sum of load × reps of its sets > that of every earlier session",
      domain: "working sets with an external or added load", source: "see records",
      shownIn: "records pages, wlog records"),
    NumberFacts(
      "goals", "goal", title: "Goals",
      meaning: "How far a “goal:” line is reached, and the day on which it was.",
      formula: "the best so far / what is to be reached",
      domain: "working sets; for sessions in a week and reps in a day the present week or day",
      source: "the journal’s own line", shownIn: "the front page, exercise pages"),
    NumberFacts(
      "trophies", "trophy", title: "Trophies",
      meaning: "What was reached for the first time: the day, and the line that did it.",
      formula: "sessions, records, reps, tonnage, weeks in a row … ≥ the trophy’s number; "
        + "“trophy:” lines add some",
      domain: "working sets of days that are known",
      source: "a table of this program, and the journal’s own lines",
      shownIn: "the page of trophies"),
  ]
}
