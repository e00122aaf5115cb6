/// What is said of one lift, and of lifters.
extension NumberFacts {
  static let strength: [NumberFacts] = [
    NumberFacts(
      "e1rm", "1rm", "one-rep max", "estimate", title: "Estimated one-rep max (e1RM)",
      meaning: "The load that could be lifted once, judging by a set of more reps.",
      formula: "that of the formula in use: brzycki unless “formula:” or --formula says otherwise; "
        + "“wlog explain brzycki” shows it. A single is itself",
      domain: "working sets with a load in kg or lb and 1 to \(OneRepMaxFormula.mostReps) reps; no "
        + "warm-up sets, no failed sets, no bodyweight work, no machine levels",
      uncertainty:
        "people differ: at 80 % of the one-rep max the reps of one in three lie more than "
        + "2.5 from the mean. “wlog 1rm” and “wlog explain FILE:LINE” show the range of the others",
      source:
        "formulas by their authors; limit and spread after Nuzzo et al., Sports Medicine 54:303 "
        + "(2024)",
      shownIn: "exercise pages, records, summary, wlog 1rm, wlog explain FILE:LINE"),
    NumberFacts(
      "rep max", "rm", "rep maxes", "5rm", title: "Rep maxes",
      meaning: "The heaviest load for at least so many reps: what was lifted, with its day, and "
        + "what the best e1RM promises.",
      formula:
        "lifted: greatest load of the sets with at least n reps; estimated: the formula of the "
        + "e1RM, solved for the load",
      domain: "1 to \(OneRepMaxFormula.mostReps) reps; working sets with a load",
      uncertainty: "the estimate is as good as the e1RM that it comes from",
      source: "the definition of a rep max; the day is the first on which it was done",
      shownIn: "exercise pages, wlog records, wlog 1rm"),
    NumberFacts(
      "relative strength", "ratio", title: "Strength against bodyweight",
      meaning: "The e1RM in times of the lifter’s own weight.",
      formula:
        "e1RM / bodyweight; for bodyweight exercises body + added − assisted take the place of "
        + "the load (of a push-up 64 % of the body)",
      domain: "days with an e1RM and a weighing within 90 days",
      uncertainty: "that of the e1RM, and of a weighing that may be three months off",
      source: "share of the body in push-ups: Suprak, Dawes and Stephenson (2011)",
      shownIn: "the page of the body"),
    NumberFacts(
      "total", title: "Estimated total",
      meaning: "Squat, bench press and deadlift together, as in a meet.",
      formula: "the sum of the best e1RM of each in the last twelve weeks",
      domain: "all three lifts with an estimate in that time",
      uncertainty: "no meet: estimates, of different days",
      source: "the rules of powerlifting", shownIn: "the page of the body"),
    NumberFacts(
      "dots", title: "DOTS",
      meaning: "Points of a total that make lifters of any weight comparable.",
      formula: "total × 500 / (a polynomial of the fourth degree in the bodyweight, by sex)",
      domain: "bodyweight from 40 to 210 kg (women 150 kg), held at the ends; needs “sex:”",
      uncertainty: "defined for the total of a meet; from estimates it is a hint",
      source: "T. Konertz (2019), coefficients as in OpenPowerlifting",
      shownIn: "the page of the body"),
    NumberFacts(
      "ipf gl", "gl", "goodlift", title: "IPF GL",
      meaning: "Points of a total by the International Powerlifting Federation.",
      formula: "total × 100 / (A − B e^(−C × bodyweight)), A, B and C by sex, for raw totals",
      domain: "bodyweight from 35 kg; needs “sex:”",
      uncertainty: "defined for the total of a meet; from estimates it is a hint",
      source: "IPF, since May 2020, coefficients as in OpenPowerlifting",
      shownIn: "the page of the body"),
    NumberFacts(
      "wilks 2020", "wilks", title: "Wilks 2020",
      meaning: "Points of a total that make lifters of any weight comparable.",
      formula: "total × 600 / (a polynomial of the fifth degree in the bodyweight, by sex)",
      domain: "bodyweight from 40 to 200.95 kg (women 150.95 kg), held at the ends; needs “sex:”",
      uncertainty: "defined for the total of a meet; from estimates it is a hint",
      source: "R. Wilks (2020), coefficients as in OpenPowerlifting",
      shownIn: "the page of the body"),
  ]
}
