internal import JournalSyntax

/// Words with which people tell how the sets of an exercise went on.
extension FileReader {
  /// `went up to 140x5`, `tried 150x1`, `one more 145x3`, `ended at 140x5` below a name: the exercise
  /// above goes on, for no exercise is called so.
  func isStory(_ name: Range<Int>) -> Bool {
    guard context.entry != nil || context.pendingName != nil else { return false }
    var tells = false
    var last: Int?
    for index in name where elements[index].kind == .word {
      if isWord(index, in: Self.storyWords) || elements[index].meaning == .backoff {
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

  /// The start of the name in `started with bench 60x10`, `then did some rows 3x12` and `one more lunge
  /// 20x10`; `start` where no lift follows.
  func behindStory(_ start: Int, _ end: Int) -> Int {
    guard start + 1 < end,
      tellsStory(start) || isWord(start, in: Self.particles) && tellsStory(start + 1)
    else { return start }
    var index = start
    while index + 1 < end,
      tellsStory(index) || isDoing(elements[index])
        || isWord(index, in: Self.particles) && (index > start || tellsStory(index + 1))
    {
      // `then one arm row`.
      if index > start, isWord(index, in: Self.ones), !tellsStory(index + 1) {
        return index
      }
      index += 1
      if index < end, !isWord(index, in: Self.joints), !tellsStory(index),
        isExercise(index..<end)
      {
        return index
      }
    }
    return start
  }

  private func tellsStory(_ index: Int) -> Bool {
    elements[index].meaning == .then || isWord(index, in: Self.storyWords)
  }

  private static let storyWords = WordSet(
    """
    went tried attempted lifted managed ended finished started began stopped topped jumped bumped dropped
    increased decreased moved stayed kept repeated again maybe just only probably finally almost
    nearly actually same another more worked ramped built backed settled opened closed followed
    continued first second third fourth fifth also lastly eventually
    dann danach noch nochmal nochmals wieder zuletzt versucht geschafft zuerst
    puis ensuite encore enfin luego después despues otra finalmente poi ancora depois mais daarna nog
    weer sedan igen så потом затем снова ещё еще опять
    """)

  /// What may stand beside them.
  private static let particles = WordSet(
    """
    up down back out off to at for with on a an the it this that one my me i was then and so but all
    weight load time set sets rep reps too now some felt good great fine ok okay easy hard heavy light
    auf mit bei ein eine einmal das mal hoch runter à a con una uno de un une en vez på
    """)

  /// What begins no name.
  private static let joints = WordSet("to at for with on a an the my some and mit auf con à")

  private static let ones = WordSet("one")

  private static let goal = WordSet("to")
}
