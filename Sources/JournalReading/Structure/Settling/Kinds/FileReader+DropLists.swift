internal import JournalSyntax

/// Loads that go down without a rest and have their reps in common.
extension FileReader {
  /// Writes out `3@40-20 drop x10`, which are three times forty and twenty, and the `25-20 drop x10` of
  /// `20x10, 25-20 drop x10`. Alone, `40-30-20 drop x10` is read as it stands.
  mutating func settleDropLists() {
    var index = 2
    while index + 2 < elements.count, elements.count < 200 {
      guard elements[index].meaning == .drop, elements[index + 1].kind == .times,
        isPlainNumber(index + 2), let first = firstLoad(before: index)
      else {
        index += 1
        continue
      }
      let isCounted = first > 1 && isCountBeforeAt(first - 2)
      let goesOn = index + 3 < elements.count && elements[index + 3].kind == .comma
      guard isCounted || goesOn || first > 1 && elements[first - 1].kind == .comma else {
        index += 1
        continue
      }
      let count = isCounted ? Int(elements[first - 2].value) / 1000 : 1
      let sets = dropSets(first, index)
      var written: [Element] = []
      for number in 0..<count {
        if number > 0 { written.append(Element(.comma, sets[0].range)) }
        written += sets
      }
      let start = isCounted ? first - 2 : first
      anatomy.parser.elements.replaceSubrange(start...(index + 2), with: written)
      index = start + written.count
    }
  }

  /// `40 x 10, drop 20 x 10`.
  private func dropSets(_ first: Int, _ drop: Int) -> [Element] {
    var written: [Element] = []
    for load in stride(from: first, to: drop, by: 2) {
      let range = elements[load].range
      if load > first {
        written.append(Element(.comma, range, flags: .spaceAfter))
        written.append(
          Element(.word, range, word: elements[drop].word, flags: [.spaceBefore, .spaceAfter]))
      }
      var (number, reps) = (elements[load], elements[drop + 2])
      number.flags.insert(.spaceBefore)
      number.flags.remove(.spaceAfter)
      reps.flags.subtract([.spaceBefore, .spaceAfter])
      reps.range = range
      written += [number, Element(.times, range), reps]
    }
    return written
  }

  /// The first of the falling numbers with glued dashes between them, which stand before `end`.
  private func firstLoad(before end: Int) -> Int? {
    var first = end - 1
    guard isPlainNumber(first) else { return nil }
    while first > 1, elements[first - 1].kind == .hyphen, !elements[first - 1].spaceBefore,
      !elements[first].spaceBefore, isPlainNumber(first - 2),
      elements[first - 2].value > elements[first].value
    {
      first -= 2
    }
    // `100x10-8-6 drop x12`: these were reps.
    if first > 0, elements[first - 1].kind == .times { return nil }
    return first < end - 1 ? first : nil
  }

  private func isPlainNumber(_ index: Int) -> Bool {
    elements[index].isBare
  }

  /// The `last set` of `50 3x12 last set drop 30 x 15`: behind the last followed a lighter one.
  ///
  /// Returns where the word for it stands.
  mutating func dropLastSetBeforeDrop(_ drop: Int) -> Int {
    guard drop > 3, drop + 3 < elements.count, elements[drop - 1].meaning == .set,
      elements[drop - 2].meaning == .previous, elements[drop - 3].isNumber,
      elements[drop + 1].isNumber, elements[drop + 2].kind == .times
    else { return drop }
    anatomy.parser.elements.removeSubrange((drop - 2)..<drop)
    return drop - 2
  }

  /// The `na última` of `3x15, dropset na última 30kg x12`, the `on the last set` of `drop on the last set
  /// 30kg x 12`.
  mutating func dropLastBehindDrop(_ drop: Int) -> Bool {
    var end = drop + 1
    var tellsLast = false
    while end < elements.count, end < drop + 6, elements[end].kind == .word {
      tellsLast =
        tellsLast || elements[end].meaning == .previous || isWord(end, in: CommonWords.last)
      end += 1
    }
    guard drop > 0, tellsLast, end < elements.count, elements[end].kind == .quantity,
      elements[end].unit.isMass
    else { return false }
    context.remarks.append(range((drop + 1)..<end))
    anatomy.parser.elements.removeSubrange((drop + 1)..<end)
    return true
  }
}
