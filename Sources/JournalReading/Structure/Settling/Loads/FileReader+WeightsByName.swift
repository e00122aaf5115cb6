internal import JournalSyntax

/// Dumbbells named for what they weigh: `lateral raises with the eights 12 12 12`.
extension FileReader {
  /// The eights of `lateral raises with the eights 12 12 12`: dumbbells named for what they weigh.
  mutating func settleNamedWeights() {
    guard isASCII || elements.count < 60,
      let word = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].kind == .word && Self.weightWords.keys.contains(elements[$0].range.count)
          && weightOfWord($0) != nil
      }), let weight = weightOfWord(word), elements[word + 1].isBareWhole,
      elements[word + 1].value <= 30_000, elements[word - 1].kind == .word,
      isWord(word - 1, in: Self.holding)
    else { return }
    anatomy.parser.elements[word].kind = .quantity
    anatomy.parser.elements[word].word = .plain
    anatomy.parser.elements[word].value = weight
    anatomy.parser.elements[word].flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements[word].unit = .none
    takeForSize(word)
    if isWord(word - 1, in: Self.the), word > 2, isWord(word - 2, in: Self.holding) {
      anatomy.parser.elements.removeSubrange((word - 2)...(word - 1))
    } else {
      anatomy.parser.elements.remove(at: word - 1)
    }
    let size = elements.firstIndex { $0.kind == .quantity } ?? 0
    if size + 1 < elements.count, elements[safe: size + 2]?.kind != .times,
      elements[size + 1].isBareWhole
    {
      let place = ByteRange(Int(elements[size].range.end), Int(elements[size].range.end))
      anatomy.parser.elements.insert(
        Element(.times, place, flags: [.spaceBefore, .spaceAfter]), at: size + 1)
    }
    for index in elements.indices.dropFirst(size + 2).dropLast()
    where elements[index].meaning == .and && elements[index - 1].isBareWhole
      && elements[index + 1].isBareWhole
    {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].word = .plain
      anatomy.parser.elements[index].flags.insert(.spaceAfter)
    }
  }

  /// The 8 of `eights`, in thousandths.
  func weightOfWord(_ index: Int) -> Int32? {
    guard let words = Self.weightWords[elements[index].range.count] else { return nil }
    let text = bytes[elements[index].range.indices]
    return words.first { $0.word == text[...] }?.weight
  }

  /// By the lengths of the words.
  private static let weightWords: [Int: [(word: ArraySlice<UInt8>, weight: Int32)]] = {
    let words: [(String, Int32)] = [
      ("fives", 5000), ("eights", 8000), ("tens", 10_000), ("twelves", 12_000),
      ("fifteens", 15_000), ("twenties", 20_000), ("thirties", 30_000), ("forties", 40_000),
      ("fifties", 50_000),
    ]
    return Dictionary(grouping: words.map { (word: Array($0.0.utf8)[...], weight: $0.1) }) {
      $0.word.count
    }
  }()

  private static let holding = WordSet("the with holding w my")
  private static let the = WordSet("the my")
}
