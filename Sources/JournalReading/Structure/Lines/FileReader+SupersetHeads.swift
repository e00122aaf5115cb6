internal import JournalSyntax
internal import WorkoutModel

/// Exercises done in turns and named together above or before their sets, which stand side by side:
/// `Bench / Row` above `60x8 / 50x10`, `Pull-ups + dips superset 8/12, 7/10`.
extension FileReader {
  /// The exercises named together last, whose sets may stand below.
  struct SupersetHead {
    var names: [PendingName]
    /// Each of them moves nothing but the body, so that a number alone tells reps.
    var movesBody: [Bool]
    /// The writer says that it is a superset.
    var isSaid: Bool
    /// One bar may do all of them without a stop: `Clean + jerk`.
    var isComplex: Bool
    var lineIndex: Int
    /// Sets were read side by side below it.
    var hasSets = false
    /// Each of the lines below tells the sets of one of them.
    var hasLines = false
  }

  /// Reads sets side by side, each as a line of the exercise it belongs to. Returns whether the line tells so.
  mutating func setsOfSuperset(_ line: LineSyntax) -> Bool {
    guard !context.isPieceOfLine, context.table == nil, !elements.isEmpty else { return false }
    if let head = context.supersetHead, head.hasLines {
      takeNameOfSuperset(head)
      return false
    }
    if let head = context.supersetHead {
      guard elements.contains(where: \.isNumber) else {
        if context.lineIndex > head.lineIndex + 3 || namesExerciseAlone {
          context.supersetHead = nil
        }
        return takeSupersetHead(line)
      }
      if elements.count < 200, let rounds = roundsOfSuperset(head, behindNumberOfSet) {
        readRounds(rounds, head, line)
        return true
      }
      context.supersetHead = nil
      // More or fewer sets than exercises: nobody knows whose.
      if head.hasSets, elements[behindNumberOfSet].isNumber,
        elements.contains(where: { $0.kind == .times || $0.kind == .at }),
        !elements.contains(where: { $0.kind == .word && $0.word == .plain })
      {
        noteUnread(line)
        return true
      }
    }
    return takeSupersetHead(line)
  }

  /// Keeps the exercises that the line names together, and reads the sets behind them.
  private mutating func takeSupersetHead(_ line: LineSyntax) -> Bool {
    guard 3...80 ~= elements.count, context.section == .training,
      case let first = elements.firstIndex(where: \.isNumber),
      case let end = first.flatMap({ endOfSupersetHead($0) }),
      case let number = end == nil
        ? elements.firstIndex(where: { $0.isNumber && $0.spaceBefore }) : nil,
      var head = supersetHead(before: end ?? number ?? elements.count)
    else { return false }
    if head.isSaid, number == nil {
      head.hasLines = tellsLineForEach(of: head.names.count)
      // `Lateral raise SS rope pushdown, 3 rounds` above the exercises with their sets.
      if head.hasLines || end != nil && isAboveDeeperLines {
        context.supersetHead = head.hasLines ? head : nil
        note(line.content)
        return true
      }
    }
    guard end == nil else { return false }
    guard let number else {
      context.supersetHead = head
      return false
    }
    guard let rounds = roundsOfSuperset(head, number), head.isSaid || !head.isComplex else {
      return false
    }
    head.lineIndex = context.lineIndex
    readRounds(rounds, head, line)
    return true
  }

  private var namesExerciseAlone: Bool {
    elements.count <= 5 && isExercise(elements.indices)
  }

  // MARK: Names

