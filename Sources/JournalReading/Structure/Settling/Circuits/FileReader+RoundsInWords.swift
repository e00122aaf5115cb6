internal import JournalSyntax

/// How often a circuit was done, by `times`: `circuit 3 times: push-ups 15, sit-ups 20`, `круг 4 раза:`.
extension FileReader {
  /// Writes `3 rounds:` for the `circuit 3 times:` at the start of a line.
  ///
  /// Also for the `3 times:` before an exercise.
  mutating func settleRoundsInWords() {
    if elements.count > 4, elements[0].kind == .quantity, elements[0].value % 1000 == 0,
      2_000...10_000 ~= elements[0].value, elements[0].unit == .none, elements[1].spaceBefore,
      elements[1].meaning == .often || isWord(1, in: Self.often), elements[1].range.count > 2,
      elements[2].kind == .colon, elements[3].kind == .word
    {
      var rounds = elements[0]
      rounds.unit = .round
      rounds.range = rounds.range.through(elements[1].range)
      return anatomy.parser.elements.replaceSubrange(0...1, with: [rounds])
    }
    guard elements.count > 3, let number = elements.prefix(3).firstIndex(where: \.isNumber),
      number == 1, isWord(0, in: Self.circuits) || elements[0].meaning == .round,
      elements[1].kind == .quantity, 2_000...10_000 ~= elements[1].value,
      elements[1].value % 1000 == 0
    else { return }
    var mark = 2
    if elements[1].unit == .repetition {
      // `5 раз`, and no `5 reps`.
      let text = bytes[elements[1].range.indices]
      guard let last = text.lastIndex(where: { Byte.isDigit($0) || $0 == Byte.space }),
        Self.often.contains(text[(last + 1)...])
      else { return }
    } else {
      guard elements[1].unit == .none, mark + 1 < elements.count,
        elements[mark].meaning == .often || isWord(mark, in: Self.often)
          || elements[mark].kind == .times && elements[mark].range.count > 1
      else { return }
      mark += 1
    }
    guard mark < elements.count, elements[mark].kind == .colon else { return }
    var rounds = elements[1]
    rounds.unit = .round
    rounds.flags = [.spaceBefore]
    rounds.range = elements[0].range.through(elements[mark - 1].range)
    anatomy.parser.elements.replaceSubrange(0..<mark, with: [rounds])
  }

  private static let circuits = WordSet(
    """
    circuit circuits round rounds loop круг круги кругом коло кола kreis zirkel runde circuito giro ronda
    vuelta tour ronde obwód obwod okruh kierros varv cirkel tur
    """)
  private static let often = WordSet(
    "x kez", CommonWords.times)
}
