internal import JournalSyntax

/// Counts and attempts of which the sets are told in words: `50 push-ups in sets of 10`, `Chin-ups 3 sets
/// to failure 9 7 6`.
extension FileReader {
  /// Puts a total that was done in equal parts as so many sets: `5 x 10 push-ups`.
  mutating func settleCountInSets() {
    guard elements[0].isBareWhole || elements[0].unit == .repetition,
      let mark = elements.prefix(8).dropFirst(2).firstIndex(where: { $0.meaning == .in }),
      mark + 3 < elements.count, elements[mark + 1].meaning == .set,
      elements[mark + 2].meaning == .of, elements[mark + 3].isBareWhole,
      elements[1..<mark].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      case let (total, part) = (elements[0].value, elements[mark + 3]),
      part.value > 0, total % part.value == 0, 2...60 ~= total / part.value
    else { return }
    let sets = Element(
      .quantity, elements[0].range, value: total / part.value * 1000,
      flags: elements[0].flags.intersection(.spaceBefore))
    let reps = Element(.quantity, part.range, value: part.value, flags: .spaceAfter)
    anatomy.parser.elements.removeSubrange(mark...(mark + 3))
    anatomy.parser.elements.replaceSubrange(
      0...0, with: [sets, Element(.times, elements[0].range), reps])
  }

