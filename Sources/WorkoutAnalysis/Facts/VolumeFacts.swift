/// What is counted and added up.
extension NumberFacts {
  static let volume: [NumberFacts] = [
    NumberFacts(
      "tonnage", "volume", "volume load", title: "Volume (tonnage)",
      meaning: "All that was lifted, added up.",
      formula: "the sum of load × reps over working sets; 1 lb = 0.45359237 kg",
      domain: "external and added loads; the body, assistance and levels of machines add nothing; "
        + "dumbbells as written",
      source: "the usual definition of volume load",
      shownIn: "exercise, session, year and engagement pages, wlog summary"),
    NumberFacts(
      "working sets", "sets", title: "Working sets",
      meaning: "Sets that count: work sets, drop sets, sets of as many reps as possible, endurance "
        + "work.",
      formula: "each of equal sets counts: 100 kg x 5 x 3 are three",
      domain: "no warm-up sets, no failed sets, no plans", source: "a rule of this program",
      shownIn: "almost everywhere"),
    NumberFacts(
      "reps", title: "Reps", meaning: "Repetitions that were done.",
      formula: "the sum over working sets; of a failed set none",
      domain: "sets that state reps; half reps count half", source: "a rule of this program",
      shownIn: "session and year pages, wlog summary"),
    NumberFacts(
      "muscle sets", "muscles", title: "Sets by muscle",
      meaning: "How much each muscle got in a week.",
      formula:
        "1 for each working set of an exercise that trains the muscle directly, ½ where it is "
        + "trained along",
      domain: "exercises of the catalogue and of “muscles:” lines; no endurance work",
      uncertainty: "which muscle an exercise trains is a table, not a measurement",
      source: "Pelland, Remmert, Robinson, Hinson and Zourdos (2024), 67 studies",
      shownIn: "the page of muscles"),
    NumberFacts(
      "rest", "rests", title: "Rest", meaning: "The usual rest between sets of an exercise.",
      formula: "the median of stated rests", domain: "working sets that state one (“rest 3:00”)",
      source: "the median as usually defined", shownIn: "exercise pages"),
  ]
}
