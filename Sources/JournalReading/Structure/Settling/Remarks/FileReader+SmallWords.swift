internal import JournalSyntax

/// Small words and signs between numbers that mean something only where they stand: sides, settings, halves of a load.
extension FileReader {
  /// `20 s re / 35 s li`: right and left, where both stand behind numbers.
  mutating func settleGermanSides() {
    var (right, left): (Int?, Int?) = (nil, nil)
    for index in elements.indices.dropFirst() where elements[index - 1].isNumber {
      if isWord(index, in: Self.right) { right = index }
      if isWord(index, in: Self.left) { left = index }
    }
    guard let right, let left else { return }
    anatomy.parser.elements[right].word = Word(meaning: .right, value: 0)
    anatomy.parser.elements[left].word = Word(meaning: .left, value: 0)
  }

  private static let right = WordSet("re")
  private static let left = WordSet("li")

  /// The `7,5` of `cable 7,5 3x15`: no list of reps goes on with sets.
  mutating func settleDecimalBeforeSets(_ comma: Int) -> Bool {
    guard comma > 1, comma + 3 < elements.count, !elements[comma].spaceBefore,
      case let whole = elements[comma - 1], case let tenths = elements[comma + 1],
      whole.isBareWhole, whole.spaceBefore, tenths.isBareWhole, !tenths.spaceBefore,
      tenths.value == 5_000 || tenths.value == 25_000 || tenths.value == 75_000,
      elements[comma + 2].isBareWhole, elements[comma + 2].spaceBefore,
      elements[comma + 3].kind == .times, elements[comma - 2].kind == .word
    else { return false }
    anatomy.parser.elements[comma - 1].value += tenths.value / (tenths.value < 10_000 ? 10 : 100)
    anatomy.parser.elements[comma - 1].range = whole.range.through(tenths.range)
    anatomy.parser.elements[comma - 1].flags.formUnion([.fraction, .spaceAfter])
    anatomy.parser.elements.removeSubrange(comma...(comma + 1))
    return true
  }

  /// The `pin 4,` of `Pulldown pin 4, 52 kg 3x10`: how the machine was set.
  mutating func dropSettingBeforeComma(_ comma: Int) -> Bool {
    guard comma > 2, comma + 1 < elements.count, elements[comma - 1].isBareWhole,
      elements[comma - 1].value <= 30_000, elements[comma + 1].unit.isMass,
      elements[comma + 1].spaceBefore, elements[comma - 3].kind == .word,
      isWord(comma - 2, in: Self.settingsOfMachines)
    else { return false }
    context.remarks.append(range((comma - 2)..<comma))
    anatomy.parser.elements.removeSubrange((comma - 2)...comma)
    return true
  }

  private static let settingsOfMachines = WordSet(
    "stand stoel pin pos position hole loch gat stufe sitz seat notch setting agujero foro trou poziom"
  )

  /// The `almost` of `455- almost`: the load was not lifted.
  mutating func settleNearMiss(behind dash: Int) {
    guard dash > 0, elements[dash - 1].kind == .quantity,
      elements[dash - 1].isBare || elements[dash - 1].unit.isMass,
      elements[dash - 1].value >= 20_000, isWord(dash + 1, isIn: Self.nearMisses),
      dash + 2 >= elements.count || elements[dash + 2].kind == .comma
    else { return }
    anatomy.parser.elements[dash + 1].word = Word(meaning: .failed, value: 0)
  }

  private static let nearMisses = WordSet(
    "almost nearly beinahe casi presque quasi bijna")

  private func isWord(_ index: Int, isIn words: WordSet) -> Bool {
    index < elements.count && isWord(index, in: words)
  }

  /// `semana pasada`, `settimana scorsa`, `vorige keer`: what follows was done another day.
  mutating func settleLastTime() {
    guard
      isWord(0, in: CommonWords.articles) || isWord(0, in: Self.turns)
        || isWord(0, in: Self.lastOnes)
    else { return }
    let start = isWord(0, in: CommonWords.articles) ? 1 : 0
    guard
      isWord(start, isIn: Self.turns) && isWord(start + 1, isIn: Self.lastOnes)
        || isWord(start, isIn: Self.lastOnes) && isWord(start + 1, isIn: Self.turns)
    else { return }
    anatomy.parser.elements[0].word = Word(meaning: .previous, value: 0)
  }

  private static let turns = WordSet(
    "entreno", CommonWords.occasions)
  private static let lastOnes = WordSet(
    "pasada pasado passada passado scorsa scorso vorige vorigen vorherige precedente anterior")
}
