internal import JournalSyntax

/// Words that Koreans glue to a number, and numbers in words before what they count: `벤치 40에 10개 두세트`.
extension FileReader {
  /// The `에` of `40에 10개` and the `로` of `24kg로 12개`: reps with so much. Returns true when it did.
  mutating func settleParticle(_ word: Int) -> Bool {
    guard word + 1 < elements.count, !elements[word].spaceBefore,
      isWord(word, in: Self.particles), elements[word - 1].kind == .quantity,
      elements[word - 1].unit == .none || elements[word - 1].unit.isMass,
      elements[word - 1].value >= 1_000, elements[word + 1].kind == .quantity,
      elements[word + 1].unit == .repetition
        || elements[word + 1].isBareWhole && elements[word + 1].value <= 60_000
        || elements[word + 1].unit == .set
    else { return false }
    if elements[word + 1].unit == .set || elements[word - 1].unit.isMass {
      anatomy.parser.elements.remove(at: word)
      return true
    }
    anatomy.parser.elements[word].kind = .times
    anatomy.parser.elements[word].word = .plain
    return true
  }

  private static let particles = WordSet("에 에서 으로 로")

  /// The `두세트` of `130에 5개 두세트`: two sets.
  mutating func settleKoreanSets(_ word: Int) -> Bool {
    guard let count = Self.counts.firstIndex(where: { isWord(word, in: $0) }),
      elements[word - 1].isNumber
    else { return false }
    var sets = Element(
      .quantity, elements[word].range, unit: .set, value: Int32(count + 2) * 1000,
      flags: elements[word].flags)
    sets.flags.insert(.spaceBefore)
    anatomy.parser.elements[word] = sets
    return true
  }

  private static let counts = [
    WordSet("두세트 두셋트 두번"), WordSet("세세트 세번"), WordSet("네세트 네번"),
    WordSet("다섯세트 다섯번"),
  ]
}
