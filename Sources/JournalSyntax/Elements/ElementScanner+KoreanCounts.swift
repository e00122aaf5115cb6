/// Korean numerals before what they count, and words for the last set written as one.
extension ElementScanner {
  /// The `두 세트` of `15회 두 세트` and the `세 번` of `20회 세 번`: so many sets. True when the words were
  /// taken.
  mutating func koreanCount(_ elements: inout [Element]) -> Bool {
    let range = tokens[index].range
    guard range.count <= 6, kind(at: index + 1) == .blank, kind(at: index + 2) == .word,
      let value = Self.koreanNumerals.firstIndex(where: { $0.elementsEqual(slice(index)) })
    else { return false }
    let meaning = word(at: index + 2).meaning
    // `한 번 쉬고`, `두 번 실패`, `주 세 번` count something else.
    guard meaning == .set || meaning == .repetition, let before = elements.last, before.isNumber,
      kind(at: nextSolid(from: index + 3)) != .word
    else { return false }
    index += 1
    var number = Element(.quantity, range, value: Int32(value + 1) * 1000)
    attachUnit(to: &number)
    // `20회 세 번`: that often.
    if number.unit == .repetition,
      before.unit == .repetition || before.unit.isTime || before.unit.isLength
    {
      number.unit = .set
    }
    push(number, &elements)
    return true
  }

  /// The `마지막세트` of `60x8 3세트 마지막세트 7`, as two words. True when it was one.
  mutating func koreanLastSet(_ elements: inout [Element]) -> Bool {
    let range = tokens[index].range
    if range.count == 6 || range.count == 9, finalSet(&elements) { return true }
    guard range.count >= 9, slice(index).starts(with: Self.last) else { return false }
    if range.count == 9, isLastOfSets(elements) {
      pushFinal(&elements)
      return true
    }
    let end = Int(range.start) + Self.last.count
    if end < range.end {
      guard Self.sets.contains(where: { $0.elementsEqual(slice(index).dropFirst(Self.last.count)) })
      else { return false }
      tokens[index] = Token(.word, ByteRange(end, Int(range.end)))
    } else {
      guard kind(at: index + 1) == .blank, kind(at: index + 2) == .word,
        word(at: index + 2).meaning == .set
      else { return false }
      index += 1
    }
    push(
      Element(
        .word, ByteRange(Int(range.start), end), word: Word(meaning: .previous, value: 0)),
      &elements)
    return true
  }

  /// The `最後` of `3セット(最後10回)` and of `3セット、最後は10回` and the `最后` of `3组，最后10个`, as if the word for
  /// a set stood behind it.
  private mutating func finalSet(_ elements: inout [Element]) -> Bool {
    guard Self.finals.contains(where: { $0.elementsEqual(slice(index)) }),
      // `10,8,最後5` lists the reps of all.
      elements.suffix(2).contains(where: { $0.unit == .set && $0.isNumber }),
      case let number = nextSolid(from: index + 1), kind(at: number) == .number,
      kind(at: number + 1) != .word || unitWord(at: number + 1).meaning == .repetition
    else { return false }
    pushFinal(&elements)
    return true
  }

  /// The `마지막` of `5세트 (마지막 3개)`, and of a cell of remarks that tells nothing else.
  private func isLastOfSets(_ elements: [Element]) -> Bool {
    guard
      elements.last?.kind == .pipe
        || elements.suffix(2).contains(where: { $0.unit == .set && $0.isNumber })
    else { return false }
    return kind(at: index + 1) == .blank && kind(at: index + 2) == .number
      && unitWord(at: index + 3).meaning == .repetition
  }

  /// Makes two words of the one at hand: `last` and `set`.
  private mutating func pushFinal(_ elements: inout [Element]) {
    let range = tokens[index].range
    let middle = Int(range.start) + 3
    push(
      Element(
        .word, ByteRange(Int(range.start), middle), word: Word(meaning: .previous, value: 0)),
      &elements)
    push(
      Element(.word, ByteRange(middle, Int(range.end)), word: Word(meaning: .set, value: 0)),
      &elements)
    index += 1
  }

  private static let finals = ["最後", "最后", "最後は", "ラスト", "ラストは"].map { Array($0.utf8) }
  private static let last = Array("마지막".utf8)
  private static let sets = ["세트", "셋", "셋트"].map { Array($0.utf8) }
  private static let koreanNumerals = [
    "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열",
  ].map { Array($0.utf8) }
}
