internal import JournalSyntax

/// Where the number behind the sign of `100@5` is reps, and not how hard it was: nobody finds more
/// load easier, so that `60@8, 70@6` are reps, and so are all such numbers of the exercise.
struct AtSign {
  /// What a reading against the habit of the exercise costs.
  private static let price = 14.0
  /// In thousandths; an RPE this low is not worth a note.
  private static let easy: Int32 = 5_000

  private var reps: [Int: Int] = [:]
  private var ratings: [Int: Int] = [:]
  /// The file tells the RPE beside reps.
  private var isRated = false

  /// `drafts` in the order of the file.
  init(_ drafts: [Draft]) {
    var last: (entry: Int, load: Int32, number: Int32)?
    // By index: a draft is large, and few have the sign.
    for index in drafts.indices {
      guard drafts[index].terms.last?.joiner == .at || !drafts[index].attributes.rpe.isEmpty else {
        continue
      }
      add(drafts[index], &last)
    }
  }

  private mutating func add(_ draft: Draft, _ last: inout (entry: Int, load: Int32, number: Int32)?)
  {
    guard let number = Self.number(of: draft) else {
      isRated = isRated || Self.isRated(draft)
      last = nil
      return
    }
    let load = draft.quantities[0].value
    if number % 1000 != 0 { ratings[draft.exerciseID, default: 0] += 1 }
    if let last, last.entry == draft.entryIndex, load > last.load {
      // Nor does anybody note that more was as easy as before: `95@4, 105@4`.
      if number < last.number || number == last.number && number <= Self.easy {
        reps[draft.exerciseID, default: 0] += 1
      }
      if number > last.number { ratings[draft.exerciseID, default: 0] += 1 }
    }
    last = (draft.entryIndex, load, number)
  }

  /// Makes a rating of `100@8` less likely than its reps.
  func weigh(_ draft: inout Draft) {
    guard !isRated, let reps = reps[draft.exerciseID],
      reps > ratings[draft.exerciseID, default: 0], Self.number(of: draft) != nil
    else { return }
    for index in draft.candidates.indices where draft.candidates[index].roles.contains(.rpe) {
      draft.candidates[index].signals.numbers -= Self.price
    }
    draft.candidates.sort {
      $0.score != $1.score ? $0.score > $1.score : $0.roles.packed < $1.roles.packed
    }
  }

  /// The bare number behind the sign, where nothing but a load stands before it.
  private static func number(of draft: Draft) -> Int32? {
    guard draft.nature.isDisjoint(with: [.cardio, .timed, .distance]),
      draft.terms.count == 2, draft.terms[1].joiner == .at, draft.quantities.count == 2,
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
