internal import JournalSyntax

/// How many reps a set of as many as possible came to, behind the word for it: `135 x AMRAP - 12`, `135 AMRAP: 12`,
/// `Push-ups AMRAP 30`, `Push-ups max reps: 30`, `Bench AMRAP 135x12`.
extension FileReader {
  /// Puts the word behind the reps.
  mutating func settleResultOfMaximum() {
    guard elements.count > 2,
      let word = elements.indices.first(where: { elements[$0].meaning == .maximum }),
      word > 0 || context.entry != nil || context.pendingName != nil
    else { return }
    if settleMaximumBeforePair(word) { return }
    var end = word + 1
    if end < elements.count, elements[end].meaning == .repetition { end += 1 }
    while end < elements.count, end < word + 4,
      [.colon, .equals, .hyphen, .times].contains(elements[end].kind)
    {
      end += 1
    }
    // `Pompes max : 28` may be of another day.
    guard end + 1 == elements.count, isCount(end),
      isAMRAP(word) || elements[word + 1].meaning == .repetition
        || word > 0 && elements[word - 1].kind == .times
    else { return }
    let before = elements[safe: word - 1]
    let isOfLoad =
      word > 1 && before?.kind == .times && isLoadOfMaximum(word - 2)
      || word > 0 && isLoadOfMaximum(word - 1) && elements.count(where: \.isNumber) == 2
    let isOfName =
      word > 0 && elements[..<word].allSatisfy { $0.kind == .word || $0.kind == .hyphen }
      && isExercise(0..<word)
    guard isOfLoad || isOfName else { return }
    var reps = elements[end]
    reps.flags.formUnion([.spaceBefore, .spaceAfter])
    var most = elements[word]
    most.flags.formUnion([.spaceBefore, .spaceAfter])
    var written = [reps, most]
    if isOfLoad, before?.kind != .times { written.insert(signOf(.times, at: end), at: 0) }
    anatomy.parser.elements.replaceSubrange(word..., with: written)
    anatomy.parser.end = elements.count
  }

  /// The `AMRAP` of `Bench AMRAP 135x12`.
  private mutating func settleMaximumBeforePair(_ word: Int) -> Bool {
    guard word > 0, word + 4 == elements.count, isAMRAP(word), isLoadOfMaximum(word + 1),
      elements[word + 2].kind == .times, isCount(word + 3),
      elements[..<word].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return false }
    var most = elements[word]
    most.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.append(most)
    anatomy.parser.elements.remove(at: word)
    anatomy.parser.elements[word].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
    return true
  }

  private func isAMRAP(_ word: Int) -> Bool { isAsManyAsPossible(elements[word]) }

  private func isLoadOfMaximum(_ index: Int) -> Bool {
    elements[index].unit.isMass || elements[index].isBare && elements[index].value >= 10_000
  }

  private func isCount(_ index: Int) -> Bool {
    (elements[index].isBareWhole || elements[index].unit == .repetition)
      && 1_000...100_000 ~= elements[index].value
  }
}
