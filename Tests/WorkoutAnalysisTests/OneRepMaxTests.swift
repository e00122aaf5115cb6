import Testing
import WorkoutAnalysis
import WorkoutModel

/// How the reference table calls the formulas that are there.
private let formulaByReferenceName: [String: OneRepMaxFormula] = [
  "brzycki_36_37": .brzycki, "epley_1/30": .epley, "lander": .lander, "lombardi": .lombardi,
  "mayhew": .mayhew, "oconner": .oconner, "wathan": .wathan, "adams": .adams,
  "baechle": .baechle, "berger": .berger, "brown": .brown, "kemmler": .kemmler,
  "naclerio": .naclerio,
]

@Test func `every formula gives the reference values`() throws {
  var checked = 0
  for row in try Fixture("onerm_grid.tsv").rows {
    guard let formula = try formulaByReferenceName[row("formula")] else { continue }
    let ratio = try #require(formula.ratio(reps: row.number("reps")))
    try expectPrinted(row.number("weight_kg") * ratio, equals: row("expected_1rm"), row.text)
    checked += 1
  }
  #expect(checked == 6 * 11 * formulaByReferenceName.count)
}

@Test func `the RPE chart is one curve over reps and reserve`() throws {
  let rows = try Fixture("rts_rpe_chart.tsv").rows
  #expect(rows.count == 108)
  for row in rows {
    let reserve = try RPEChart.repsInReserve(rpe: row.number("rpe"))
    let percent = try #require(RPEChart.percent(repsToFailure: row.number("reps") + reserve))
    try expectPrinted(percent, equals: row("pct_1rm"), row.text)
  }
}

@Test func `reps with an RPE give the reference values`() throws {
  for row in try Fixture("rpe_e1rm_vectors.tsv").rows {
    let reserve = try RPEChart.repsInReserve(rpe: row.number("rpe"))
    let reps = try row.number("reps") + reserve
    let load = try row.number("weight_kg")
    for (formula, column) in [
      (OneRepMaxFormula.rpe, "e1rm_rts_chart"), (.epley, "e1rm_epley_on_reps_plus_rir"),
      (.brzycki, "e1rm_brzycki_on_reps_plus_rir"),
    ] {
      let ratio = try #require(formula.ratio(reps: reps))
      try expectPrinted(load * ratio, equals: row(column), row.text)
    }
  }
}

@Test(arguments: OneRepMaxFormula.allCases)
func `a single is itself for every formula`(_ formula: OneRepMaxFormula) throws {
  let estimate = try formula.estimate(load: 142.5, reps: 1).get()
  #expect(estimate.value == 142.5)
  #expect(estimate.low == 142.5)
  #expect(estimate.high == 142.5)
}

@Test(arguments: OneRepMaxFormula.allCases)
func `no formula is trusted outside of its domain`(_ formula: OneRepMaxFormula) {
  func refusal(_ load: Double, _ reps: Double, _ reserve: Double?) -> OneRepMaxRefusal? {
    if case .failure(let refusal) = formula.estimate(
      load: load, reps: reps, repsInReserve: reserve)
    {
      refusal
    } else {
      nil
    }
  }
  #expect(refusal(100, 12, 0) == nil)
  #expect(refusal(100, 12.5, 0) == .tooManyReps)
  #expect(refusal(100, 13, 0) == .tooManyReps)
  #expect(refusal(100, 0, 0) == .noReps)
  #expect(refusal(0, 5, 0) == .noLoad)
  #expect(refusal(100, 8, 5) == (formula == .rpe ? .tooManyReps : nil))
  #expect(refusal(100, 5, nil) == (formula == .rpe ? .noEffortStated : nil))
}

@Test(arguments: OneRepMaxFormula.allCases)
func `the band holds the value and never falls below the load`(_ formula: OneRepMaxFormula) throws {
  for reps in 2...12 {
    let estimate = try formula.estimate(
      load: 100, reps: Double(reps), repsInReserve: 0
    ).get()
    #expect(estimate.low >= 100)
    #expect(estimate.low < estimate.value)
    #expect(estimate.value < estimate.high)
  }
}

@Test func `five reps by Brzycki have the band of Nuzzo's deviation`() throws {
  // 100 kg x 5 is 88.89 %; 9.91 - 0.0925 * 88.89 = 1.688 reps.
  let estimate = try OneRepMaxFormula.brzycki.estimate(load: 100, reps: 5).get()
  try expectPrinted(estimate.low, equals: "106.86")
  try expectPrinted(estimate.high, equals: "118.76")
}

@Test func `an exercise's formula outranks the journal's, and one asked for outranks both`() {
  let settings = JournalSettings(
    formula: "epley", formulaByExercise: ["Squat": "LOMBARDI", "Row": "nonsense"])
  let choice = FormulaChoice(settings: settings)
  #expect(choice.formula(for: "Squat") == .lombardi)
  #expect(choice.formula(for: "Row") == .epley)
  #expect(choice.formula(for: "Bench Press") == .epley)
  #expect(FormulaChoice(settings: settings, override: .adams).formula(for: "Squat") == .adams)
  #expect(FormulaChoice(settings: JournalSettings(formula: "?")).standard == .brzycki)
}

@Test(arguments: OneRepMaxFormula.allCases)
func `a formula has values in all of its domain, rising with the reps`(
  _ formula: OneRepMaxFormula
) throws {
  let facts = formula.facts
  #expect(facts.formula == formula)
  #expect(!facts.source.isEmpty)
  #expect(facts.expression.contains("w"))
  #expect(facts.domain.contains(OneRepMaxFormula.mostReps))
  var last = 0.0
  for reps in facts.domain {
    let ratio = try #require(formula.ratio(reps: Double(reps)))
    #expect(ratio > last)
    last = ratio
  }
}

@Test func `the formulas stand in one table, in the order of their names elsewhere`() {
  #expect(FormulaFacts.all.map(\.formula) == OneRepMaxFormula.allCases)
}

/// Mean errors at 90, 80 and 70 % as computed apart from the program.
@Test(arguments: [
  (OneRepMaxFormula.berger, 1.1), (.adams, 1.4), (.naclerio, 2.1), (.epley, 4.1), (.brzycki, 7.0),
])
func `how far a formula lies from measurement is computed from the measured reps`(
  _ formula: OneRepMaxFormula, percent: Double
) {
  #expect(abs(formula.facts.meanErrorPercent - percent) < 0.05)
}
