import JournalSyntax
import WorkoutAnalysis

/// What `wlog explain` says of a number or a formula.
enum NumberPages {
  /// The page of what is called so; `nil` when there is none.
  static func page(named name: String, _ style: TextStyle) -> String? {
    if let formula = OneRepMaxFormula(named: name) { return page(formula.facts, style) }
    return NumberFacts(named: name).map { page($0, style) }
  }

  /// All that can be asked for.
  static func list(_ style: TextStyle) -> String {
    var numbers = TextTable([("number", .left), ("", .left)])
    for facts in NumberFacts.all {
      numbers.add([facts.name, String(facts.meaning.prefix { !".;:".contains($0) })])
    }
    var formulas = TextTable([("formula", .left), ("", .left), ("", .left)])
    for facts in FormulaFacts.all {
      formulas.add([facts.formula.name, facts.expression, facts.source])
    }
    return numbers.text(style) + "\n" + formulas.text(style)
      + "\n‘wlog explain FILE:LINE’ tells how a line was read and what became of its sets,\n"
      + "‘wlog explain CODE’ what a finding of ‘wlog check’ means.\n"
  }

  /// What to say to somebody who asks for something else.
  static func hint(for word: String, besides codes: [String]) -> String {
    let nearest = Suggestion.nearest(to: word, among: codes + names)
    let known = NumberFacts.all.map(\.name) + OneRepMaxFormula.allCases.map(\.name)
    return (nearest.map { "did you mean ‘\($0)’?\n" } ?? "")
      + WrappedText.text("there is: " + known.joined(separator: ", "))
  }

  private static var names: [String] {
    NumberFacts.all.flatMap(\.names) + OneRepMaxFormula.allCases.map(\.name)
  }

  private static func page(_ facts: NumberFacts, _ style: TextStyle) -> String {
    text(facts.title, facts.meaning, facts.lines, style)
  }

  private static func page(_ facts: FormulaFacts, _ style: TextStyle) -> String {
    let example = facts.formula.ratio(reps: 5).map { "100 kg × 5: \(MassText.number($0 * 100)) kg" }
    return text(
      "\(facts.title): a formula for the one-rep max",
      "w is the load, r the reps; a single is itself.",
      [
        ("formula", facts.expression),
        (
          "made from",
          "defined for \(facts.domain.lowerBound) to \(facts.domain.upperBound) reps, used for 1 to "
            + "\(OneRepMaxFormula.mostReps)"
        ),
        (
          "how sure",
          "\(MassText.number(facts.meanErrorPercent)) % off on average from the reps that people did "
            + "at 90, 80 and 70 % of their one-rep max (Nuzzo et al., 2024)"
        ),
        ("source", facts.source),
        ("example", example ?? ""),
        ("settle it", "“formula: \(facts.formula.name)” in journal.wlog, or --formula"),
      ], style)
  }

  private static func text(
    _ title: String, _ meaning: String, _ lines: [(label: String, text: String)],
    _ style: TextStyle
  ) -> String {
    let paragraphs = lines.map { label, text in
      WrappedText.text(text, label: label, style)
    }
    return style(title, .bold) + "\n" + WrappedText.text(meaning) + "\n"
      + paragraphs.joined()
  }
}
