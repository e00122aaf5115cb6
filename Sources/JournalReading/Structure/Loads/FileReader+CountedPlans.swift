internal import JournalSyntax
internal import WorkoutModel

/// So many sets, planned beside the name: the `3 x max` of `Dips 3 x max` above the `12, 9, 7` that
/// were done, and the `5x5 @ 100` of `Squat 5x5 @ 100` and of `Squat 100 kg 5x5` above
/// `5, 5, 5, 4, 3`.
struct HeadPlan {
  let draftIndex: Int
  let sets: Int
  let load: Quantity?
  /// The reps that were planned, unless they were as many as possible.
  var reps: Int32?
  /// It was no plan: `225 for 3 sets` leaves the reps to the line below.
  var tellsNoReps = false
  let lineIndex: Int
  let traceIndex: Int
}

/// Sets beside a name whose reps are told below it.
extension FileReader {
  /// Called behind a line that named its exercise: perhaps the reps of its sets stand below.
  mutating func keepHeadPlan(_ first: Int) {
    context.headPlan = countedPlan(first)
    guard first + 1 == file.drafts.count,
      let reps = file.drafts[first].quantities.first(where: { $0.kind == .maximum }),
      reps.value == 0,
      let sets = file.drafts[first].quantities.first(where: {
        $0.kind == .number && $0.value <= 10_000 && ($0.unit == .none || $0.unit == .set)
      }), sets.value >= 2_000, sets.value % 1000 == 0
    else { return }
    let load = file.drafts[first].quantities.last
    context.headPlan = HeadPlan(
      draftIndex: first, sets: Int(sets.value) / 1000,
      load: load?.kind == .number && load?.range != sets.range ? load : nil,
      lineIndex: context.lineIndex, traceIndex: file.traces.count)
  }

  /// `225 for 3 sets` above `5 / 5 / 5`.
  mutating func keepLoadedSets(_ first: Int) {
    guard first + 1 == file.drafts.count, case let draft = file.drafts[first],
      draft.quantities.count == 2, draft.terms.count == 2,
      let sets = draft.quantities.first(where: { $0.unit == .set }),
      let load = draft.quantities.first(where: {
        $0.unit.isMass || $0.unit == .none && $0.value >= 20_000
      }), load.kind == .number, sets.kind == .number, 2_000...10_000 ~= sets.value
    else { return }
    context.headPlan = HeadPlan(
      draftIndex: first, sets: Int(sets.value) / 1000, load: load, tellsNoReps: true,
      lineIndex: context.lineIndex, traceIndex: file.traces.count)
  }

  /// The `5x5 @ 100` above `5, 5, 5, 4, 3`, or `3 reps, 5 sets`: one expression of so many sets.
  private func countedPlan(_ first: Int) -> HeadPlan? {
    guard first + 1 == file.drafts.count, case let draft = file.drafts[first],
      2...3 ~= draft.terms.count, draft.quantities.count == draft.terms.count,
      draft.quantities.allSatisfy({ $0.kind == .number && $0.upper == 0 && $0.extra == 0 }),
      case let load = loadOfPlan(draft), draft.terms.count == 2 || load != nil
    else { return nil }
    // `100 kg 5x5` begins with its load.
    let (one, other) =
      load == 0
      ? (draft.quantities[1], draft.quantities[2]) : (draft.quantities[0], draft.quantities[1])
    let isTurned = one.unit == .repetition || other.unit == .set
    let (sets, reps) = isTurned ? (other, one) : (one, other)
    guard sets.unit == .none || sets.unit == .set, reps.unit == .none || reps.unit == .repetition,
      2_000...10_000 ~= sets.value, sets.value % 1000 == 0, reps.value <= 50_000
    else { return nil }
    return HeadPlan(
      draftIndex: first, sets: Int(sets.value) / 1000,
      load: load.map { draft.quantities[$0] }, reps: reps.value,
      lineIndex: context.lineIndex, traceIndex: file.traces.count)
  }

  /// The third of `5x5 @ 100` and `5x5 100 kg`, the first of `100 kg 5x5`.
  private func loadOfPlan(_ draft: Draft) -> Int? {
    guard draft.terms.count == 3 else { return nil }
    if draft.terms[2].joiner == .at { return 2 }
    if draft.terms[2].joiner == .space, draft.quantities[2].unit.isMass { return 2 }
    let isFirst =
      draft.quantities[0].unit.isMass && draft.terms[1].joiner == .space
      && draft.terms[2].joiner == .times
    return isFirst ? 0 : nil
  }

  /// Drops the sets that were planned once as many reps stand right below; returns their load.
  mutating func settleHeadPlan(_ expression: Expression) -> Quantity? {
    guard let head = context.headPlan, head.lineIndex < context.lineIndex else { return nil }
    context.headPlan = nil
    guard head.traceIndex == file.traces.count, isRightBelow(head.lineIndex),
      head.draftIndex == file.drafts.count - 1, expression.terms.count == 1,
      case let done = anatomy.parser.quantities[
        anatomy.parser.terms[expression.terms.lowerBound].quantities],
      done.count == head.sets,
      done.allSatisfy({
        $0.kind == .number && $0.unit == .none && $0.value <= head.reps ?? 100_000
      })
    else { return nil }
    if head.tellsNoReps {
      file.drafts.removeLast()
    } else {
      takeForPlan((file.drafts.count - 1)..<file.drafts.count, lineIndex: head.lineIndex)
    }
    return head.load
  }
}
