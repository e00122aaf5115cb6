import JournalSyntax
import WorkoutAnalysis
import WorkoutInterchange
import WorkoutModel

extension Option {
  static let textOrJSON = Option(
    "format", value: .choice("FORMAT", ["text", "json"]), "text (the default) or json")
}

extension Command {
  static let oneRepMax = Command(
    "1rm", "estimates the one-rep max of sets, by every formula",
    examples: [
      Example("wlog 1rm 100x5", "100 kg, five reps"),
      Example("wlog 1rm 225lb x 3 @9", "with an RPE"),
      Example("wlog 1rm 100x5 --formula epley", "rep maxes by another formula"),
    ],
    operands: Operands(usage: "SET…", count: 1...Int.max, kind: .nothing),
    options: [.textOrJSON],
    details: [
      "A set is a load, x, reps, and perhaps @RPE. Formulas: "
        + OneRepMaxFormula.allCases.map(\.name).joined(separator: ", ") + ".",
      "Estimates are made from 1 to \(OneRepMaxFormula.mostReps) reps; ‘wlog explain e1rm’ says why.",
    ]
  ) { arguments, console throws(Failure) in
    let formula = try arguments.oneRepMaxFormula() ?? .standard
    let unit = arguments.massUnit ?? .kilogram
    let text = arguments.operands.joined(separator: " ")
    let estimates = try LiftedSet.parse(text, unit: unit).map { OneRepMaxSheet($0, formula) }
    if arguments.value(of: .textOrJSON) == "json" {
      var json = JSONWriter()
      json.array(estimates) { json, sheet in sheet.write(to: &json) }
      json.endLine()
      console.output.write(json.bytes)
    } else {
      let texts = estimates.map { $0.text(console.outputStyle) }
      console.output.write(texts.joined(separator: "\n"))
    }
    return .fine
  }
}

/// All estimates from one set.
struct OneRepMaxSheet {
  private let set: LiftedSet
  private let formula: OneRepMaxFormula

  init(_ set: LiftedSet, _ formula: OneRepMaxFormula) {
    self.set = set
    self.formula = formula
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("input", set.input)
      json.field("load", set.mass.value)
      json.field("unit", set.mass.unit.symbol)
      json.field("reps", set.reps)
      json.field("rpe", set.rpe)
      json.object("chosen") { json in
        json.field("formula", formula.name)
        writeEstimate(formula, withBand: true, to: &json)
      }
      json.array("estimates", OneRepMaxFormula.allCases) { json, formula in
        json.object { json in
          json.field("formula", formula.name)
          writeEstimate(formula, withBand: false, to: &json)
        }
      }
      json.array("rep_maxes", repMaxes) { json, row in
        json.object { json in
          json.field("reps", row.reps)
          json.field("load", row.load, decimals: 4)
        }
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    let heading = "\(set.mass) × \(set.reps)" + (set.rpe.map { " @\($0)" } ?? "")
    var text = style(heading, .bold) + "\n"
    switch estimate(formula) {
    case .success(let estimate):
      text += "  e1RM \(amount(estimate.value)) by \(formula.name)"
      text += ", between \(amount(estimate.low)) and \(amount(estimate.high)) for most lifters\n"
    case .failure(let refusal):
      text += "  no e1RM by \(formula.name): \(refusal.why)\n"
    }
    return text + "\n" + estimatesTable(style) + (repMaxes.isEmpty ? "" : "\n" + repMaxTable(style))
      + NumberNotes.text(
        ["estimates are made from 1 to \(OneRepMaxFormula.mostReps) reps; a single is itself"],
        explain: ["e1rm", formula.name], style)
  }
}

extension OneRepMaxSheet {
  private func estimate(_ formula: OneRepMaxFormula) -> Result<OneRepMaxEstimate, OneRepMaxRefusal>
  {
    formula.estimate(
      load: set.mass.value.double, reps: set.reps.double,
      repsInReserve: set.rpe.map { RPEChart.repsInReserve(rpe: $0.double) })
  }

  /// The loads that the chosen estimate promises for 1…12 reps.
  private var repMaxes: [(reps: Int, load: Double)] {
    guard case .success(let chosen) = estimate(formula) else { return [] }
    return (1...OneRepMaxFormula.mostReps).compactMap { reps in
      formula.load(forReps: reps, oneRepMax: chosen.value).map { (reps, $0) }
    }
  }

  private func writeEstimate(
    _ formula: OneRepMaxFormula, withBand: Bool, to json: inout JSONWriter
  ) {
    let result = estimate(formula)
    let value = try? result.get()
    json.field("e1rm", value?.value, decimals: 4)
    if withBand {
      json.field("low", value?.low, decimals: 4)
      json.field("high", value?.high, decimals: 4)
    }
    if case .failure(let refusal) = result { json.field("why", refusal.why) }
  }

  private func estimatesTable(_ style: TextStyle) -> String {
    var table = TextTable([
      ("formula", .left), ("e1RM", .right), ("w load, r reps", .left), ("source", .left),
    ])
    for facts in FormulaFacts.all {
      switch estimate(facts.formula) {
      case .success(let estimate):
        table.add([
          facts.formula.name, amount(estimate.value), facts.expression, facts.source,
        ])
      case .failure(let refusal): table.add([facts.formula.name, "–", refusal.why, ""])
      }
    }
    return table.text(style, indent: "  ")
  }

  private func repMaxTable(_ style: TextStyle) -> String {
    var table = TextTable([("reps", .right), ("load (\(formula.name))", .right)])
    for row in repMaxes { table.add([String(row.reps), amount(row.load)]) }
    return table.text(style, indent: "  ")
  }

  private func amount(_ value: Double) -> String {
    "\(MassText.number(value)) \(set.mass.unit.symbol)"
  }
}
