internal import JournalSyntax

/// What came of a load, in words: `ohp 85 got 5 5 5 3`, `80kg - only got 6`, `dead 185 just one set of 5`, `140 for 10 3 times`,
/// `225 for 4!! 4 3`.
extension FileReader {
  mutating func settleVerbsBeforeReps() {
    dropLoadBehindArrow()
    settleVerbBeforeReps()
    settleTimesBehindSet()
    dropCryBetweenReps()
    settleFewerRepsBehindThen()
    dropWithBeforeReserve()
  }

  /// The `then 3 2` of `85x5 then 3 2`: more reps of the same load.
  private mutating func settleFewerRepsBehindThen() {
    guard
      let then = elements.indices.dropFirst(3).dropLast(2).first(where: {
        elements[$0].meaning == .then
      }),
      elements[then - 1].isBareWhole, elements[then - 2].kind == .times,
      elements[then - 3].isNumber,
      then + 3 == elements.count,
      elements[(then + 1)...].allSatisfy({ $0.isBareWhole && $0.value <= elements[then - 1].value })
    else { return }
    let place = Int(elements[then + 2].range.start)
    anatomy.parser.elements[then].kind = .comma
    anatomy.parser.elements[then].word = .plain
    anatomy.parser.elements[then].flags = .spaceAfter
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: then + 2)
    anatomy.parser.end = elements.count
  }

  /// The `-> 80` behind a load with its reps: what comes next.
  private mutating func dropLoadBehindArrow() {
    let last = elements.count - 1
    guard last > 3, elements[last].kind == .quantity, elements[last - 1].kind == .arrow,
      elements[last].unit.isMass || elements[last].isBare && elements[last].value >= 20_000,
      case let before = elements[last - 2].kind == .hyphen || elements[last - 2].kind == .equals
        ? last - 3 : last - 2, before > 1,
      elements[before].isBareWhole, elements[before].value <= 30_000,
      elements[before].value * 2 <= elements[last].value,
      elements[...before].count(where: \.isNumber) > 2
        || elements[..<before].contains(where: { $0.kind == .times }),
      let load = elements[..<before].first(where: \.isNumber),
      load.unit.isMass || load.isBare && load.value >= 20_000,
      !elements[..<before].contains(where: { $0.kind == .arrow })
    else { return }
    context.remarks.append(range((before + 1)..<elements.count))
    anatomy.parser.elements.removeSubrange((before + 1)...)
    anatomy.parser.end = elements.count
  }

  /// The `with` of `185x5 with 2 in the tank`.
  private mutating func dropWithBeforeReserve() {
    guard
      let with = elements.indices.dropFirst(2).dropLast(2).first(where: {
        elements[$0].meaning == .with && elements[$0 + 1].isBareWhole
          && elements[$0 + 1].value <= 6_000
      }), elements[with - 1].isBareWhole,
      elements[(with + 2)...].prefix(4).contains(where: { element in
        element.kind == .word && Self.reserves.contains(bytes[element.range.indices])
      })
    else { return }
    anatomy.parser.elements[with].kind = .comma
    anatomy.parser.elements[with].word = .plain
    anatomy.parser.elements[with].flags = .spaceAfter
  }

  private static let reserves = WordSet("tank reserve")

  /// Puts the verb behind a load as the sign that others write: `85: 5 5 5 3`, `80kg x 6`.
  private mutating func settleVerbBeforeReps() {
    guard let load = elements.prefix(10).firstIndex(where: \.isNumber), load + 2 < elements.count,
      elements[load].kind == .quantity,
      elements[load].unit.isMass || elements[load].isBare && elements[load].value >= 20_000,
      elements[..<load].allSatisfy({ $0.kind == .word || $0.kind == .hyphen || $0.kind == .other })
    else { return }
    var index = load + 1
    if elements[index].kind == .hyphen || elements[index].kind == .comma { index += 1 }
    let first = index
    // `tried for 5 got 3`.
    if index + 3 < elements.count, isWord(index, in: Self.tries) {
      let number = elements[index + 1].meaning == .for ? index + 2 : index + 1
      if elements[number].isBareWhole, elements[number].value <= 30_000 { index = number + 1 }
      if index < elements.count, elements[index].kind == .comma { index += 1 }
    }
    while index < elements.count, isWord(index, in: Self.onlys) { index += 1 }
    let verb = index
    if index < elements.count, isWord(index, in: Self.verbs) { index += 1 }
    guard index > first, index < elements.count else { return }
    // `just one set of 5`, `did 3x5`.
    if tellsSets(index) {
      context.remarks.append(range(first..<index))
      anatomy.parser.elements.removeSubrange((load + 1)..<index)
      anatomy.parser.elements[load + 1].flags.insert(.spaceBefore)
      anatomy.parser.end = elements.count
      return
    }
    guard let end = endOfReps(from: index),
      // Only a number may stand behind `only` alone.
      index > verb || end == index + 1,
      elements[index].value * 2 <= elements[load].value || elements[load].unit.isMass
    else { return }
    let place = Int(elements[load].range.end)
    let sign: Element.Kind = end == index + 1 ? .times : .colon
    context.remarks.append(range(first..<index))
    anatomy.parser.elements.replaceSubrange(
      (load + 1)..<index,
      with: [
        Element(
          sign, ByteRange(place, place),
          flags: sign == .times ? [.spaceBefore, .spaceAfter] : .spaceAfter)
      ])
    anatomy.parser.end = elements.count
  }

  /// `one set of 5`, `3 sets of 5`, `3x5`.
  private func tellsSets(_ index: Int) -> Bool {
    guard index + 2 < elements.count else { return false }
    let count = elements[index]
    guard count.meaning == .cardinal || count.kind == .quantity && count.value <= 12_000 else {
      return false
    }
    if count.unit == .set { return elements[index + 1].meaning == .of }
    if elements[index + 1].meaning == .set { return elements[index + 2].meaning == .of }
    return count.isBareWhole && elements[index + 1].kind == .times
      && elements[index + 2].isBareWhole
  }

  /// Behind `5 5 5 3`, `5, 5 and 3`, `6 reps`, when nothing goes on with a sign of its own.
  private func endOfReps(from first: Int) -> Int? {
    var index = first
    while index < elements.count,
      elements[index].isBareWhole || elements[index].unit == .repetition,
      1_000...100_000 ~= elements[index].value
    {
      index += 1
      guard index + 1 < elements.count, elements[index + 1].isNumber else { continue }
      if elements[index].kind == .comma || elements[index].meaning == .and { index += 1 }
    }
    guard index > first else { return nil }
    guard index < elements.count else { return index }
    switch elements[index].kind {
    case .times, .slash, .at, .quantity, .clock, .hyphen, .plus: return nil
    case .word:
      // `did 5 on first set, 4 on second`, `got 2 spots`.
      guard elements[index].meaning != .of, !isWord(index, in: Self.things),
        !isExercise(index..<(index + 1)),
        !elements[index...].contains(where: { $0.isBareWhole || $0.meaning == .failed })
      else { return nil }
      return index
    default: return index
    }
  }

  /// The `3 times` of `140 for 10 3 times`: so many sets.
  private mutating func settleTimesBehindSet() {
    let last = elements.count - 1
    // `140 for 10, 3 times`.
    if last > 5, isWord(last, in: Self.timesWords), elements[last - 2].kind == .comma,
      elements[last - 4].meaning == .for
    {
      anatomy.parser.elements.remove(at: last - 2)
      return settleTimesBehindSet()
    }
    guard last > 4, isWord(last, in: Self.timesWords), elements[last - 1].isBareWhole,
      2_000...10_000 ~= elements[last - 1].value, elements[last - 2].isBareWhole,
      elements[last - 3].meaning == .for, elements[last - 4].isNumber
    else { return }
    anatomy.parser.elements[last - 1].unit = .set
    anatomy.parser.elements[last - 3].kind = .times
    anatomy.parser.elements[last - 3].word = .plain
    anatomy.parser.elements[last] = elements[last - 1]
    let place = Int(elements[last - 2].range.end)
    anatomy.parser.elements[last - 1] = Element(
      .times, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.end = elements.count
  }

  /// The `times` of `225 times five`: load and reps, as dictated.
  mutating func settleSpokenTimesOfLoad() {
    guard elements.count > 2,
      let word = elements.indices.dropFirst().dropLast().first(where: {
        isWord($0, in: Self.timesWords)
      }), elements[word - 1].unit.isMass || elements[word - 1].isBare,
      20_000...500_000 ~= elements[word - 1].value, case let next = elements[word + 1],
      next.meaning == .cardinal && 1...30 ~= next.word.value
        || next.isBareWhole && next.value <= 30_000,
      elements[safe: word + 2]?.kind != .times
    else { return }
    if next.meaning == .cardinal {
      anatomy.parser.elements[word + 1] = Element(
        .quantity, next.range, value: Int32(next.word.value) * 1000,
        flags: [.spaceBefore, .spaceAfter])
    }
    anatomy.parser.elements[word].kind = .times
    anatomy.parser.elements[word].word = .plain
  }

  /// The marks of `225x4!! 4 3`, which part no sets of another load.
  private mutating func dropCryBetweenReps() {
    guard
      let cry = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].kind == .exclamation
      }), elements[cry - 1].isBareWhole, elements[cry - 1].value <= 30_000,
      [.times, .comma].contains(elements[cry - 2].kind) || elements[cry - 2].isNumber
        || elements[cry - 2].meaning == .for,
      let next = elements[cry...].firstIndex(where: { $0.kind != .exclamation }),
      elements[next].isBareWhole, elements[next].value <= elements[cry - 1].value * 2,
      elements[next].value <= 30_000,
      elements[next...].allSatisfy({ $0.isBareWhole || $0.kind == .exclamation })
    else { return }
    let start = elements[cry].range.start
    anatomy.parser.elements.removeAll { $0.kind == .exclamation && $0.range.start >= start }
    anatomy.parser.elements[cry].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  private static let onlys = WordSet(
    "only just but barely nur bloß solo seulement sólo só tylko maar slechts bara kun")
  private static let verbs = WordSet(
    """
    got did managed hit made completed ground grinded geschafft hice saqué fait fatto fatte fiz fatti zrobiłem zrobiłam weszło
    haalde deed gjorde klarade tok salieron salió saqué logré salen
    """)
  private static let tries = WordSet("tried went aimed wanted going trying")
  private static let things = WordSet("spots spot plates hours people minutes mins more left")
  private static let timesWords = WordSet("times")
}
