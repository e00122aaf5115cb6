internal import JournalSyntax
internal import WorkoutModel

/// Words between the name of an exercise and its sets that tell what for, or only join them.
extension FileReader {
  /// The `for volume` of `Squats for volume 105 kg (10, 10, 10)`, which is no part of the name.
  mutating func dropPurpose(_ preposition: Int) {
    let purpose = preposition + 1
    guard purpose + 1 < elements.count, isWord(purpose, in: Self.purposes),
      elements[purpose + 1].isNumber || elements[purpose + 1].kind == .colon,
      preposition > 0, elements[preposition - 1].kind == .word
    else { return }
    context.remarks.append(range(preposition..<(purpose + 1)))
    anatomy.parser.elements.removeSubrange(preposition...purpose)
  }

  private static let purposes = WordSet(
    "volume reps strength speed power technique form hypertrophy practice fun warmup intensity")

  /// The `The sets this week were` of `Squats: The sets this week were 5@85kg, 5@110kg`: behind the name of
  /// an exercise, words up to a verb, and then nothing but sets.
  mutating func dropWordsBeforeSets(behind colon: Int) {
    guard colon + 6 < elements.count, elements[colon + 1].kind == .word,
      let verb = elements[(colon + 2)..<min(elements.count, colon + 9)]
        .firstIndex(where: { $0.kind != .word }).map({ $0 - 1 }),
      verb > colon + 1, verb + 3 < elements.count, isWord(verb, in: Self.being),
      elements[verb + 1].isNumber,
      elements[verb + 2].kind == .at || elements[verb + 2].kind == .times,
      elements[verb + 3].isNumber,
      elements[(colon + 1)..<verb].allSatisfy({ isOfTheDay($0) }),
      elements[..<colon].allSatisfy({ $0.kind == .word }), isName(0..<colon)
    else { return }
    context.remarks.append(range((colon + 1)..<(verb + 1)))
    anatomy.parser.elements.removeSubrange((colon + 1)...verb)
  }

  /// `The sets this week`, and neither `The plan was` nor `Last time I did`.
  private func isOfTheDay(_ word: Element) -> Bool {
    switch word.meaning {
    case .none, .set, .week, .day, .time, .session, .workingSet, .repetition: true
    default: false
    }
  }

  private static let being = WordSet("were was are is")

  /// A word right behind a number that changes nothing of it: the `all` of `5x5 all at 225`, the
  /// `straight` of `50 straight, then 30`; the two of `7 rest pause` are no rest of seven.
  mutating func dropWordBehindNumber(_ word: Int) -> Bool {
    let next = word + 1
    if elements[word].meaning == .rest {
      guard next < elements.count, isWord(next, in: Self.pauses), elements[word - 1].isBare else {
        return false
      }
      // `10, 9, 7 rest pause +2`.
      let hasMore =
        next + 2 < elements.count && elements[next + 1].kind == .plus
        && elements[next + 2].isBareWhole
      let end = hasMore ? next + 3 : next + 1
      context.remarks.append(range(word..<end))
      anatomy.parser.elements.removeSubrange(word..<end)
      return true
    }
    if isWord(word, in: Self.all) {
      guard next < elements.count,
        elements[next].kind == .at || elements[next].meaning == .at
          || elements[next].meaning == .with
      else { return false }
      anatomy.parser.elements.remove(at: word)
      return true
    }
    if elements[word].range.count == 1 { return settleSideBehindLoad(word) }
    let isManner =
      isWord(word, in: Self.unbroken)
      || isWord(word, in: Self.manners) && word > 1 && elements[word - 2].kind == .word
    guard isManner,
      next == elements.count || elements[next].kind == .comma || elements[next].meaning == .with
    else { return false }
    context.remarks.append(elements[word].range)
    anatomy.parser.elements.remove(at: word)
    return true
  }

  /// The `a side` of `20 a side x 15` is the `/side` of `20/side x 15`.
  private mutating func settleSideBehindLoad(_ word: Int) -> Bool {
    guard word + 2 < elements.count, isWord(word, in: Self.article),
      elements[word + 1].meaning == .side, elements[word + 2].kind == .times
    else { return false }
    let place = elements[word].range
    anatomy.parser.elements[word] = Element(.slash, place)
    anatomy.parser.elements[word + 1].flags.remove(.spaceBefore)
    return false
  }

