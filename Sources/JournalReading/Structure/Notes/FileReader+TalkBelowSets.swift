internal import JournalSyntax
internal import WorkoutModel

/// Lines below the sets of an exercise that talk about them: `2 more than last week`, `paused 2 s`.
extension FileReader {
  /// True of a line with one number and words that compare, tell how, or how often.
  func isTalkBelow(_ segment: Segment) -> Bool {
    guard context.entry != nil, context.pendingName == nil, context.lastSetLine >= 0,
      context.lineIndex - context.lastSetLine <= 2, context.lastSetLine < context.lineIndex,
      elements.count <= 12, anatomy.parser.expressions.count == 1,
      anatomy.parser.expressions[0].terms.count == 1,
      case let number = segment.expressions.lowerBound
    else { return false }
    if tellsTempo || tellsDepth(number) { return true }
    guard anatomy.parser.quantities.count == 1 else { return false }
    if elements[0].meaning == .failed {
      return elements.count == 2 && elements[1].unit == .repetition && elements[1].value <= 3_000
    }
    if !segment.isNameBehind, let first = segment.name.first {
      // `Up downs 20` is an exercise.
      let isDirection = segment.name.count == 1 && isWord(first, in: Self.directions)
      return isDirection || isWord(first, in: Self.openings) && !isName(segment.name)
    }
    return tellsMore(segment.expressions.upperBound)
  }

  /// `2 coffees before`, `110 felt too heavy`, `5 kg PR` below sets that tell both loads and reps.
  var isLoneNumber: Bool {
    guard context.pendingName == nil, context.lastSetLine < context.lineIndex,
      context.lineIndex - context.lastSetLine <= 2, elements.count > 1,
      elements[0].kind == .quantity, let entry = context.entry, let load = heaviestAbove(of: entry),
      file.entries[entry].nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance]),
      elements.dropFirst().allSatisfy({ $0.kind == .word || $0.kind == .exclamation })
    else { return false }
    if elements[0].unit.isMass {
      return elements[1].meaning == .record && elements[0].value <= load / 4
    }
    // `5 neg`, `8 from the knees` may be sets.
    return elements.count > 2 && elements[0].unit == .none && elements[1].spaceBefore
      && (elements[0].value <= 4_000 || elements[0].value >= 40_000)
      && (elements[1].word == .plain || elements[1].meaning == .feeling)
      && !isExercise(1..<elements.count)
  }

  /// Words that begin a remark with a number: `up 5 kg`, `not 110`, `could have done 8`.
  private static let openings = WordSet(
    "not instead could should would pain paused est estimated per speed velocity")

  private static let directions = WordSet("up down")

  /// In thousandths: the most that the last sets of the exercise tell, where they tell load and reps.
  private func heaviestAbove(of entry: Int) -> Int32? {
    if let draft = file.drafts.last, draft.entryIndex == entry, draft.quantities.count > 1 {
      return draft.quantities.lazy.map(\.value).max()
    }
    guard file.setEntries.last == Int32(entry), let mass = file.sets.last?.load.mass else {
      return nil
    }
    return Int32(clamping: Int64(mass.kilograms * 1000))
  }

  /// `2 more than last week`, `40 a side`, `x2 this week`, `+5 kg from last week`, `one rep short`,
  /// `last set 2 reps in reserve`.
  private func tellsMore(_ behind: Int) -> Bool {
    guard behind < elements.count, elements[behind].kind == .word else { return false }
    // `20 kg bar`, `3rd time this week`, `4 exercises, 15 sets`.
    let number = elements[behind - 1]
    if number.unit.isMass, elements[behind].meaning == .bar { return behind + 1 == elements.count }
    if elements[behind].meaning == .exercise || isOrdinal(number, behind) { return true }
    let next = behind + 1
    if next >= elements.count { return isWord(behind, in: Self.ends) }
    switch elements[next].meaning {
    case .than: return true
    case .side: return elements[behind].range.count == 1
    case .week: return elements[behind].range.count <= 4
    case .previous: return elements[0].kind == .plus && elements[1].unit.isMass
    default:
      return next + 1 == elements.count && isWord(next, in: Self.ends)
    }
  }

  private static let ends = WordSet("short reserve tank")

  /// The `rd` of `3rd`.
  private func isOrdinal(_ number: Element, _ word: Int) -> Bool {
    number.unit == .none && !elements[word].spaceBefore && isWord(word, in: Self.ordinalEnds)
  }

  /// `3-0-1-0` and nothing more: seconds of a rep.
  private var tellsTempo: Bool { elements.count == 7 && anatomy.parser.isTempo(0) }

  /// `1/2 depth`, `3/4 squat depth`.
  private func tellsDepth(_ number: Int) -> Bool {
    number + 3 < elements.count && elements[number + 1].kind == .slash
      && !elements[number + 1].spaceBefore && elements[number + 2].kind == .quantity
      && elements[number + 2].value <= 4_000 && elements[number].value < elements[number + 2].value
      && elements[elements.count - 1].kind == .word && isWord(elements.count - 1, in: Self.depths)
  }

  private static let depths = WordSet("depth rom range tiefe profondeur profundidad")
}
