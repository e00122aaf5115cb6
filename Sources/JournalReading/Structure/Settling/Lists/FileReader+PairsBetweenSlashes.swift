internal import JournalSyntax

/// Sets of two bare numbers between slashes with blanks: `Curl 15 12 / 15 10 / 15 9`.
extension FileReader {
  /// Puts a sign into each pair and commas between them.
  ///
  /// Loads stay or rise while the reps fall; where both stay, the pairs of the file tell which comes first.
  mutating func settlePairsBetweenSlashes() {
    guard elements.count >= 5, elements.contains(where: { $0.kind == .slash }),
      let first = elements.firstIndex(where: \.isNumber),
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      first == 0
        || names.nature(of: NameText.clean(written.bytes[range(0..<first).indices]))
          .isDisjoint(with: [.bodyweight, .timed, .cardio, .distance])
    else { return }
    var pairs: [Int] = []
    var index = first
    while isSpacedPair(index) {
      pairs.append(index)
      index += 2
      guard index < elements.count, isSpacedSlash(index), isSpacedPair(index + 1) else { break }
      index += 1
    }
    guard pairs.count > 1, endsPairs(index), let isLoadFirst = tellsLoadsFirst(pairs) else {
      return
    }
    let reps = isLoadFirst ? 1 : 0
    guard pairs.allSatisfy({ mayBeRepsOfPair($0 + reps) }) else { return }
    // `8 x 20` may be sets and reps, `8 for 20` is a load.
    let isLight = isLoadFirst && pairs.contains { elements[$0].value < 20_000 }
    for pair in pairs.reversed() {
      let place = ByteRange(
        Int(elements[pair + 1].range.start), Int(elements[pair + 1].range.start))
      if !isLight { anatomy.parser.elements[pair + reps].unit = .repetition }
      var sign = Element(isLoadFirst ? .times : .at, place, flags: [.spaceBefore, .spaceAfter])
      if isLight {
        sign.kind = .word
        sign.word = Word(meaning: .for, value: 0)
      }
      anatomy.parser.elements.insert(sign, at: pair + 1)
      guard pair > pairs[0] else { continue }
      anatomy.parser.elements[pair - 1].kind = .comma
      anatomy.parser.elements[pair - 1].flags = .spaceAfter
    }
  }

  private func isSpacedPair(_ index: Int) -> Bool {
    index + 1 < elements.count && elements[index].isBare && elements[index].value >= 1_000
      && elements[index + 1].isBare && elements[index + 1].spaceBefore
      && elements[index + 1].value >= 1_000
  }

  private func isSpacedSlash(_ index: Int) -> Bool {
    elements[index].kind == .slash && elements[index].spaceBefore && elements[index].spaceAfter
  }

  private func mayBeRepsOfPair(_ index: Int) -> Bool {
    elements[index].isBareWhole && elements[index].value <= 50_000
  }

  /// Nothing, or words without numbers.
  private func endsPairs(_ index: Int) -> Bool {
    guard let next = elements[safe: index] else { return true }
    switch next.kind {
    case .word, .openParenthesis, .exclamation, .period, .arrow, .comma:
      return !elements[index...].contains { $0.isNumber || $0.kind == .times }
    default: return false
    }
  }

  /// `nil` where nobody could tell.
  private mutating func tellsLoadsFirst(_ pairs: [Int]) -> Bool? {
    let firsts = pairs.map { elements[$0].value }
    let seconds = pairs.map { elements[$0 + 1].value }
    let (rises, falls) = (
      zip(firsts, firsts.dropFirst()).allSatisfy(<=), zip(firsts, firsts.dropFirst()).allSatisfy(>=)
    )
    let (risesBehind, fallsBehind) = (
      zip(seconds, seconds.dropFirst()).allSatisfy(<=),
      zip(seconds, seconds.dropFirst()).allSatisfy(>=)
    )
    let isConstant = rises && falls && risesBehind && fallsBehind
    if !isConstant {
      if rises, fallsBehind { return true }
      if falls, risesBehind { return firsts[0] <= 30_000 ? false : nil }
    }
    if zip(firsts, seconds).allSatisfy({ $0 >= 20_000 && $0 >= 2 * $1 }) { return true }
    return pairsBetweenSlashesBeginWithLoads() ? true : nil
  }

  /// Asked once a file: six pairs and more, far most of them with the larger number first.
  private mutating func pairsBetweenSlashesBeginWithLoads() -> Bool {
    if let known = context.slashedPairsBeginWithLoads { return known }
    var (loads, others) = (0, 0)
    for line in document.lines where line.kind == .text || line.kind == .item {
      let content = bytes[line.content.indices]
      guard content.count < 400, content.contains(Byte.slash) else { continue }
      for part in content.split(separator: Byte.slash).dropFirst() {
        let words = part.split(separator: Byte.space)
        guard words.count >= 2, let first = wholeNumber(words[0]),
          let second = wholeNumber(words[1])
        else { continue }
        if first >= 20, first >= 2 * second { loads += 1 }
        if second > 2 * first { others += 1 }
      }
    }
    let isSo = loads >= 6 && loads > 3 * others
    context.slashedPairsBeginWithLoads = isSo
    return isSo
  }

  /// The 42 of `42` and of `42.5`.
  private func wholeNumber(_ word: ArraySlice<UInt8>) -> Int? {
    let digits = word.prefix { Byte.isDigit($0) }
    let rest = word.dropFirst(digits.count)
    guard 1...3 ~= digits.count,
      rest.isEmpty
        || rest.count <= 3 && (rest.first == Byte.period || rest.first == Byte.comma)
          && rest.dropFirst().allSatisfy({ Byte.isDigit($0) })
    else { return nil }
    return digits.valueOfDigits
  }
}
