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
  /// It stands in parentheses behind the name, and holds for all sets of the exercise.
  var isOfName = false
  /// Its line is a name, the load and a colon, so that a blank line may stand below it.
  var headsParagraph = false
}

/// What a line planned beside the name: the `3x10` of `Squats 3x10`, above `45x10`, `55x10`, `65x10`.
struct HeadScheme {
  let drafts: Range<Int>
  let reps: [Int32]
  let lineIndex: Int
  let traceIndex: Int
}

/// Loads that hold for the lines of reps below them.
extension FileReader {
  /// The load above, when the expression tells nothing but reps, or sets of them.
  mutating func loadAbove(_ expression: Expression) -> Quantity? {
    guard var head = context.headLoad, head.traceIndex == file.traces.count,
      head.lineIndex < context.lineIndex,
      !context.isAfterBlank || head.isOfName
        || head.headsParagraph && isRightBelow(head.lineIndex),
      isWork(expression, below: head.load)
    else { return nil }
    if let index = head.draftIndex {
      guard index == file.drafts.count - 1 else { return nil }
      file.drafts.removeLast()
      head.draftIndex = nil
      context.headLoad = head
    }
    // It is no total of the sets: `Curl 30` above `3x10`.
    var load = head.load
    if load.unit == .none, load.kind == .number { load.marks.insert(.leading) }
    return load
  }

  /// Keeps the load that stands beside the name for the sets of the exercise that tell none.
  mutating func keepLoadOfName(_ load: Quantity) {
    context.headLoad = HeadLoad(
      load: load, lineIndex: context.lineIndex - 1, traceIndex: file.traces.count, isOfName: true)
  }

  /// Called when an expression of the line became the last of the drafts: perhaps it is a load for
  /// the lines below.
  mutating func keepHeadLoad(_ expression: Expression, _ entry: Int) {
    guard anatomy.parser.expressions.count == 1, expression.terms.count == 1,
      case let term = anatomy.parser.terms[expression.terms.lowerBound], term.quantities.count == 1,
      case let load = anatomy.parser.quantities[term.quantities.lowerBound],
      load.kind == .number || load.kind == .bodyweight && load.value != 0,
      load.upper == 0, load.extra == 0, mayStandAlone(load, entry)
    else { return }
    context.headLoad = HeadLoad(
      load: load, lineIndex: context.lineIndex, traceIndex: file.traces.count,
      draftIndex: file.drafts.count - 1, headsParagraph: load.unit.isMass && isNameBeforeColon)
  }

  /// `32 kg swing:`, `Press 40 kg:`.
  private var isNameBeforeColon: Bool {
    elements.last?.kind == .colon && elements.count(where: \.isNumber) == 1
      && elements.dropLast().allSatisfy { $0.kind == .word || $0.kind == .hyphen || $0.isNumber }
  }

