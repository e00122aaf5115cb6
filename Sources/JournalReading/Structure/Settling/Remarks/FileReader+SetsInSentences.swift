internal import JournalSyntax
internal import WorkoutModel

/// Words of a diary between its sets: `second set I only got 3`, `. Then one back-off set of ten at 80`, `, bodyweight`.
extension FileReader {
  mutating func settleSetsInSentences() {
    guard elements.count > 4 else { return }
    settleOrdinalBeforeReps()
    settleThenBehindStop()
    dropOwnWeightBehindSets()
    dropCommaBeforeThen()
  }

  /// The `second set I only got` of `100 x 5, second set I only got 3`.
  private mutating func settleOrdinalBeforeReps() {
    var index = elements.count - 3
    while index > 4 {
      defer { index -= 1 }
      guard elements[index].meaning == .set, isWord(index - 1, in: Self.ordinals),
        elements[index - 2].kind == .comma, elements[index - 3].isBareWhole,
        isRepsOfLoad(index - 3)
      else { continue }
      var next = index + 1
      while next < elements.count, next < index + 5,
        isPronoun(next) || isWord(next, in: CommonWords.only) || isDoneInSentence(next)
          || isWord(next, in: CommonWords.was)
      {
        next += 1
      }
      guard next > index + 1, next < elements.count, elements[next].isBareWhole,
        elements[next].value <= 50_000,
        elements[index..<next].indices.contains(where: { isDoneInSentence($0) || isPronoun($0) })
      else { continue }
      context.remarks.append(range((index - 1)..<next))
      anatomy.parser.elements.removeSubrange((index - 1)..<next)
      anatomy.parser.end = elements.count
    }
  }

  /// The 5 of `100 x 5` and of `put 100 on the bar and did 5`; behind `3x8` the third set is one of those.
  private func isRepsOfLoad(_ reps: Int) -> Bool {
    let sign = elements[reps - 1]
    guard sign.kind == .times || sign.meaning == .for else { return isDoneInSentence(reps - 1) }
    return elements[reps - 2].unit.isMass
      || elements[reps - 2].isBare && elements[reps - 2].value >= 20_000
  }

  /// The `. Then` of `95 for 5. Then one back-off set of ten at 80`, and its `back-off`.
  private mutating func settleThenBehindStop() {
    for index in elements.indices.dropFirst(3).dropLast(3).reversed()
    where elements[index].kind == .period && elements[index].spaceAfter
      && (elements[index + 1].meaning == .then || isWord(index + 1, in: CommonWords.then))
      && elements[index - 1].isNumber && !elements[index - 1].unit.isLength
      && amount(at: index + 2) != nil
    {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements.remove(at: index + 1)
    }
    for index in elements.indices.dropFirst(2).dropLast(2).reversed() {
      let isCounted = elements[index - 1].meaning == .cardinal || elements[index - 1].isBareWhole
      guard isCounted else { continue }
      var next = index
      if elements[next].meaning == .backoff || isWord(next, in: Self.back) { next += 1 }
      if next > index, next < elements.count, elements[next].kind == .hyphen { next += 1 }
      if next > index + 1, next < elements.count, isWord(next, in: Self.off) { next += 1 }
      guard next > index, next < elements.count, elements[next].meaning == .set else { continue }
      anatomy.parser.elements.removeSubrange(index..<next)
    }
    anatomy.parser.end = elements.count
  }

  /// The `, bodyweight` of `Dips, three sets of 8, bodyweight.`
  private mutating func dropOwnWeightBehindSets() {
    var end = elements.count
    while end > 3, elements[end - 1].kind == .period { end -= 1 }
    guard end > 5, elements[end - 1].meaning == .bodyweight, elements[end - 2].kind == .comma,
      elements[end - 3].isNumber || elements[end - 3].meaning == .cardinal,
      elements[end - 4].meaning == .of, elements[0].kind == .word,
      !elements.contains(where: { $0.unit.isMass || $0.meaning == .with })
    else { return }
    context.remarks.append(elements[end - 1].range)
    anatomy.parser.elements.removeSubrange((end - 2)...)
    anatomy.parser.end = elements.count
  }

  /// The comma of `Chin ups, 6 then 5 then 4`.
  private mutating func dropCommaBeforeThen() {
    guard
      let comma = elements.prefix(6).firstIndex(where: { $0.kind == .comma }), comma > 0,
      comma + 3 < elements.count, elements[comma + 1].isBareWhole,
      elements[comma + 2].meaning == .then, elements[comma + 3].isBareWhole,
      isExercise(0..<comma)
    else { return }
    var index = comma + 2
    while index + 1 < elements.count, elements[index].meaning == .then,
      elements[index + 1].isBareWhole, elements[index + 1].value <= 50_000
    {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].word = .plain
      index += 2
    }
    anatomy.parser.elements[comma + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: comma)
    // `Used to be sets of 10.`
    let end = index - 1
    if end < elements.count {
      context.remarks.append(range(end..<elements.count))
      anatomy.parser.elements.removeSubrange(end...)
    }
    anatomy.parser.end = elements.count
  }

  func isDoneInSentence(_ index: Int) -> Bool {
    isDoing(elements[index]) || isWord(index, in: CommonWords.did)
  }

  private static let ordinals = WordSet(
    """
    second third fourth fifth zweiter dritter vierter deuxième troisième segunda tercera terceira seconda terza второй третий
    """)
  private static let back = WordSet("back backoff")
  private static let off = WordSet("off")
}
