import WorkoutAnalysis

extension Arguments {
  /// What `--formula` says; `nil` when it is not there.
  func oneRepMaxFormula() throws(Failure) -> OneRepMaxFormula? {
    guard let name = value(of: .formula) else { return nil }
    if let formula = OneRepMaxFormula(named: name) { return formula }
    let names = OneRepMaxFormula.allCases.map(\.name)
    let nearest = Suggestion.nearest(to: name, among: names)
    throw Failure(
      "--formula: ‘\(name)’ is no formula",
      hint: nearest.map { "did you mean ‘\($0)’?" } ?? "one of: " + names.joined(separator: ", "))
  }
}
