internal import JournalSyntax

/// Whether the number behind the sign of `100@5` is reps for a writer, and not how hard it was.
///
/// Nothing is as hard as 3 or 15, and nobody finds more load easier: `60@8, 70@6` are reps.
struct AtSign {
  /// What a reading against the habit of the file costs.
  private static let price = 14.0

  private var reps = 0
  private var ratings = 0

  /// `drafts` in the order of the file.
  init(_ drafts: [Draft]) {
    var last: (entry: Int, load: Int32, number: Int32)?
    for draft in drafts {
      guard let number = Self.number(of: draft) else {
        if Self.isRated(draft) { ratings += 1 }
        last = nil
        continue
      }
      let load = draft.quantities[0].value
      if !(4_000...10_000 ~= number) { reps += 1 }
      if number % 1000 != 0 { ratings += 1 }
      if let last, last.entry == draft.entryIndex, load > last.load {
        if number < last.number { reps += 1 }
        if number > last.number { ratings += 1 }
      }
      last = (draft.entryIndex, load, number)
    }
  }

  var tellsReps: Bool { reps > ratings }

  /// Makes a rating of `100@8` less likely than its reps.
  func weigh(_ draft: inout Draft) {
    guard Self.number(of: draft) != nil else { return }
    for index in draft.candidates.indices where draft.candidates[index].roles.contains(.rpe) {
      draft.candidates[index].signals.numbers -= Self.price
    }
    draft.candidates.sort {
      $0.score != $1.score ? $0.score > $1.score : $0.roles.packed < $1.roles.packed
    }
  }

  /// The bare number behind the sign, where nothing but a load stands before it.
  private static func number(of draft: Draft) -> Int32? {
    guard draft.terms.count == 2, draft.terms[1].joiner == .at, draft.quantities.count == 2,
      draft.attributes.rpe.isEmpty,
      case let (load, number) = (draft.quantities[0], draft.quantities[1]),
      load.kind == .number, load.unit.isMass || load.unit == .none && load.value >= 20_000,
      number.kind == .number, number.unit == .none, number.upper == 0, number.value <= 30_000,
      number.value < load.value
    else { return nil }
    return number.value
  }

  /// `100x5 @8`: who tells it beside the reps means it everywhere.
  private static func isRated(_ draft: Draft) -> Bool {
    if !draft.attributes.rpe.isEmpty { return true }
    guard draft.terms.count > 2, let last = draft.terms.last, last.joiner == .at else {
      return false
    }
    return draft.quantities(of: draft.terms.count - 1).allSatisfy {
      $0.unit == .none && $0.kind == .number && 5_000...10_000 ~= $0.value
    }
  }
}
