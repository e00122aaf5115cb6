internal import JournalSyntax

/// Lists as people say them: `pull ups 8 7 and 5`, `135 for 10 missed one then 155 for 8`.
extension FileReader {
  /// Parts the numbers of a list whose last one stands behind `and`.
  mutating func settleAndInList(_ and: Int) {
    guard isRepsOfList(and - 1), and + 1 < elements.count, isRepsOfList(and + 1),
      and + 2 == elements.count || elements[and + 2].kind == .word && !isFactorWord(and + 2)
        || elements[and + 2].kind == .comma || elements[and + 2].kind == .period
    else { return }
    var first = and - 1
    while first > 1 {
      if elements[first - 1].kind == .comma, first > 2, isRepsOfList(first - 2) {
        first -= 2
      } else if isRepsOfList(first - 1) {
        first -= 1
      } else {
        break
      }
    }
    // `weeks 6 and 7` lists no reps.
    guard first > 0, first < and - 1,
      elements[first - 1].kind == .word || elements[first - 1].kind == .times
    else { return }
    anatomy.parser.elements[and].kind = .comma
    for index in ((first + 1)..<and).reversed() where elements[index - 1].isNumber {
      guard elements[index].isNumber else { continue }
      let place = ByteRange(Int(elements[index].range.start), Int(elements[index].range.start))
      anatomy.parser.elements.insert(Element(.comma, place, flags: .spaceAfter), at: index)
    }
  }

  /// The `10 and 10` of `Dumbbell curls 5 lb, 10 and 10.` and the `8 and 8` of `Sit-ups 8 and 8.`: the
  /// reps of each set.
  mutating func settleAndBetweenReps(_ and: Int) {
    guard and > 1, isRepsOfList(and - 1) else { return }
    var ands: [Int] = []
    var next = and
    while next + 1 < elements.count, elements[next].meaning == .and, isRepsOfList(next + 1) {
      ands.append(next)
      next += 2
    }
    guard !ands.isEmpty, next == elements.count || elements[next].kind == .period else { return }
    if and > 3, elements[and - 2].kind == .comma, elements[and - 3].unit.isMass,
      elements[..<(and - 3)].allSatisfy({ $0.kind == .word })
    {
      anatomy.parser.elements[and - 2].kind = .times
    } else {
      guard elements[..<(and - 1)].allSatisfy({ $0.kind == .word }),
        elements[and - 1].value <= 50_000,
        names.isKnown(NameText.clean(written.bytes[range(0..<(and - 1)).indices]))
      else { return }
    }
    for index in ands { anatomy.parser.elements[index].kind = .comma }
  }

  private func isRepsOfList(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...100_000 ~= elements[index].value
  }

  private func isFactorWord(_ word: Int) -> Bool {
    switch elements[word].meaning {
    case .for, .with, .at, .of: true
    default: isPartOfSet(elements[word])
    }
  }

  /// The `missed the fifth one then` between two sets.
  ///
  /// Returns the index before that of the next element.
  mutating func dropTalkBeforeThen(_ then: Int) -> Int {
    guard then > 3, then + 2 < elements.count, elements[then + 1].isNumber,
      isFactorWord(then + 2) || elements[then + 2].kind == .times,
      let number = elements[..<then].lastIndex(where: { $0.isNumber }), number > 1,
      number + 1 < then, then - number <= 7,
      elements[(number + 1)..<then].allSatisfy({ $0.kind == .word }),
      isFactorWord(number - 1) || elements[number - 1].kind == .times
    else { return then }
    // That a rep was missed is of the set before.
    let start = elements[number + 1].meaning == .failed ? number + 2 : number + 1
    context.remarks.append(range((number + 1)..<(then + 1)))
    anatomy.parser.elements[then].kind = .comma
    anatomy.parser.elements[then].flags.insert(.spaceAfter)
    anatomy.parser.elements.removeSubrange(start..<then)
    return start
  }
}
