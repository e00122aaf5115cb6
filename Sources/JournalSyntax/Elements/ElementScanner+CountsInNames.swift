/// Names with a count in them: `single-arm row`, `1-leg press`, `double unders`, `T2B`.
extension ElementScanner {
  /// Makes one word of `double under`, and of `single arm` and `double KB` where a name begins.
  mutating func countInName(_ count: Element, _ elements: inout [Element]) -> Bool {
    guard count.meaning == .tuple || count.meaning == .cardinal, count.word.value <= 3,
      kind(at: index + 1) == .blank || kind(at: index + 1) == .hyphen,
      kind(at: index + 2) == .word
    else { return false }
    guard Self.jumps.contains(slice(index + 2)) || startsName(elements) && isCountedPart(index + 2)
    else { return false }
    join(through: index + 2, &elements)
    return true
  }

  /// The `1-arm` of `1-arm row` and the `2-hand` of `2-hand swing`: no reps.
  mutating func limbs(_ elements: inout [Element]) -> Bool {
    guard tokens[index].range.count == 1, kind(at: index + 1) == .hyphen,
      kind(at: index + 2) == .word,
      byte(at: index) == UInt8(ascii: "1")
        || byte(at: index) == UInt8(ascii: "2"),
      elements.last?.kind != .times, pending.contains(.spaceBefore), isCountedPart(index + 2)
    else { return false }
    join(through: index + 2, &elements)
    return true
  }

  /// `T2B`, `C2B`, `K2E`, `G2OH`: from one place to another.
  mutating func placeToPlace(_ elements: inout [Element]) -> Bool {
    guard isPlaceToPlace(index), !isGlued else { return false }
    join(through: index + 2, &elements)
    return true
  }

  func isPlaceToPlace(_ first: Int) -> Bool {
    kind(at: first + 1) == .number && tokens[first + 1].range.count == 1
      && byte(at: first + 1) == UInt8(ascii: "2") && kind(at: first + 2) == .word
      && tokens[first].range.count <= 2 && tokens[first + 2].range.count <= 2
      && Byte.isASCIILetter(byte(at: first)) && Byte.isASCIILetter(byte(at: first + 2))
      && kind(at: first + 3) != .number
  }

  /// The `e1RM` of `3x5 100 kg, e1RM 117`, what the best would be.
  mutating func estimatedMaximum(_ elements: inout [Element]) -> Bool {
    guard hasNumber, tokens[index].range.count == 1, byte(at: index) | 0x20 == UInt8(ascii: "e"),
      kind(at: index + 1) == .number, tokens[index + 1].range.count == 1,
      byte(at: index + 1) == UInt8(ascii: "1"), word(at: index + 2).meaning == .total
    else { return false }
    join(through: index + 2, &elements)
    return true
  }

  /// Nothing stands before, or a mark.
  private func startsName(_ elements: [Element]) -> Bool {
    guard let last = elements.last else { return true }
    return (last.kind != .word || last.meaning == .of) && !last.isNumber && last.kind != .times
      && last.kind != .at
  }

  /// An arm, a leg or a tool with a word of the name behind it.
  private func isCountedPart(_ part: Int) -> Bool {
    let behind = kind(at: part + 1) == .blank || kind(at: part + 1) == .hyphen ? part + 2 : part + 1
    guard kind(at: behind) == .word else { return false }
    let next = word(at: behind)
    guard next == .plain || next.meaning == .equipment || next.meaning == .side else {
      return false
    }
    return word(at: part).meaning == .equipment || Self.limbs.contains(slice(part))
  }

  private mutating func join(through last: Int, _ elements: inout [Element]) {
    push(Element(.word, tokens[index].range.through(tokens[last].range)), &elements)
    index = last + 1
  }

  private static let jumps = WordSet("under unders")
  private static let limbs = WordSet(
    "arm arms armed hand hands handed leg legs legged foot footed")
}
