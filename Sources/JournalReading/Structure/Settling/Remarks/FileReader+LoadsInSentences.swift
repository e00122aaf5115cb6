internal import JournalSyntax
internal import WorkoutModel

/// Sets of a diary that are told in words of their own: `and a single at 140`, `put 100 on the bar and did 5`, `then
/// missed 47.5`.
extension FileReader {
  mutating func settleLoadsInSentences() {
    guard elements.count > 4 else { return }
    settleLoadOnBar()
    settleSingleAtLoad()
    settleMissBehindThen()
    settleChangeBeforeSets()
    settleEachSideBeforeRounds()
  }

  /// `put 100 on the bar and did 5` as `100 x 5`.
  private mutating func settleLoadOnBar() {
    var index = elements.count - 4
    while index > 1 {
      defer { index -= 1 }
      guard isWord(index - 1, in: Self.put), elements[index].isBare || elements[index].unit.isMass
      else { continue }
      var next = index + 1
      while next < elements.count, next < index + 4,
        isWord(next, in: CommonWords.places) || isWord(next, in: CommonWords.articles)
          || elements[next].meaning == .at
      {
        next += 1
      }
      guard next > index + 1, next + 1 < elements.count,
        elements[next].meaning == .bar || isWord(next, in: GymWords.bars)
      else { continue }
      next += 1
      while next < elements.count,
        elements[next].meaning == .and || isPronoun(next)
          || isDoneInSentence(next)
      {
        next += 1
      }
      guard next < elements.count, elements[next].isBareWhole, elements[next].value <= 50_000,
        isDoneInSentence(next - 1) || elements[next - 1].meaning == .and
      else { continue }
      context.remarks.append(range((index - 1)..<next))
      anatomy.parser.elements.replaceSubrange(
        (index + 1)..<next, with: [signOf(.times, at: index + 1)])
      anatomy.parser.elements[index].flags.insert(.spaceBefore)
      anatomy.parser.elements.remove(at: index - 1)
      anatomy.parser.end = elements.count
      index -= 1
    }
  }

  /// The `and a single at 140` of `130 for 3, and a single at 140` as `140 x 1`.
  private mutating func settleSingleAtLoad() {
    var index = elements.count - 3
    while index > 2 {
      defer { index -= 1 }
      guard elements[index].meaning == .tuple, 1...5 ~= elements[index].word.value,
        isWord(index - 1, in: CommonWords.one) || isWord(index - 1, in: Self.heavy),
        elements[index + 1].meaning == .at || elements[index + 1].meaning == .with
          || elements[index + 1].kind == .at,
        elements[index + 2].isBare || elements[index + 2].unit.isMass,
        elements[index + 2].kind == .quantity, elements[index + 2].value >= 10_000,
        elements[safe: index + 3].map({ $0.kind != .times && !$0.isNumber }) ?? true
      else { continue }
      var start = index - 1
      while start > 2, start > index - 5, elements[start - 1].kind == .word,
        elements[start - 1].meaning == .and || elements[start - 1].meaning == .then
          || isWord(start - 1, in: CommonWords.then) || isWord(start - 1, in: CommonWords.one)
          || isWord(start - 1, in: Self.finally)
      {
        start -= 1
      }
      guard elements[start - 1].kind == .comma || elements[start - 1].isNumber,
        elements[..<start].contains(where: \.isNumber)
      else { continue }
      var load = elements[index + 2]
      load.flags.formUnion([.spaceBefore, .spaceAfter])
      let behind = ByteRange(Int(load.range.end), Int(load.range.end))
      let reps = Element(
        .quantity, behind, value: Int32(elements[index].word.value) * 1000,
        flags: [.spaceBefore, .spaceAfter])
      let place = elements[start].range
      var sets = [load, Element(.times, behind, flags: [.spaceBefore, .spaceAfter]), reps]
      if elements[start - 1].isNumber {
        sets.insert(Element(.comma, place, flags: .spaceAfter), at: 0)
      }
      anatomy.parser.elements.replaceSubrange(start..<(index + 3), with: sets)
      anatomy.parser.end = elements.count
    }
  }

