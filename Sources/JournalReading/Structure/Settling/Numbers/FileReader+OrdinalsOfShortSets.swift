internal import JournalSyntax

/// A set that came to less than the others and is told by its number: `2x10, third time only 7`.
extension FileReader {
  /// Puts it behind the comma as `1x7`, where the number goes on with those of the scheme, and as the last
  /// set where it is one of them.
  mutating func settleOrdinalOfShortSet(_ comma: Int) -> Bool {
    guard comma > 2, comma + 2 < elements.count, elements[comma - 1].isBareWhole,
      elements[comma - 2].kind == .times, elements[comma - 3].isBareWhole,
      1_000...9_000 ~= elements[comma - 3].value,
      let (ordinal, behind) = ordinal(comma + 1), behind < elements.count,
      case let end = endOfCount(behind), end < elements.count, elements[end].isBareWhole,
      1_000...60_000 ~= elements[end].value, elements[end].value < elements[comma - 1].value,
      end > behind,
      end + 1 == elements.count || elements[end + 1].kind == .period
        || elements[end + 1].kind == .exclamation
        || elements[end + 1].kind == .comma
          && elements[safe: end + 2]?.isNumber != true
    else { return false }
    let sets = elements[comma - 3].value / 1000
    let count = elements[end]
    let place = ByteRange(Int(count.range.start), Int(count.range.start))
    if ordinal == sets + 1 {
      let one = Element(.quantity, place, value: 1_000, flags: [.spaceBefore])
      anatomy.parser.elements.replaceSubrange(
        (comma + 1)..<end, with: [one, Element(.times, place)])
      return true
    }
    guard ordinal == sets, ordinal > 1 else { return false }
    let last = Element(.word, place, word: Word(meaning: .previous, value: 0), flags: .spaceBefore)
    let set = Element(.word, place, word: Word(meaning: .set, value: 0), flags: .spaceBefore)
    anatomy.parser.elements.replaceSubrange((comma + 1)..<end, with: [last, set])
    return true
  }

  /// `third`, `3rd`: which one, and where the words behind it start.
  private func ordinal(_ index: Int) -> (Int32, Int)? {
    if elements[index].kind == .word {
      return Self.ordinals.firstIndex { isWord(index, in: $0) }.map { (Int32($0) + 2, index + 1) }
    }
    guard elements[index].kind == .quantity, elements[index].value % 1000 == 0,
      elements[index].value <= 10_000, index + 1 < elements.count
    else { return nil }
    let number = elements[index].value / 1000
    if elements[index].range.count > 1,
      Self.endings.contains(bytes[elements[index].range.indices].suffix(2))
    {
      return (number, index + 1)
    }
    return isWord(index + 1, in: Self.endings) && !elements[index + 1].spaceBefore
      ? (number, index + 2) : nil
  }

  /// Behind `time only`, `set just`, `one`.
  private func endOfCount(_ start: Int) -> Int {
    var index = start
    while index < elements.count, index < start + 4,
      elements[index].meaning == .set || elements[index].meaning == .time
        || elements[index].kind == .colon || isWord(index, in: Self.fillers)
    {
      index += 1
    }
    return index
  }

  private static let ordinals = [
    WordSet("second zweiter zweite zweiten deuxième segunda seconda tweede andra drugi"),
    WordSet("third dritter dritte dritten troisième tercera terceira terza derde tredje trzecia"),
    WordSet("fourth vierter vierte vierten quatrième cuarta quarta vierde fjärde fjerde czwarta"),
    WordSet("fifth fünfter fünfte fünften cinquième quinta vijfde femte piąta"),
    WordSet("sixth sechster sechste sechsten sixième sexta sesta"),
  ]
  private static let endings = WordSet("nd rd th")
  private static let fillers = WordSet(
    "set time one round go only just was got for managed did nur noch bloß seulement solo só apenas soltanto slechts bara tylko"
  )
}