  /// The `the bar (45)` of `3 sets of 5 with the bar (45)`: what it weighs.
  mutating func settleBarOfMass(_ bar: Int) {
    guard bar > 1, bar + 3 < elements.count, elements[bar + 1].kind == .openParenthesis,
      elements[bar + 3].kind == .closeParenthesis, case let mass = elements[bar + 2],
      mass.kind == .quantity, mass.unit == .none || mass.unit.isMass,
      5_000...65_000 ~= mass.value
    else { return }
    var first = bar
    if isWord(first - 1, in: Self.the) { first -= 1 }
    guard first > 1, elements[first - 1].meaning == .with || elements[first - 1].kind == .at,
      elements[first - 2].isNumber
    else { return }
    let at = Element(.at, elements[first - 1].range, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange((first - 1)...(bar + 3), with: [at, mass])
  }

  private static let pauses = WordSet("pause paused")
  private static let all = WordSet("all")
  private static let the = WordSet("the")
  private static let article = WordSet("a")
  private static let manners = WordSet("slow fast strict kipping controlled smooth")
  private static let unbroken = WordSet("straight unbroken consecutive nonstop")

  /// The `at 98kg bw` of `Pull ups 8, 6, 5 at 98kg bw`: what the lifter weighed, and no load.
  ///
  /// Returns the index before that of the next element.
  mutating func dropOwnWeightBehindSets(_ word: Int) -> Int {
    let first = word - 2
    guard first > 1, word + 1 == elements.count, elements[word - 1].unit.isMass,
      elements[first].kind == .at || elements[first].meaning == .at,
      elements[first - 1].isNumber
    else { return word }
    context.remarks.append(range(first..<(word + 1)))
    anatomy.parser.elements.removeSubrange(first...word)
    return first - 1
  }

  /// The `myo:` of `Lateral raise 7.5 myo: 16+5+4+4`, between the load and the pieces of its set.
  mutating func dropMyo(_ word: Int) -> Bool {
    guard elements[word - 1].kind == .quantity,
      elements[word - 1].isBare || elements[word - 1].unit.isMass, isWord(word, in: Self.myo)
    else { return false }
    var end = word + 1
    while end < elements.count,
      elements[end].meaning == .repetition || elements[end].meaning == .set
        || elements[end].kind == .colon || elements[end].kind == .hyphen
    {
      end += 1
    }
    guard end + 2 < elements.count, elements[end].isBareWhole, elements[end + 1].kind == .plus,
      elements[end + 2].isBareWhole
    else { return false }
    context.remarks.append(elements[word].range)
    let sign = Element(.times, elements[word].range, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(word..<end, with: [sign])
    return true
  }

  private static let myo = WordSet("myo myos myoreps")

  /// The `rest-pause` of `185 x 11, rest-pause 4, 3`: the sets go on.
  mutating func dropRestPause(_ word: Int) -> Bool {
    var pause = word + 1
    if pause < elements.count, elements[pause].kind == .hyphen { pause += 1 }
    guard pause + 1 < elements.count, isWord(pause, in: Self.pauses),
      elements[pause + 1].isBareWhole,
      // `240 rest-pause 15, 6, 4`: the sets begin.
      elements[word - 1].kind == .comma
        || pause + 2 < elements.count && elements[pause + 2].kind == .comma
          && elements[word - 1].isBare && elements[word - 1].value > elements[pause + 1].value
    else { return false }
    if elements[word - 1].isBare {
      let sign = Element(.times, elements[word].range, flags: [.spaceBefore, .spaceAfter])
      context.remarks.append(range(word..<(pause + 1)))
      anatomy.parser.elements.replaceSubrange(word...pause, with: [sign])
      return true
    }
    context.remarks.append(range(word..<(pause + 1)))
    anatomy.parser.elements.removeSubrange(word...pause)
    return true
  }
}