  /// The `then missed 47.5` of `45 for 3, then missed 47.5 completely`: a heavier load, and no reps.
  private mutating func settleMissBehindThen() {
    guard elements.count > 5, let load = elements.lastIndex(where: \.isNumber), load > 4,
      elements[load].isBare || elements[load].unit.isMass, elements[load].kind == .quantity,
      elements[load].value >= 20_000,
      elements[(load + 1)...].allSatisfy({ [.word, .period, .exclamation].contains($0.kind) }),
      case let verb = isWord(load - 1, in: CommonWords.places) ? load - 2 : load - 1,
      elements[verb].meaning == .failed || isWord(verb, in: CommonWords.missed),
      case let start = isJoint(verb - 1) ? (isJoint(verb - 2) ? verb - 2 : verb - 1) : verb,
      start < verb, start > 2, elements[start - 1].kind == .comma, elements[start - 2].isBareWhole,
      elements[start - 3].kind == .times || elements[start - 3].meaning == .for,
      elements[..<start].contains(where: {
        ($0.isBare || $0.unit.isMass) && $0.value >= 20_000 && $0.value <= elements[load].value
      })
    else { return }
    if load + 1 < elements.count { context.remarks.append(range((load + 1)..<elements.count)) }
    var missed = elements[load]
    missed.flags.formUnion([.spaceBefore, .spaceAfter])
    let behind = ByteRange(Int(missed.range.end), Int(missed.range.end))
    anatomy.parser.elements.replaceSubrange(
      start...,
      with: [
        missed, Element(.times, behind, flags: [.spaceBefore, .spaceAfter]),
        Element(.quantity, behind, value: 0, flags: [.spaceBefore, .spaceAfter]),
      ])
    anatomy.parser.end = elements.count
  }

  private func isJoint(_ index: Int) -> Bool {
    elements[index].meaning == .then || elements[index].meaning == .and
      || isWord(index, in: CommonWords.then)
  }

  /// The `and then I dropped to 35 and did 2 sets of 8` behind the sets of another load, as `, then 35, 2 sets of 8`.
  private mutating func settleChangeBeforeSets() {
    guard
      let load = elements.indices.dropFirst(4).dropLast(2).last(where: { index in
        (elements[index].isBare || elements[index].unit.isMass)
          && elements[index].kind == .quantity && isWord(index - 1, in: Self.toward)
          && elements[index - 2].kind == .word
      }), elements[load].value >= 5_000
    else { return }
    var start = load - 1
    while start > 1, load - start < 6, elements[start - 1].kind == .word,
      isWord(start - 1, in: Self.changes) || isJoint(start - 1) || isPronoun(start - 1)
        || isWord(start - 1, in: CommonWords.pronounsOfOwn)
    {
      start -= 1
    }
    var next = load + 1
    while next < elements.count, next < load + 4,
      elements[next].kind == .comma || isJoint(next) || isPronoun(next) || isDoneInSentence(next)
        || elements[next].meaning == .for
    {
      next += 1
    }
    guard (start..<load).contains(where: { isWord($0, in: Self.changes) }), start > 2,
      elements[..<start].contains(where: \.isNumber), next > load + 1, next < elements.count,
      elements[next].unit == .set && elements[next].kind == .quantity
        || elements[next].meaning == .cardinal && elements[safe: next + 1]?.meaning == .set
    else { return }
    context.remarks.append(range(start..<load))
    anatomy.parser.elements.replaceSubrange(
      (load + 1)..<next, with: [signOf(.comma, at: load + 1)])
    var then = signOf(.word, at: start)
    then.word = Word(meaning: .then, value: 0)
    let sign = elements[start - 1].kind == .comma ? [then] : [signOf(.comma, at: start), then]
    anatomy.parser.elements.replaceSubrange(start..<load, with: sign)
    anatomy.parser.end = elements.count
  }

  private static let put = WordSet(
    "put loaded stuck slapped packte legte lud mis chargé puse cargué coloquei botei messo caricato поставил"
  )
  private static let heavy = WordSet("heavy top one opening schweres lourd pesado pesante")
  private static let finally = WordSet(
    "finally last zuletzt schließlich enfin finalmente por fin infine наконец")
  private static let toward = WordSet("to auf à a para на")
  private static let changes = WordSet(
    """
    dropped went moved back down up jumped reduced returned runter zurück hoch descendu redescendu retour bajé volví
    baixei voltei sceso tornato снизил вернулся
    """)
}
