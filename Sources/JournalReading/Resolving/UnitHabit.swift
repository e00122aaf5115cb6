internal import JournalSyntax

/// Whether a writer gives every load its unit: then `30x4` among `10x60 kg` and `5x5x90 kg` are sets
/// and reps, and no 30 kg.
struct UnitHabit {
  /// Fewer loads than this are no habit.
  private static let fewest = 8
  /// What a load without its unit costs where nobody would expect one.
  private static let price = 3.5
  /// A reading that leads by so much is the only one.
  private static let sureMargin = 4.0

  /// How many loads have their unit.
  private let written: Int
  /// How many lines can hold nothing but a load without it.
  private var bare = 0

  init(written: Int) {
    self.written = written
  }

  var isKept: Bool { written >= Self.fewest && written >= 20 * bare }

  mutating func add(_ draft: Draft, times count: Int) {
    guard written >= Self.fewest, let best = draft.candidates.first, Self.hasBareLoad(best, draft)
    else { return }
    let other = draft.candidates.first { !Self.hasBareLoad($0, draft) }
    if other.map({ best.score - $0.score > Self.sureMargin }) ?? true { bare += count }
  }

  /// Makes every reading with a bare load less likely.
  func weigh(_ draft: inout Draft) {
    guard draft.candidates.count > 1,
      draft.candidates.contains(where: { Self.hasBareLoad($0, draft) }),
      let other = draft.candidates.first(where: { !Self.hasBareLoad($0, draft) }),
      !Self.hasManySets(other, draft)
    else { return }
    for index in draft.candidates.indices where Self.hasBareLoad(draft.candidates[index], draft) {
      draft.candidates[index].signals.numbers -= Self.price
    }
    draft.candidates.sort {
      $0.score != $1.score ? $0.score > $1.score : $0.roles.packed < $1.roles.packed
    }
  }

  /// `10x12` are no ten sets.
  private static func hasManySets(_ candidate: Candidate, _ draft: Draft) -> Bool {
    (0..<candidate.roles.count).contains { index in
      candidate.roles[index] == .sets && draft.quantities(of: index).contains { $0.value > 6_000 }
    }
  }

  private static func hasBareLoad(_ candidate: Candidate, _ draft: Draft) -> Bool {
    (0..<candidate.roles.count).contains { index in
      guard candidate.roles[index] == .load || candidate.roles[index].isOfList else { return false }
      return draft.quantities(of: index).contains {
        $0.kind == .number && $0.unit == .none
          && $0.marks.isDisjoint(with: [.added, .assisted, .leading])
      }
    }
  }
}
