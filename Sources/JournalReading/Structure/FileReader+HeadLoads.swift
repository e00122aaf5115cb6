internal import JournalSyntax
internal import WorkoutModel

/// A load that stands above reps: `Squat 100 kg`, and below it `5, 5, 5`.
struct HeadLoad {
  let load: Quantity
  let lineIndex: Int
  /// Tells the exercise: how many stood above it.
  let traceIndex: Int
  /// Its own draft, until reps below show that it told no set of its own.
  var draftIndex: Int?
}

/// Loads that hold for the lines of reps below them.
extension FileReader {
  /// The load above, when the expression tells nothing but reps, or sets of them.
  mutating func loadAbove(_ expression: Expression) -> Quantity? {
    guard var head = context.headLoad, head.traceIndex == file.traces.count,
      head.lineIndex < context.lineIndex, !context.isAfterBlank,
      isWork(expression, below: head.load)
    else { return nil }
    if let index = head.draftIndex {
      guard index == file.drafts.count - 1 else { return nil }
      file.drafts.removeLast()
      head.draftIndex = nil
      context.headLoad = head
    }
    return head.load
  }

  /// Called when an expression of the line became the last of the drafts: perhaps it is a load for
  /// the lines below.
  mutating func keepHeadLoad(_ expression: Expression, _ entry: Int) {
    guard anatomy.parser.expressions.count == 1, expression.terms.count == 1,
      case let term = anatomy.parser.terms[expression.terms.lowerBound], term.quantities.count == 1,
      case let load = anatomy.parser.quantities[term.quantities.lowerBound],
      load.kind == .number, load.upper == 0, load.extra == 0, mayStandAlone(load, entry)
    else { return }
    context.headLoad = HeadLoad(
      load: load, lineIndex: context.lineIndex, traceIndex: file.traces.count,
      draftIndex: file.drafts.count - 1)
  }

  /// A mass; or a bare number that can be nothing else, under a lift that everybody knows.
  private func mayStandAlone(_ load: Quantity, _ entry: Int) -> Bool {
    if load.unit.isMass { return true }
    let exercise = names.exercises[file.entries[entry].exerciseID]
    return load.unit == .none && load.value >= 20_000 && exercise.catalog != nil
      && exercise.nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance])
  }

  /// `3x8`, `5, 5, 5`, `8 reps`: numbers of reps, all far below a bare load.
  private func isWork(_ expression: Expression, below load: Quantity) -> Bool {
    guard expression.terms.count <= 2 else { return false }
    let most = load.unit.isMass ? 50_000 : min(30_000, load.value / 2)
    return anatomy.parser.terms[expression.terms].allSatisfy { term in
      (term.joiner == .first || term.joiner == .times)
        && anatomy.parser.quantities[term.quantities].allSatisfy { quantity in
          quantity.kind == .number && quantity.value <= most && quantity.value % 1000 == 0
            && (quantity.unit == .none || quantity.unit == .repetition || quantity.unit == .set)
            && quantity.marks.isDisjoint(with: [.added, .assisted])
        }
    }
  }
}
