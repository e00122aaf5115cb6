internal import JournalSyntax

/// Numbers that no plates, dumbbells or bells make up.
extension CandidateBuilder {
  /// The `51, 41, 46` of `Goblet squats 50 x 51, 41, 46`: behind so high a number they are the reps of a
  /// load. `30 x 53, 44, 35` may be bells, and `30 x 50, 45, 40` plates.
  static func isTooOddForPlates(_ index: Int, _ draft: Draft) -> Bool {
    guard index == 1, draft.terms.count == 2, draft.terms[1].joiner == .times,
      draft.terms[1].separator == .comma, draft.terms[0].quantities.count == 1,
      case let list = draft.quantities[draft.terms[1].quantities], list.count > 1,
      draft.quantities.allSatisfy({ $0.kind == .number && $0.unit == .none && $0.upper == 0 }),
      draft.quantities[0].value >= Self.fewestReps,
      list.allSatisfy({ $0.value <= list[list.startIndex].value })
    else { return false }
    return list.contains { isOdd($0.value) }
  }

  /// In thousandths: nobody lowers the load from set to set for less.
  private static let fewestReps: Int32 = 30_000

  private static func isOdd(_ value: Int32) -> Bool {
    value % 1000 == 0 && value % 5_000 != 0 && value % 4_000 != 0
      && !bells.contains(value / 1000)
  }

  /// What kettlebells weigh in pounds.
  private static let bells: [Int32] = [9, 13, 18, 22, 26, 31, 35, 44, 53, 57, 62, 70, 88, 97, 106]
}
