internal import JournalSyntax

/// Numbers in words within sentences that tell a load: `deadlift 80 kg three times five`, `marklyft 70 kg
/// fem reps, tre set`.
extension FileReader {
  mutating func settleNumbersInSentences() {
    guard elements.count > 3, elements[0].kind == .word else { return }
    dropInBeforeReps()
    settleFivesInWords()
    guard elements.contains(where: { $0.meaning == .cardinal }),
      elements.contains(where: { $0.unit.isMass || $0.unit.isLength })
    else { return }
    settleFactorsInWords()
    settleCountedWords()
  }

  /// `tre gånger fem`, `three times five`.
  private mutating func settleFactorsInWords() {
    for index in elements.indices.dropFirst(2).dropLast() {
      guard elements[index].kind == .times || elements[index].meaning == .often,
        elements[index].range.count > 2, isSmallCardinal(index - 1), isSmallCardinal(index + 1)
      else { continue }
      makeNumber(index - 1)
      makeNumber(index + 1)
      anatomy.parser.elements[index].kind = .times
      anatomy.parser.elements[index].word = .plain
    }
  }

  /// `squat 80 three fives`, `bench 60 three eights`: sets of so many reps.
  private mutating func settleFivesInWords() {
    let last = elements.count - 1
    guard last > 2, elements[last - 1].meaning == .cardinal,
      2...10 ~= elements[last - 1].word.value,
      elements[last - 2].isNumber,
      let reps = Self.plurals.firstIndex(where: { isWord(last, in: $0) })
    else { return }
    let place = elements[last].range
    makeNumber(last - 1)
    anatomy.parser.elements[last] = Element(.times, place)
    anatomy.parser.elements.append(
      Element(.quantity, place, value: Int32(reps + 2) * 1000, flags: .spaceAfter))
  }

  /// From two on.
  private static let plurals = [
    WordSet("doubles twos"), WordSet("triples threes"), WordSet("fours"), WordSet("fives"),
    WordSet("sixes"), WordSet("sevens"), WordSet("eights"), WordSet("nines"), WordSet("tens"),
  ]

  /// `fem reps`, `tre set`, `two sets`.
  private mutating func settleCountedWords() {
    var index = elements.count - 2
    while index > 0 {
      defer { index -= 1 }
      guard isSmallCardinal(index),
        elements[index + 1].meaning == .repetition || elements[index + 1].meaning == .set
          || isWord(index + 1, in: Self.lifts)
      else { continue }
      let unit: Unit = elements[index + 1].meaning == .set ? .set : .repetition
      let flags = elements[index].flags.union(elements[index + 1].flags)
      makeNumber(index)
      anatomy.parser.elements[index].unit = unit
      anatomy.parser.elements[index].range =
        elements[index].range.through(elements[index + 1].range)
      anatomy.parser.elements[index].flags = flags
      anatomy.parser.elements.remove(at: index + 1)
    }
  }

  /// The `i` of `50 kg i 8, 8 och 6`: in so many reps.
  private mutating func dropInBeforeReps() {
    guard
      let word = elements.indices.dropFirst(2).dropLast().first(where: { index in
        elements[index].range.count == 1 && isWord(index, in: Self.inWords)
          && elements[index - 1].unit.isMass
          && (elements[index + 1].isBareWhole || elements[index + 1].unit == .repetition)
          && elements[index + 1].value <= 30_000
      })
    else { return }
    anatomy.parser.elements[word] = Element(
      .times, elements[word].range, flags: [.spaceBefore, .spaceAfter])
  }

  private func isSmallCardinal(_ index: Int) -> Bool {
    elements[index].meaning == .cardinal && 1...30 ~= elements[index].word.value
      && elements[index].range.count > 1 && isWord(index, in: Self.nordic)
  }

  private mutating func makeNumber(_ index: Int) {
    let word = elements[index]
    anatomy.parser.elements[index] = Element(
      .quantity, word.range, value: Int32(word.word.value) * 1000,
      flags: word.flags.union([.spaceBefore, .spaceAfter]))
  }

  private static let lifts = WordSet("lyft løft lift lifts")
  private static let nordic = WordSet(
    "ett en två tre fyra fem sex sju åtta nio tio to fire seks syv åtte ni ti tolv femton")
  private static let inWords = WordSet("i")
}