  /// The same behind the name: `Pull ups 50 in sets of 5`.
  mutating func settleCountInSetsBehindName(_ mark: Int) -> Bool {
    guard mark > 1, mark + 3 < elements.count, elements[mark - 1].isBareWhole,
      elements[mark + 1].meaning == .set, elements[mark + 2].meaning == .of,
      elements[mark + 3].isBareWhole,
      elements[..<(mark - 1)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      case let (total, part) = (elements[mark - 1].value, elements[mark + 3].value),
      part > 0, total % part == 0, 2...60 ~= total / part
    else { return false }
    anatomy.parser.elements[mark - 1].value = total / part * 1000
    anatomy.parser.elements[mark - 1].unit = .set
    anatomy.parser.elements.replaceSubrange(
      mark...(mark + 2),
      with: [Element(.times, elements[mark].range, flags: [.spaceBefore, .spaceAfter])])
    return true
  }

  /// Puts a colon before what was done of sets to failure, when as many reps stand there.
  mutating func settleSetsToFailure(_ word: Int) {
    // `3 sets to failure (25, 22, 20)`.
    if word > 2, word + 3 < elements.count, elements[word + 1].kind == .openParenthesis,
      elements[elements.count - 1].kind == .closeParenthesis, setsToFailure(before: word) != nil,
      elements[(word + 2)..<(elements.count - 1)].allSatisfy({
        $0.isBareWhole || $0.kind == .comma
      })
    {
      anatomy.parser.elements.removeLast()
      anatomy.parser.elements.remove(at: word + 1)
      anatomy.parser.elements[word + 1].flags.insert(.spaceBefore)
    }
    guard word > 2, word + 2 < elements.count, elements[word + 1].isBareWhole,
      elements[word + 1].spaceBefore, let sets = setsToFailure(before: word)
    else { return }
    var index = word + 1
    var numbers: [Int] = []
    while index < elements.count, elements[index].isBareWhole, elements[index].value <= 100_000 {
      numbers.append(index)
      index += 1
      if index + 1 < elements.count, elements[index].kind == .comma { index += 1 }
    }
    guard index == elements.count, numbers.count == Int(sets) / 1000 else { return }
    for number in numbers.dropFirst().reversed() where elements[number - 1].kind != .comma {
      anatomy.parser.elements.insert(
        Element(.comma, elements[number - 1].range, flags: .spaceAfter), at: number)
    }
    anatomy.parser.elements.insert(
      Element(.colon, elements[word].range, flags: .spaceAfter), at: word + 1)
    // The `до` of `3 подхода до отказа: 25, 22, 20`.
    if isWord(word - 1, in: Self.untils) { anatomy.parser.elements.remove(at: word - 1) }
  }

  /// The 3 of `3 sets to failure`, of `3 sets of max` and of `3xAMRAP`.
  private func setsToFailure(before word: Int) -> Int32? {
    guard elements[word].meaning == .maximum || elements[word].meaning == .failed else {
      return nil
    }
    for index in stride(from: word - 1, through: max(0, word - 3), by: -1) {
      let element = elements[index]
      if element.unit == .set || element.isBareWhole && elements[index + 1].kind == .times {
        return 2_000...10_000 ~= element.value ? element.value : nil
      }
      guard element.kind == .word || element.kind == .times else { return nil }
    }
    return nil
  }

  /// Puts the `3 rounds of 10 of:`, the `3 sets of 10:` and the `3x10 of:` above a list of exercises as
  /// `3 x 10:`.
  mutating func settleHeadOfScheme() {
    let last = elements.count - 1
    guard 3...8 ~= last, elements[last].kind == .colon, elements[0].value % 1000 == 0,
      2_000...10_000 ~= elements[0].value
    else { return }
    let isProduct = elements[0].unit == .none && elements[1].kind == .times
    guard
      isProduct
        || elements[1].meaning == .of && (elements[0].unit == .set || elements[0].unit == .round),
      elements[2].isBareWhole || elements[2].unit == .repetition,
      elements[3..<last].allSatisfy({
        $0.meaning == .of || $0.meaning == .each || $0.meaning == .exercise
          || $0.kind == .word && Self.following.contains(bytes[$0.range.indices])
      }), last > 3 || !isProduct
    else { return }
    anatomy.parser.elements.removeSubrange(3..<last)
    anatomy.parser.elements[0].unit = .none
    anatomy.parser.elements[1].kind = .times
    anatomy.parser.elements[1].word = .plain
    anatomy.parser.elements[2].unit = .none
  }

  private static let following = WordSet("the following these all everything reps")

  /// The `30 reps — sets of` of `Bench 155# x 30 reps — sets of 12, 8, 5, 5`: the sum of what was done. The
  /// 15 of `60 x 15, 10, 5` is only the first of three.
  mutating func settleSumBeforeSets(_ times: Int) {
    let sum = times + 1
    guard sum + 4 < elements.count, elements[sum].kind == .quantity,
      elements[sum].unit == .repetition || elements[sum].isBareWhole,
      elements[sum].value >= 8_000
    else { return }
    switch elements[sum + 1].kind {
    case .hyphen, .comma, .colon, .openParenthesis, .equals: break
    default: return
    }
    var first = sum + 2
    while first < sum + 6, first < elements.count, elements[first].kind == .word,
      elements[first].meaning == .set || elements[first].meaning == .of
        || elements[first].meaning == .in
    {
      first += 1
    }
    var (index, told, count) = (first, Int32(0), 0)
    while index < elements.count, elements[index].isBareWhole, elements[index].value <= 100_000 {
      (told, count) = (told + elements[index].value, count + 1)
      guard index + 2 < elements.count, elements[index + 1].kind == .comma,
        elements[index + 2].isBareWhole
      else { break }
      index += 2
    }
    guard count > 1, told == elements[sum].value,
      first > sum + 2
        || elements[sum + 1].kind != .comma
          && (elements[sum].unit == .repetition || count > 2),
      index + 1 == elements.count || elements[index + 1].kind == .closeParenthesis
    else { return }
    if index + 1 < elements.count { anatomy.parser.elements.remove(at: index + 1) }
    context.remarks.append(range(sum..<first))
    anatomy.parser.elements.removeSubrange(sum..<first)
  }

  /// The `, sets of` of `Leg press 270 lbs, sets of 15, 15 and 12`.
  mutating func dropSetsOfBehindLoad(_ comma: Int) {
    guard comma + 4 < elements.count, elements[comma + 1].meaning == .set,
      elements[comma + 2].meaning == .of, elements[comma + 3].isBareWhole,
      elements[comma + 4].kind == .comma || elements[comma + 4].meaning == .and
    else { return }
    anatomy.parser.elements[comma].kind = .colon
    anatomy.parser.elements.removeSubrange((comma + 1)...(comma + 2))
  }

  private static let untils = WordSet("al do zum", CommonWords.until)
}
