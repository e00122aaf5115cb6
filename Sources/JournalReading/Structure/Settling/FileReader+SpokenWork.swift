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

  /// Puts a comma before the `two` of `one set of 12 at 80 two sets of 10 at 90`.
  mutating func partSpokenSets() {
    var index = elements.count - 4
    while index > 2 {
      defer { index -= 1 }
      guard index + 3 < elements.count,
        elements[index].meaning == .cardinal && elements[index + 1].meaning == .set
          && elements[index + 2].meaning == .of
          || elements[index].unit == .set && elements[index + 1].meaning == .of,
        elements[index - 1].isNumber,
        elements[index - 2].kind == .at || elements[index - 2].meaning == .at
          || elements[index - 2].meaning == .with
      else { continue }
      anatomy.parser.elements.insert(signOf(.comma, at: index), at: index)
    }
    // `one set of` before others tells a number, too.
    index = 0
    while index + 2 < elements.count {
      if elements[index].meaning == .cardinal, elements[index + 1].meaning == .set,
        elements[index + 2].meaning == .of, 1...12 ~= elements[index].word.value, index > 0,
        elements[index - 1].kind == .comma || elements.dropFirst(index + 3).contains(where: {
          $0.meaning == .set
        })
      {
        anatomy.parser.elements[index].kind = .quantity
        anatomy.parser.elements[index].unit = .set
        anatomy.parser.elements[index].value = Int32(elements[index].word.value) * 1000
        anatomy.parser.elements[index].word = .plain
        anatomy.parser.elements[index].range =
          elements[index].range.through(elements[index + 1].range)
        anatomy.parser.elements.remove(at: index + 1)
      }
      index += 1
    }
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

  private static let did = WordSet("did got made managed")
  private static let my = WordSet("my the")
  private static let on = WordSet("on from")
  private static let limbs = WordSet("knees feet toes hands fists knuckles back side sides floor wall")
  private static let limbsOfReps = WordSet("leg arm side legs arms sides hand")
}
