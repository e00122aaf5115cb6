/// What the scales say.
extension NumberFacts {
  static let body: [NumberFacts] = [
    NumberFacts(
      "bodyweight", title: "Bodyweight", meaning: "As it was written on the day.",
      formula: "none", domain: "“bodyweight:” lines with a day", source: "the journal",
      shownIn: "the page of the body"),
    NumberFacts(
      "bodyweight trend", "ewma", title: "Trend of the bodyweight",
      meaning: "The bodyweight without the noise of the day.",
      formula: "T ← T + (1 − 0.9^days) × (weight − T), from the first weighing on",
      domain: "two weighings or more",
      uncertainty: "it follows a change with a delay of about ten days",
      source: "J. Walker, The Hacker’s Diet (1991), made to know gaps",
      shownIn: "the page of the body"),
  ]
}
