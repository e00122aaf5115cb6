internal import JournalSyntax

/// Words for help and grips between sets: `bench 80/5, 85/3 + spot, 70/10`, `pull-ups 9-8-6, underhand: 7-6`.
extension FileReader {
  /// The `+ spot` behind a set, before another or nothing: how the last rep came up.
  mutating func dropHelpBehindPlus(_ plus: Int) -> Bool {
    if dropHelpedReps(plus) { return true }
    guard plus > 0, plus + 1 < elements.count, elements[plus - 1].kind == .quantity,
      isWord(plus + 1, in: CommonWords.help),
      plus + 2 == elements.count || elements[plus + 2].kind == .comma
        || elements[plus + 2].kind == .semicolon
    else { return false }
    context.remarks.append(range(plus..<(plus + 2)))
    anatomy.parser.elements.removeSubrange(plus...(plus + 1))
    if plus == elements.count { anatomy.parser.elements[plus - 1].flags.insert(.spaceAfter) }
    return true
  }

  /// The `+ 1 with help from Jonas` of `82.5 x 4 + 1 with help from Jonas`: no rep of one's own.
  private mutating func dropHelpedReps(_ plus: Int) -> Bool {
    guard plus > 1, plus + 2 < elements.count, elements[plus - 1].isBareWhole,
      elements[plus - 2].kind == .times, elements[plus + 1].isBareWhole,
      elements[plus + 1].value <= 5_000,
      case let word = elements[plus + 2].meaning == .with || elements[plus + 2].meaning == .at
        || isWord(plus + 2, in: CommonWords.with)
        ? plus + 3 : plus + 2,
      word < elements.count, isWord(word, in: CommonWords.help),
      elements[word...].allSatisfy({ $0.kind == .word || $0.kind == .period })
    else { return false }
    context.remarks.append(range(plus..<elements.count))
    anatomy.parser.elements.removeSubrange(plus...)
    anatomy.parser.elements[plus - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
    return true
  }

  /// The `, underhand:` between two lists of reps: the grip of the second, which goes on with the exercise.
  mutating func dropGripBetweenLists(_ word: Int) -> Bool {
    guard word > 2, word + 2 < elements.count, elements[word - 1].kind == .comma,
      elements[word - 2].isBareWhole, isWord(word, in: Self.grips),
      case let number = elements[word + 1].kind == .colon ? word + 2 : word + 1,
      elements[number].isBareWhole, elements[number].value <= 50_000
    else { return false }
    context.remarks.append(elements[word].range)
    anatomy.parser.elements.removeSubrange(word..<number)
    anatomy.parser.elements[word].flags.insert(.spaceBefore)
    // `9-8-6, 7-6`: one list.
    settleDashesOfTwoLists(word)
    return true
  }

  /// Commas for the dashes of both lists, where they are no ranges.
  private mutating func settleDashesOfTwoLists(_ second: Int) {
    var index = second - 2
    while index > 1, elements[index - 1].kind == .hyphen, !elements[index - 1].spaceBefore,
      elements[index - 2].isBareWhole
    {
      anatomy.parser.elements[index - 1].kind = .comma
      index -= 2
    }
    index = second
    while index + 2 < elements.count, elements[index + 1].kind == .hyphen,
      !elements[index + 1].spaceBefore, elements[index + 2].isBareWhole
    {
      anatomy.parser.elements[index + 1].kind = .comma
      index += 2
    }
  }

  private static let grips = WordSet(
    """
    overhand underhand pronated supinated neutral wide narrow close nadhmat nadhmatem podhmat podhmatem nachwyt podchwyt
    nachwytem podchwytem obergriff untergriff prono supino larges serrés прямым обратным широким узким нейтральным прямой
    обратный широкий узкий хватом широко узко brett smal
    """)
}
