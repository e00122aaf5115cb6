internal import JournalSyntax

/// Words with which people tell how the sets of an exercise went on.
extension FileReader {
  /// `went up to 140x5`, `one more 145x3`, `ended at 140x5` below a name: the exercise above goes on,
  /// for no exercise is called so. Behind `finished with 2x15 @ 20 kg curls` stands another.
  func isStory(_ name: Range<Int>, _ segment: Segment) -> Bool {
    !isWordAhead(segment) && tellsStory(name) && isToldInFull(segment)
  }

  /// `moved up 5 kg`, `Started 17:30`, `another 8`, `tried 150x1`: of the exercise above, but nobody
  /// knows whether a set, or what of it.
  func isUnclearStory(_ segment: Segment) -> Bool {
    let name = trimmedName(segment.name, isBehind: segment.isNameBehind)
    guard !name.isEmpty, !segment.isNameBehind, !isWordAhead(segment) else { return false }
    return tellsStory(name) && !isToldInFull(segment) || isAttempt(name) || isVerbAlone(name)
  }

  /// `went for 2 plates` with no exercise above: a number of what nobody knows.
  private func isVerbAlone(_ name: Range<Int>) -> Bool {
    guard context.entry == nil, context.pendingName == nil, isWord(name.lowerBound, in: Self.verbs),
      anatomy.parser.quantities.count == 1, case let number = anatomy.parser.quantities[0],
      number.kind == .number, !number.unit.isTime, !number.unit.isLength, number.unit != .letterM
    else { return false }
    return name.dropFirst().allSatisfy { isWord($0, in: Self.particles) }
  }

  /// A load with its reps, or one that was gone up to.
  private func isToldInFull(_ segment: Segment) -> Bool {
    guard let first = anatomy.parser.expressions.first,
      !anatomy.parser.quantities.contains(where: {
        $0.kind == .clock || $0.unit.isTime || $0.unit.isLength || $0.unit == .letterM
      })
    else { return false }
    return first.terms.count > 1
      || segment.expressions.lowerBound > 0
        && isWord(segment.expressions.lowerBound - 1, in: Self.goals)
  }

  /// The `curls` of `2x15 @ 20 kg curls`.
  private func isWordAhead(_ segment: Segment) -> Bool {
    guard let next = segment.rest.first else { return false }
    return elements[next].kind == .word && elements[next].word == .plain
      && !isWord(next, in: Self.joints)
  }

  private func tellsStory(_ name: Range<Int>) -> Bool {
    guard context.entry != nil || context.pendingName != nil else { return false }
    var tells = false
    var last: Int?
    for index in name where elements[index].kind == .word {
      if isWord(index, in: Self.adverbs) || isWord(index, in: Self.verbs)
        || elements[index].meaning == .backoff
        // `failed 335, dropped to 305x2`; that of `miss 180x1` is of its own set.
        || elements[index].meaning == .failed && name.contains(where: { elements[$0].isNumber })
      {
        tells = true
      } else if !isWord(index, in: Self.particles) {
        return false
      }
      last = index
    }
    guard let last else { return false }
    // `back down to 100x8`, `up to 145x3`.
    if isWord(last, in: Self.goal) { return tells || last > name.lowerBound }
    return tells && !isExercise(name)
  }

  /// `tried 150x1`, `almost 160x1`: perhaps not done.
  private func isAttempt(_ name: Range<Int>) -> Bool {
    (context.entry != nil || context.pendingName != nil)
      && name.contains { isWord($0, in: Self.attempts) }
      && name.allSatisfy {
        elements[$0].kind == .word
          && (isWord($0, in: Self.attempts) || isWord($0, in: Self.particles))
      }
  }

  /// The start of the name in `started with bench 60x10`, `then did some rows 3x12` and `one more lunge
  /// 20x10`; `start` where no lift follows. `Stopped squat` is another lift than the squat.
  func behindStory(_ start: Int, _ end: Int) -> Int {
    guard start + 1 < end else { return start }
    let isVerb = isWord(start, in: Self.verbs)
    guard isVerb ? isWord(start + 1, in: Self.joints) : opensStory(start) else { return start }
    // `then one arm row`.
    if elements[start].meaning == .then, isWord(start + 1, in: Self.one), !opensStory(start + 1),
      isExercise((end - 1)..<end)
    {
      return start + 1
    }
    var index = start
    while index + 1 < end,
      index == start || opensStory(index) || isDoing(elements[index])
        || isWord(index, in: Self.joints)
    {
      index += 1
      if !isWord(index, in: Self.joints), !opensStory(index), isExercise(index..<end) {
        return index
      }
    }
    return start
  }

  /// The number of `also 60s plank` and of `finished with 2x20 crunches`: the name stands behind it.
  func behindStoryWords(_ start: Int, _ end: Int) -> Int {
    guard start + 2 < end, opensStory(start) || isWord(start, in: Self.verbs),
      let number = elements[start..<end].firstIndex(where: \.isNumber), number > start,
      tellsStory(start..<number),
      let last = elements[number..<end].lastIndex(where: { $0.kind != .period }), last > number,
      // `Worked up to 140x1 on deadlift`.
      !isWord(last - 1, in: Self.on),
      elements[last].kind == .word, elements[last].word == .plain,
      isExercise(last..<(last + 1))
        || elements[last - 1].kind == .word && isExercise((last - 1)..<(last + 1))
        || names.nature(of: text(elements[last].range)).contains(.cardio)
    else { return start }
    return number
  }

  private func opensStory(_ index: Int) -> Bool {
    elements[index].meaning == .then || isWord(index, in: Self.adverbs)
      || isWord(index, in: Self.one) && isWord(index + 1, in: Self.adverbs)
  }

  private static let adverbs = WordSet(
    """
    again just only finally actually same another more first second third fourth fifth also lastly
    eventually dann danach noch nochmal nochmals wieder zuletzt zuerst
    puis ensuite encore enfin luego después despues otra finalmente poi ancora depois mais daarna nog
    weer sedan igen så потом затем снова ещё еще опять opener
    """)

  private static let verbs = WordSet(
    """
    went managed ended finished started began stopped topped jumped bumped dropped increased
    decreased moved stayed kept repeated worked ramped built backed settled opened closed followed
    continued lifted geschafft warmed warming
    """)

  private static let attempts = WordSet(
    "tried attempted almost nearly maybe probably versucht fast beinahe")

  /// What may stand beside them.
  private static let particles = WordSet(
    """
    up down back out off to at for with on a an the it this that one my me i was then and so but all
    weight load time set sets rep reps too now felt good great fine ok okay easy hard heavy light by
    auf mit bei ein eine einmal das mal hoch runter à a con una uno de un une en vez på
    """)

  /// What begins no name.
  private static let joints = WordSet(
    "to at for with on of by a an the my some set sets round rounds and mit auf con à")

  private static let one = WordSet("one")
  private static let on = WordSet("on")
  private static let goal = WordSet("to")
  private static let goals = WordSet("to at with for auf mit bei à con")
}
