package import JournalSyntax
package import WorkoutModel

/// How a line was read: its parts, the readings that were weighed, and what came out.
package struct Explanation: Sendable {
  /// A number with its unit, a word, a mark.
  package struct Part: Hashable, Sendable {
    package let name: String
    package let text: String
  }

  /// One way to read an expression.
  package struct ReadingLine: Sendable {
    package let roles: String
    package let score: Double
    /// What spoke for and against it, strongest first.
    package let signals: [(name: String, score: Double)]
    package let isChosen: Bool
  }

  /// The readings of one expression, the chosen one first.
  package struct Expression: Sendable {
    package let text: String
    package let readings: [ReadingLine]
    /// True when a stated order or the units left no choice.
    package let isSettled: Bool
  }

  package let lineNumber: Int
  package let text: String
  package let parts: [Part]
  package let expressions: [Expression]
  /// The exercise, the set in the canonical notation, and how its values came to be known.
  package let sets: [(exercise: String, text: String, provenance: Provenance)]
  package let findings: [Diagnostic]
}

extension Reader {
  /// Explains a line, and gives the journal in which it stands; `nil` when the file has no such line.
  /// `lineNumber` is 1-based.
  package func explain(
    _ sources: [Source], fileIndex: Int, lineNumber: Int
  ) -> (Explanation, Journal)? {
    guard sources.indices.contains(fileIndex),
      1...sources[fileIndex].lineCount ~= lineNumber
    else { return nil }
    var assembler = JournalAssembler(options: options, sources: sources)
    assembler.explained = (fileIndex, lineNumber - 1)
    let result = assembler.result()
    let source = sources[fileIndex]
    let line = source.content(ofLineAt: lineNumber - 1)
    let explanation = Explanation(
      lineNumber: lineNumber, text: source.text(line),
      parts: Explanation.parts(of: line, in: source),
      expressions: assembler.readings.map { Explanation.expression($0.draft, $0.choice, source) },
      sets: Explanation.sets(result.journal, fileIndex, lineNumber),
      findings: result.diagnostics.filter {
        $0.place.fileIndex == fileIndex
          && source.lineIndex(at: Int($0.place.range.start)) == lineNumber - 1
      })
    return (explanation, result.journal)
  }
}

extension Explanation {
  fileprivate static func parts(of line: Range<Int>, in source: Source) -> [Part] {
    var elements: [Element] = []
    var scanner = ElementScanner(
      source.withPlainDigits.bytes, hasDecimalComma: TextCheck.hasDecimalComma(source.bytes))
    scanner.scan(line, into: &elements)
    return elements.map { Part(name: name(of: $0), text: source.text($0.range)) }
  }

  private static func name(of element: Element) -> String {
    switch element.kind {
    case .quantity: element.unit == .none ? "number" : "number with unit"
    case .clock: "clock"
    case .word: element.word.meaning == .none ? "word" : "word (\(element.word.meaning))"
    case .times: "times"
    default: "mark"
    }
  }

  fileprivate static func expression(
    _ draft: Draft, _ choice: Resolver.Choice?, _ source: Source
  ) -> Expression {
    let shown = choice?.scored ?? []
    return Expression(
      text: source.text(draft.range),
      readings: shown.prefix(4).enumerated().map { index, candidate in
        ReadingLine(
          roles: candidate.roles.text, score: candidate.score,
          signals: signals(candidate.signals), isChosen: index == 0)
      }, isSettled: choice?.isSettled ?? false)
  }

  private static func signals(_ signals: Candidate.Signals) -> [(name: String, score: Double)] {
    let all = [
      ("the numbers themselves", signals.numbers), ("the file's lines like it", signals.file),
      ("the exercise's lines like it", signals.exercise),
      ("the order in other lines", signals.order),
    ]
    return all.filter { abs($0.1) >= 0.05 }.map { (name: $0.0, score: $0.1) }
  }

  fileprivate static func sets(
    _ journal: Journal, _ fileIndex: Int, _ lineNumber: Int
  ) -> [(exercise: String, text: String, provenance: Provenance)] {
    journal.sessions.flatMap(\.entries).flatMap { entry in
      entry.sets.filter {
        $0.location.fileIndex == UInt32(fileIndex) && $0.location.lineNumber == UInt32(lineNumber)
      }.map { (entry.exercise, SetText.text($0), $0.provenance) }
    }
  }
}