  /// A mass; or a bare number that can be nothing else, under a lift that everybody knows, rows and curls.
  private func mayStandAlone(_ load: Quantity, _ entry: Int) -> Bool {
    // `12s` are dumbbells of 12.
    if load.unit.isMass || load.marks.contains(.each) || load.kind == .bodyweight { return true }
    let exercise = names.exercises[file.entries[entry].exerciseID]
    return load.unit == .none && load.value >= 4_000
      && (exercise.catalog != nil || isLiftWithAside(file.entries[entry].name)
        || ExerciseNames.isMovement(file.entries[entry].name))
      && exercise.nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance])
      && (load.value >= 20_000 || isDoneLight(exercise, file.entries[entry].name))
  }

  /// `Leg press (seat 6)`, `Chest press (new machine)`.
  private func isLiftWithAside(_ name: String) -> Bool {
    guard name.last == ")", let open = name.firstIndex(of: "(") else { return false }
    return names.isKnown(NameText.clean(ArraySlice(name[..<open].utf8)))
  }

  /// The 8 of `Lateral raise 8` may be a load; that of `Squat 8` and `Leg press 12` is one of reps or sets.
  private func isDoneLight(_ exercise: ExerciseNames.Known, _ name: String) -> Bool {
    switch exercise.catalog?.equipment {
    case .dumbbell, .kettlebell, .cable: return true
    default: break
    }
    return name.split { !$0.isLetter }.contains { word in
      let word = word.lowercased()
      return Self.lightMovements.contains(Array(word.utf8)[...])
        || Self.dumbbells.contains { word.hasPrefix($0) }
    }
  }

  private static let dumbbells = ["dumbbell", "kettlebell"]
  private static let lightMovements = WordSet(
    """
    raise raises curl curls fly flys flies flyes kickback kickbacks extension extensions \
    махи разводка разводки сгибания разгибания
    """)

  /// `3x8`, `5, 5, 5`, `8 reps`: numbers of reps, all far below a bare load.
  private func isWork(_ expression: Expression, below load: Quantity) -> Bool {
    guard expression.terms.count <= 2 else { return false }
    let isSize =
      load.unit == .none && (load.marks.contains(.each) || load.kind == .bodyweight)
    if load.unit == .none, load.value < 20_000, !isSize {
      return isPairOfCounts(expression, below: load.value)
    }
    let most = load.unit.isMass || isSize ? 50_000 : min(30_000, load.value / 2)
    // `Bench 90` above `30x3`.
    if load.unit == .none, expression.terms.count == 2,
      case let first = anatomy.parser.terms[expression.terms.lowerBound].quantities,
      first.count == 1, case let value = anatomy.parser.quantities[first.lowerBound].value,
      value > 20_000 || value > 12_000 && goesUp(from: value)
    {
      return false
    }
    return anatomy.parser.terms[expression.terms].allSatisfy { term in
      isRating(term)
        || (term.joiner == .first || term.joiner == .times)
          && anatomy.parser.quantities[term.quantities].allSatisfy { quantity in
            quantity.kind == .number && quantity.value <= most && quantity.value % 1000 == 0
              && (quantity.unit == .none || quantity.unit == .repetition || quantity.unit == .set)
              && quantity.marks.isDisjoint(with: [.added, .assisted])
              // `10s` below the reps of `8s` are other dumbbells.
              && !quantity.marks.isSuperset(of: [.each, .leading])
          }
    }
  }

  /// The line below begins with more: `20x5`, `60x5` and `100x5` below `Squat 100` are its loads.
  private func goesUp(from value: Int32) -> Bool {
    guard context.lineIndex + 1 < document.lines.count else { return false }
    let next = document.lines[context.lineIndex + 1]
    let digits = bytes[next.content.indices].prefix(4).prefix { Byte.isDigit($0) }
    let number = digits.reduce(Int32(0)) { $0 * 10 + Int32($1 - UInt8(ascii: "0")) }
    return number > value / 1000
  }

  /// The `3x12` below `Lateral raise 8`: of small numbers only sets and reps tell that the other is a load.
  /// The 10 of `Lunges 10` above `3x10` is as many reps.
  private func isPairOfCounts(_ expression: Expression, below load: Int32) -> Bool {
    guard expression.terms.count == 2, expression.attributes.marks.isEmpty,
      case let terms = anatomy.parser.terms[expression.terms],
      terms[terms.startIndex + 1].joiner == .times
    else { return false }
    let (sets, reps) = (terms[terms.startIndex].quantities, terms[terms.startIndex + 1].quantities)
    return sets.count == 1 && 2_000...5_000 ~= anatomy.parser.quantities[sets.lowerBound].value
      && anatomy.parser.quantities[sets].allSatisfy { isBareCount($0) }
      && anatomy.parser.quantities[reps].allSatisfy {
        isBareCount($0) && $0.value >= 8_000 && $0.value != load
      }
  }

  private func isBareCount(_ quantity: Quantity) -> Bool {
    quantity.kind == .number && quantity.unit == .none && quantity.value <= 30_000
      && quantity.value % 1000 == 0 && quantity.upper == 0 && quantity.extra == 0
      && quantity.marks.isEmpty
  }

  /// The 7 of `5 @7`.
  private func isRating(_ term: Term) -> Bool {
    term.joiner == .at && term.quantities.count == 1
      && anatomy.parser.quantities[term.quantities.lowerBound].value <= 10_000
  }

  /// `Backoffs 165` below an exercise: the load of the reps on the lines below.
  mutating func headsKindOfSets(_ segment: Segment, _ line: LineSyntax) -> Bool {
    guard context.entry != nil, !segment.isNameBehind, segment.rest.isEmpty,
      !segment.name.isEmpty, anatomy.parser.quantities.count == 1,
      elements[segment.name.lowerBound].meaning == .backoff,
      segment.name.dropFirst().allSatisfy({
        elements[$0].meaning == .set || elements[$0].kind == .colon
      }),
      case let load = anatomy.parser.quantities[0], load.kind == .number,
      load.unit.isMass || load.unit == .none && load.value >= 20_000, load.upper == 0,
      context.lineIndex + 1 < document.lines.count, startsWithDigit(context.lineIndex + 1)
    else { return false }
    context.headLoad = HeadLoad(
      load: load, lineIndex: context.lineIndex, traceIndex: file.traces.count)
    note(line.content)
    return true
  }

  // MARK: Sets that were planned beside the name

  /// Called behind a line that named its exercise: perhaps its sets and reps are done below, each
  /// with its load.
  mutating func keepHeadScheme(_ first: Int) {
    context.headScheme = nil
    guard first < file.drafts.count, let entry = context.entry,
      file.entries[entry].nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance]),
      file.drafts.count - first == anatomy.parser.expressions.count
    else { return }
    var reps: [Int32] = []
    for draft in file.drafts[first...] {
      guard let planned = repsOfScheme(draft) else { return }
      reps += planned
    }
    context.headScheme = HeadScheme(
      drafts: first..<file.drafts.count, reps: reps, lineIndex: context.lineIndex,
      traceIndex: file.traces.count)
  }

  /// Of `3x5`, `3x5 @ 80%` and `5-5-3-3-1`, of which no load is told.
  private func repsOfScheme(_ draft: Draft) -> [Int32]? {
    guard draft.quantities.count <= 12,
      draft.quantities.allSatisfy({
        $0.kind == .number && $0.upper == 0 && ($0.unit == .none || $0.unit == .percent)
      })
    else { return nil }
    if draft.terms.count == 1 {
      return draft.quantities.count > 1
        && draft.quantities.allSatisfy({ $0.isBareWhole && $0.value <= 30_000 && $0.marks.isEmpty })
        ? draft.quantities.map(\.value) : nil
    }
    guard draft.quantities.count == draft.terms.count, draft.terms[1].joiner == .times,
      draft.quantities[0].unit == .none, draft.quantities[1].unit == .none,
      draft.quantities[0].value <= 10_000, draft.quantities[1].value <= 30_000,
      draft.terms.count == 2
        || draft.terms.count == 3 && draft.terms[2].joiner == .at
          && draft.quantities[2].unit == .percent
    else { return nil }
    return [draft.quantities[1].value]
  }

  /// Drops what the line with the name planned, once a load and about as many reps stand right below.
  mutating func settleHeadScheme(_ expression: Expression) {
    guard let head = context.headScheme, head.lineIndex < context.lineIndex else { return }
    context.headScheme = nil
    guard head.traceIndex == file.traces.count,
      head.lineIndex == context.lineIndex - 1 || isListOf(head) || isBehindParagraph(head),
      head.drafts.upperBound == file.drafts.count,
      isWarmup(expression) || anatomy.parser.expressions.contains(where: { isDone($0, head.reps) })
    else { return }
    takeForPlan(head.drafts, lineIndex: head.lineIndex)
  }

  private func isWarmup(_ expression: Expression) -> Bool {
    expression.attributes.marks.contains(.warmup) && repsWithLoad(expression) != nil
  }

  /// A load and about as many reps.
  private func isDone(_ expression: Expression, _ planned: [Int32]) -> Bool {
    guard let reps = repsWithLoad(expression) else { return false }
    return planned.contains { abs($0 - reps) <= 3_000 }
  }

  /// The reps of `135x5`, of `10x 135 lb` as well, and of each pair in `95-5, 135-3`.
  private func repsWithLoad(_ expression: Expression) -> Int32? {
    if expression.terms.count == 1, anatomy.parser.expressions.count > 1,
      case let term = anatomy.parser.terms[expression.terms.lowerBound],
      term.quantities.count == 2, term.separator == .hyphen || term.separator == .slash,
      case let (load, done) = (
        anatomy.parser.quantities[term.quantities.lowerBound],
        anatomy.parser.quantities[term.quantities.lowerBound + 1]
      ), load.value >= 40_000, done.isBareWhole, done.value <= 30_000
    {
      return done.value
    }
    guard expression.terms.count == 2, case let terms = anatomy.parser.terms[expression.terms],
      terms[terms.startIndex + 1].joiner == .times,
      case let one = anatomy.parser.quantities[terms[terms.startIndex].quantities.lowerBound],
      case let other = anatomy.parser.quantities[terms[terms.startIndex + 1].quantities.lowerBound],
      case let (load, done) = other.unit.isMass ? (other, one) : (one, other),
      load.unit.isMass || load.unit == .none && load.value >= 20_000, done.unit == .none
    else { return nil }
    return done.value
  }

  /// `Hack Squat 5x5`, a blank line, and its sets on a line each, as a page was copied.
  private func isBehindParagraph(_ head: HeadScheme) -> Bool {
    let next = context.lineIndex + 1
    return isRightBelow(head.lineIndex) && next < document.lines.count
      && startsWithDigit(context.lineIndex)
      && (document.lines[next].kind == .blank || startsWithDigit(next))
  }

  func startsWithDigit(_ line: Int) -> Bool {
    bytes[safe: Int(document.lines[line].content.start)].map { Byte.isDigit($0) } ?? false
  }

  /// `Deadlift 5x3`, a blank line, and five items below it.
  private func isListOf(_ head: HeadScheme) -> Bool {
    guard head.lineIndex == context.lineIndex - 2, head.drafts.count == 1,
      head.drafts.upperBound == file.drafts.count
    else { return false }
    let items = document.lines[context.lineIndex...].prefix { $0.kind == .item }.count
    return items * 1000 == Int(file.drafts[head.drafts.lowerBound].quantities[0].value)
  }
}