  /// `Bench / Row`, `Superset 1: bench + row`, `A. Bench ss row:`, `Bench & row (superset)` before `end`.
  private func supersetHead(before end: Int) -> SupersetHead? {
    var (start, end, isSaid) = (0, end, false)
    if elements[0].meaning == .superset {
      isSaid = true
      start = behindLabelOfSuperset
    } else if elements.count > 3, elements[0].range.count == 1,
      elements[1].kind == .period || elements[1].kind == .closeParenthesis
    {
      start = 2
    }
    if end > start, elements[end - 1].kind == .colon || elements[end - 1].kind == .hyphen {
      end -= 1
    }
    if end > start + 2, elements[end - 1].kind == .closeParenthesis,
      elements[end - 2].meaning == .superset, elements[end - 3].kind == .openParenthesis
    {
      (end, isSaid) = (end - 3, true)
    } else if end > start, elements[end - 1].meaning == .superset {
      (end, isSaid) = (end - 1, true)
    }
    guard end > start + 2, end - start <= 24,
      !elements[start..<end].contains(where: \.isNumber),
      let parts = partsOfHead(start..<end, &isSaid),
      !names.isKnown(NameText.clean(written.bytes[range(start..<end).indices]))
    else { return nil }
    return SupersetHead(
      names: parts.map { pendingName($0) }, movesBody: parts.map { movesBody($0) }, isSaid: isSaid,
      isComplex: parts.allSatisfy { isOfComplex($0) }, lineIndex: context.lineIndex)
  }

  /// Behind `Superset`, `Superset 1:`, `SS A:`.
  private var behindLabelOfSuperset: Int {
    guard let colon = elements.prefix(4).firstIndex(where: { $0.kind == .colon }) else { return 1 }
    return colon + 1
  }

  /// Two or three exercises between marks of one kind.
  private func partsOfHead(_ whole: Range<Int>, _ isSaid: inout Bool) -> [Range<Int>]? {
    var (parts, start, index) = ([Range<Int>](), whole.lowerBound, whole.lowerBound)
    while index < whole.upperBound {
      let end = index
      guard let next = behindJoinerOfNames(index, whole, &isSaid) else {
        switch elements[index].kind {
        case .word, .hyphen, .period: index += 1
        default: return nil
        }
        continue
      }
      parts.append(start..<end)
      (start, index) = (next, next)
    }
    parts.append(start..<whole.upperBound)
    guard 2...3 ~= parts.count,
      parts.allSatisfy({ 1...6 ~= $0.count && elements[$0.lowerBound].kind == .word }),
      parts.allSatisfy({ isKnownExercise($0) })
    else { return nil }
    return parts
  }

  /// Behind `/`, `+`, `&`, `ss`, `superset with`, `ss w/`.
  private func behindJoinerOfNames(
    _ index: Int, _ whole: Range<Int>, _ isSaid: inout Bool
  ) -> Int? {
    switch elements[index].kind {
    case .slash where elements[index].spaceBefore == elements[index].spaceAfter: return index + 1
    case .plus, .ampersand: return index + 1
    case .word where elements[index].meaning == .superset && index > whole.lowerBound:
      isSaid = true
      var next = index + 1
      if next < whole.upperBound, elements[next].meaning == .with || isWord(next, in: Self.with) {
        next += 1
      }
      if next < whole.upperBound, elements[next].kind == .slash { next += 1 }
      return next
    default: return nil
    }
  }

  private func isKnownExercise(_ name: Range<Int>) -> Bool {
    let name = NameText.clean(written.bytes[range(name).indices])
    return names.isKnown(name) || ExerciseNames.isMovement(name)
  }

  private func pendingName(_ name: Range<Int>) -> PendingName {
    let range = range(name)
    return PendingName(
      text: NameText.clean(written.bytes[range.indices]), location: location(range),
      isHeading: false, isEmphasized: false)
  }

  private static let with = WordSet("w W with")

  // MARK: Sets

  /// Behind the `Set 1:` of `Set 1: 60x8 / 50x10` and the `1)` of `1) 60x8 / 50x10`.
  private var behindNumberOfSet: Int {
    if elements.count > 3, elements[0].isBareWhole, elements[0].value <= 20_000,
      elements[1].kind == .closeParenthesis || elements[1].kind == .period,
      elements[1].spaceAfter
    {
      return 2
    }
    guard elements[0].meaning == .set || elements[0].meaning == .round || elements[0].unit == .set,
      let mark = elements.prefix(4).firstIndex(where: {
        $0.kind == .colon || $0.kind == .hyphen && $0.spaceBefore
      }), mark + 1 < elements.count
    else { return 0 }
    return mark + 1
  }

