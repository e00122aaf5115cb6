internal import JournalSyntax

/// Sets as they are spoken into a phone, without a mark between them.
extension FileReader {
  /// The `I did` of `squats with the 40 pound dumbbell I did 12 then 10`, and the `my` of `push ups on my knees 15
  /// and then 12`.
  mutating func dropTalkBeforeLists() {
    var index = elements.count - 3
    while index > 1 {
      defer { index -= 1 }
      guard index + 2 < elements.count, elements[index].kind == .word,
        elements[index].range.count <= 3
      else { continue }
      if isPronoun(index), isWord(index + 1, in: Self.did), elements[index + 2].isBareWhole,
        index > 2, elements[index - 1].kind == .word || elements[index - 1].unit.isMass,
        elements[..<index].contains(where: { $0.unit.isMass })
      {
        anatomy.parser.elements.removeSubrange(index...(index + 1))
      } else if isWord(index, in: Self.my), isWord(index - 1, in: Self.on),
        isWord(index + 1, in: Self.limbs), elements[index + 2].isBareWhole,
        elements[..<index].allSatisfy({ $0.kind == .word })
      {
        anatomy.parser.elements.remove(at: index)
      }
    }
  }

  /// Puts `one set of 12 at 80 two sets of 10 at 90` as `1x12 @ 80, 2x10 @ 90`: several counts, and no numbers of
  /// sets.
  mutating func settleSpokenSets() {
    var groups: [(start: Int, of: Int)] = []
    for index in elements.indices.dropFirst() {
      if let of = ofBehindCount(index) { groups.append((index, of)) }
    }
    guard 2...12 ~= groups.count else { return }
    for (place, group) in groups.enumerated().reversed() {
      var count = elements[group.start]
      if count.kind == .word {
        count.kind = .quantity
        count.value = Int32(count.word.value) * 1000
        count.word = .plain
      }
      count.unit = .none
      count.flags.formUnion([.spaceBefore, .spaceAfter])
      var written = [count, signOf(.times, at: group.of)]
      if place > 0, elements[group.start - 1].isNumber {
        written.insert(signOf(.comma, at: group.start), at: 0)
      }
      anatomy.parser.elements.replaceSubrange(group.start...group.of, with: written)
    }
  }

  /// Where the `of` stands behind `2 sets` and `two sets`, before reps and a load.
  private func ofBehindCount(_ index: Int) -> Int? {
    let of: Int
    if elements[index].unit == .set, elements[index].kind == .quantity {
      of = index + 1
    } else if elements[index].meaning == .cardinal, 1...12 ~= elements[index].word.value,
      index + 1 < elements.count, elements[index + 1].meaning == .set
    {
      of = index + 2
    } else {
      return nil
    }
    guard of + 3 < elements.count, elements[of].meaning == .of, elements[of + 1].isBareWhole,
      elements[of + 2].kind == .at || elements[of + 2].meaning == .at
        || elements[of + 2].meaning == .with,
      elements[of + 3].kind == .quantity
    else { return nil }
    return of
  }

  /// The `three rounds` of `step ups 15 kg 10 each leg three rounds`: so many sets.
  mutating func settleRoundsInWordsAtEnd() {
    let last = elements.count - 1
    guard last > 3 else { return }
    let isSpoken = elements[last].meaning == .round && elements[last - 1].meaning == .cardinal
    guard isSpoken || elements[last].unit == .round,
      case let count = isSpoken ? last - 1 : last, count > 2,
      elements[count - 1].meaning == .side || elements[count - 1].meaning == .each
        || elements[count - 1].meaning == .left || elements[count - 1].meaning == .right
        || isWord(count - 1, in: Self.limbsOfReps),
      case let sets = isSpoken
        ? Int32(elements[count].word.value) * 1000 : elements[count].value,
      2_000...12_000 ~= sets,
      let reps = elements[..<count].lastIndex(where: \.isNumber), reps > 0, count - reps <= 4,
      elements[reps].isBareWhole, elements[reps - 1].kind != .times,
      !elements.contains(where: { $0.kind == .times || $0.kind == .plus || $0.kind == .comma })
    else { return }
    settleSpokenSize(reps - 1)
    var number = elements[count]
    number.kind = .quantity
    number.word = .plain
    number.unit = .set
    number.value = sets
    number.range = elements[reps].range
    number.flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements.removeSubrange(count...last)
    anatomy.parser.elements.insert(contentsOf: [number, signOf(.times, at: reps)], at: reps)
  }

  /// The stars before the heaviest set in bold, which multiply nothing: `100x5 110x3 **120x1**`.
  mutating func partBoldSet() {
    var index = elements.count - 4
    while index > 2 {
      defer { index -= 1 }
      guard elements[index].kind == .times, elements[index].spaceBefore,
        !elements[index + 1].spaceBefore, 1...2 ~= elements[index].range.count,
        bytes[Int(elements[index].range.start)] == UInt8(ascii: "*"),
        elements[index - 1].isNumber, elements[index - 2].kind == .times,
        elements[index + 1].isNumber, elements[index + 2].kind == .times,
        elements[index + 3].isNumber
      else { continue }
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].flags = .spaceAfter
      anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
    }
  }

  /// The `fifteens` of `step ups holding fifteens 10 each leg three rounds`: two dumbbells of 15.
  private mutating func settleSpokenSize(_ word: Int) {
    guard word > 0, elements[word].kind == .word, let size = weightOfWord(word) else { return }
    anatomy.parser.elements[word].kind = .quantity
    anatomy.parser.elements[word].unit = .none
    anatomy.parser.elements[word].word = .plain
    anatomy.parser.elements[word].value = size
    anatomy.parser.elements[word].flags.insert(.loadOfSide)
  }

  private static let did = WordSet("did got made managed")
  private static let my = WordSet("my the")
  private static let on = WordSet("on from")
  private static let limbs = WordSet(
    "knees feet toes hands fists knuckles back side sides floor wall")
  private static let limbsOfReps = WordSet("leg arm side legs arms sides hand")
}
