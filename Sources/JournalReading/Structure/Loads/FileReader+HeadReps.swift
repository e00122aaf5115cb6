internal import JournalSyntax
internal import WorkoutModel

/// Reps beside a name, above the load of each set: `Squat 5-5-3-3-1`, and below it
/// `225-245-275-295-315`.
struct HeadReps {
  let draftIndex: Int
  /// One for each set, or the two factors of a scheme.
  let reps: [Int32]
  let isScheme: Bool
  let lineIndex: Int
  let traceIndex: Int

  /// The reps of so many sets, when they are as many.
  func reps(ofSets count: Int) -> [Int32]? {
    guard isScheme else { return reps.count == count ? reps : nil }
    guard let sets = reps.firstIndex(of: Int32(count) * 1000) else { return nil }
    return [Int32](repeating: reps[1 - sets], count: count)
  }
}

extension FileReader {
  /// Called behind a line that named its exercise: perhaps the loads of its sets stand below.
  mutating func keepHeadReps(_ first: Int) {
    context.headReps = nil
    guard first + 1 == file.drafts.count, case let draft = file.drafts[first],
      draft.terms.count <= 2, draft.nature.isDisjoint(with: [.timed, .cardio]),
      draft.quantities.allSatisfy({
        $0.kind == .number && $0.unit == .none && $0.upper == 0 && $0.extra == 0
          && $0.value <= 30_000 && $0.value % 1000 == 0
      })
    else { return }
    let isScheme = draft.terms.count == 2
    guard
      isScheme
        ? draft.quantities.count == 2 && draft.terms[1].joiner == .times
        : draft.quantities.count >= 3
    else { return }
    context.headReps = HeadReps(
      draftIndex: first, reps: draft.quantities.map(\.value), isScheme: isScheme,
      lineIndex: context.lineIndex, traceIndex: file.traces.count)
  }

  /// Gives the loads of the line their reps, once as many stand right below those.
  mutating func settleHeadReps() {
    guard let head = context.headReps, head.lineIndex < context.lineIndex else { return }
    context.headReps = nil
    let expressions = anatomy.parser.expressions
    // `Sit-ups 3x10` above `30, 30, 25`: more of them, and no loads.
    let isOfBody = file.drafts.last?.nature.contains(.bodyweight) == true
    guard head.traceIndex == file.traces.count, isRightBelow(head.lineIndex),
      head.draftIndex == file.drafts.count - 1, expressions.allSatisfy({ $0.terms.count == 1 }),
      let reps = head.reps(ofSets: anatomy.parser.quantities.count), let most = reps.max(),
      anatomy.parser.quantities.allSatisfy({ isLoad($0, above: most, isOfBody: isOfBody) })
    else { return }
    takeForPlan(head.draftIndex..<file.drafts.count, lineIndex: head.lineIndex)
    anatomy.parser.pairLoads(with: reps)
  }

  private func isLoad(_ quantity: Quantity, above reps: Int32, isOfBody: Bool) -> Bool {
    guard quantity.kind == .number, quantity.upper == 0 else { return false }
    switch quantity.unit {
    case .kilogram, .pound: return true
    case .none: return !isOfBody && quantity.value >= 20_000 && quantity.value / 2 >= reps
    // `40s, 45s, 50s`: pairs of dumbbells.
    case .letterS: return quantity.value % 2_500 == 0 && quantity.value / 2 >= reps
    default: return false
    }
  }
}
