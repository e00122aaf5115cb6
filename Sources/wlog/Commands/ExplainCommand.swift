import JournalReading
import JournalSyntax
import WorkoutModel

extension Command {
  static let explain = Command(
    "explain", "tells how a line was read, what a finding means, where a number comes from",
    examples: [
      Example("wlog explain 2026.md:12", "how line 12 was read, and what became of its sets"),
      Example("wlog explain W202", "what this finding means"),
      Example("wlog explain e1rm", "what this number is: formula, domain, source"),
      Example("wlog explain brzycki", "the same of a formula"),
      Example("wlog explain", "all numbers and formulas"),
    ],
    operands: Operands(usage: "[FILE:LINE|CODE|NUMBER|FORMULA]", count: 0...3, kind: .files)
  ) { arguments, console throws(Failure) in
    let style = console.outputStyle
    // A number may have a name of several words: rep max.
    let operand = arguments.operands.joined(separator: " ")
    guard !operand.isEmpty else {
      console.output.write(NumberPages.list(style))
      return .fine
    }
    if let code = DiagnosticCode.allCases.first(where: { $0.name == operand.uppercased() }) {
      console.output.write(ExplanationText.page(code, style))
      return .fine
    }
    if let page = NumberPages.page(named: operand, style) {
      console.output.write(page)
      return .fine
    }
    guard let colon = operand.lastIndex(of: ":"),
      let number = Int(operand[operand.index(after: colon)...])
    else {
      throw Failure(
        "‘\(operand)’ is neither FILE:LINE, nor the code of a finding, nor a number or a formula",
        hint: NumberPages.hint(for: operand, besides: DiagnosticCode.allCases.map(\.name)))
    }
    let file = String(operand[..<colon])
    let (loaded, index) = try SurroundingJournal.load(around: file, arguments, console)
    guard
      var (explanation, journal) = Reader(options: loaded.options).explain(
        loaded.sources, fileIndex: index, lineNumber: number)
    else {
      throw Failure("\(file) has no line \(number): it has \(loaded.sources[index].lineCount)")
    }
    try ReadingSettings(arguments).apply(to: &journal)
    console.output.write(ExplanationText.text(explanation, style))
    console.output.write(
      SetConsequences(journal, fileIndex: index, lineNumber: number).text(style))
    return loaded.status
  }
}

/// The words of `wlog explain`.
enum ExplanationText {
  static func text(_ explanation: Explanation, _ style: TextStyle) -> String {
    var lines = [style(explanation.text, .bold), ""]
    let parts = explanation.parts.map { "\(style($0.text, .cyan)) \(style($0.name, .dim))" }
    lines.append("parts     " + (parts.isEmpty ? "none" : parts.joined(separator: " · ")))
    for expression in explanation.expressions { lines += readings(expression, style) }
    if explanation.expressions.isEmpty, !explanation.sets.isEmpty {
      lines.append("readings  one: units and marks say it all")
    }
    lines += sets(explanation, style)
    for finding in explanation.findings {
      lines.append(
        "finding   \(style(finding.code.name, .yellow)) \(finding.message); \(finding.help)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func readings(
    _ expression: Explanation.Expression, _ style: TextStyle
  ) -> [String] {
    var lines = ["readings  of \(style(expression.text, .cyan))"]
    for reading in expression.readings {
      let mark = reading.isChosen ? style("▸", .green) : " "
      let signals = reading.signals.map { "\($0.name) \(number($0.score))" }
      lines.append(
        "        \(mark) \(reading.roles)  \(style(number(reading.score), .bold))  "
          + style(signals.joined(separator: ", "), .dim))
    }
    if expression.isSettled { lines.append("          settled: nothing else is possible") }
    return lines
  }

  private static func sets(_ explanation: Explanation, _ style: TextStyle) -> [String] {
    guard !explanation.sets.isEmpty else { return ["sets      none"] }
    return explanation.sets.enumerated().map { index, set in
      let label = index == 0 ? "sets      " : "          "
      return label + "\(set.exercise): \(style(set.text, .green))  "
        + style(provenance(set.provenance), .dim)
    }
  }

  private static func provenance(_ provenance: Provenance) -> String {
    let values = [
      ("load", provenance.load), ("unit", provenance.unit), ("effort", provenance.effort),
      ("sets", provenance.count),
    ].filter { $0.1 != .written }
    guard !values.isEmpty else { return "all written" }
    return values.map { "\($0.0) \($0.1.name)" }.joined(separator: ", ")
  }

  /// One decimal, with a true minus left to the pages: this is a terminal.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return (tenths < 0 ? "-" : "+") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  static func page(_ code: DiagnosticCode, _ style: TextStyle) -> String {
    let page = code.page
    return """
      \(style("\(code.name): \(page.title)", .bold)) (\(code.usualSeverity.name))

      \(TextWrap.lines(page.text, width: 80).joined(separator: "\n"))

      For example
          \(page.example)
      better
          \(page.better)

      \(code.silencing)

      """
  }
}