  /// The sets of each round, one of each exercise: `60x8 / 50x10`, `8/12, 7/10, 6/9`.
  private func roundsOfSuperset(_ head: SupersetHead, _ start: Int) -> [[Range<Int>]]? {
    let whole = start..<elements.count
    for kind in Self.marksOfSets {
      let marks = whole.filter { elements[$0].kind == kind }
      let spaced = marks.filter { elements[$0].spaceBefore && elements[$0].spaceAfter }
      for marks in spaced.isEmpty || spaced.count == marks.count ? [marks] : [spaced, marks]
      where marks.count + 1 == head.names.count {
        let sets = parted(whole, at: marks)
        if isRound(sets, of: head, by: kind) { return [sets] }
      }
    }
    let commas = whole.filter { elements[$0].kind == .comma || elements[$0].kind == .semicolon }
    guard !commas.isEmpty else { return nil }
    var rounds: [[Range<Int>]] = []
    for round in parted(whole, at: commas) {
      guard
        let kind = Self.marksOfSets.first(where: { kind in
          round.count(where: { elements[$0].kind == kind }) + 1 == head.names.count
        }), kind != .comma,
        case let sets = parted(round, at: round.filter { elements[$0].kind == kind }),
        isRound(sets, of: head, by: kind)
      else { return nil }
      rounds.append(sets)
    }
    return rounds
  }

  private static let marksOfSets: [Element.Kind] = [
    .slash, .plus, .ampersand, .pipe, .semicolon, .comma,
  ]

  func parted(_ whole: Range<Int>, at marks: [Int]) -> [Range<Int>] {
    let starts = [whole.lowerBound] + marks.map { $0 + 1 }
    return zip(starts, marks + [whole.upperBound]).map { $0..<max($0, $1) }
  }

  /// The sets are written in one way, and none of them is part of another.
  private func isRound(
    _ sets: [Range<Int>], of head: SupersetHead, by mark: Element.Kind
  ) -> Bool {
    let shapes = sets.map { shape($0) }
    for (shape, movesBody) in zip(shapes, head.movesBody) {
      guard let shape, shape.contains(.quantity), movesBody || shape.count > 1 else { return false }
    }
    let loaded = shapes.compactMap { $0 }.filter { $0.count > 1 }
    guard loaded.dropFirst().allSatisfy({ $0 == loaded[0] }) else { return false }
    // `Bench / Row` above `60x8, 62.5x8`: two sets of what nobody knows.
    guard mark == .comma, !head.isSaid else { return true }
    let loads = sets.map { set in
      elements[set].filter { $0.isNumber && $0.unit != .repetition }.map(\.value).max() ?? 0
    }
    return !head.isComplex && (loads.max() ?? 0) * 10 >= (loads.min() ?? 0) * 11
  }

  /// The numbers and signs of a set, `nil` when words tell of something else.
  private func shape(_ set: Range<Int>) -> [Element.Kind]? {
    var shape: [Element.Kind] = []
    for element in elements[set] {
      switch element.kind {
      case .quantity, .clock: shape.append(.quantity)
      case .times, .at, .hyphen, .openParenthesis, .closeParenthesis: shape.append(element.kind)
      case .word:
        switch element.meaning {
        case .bodyweight: shape.append(.quantity)
        case .for, .of, .with, .repetition, .each, .per, .side: continue
        default: return nil
        }
      default: return nil
      }
    }
    return shape
  }

  private mutating func readRounds(
    _ rounds: [[Range<Int>]], _ head: SupersetHead, _ line: LineSyntax
  ) {
    let places = rounds.map { round in round.map { range($0) } }
    context.supersetHead = nil
    for round in places {
      for (name, place) in zip(head.names, round) {
        context.pendingName = name
        readPieces(of: line, at: [place])
      }
    }
    context.supersetHead = head
    context.supersetHead?.hasSets = true
    context.supersetHead?.lineIndex = context.lineIndex
  }
}
