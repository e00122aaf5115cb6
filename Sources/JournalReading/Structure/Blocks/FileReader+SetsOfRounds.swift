internal import JournalSyntax
internal import WorkoutModel

/// Sets in a block of rounds that are told for all rounds together.
extension FileReader {
  /// The `3x6` of `Pull-ups 3x6` and of `Row 3x6 @ 40` below `3 rounds:`: the sets are the rounds, told
  /// once more, and the few of them no load.
  func tellsRounds(
    _ rounds: Quantity, _ terms: [Term], _ quantities: inout [Quantity]
  ) -> Bool {
    guard 2...3 ~= terms.count, quantities.count == terms.count, terms[1].joiner == .times,
      rounds.value <= Self.fewRounds, quantities[0].value == rounds.value,
      quantities.prefix(2).allSatisfy({
        $0.kind == .number && $0.unit == .none && $0.upper == 0
          && $0.marks.subtracting(.way).isEmpty
      }),
      // `Deadlift 3x100` tells a load.
      quantities[1].value <= 20_000 || quantities[1].marks.contains(.way),
      terms.count == 2 || terms[2].joiner == .at
    else { return false }
    quantities[0].unit = .set
    return true
  }

  /// More may be a load.
  private static let fewRounds: Int32 = 6_000

  /// `Curl: 4 @ 28 kg, 5 @ 33 kg, 7 @ 28 kg` below `3 rounds:`: a set of each round.
  func isRoundEach(_ rounds: Quantity) -> Bool {
    let count = anatomy.parser.expressions.count
    return count > 1 && count * 1000 == Int(rounds.value) && context.rounds == nil
      && anatomy.parser.expressions.allSatisfy { expression in
        expression.terms.count == 2 && !expression.link.isChained
          && expression.attributes.marks.isDisjoint(with: [.left, .right, .drop])
          && anatomy.parser.terms[expression.terms].contains { term in
            anatomy.parser.quantities[term.quantities].contains { $0.unit.isMass }
          }
      }
  }
}
