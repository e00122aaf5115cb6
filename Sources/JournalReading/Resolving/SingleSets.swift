internal import JournalSyntax
internal import WorkoutModel

/// Where a writer of `load × sets × reps` counts single sets: `40 x 1 x 4`, `60 x 1 x 3`, `80 x 4 x 2`.
///
/// Singles done for several sets, as `100 x 1 x 3` tells them for others, fill the files of weightlifters
/// only, who write one set as a pair: `105 x 1`.
struct SingleSets {
  static let setsSecond = RoleSequence([.load, .sets, .reps])
  static let weight = 16.0
  /// Fewer lines than this prove nothing.
  private static let fewest = 4

  private var first = 0
  private var last = 0
  /// Lines such as `105 x 1` and `120 x 2`, which need no number of sets.
  private var pairs = 0

  /// Three bare factors, of which the first is the largest.
  static func isTriple(_ draft: Draft) -> Bool {
    draft.quantities.count == 3 && draft.terms.count == 3
      && draft.quantities.allSatisfy { $0.unit == .none && $0.kind == .number }
      && draft.terms.dropFirst().allSatisfy { $0.joiner == .times }
      && draft.quantities[0].value > max(draft.quantities[1].value, draft.quantities[2].value)
  }

  mutating func add(_ draft: Draft, times count: Int) {
    if Self.isPair(draft) { pairs += count }
    guard Self.isTriple(draft) else { return }
    switch (draft.quantities[1].value, draft.quantities[2].value) {
    case (1_000, 2_000...): first += count
    case (2_000..., 1_000): last += count
    default: return
    }
  }

  /// A bare load and its few reps.
  private static func isPair(_ draft: Draft) -> Bool {
    draft.quantities.count == 2 && draft.terms.count == 2 && draft.terms[1].joiner == .times
      && draft.quantities.allSatisfy { $0.unit == .none && $0.kind == .number }
      && draft.quantities[0].value >= 20_000 && draft.quantities[1].value <= 8_000
  }

  var standFirst: Bool { first >= Self.fewest && first > 3 * last && pairs < first }
}
