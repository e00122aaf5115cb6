internal import JournalSyntax

/// Words and numbers beside the sets that are of the day: `only 30 mins, bench 50x8`, `parkrun 21:52
/// (34th, pb is 21:30)`, and letters of a name: `pec fly m/c 35x12`, `s/l calf 3x15`.
extension FileReader {
  /// The `only 30 mins,` before exercises: how much time there was for them.
  mutating func dropOnlyMinutes(_ minutes: Int) -> Bool {
    guard minutes > 0, isWord(minutes - 1, in: Self.onlyWords),
      minutes == 1 || elements[minutes - 2].kind == .colon || elements[minutes - 2].kind == .comma,
      minutes + 2 < elements.count, elements[minutes + 1].kind == .comma,
      elements[minutes + 2].kind == .word
    else { return false }
    context.remarks.append(range((minutes - 1)..<(minutes + 2)))
    anatomy.parser.elements.removeSubrange((minutes - 1)...(minutes + 1))
    return true
  }

  private static let onlyWords = WordSet(
    "only just nur bloß seulement solo sólo só apenas alleen bara kun tylko jen csak только тільки")

  /// The parentheses that begin with a place among others, behind a time.
  mutating func dropPlaceInRace(_ open: Int) -> Bool {
    guard open > 0, open + 3 < elements.count, elements[open - 1].kind == .clock,
      elements[open + 1].isBareWhole, !elements[open + 2].spaceBefore,
      isWord(open + 2, in: Self.endsOfOrdinals),
      let close = elements[open...].prefix(20).firstIndex(where: { $0.kind == .closeParenthesis })
    else { return false }
    context.remarks.append(range(open..<(close + 1)))
    anatomy.parser.elements.removeSubrange(open...close)
    return true
  }

  private static let endsOfOrdinals = WordSet("st nd rd th")

  /// Makes one word of two letters and the slash between them; `L/R` are sides.
  mutating func joinLetters(_ slash: Int) -> Bool {
    guard slash + 1 < elements.count, elements[slash - 1].kind == .word,
      elements[slash - 1].range.count == 1, elements[slash + 1].kind == .word,
      elements[slash + 1].range.count == 1, !elements[slash].spaceBefore,
      !elements[slash].spaceAfter, isWord(slash - 1, in: Self.firstOfTwo),
      isWord(slash + 1, in: Self.secondOfTwo)
    else { return false }
    var word = elements[slash - 1]
    word.range = word.range.through(elements[slash + 1].range)
    word.word = .plain
    if elements[slash + 1].spaceAfter { word.flags.insert(.spaceAfter) }
    anatomy.parser.elements.replaceSubrange((slash - 1)...(slash + 1), with: [word])
    return true
  }

  private static let firstOfTwo = WordSet("m s")
  private static let secondOfTwo = WordSet("c l a")

  /// The `na última` of `3x15, dropset na última 30kg x12`, the `on the last set` of `drop on the last set
  /// 30kg x 12`.
  mutating func dropLastBehindDrop(_ drop: Int) -> Bool {
    var end = drop + 1
    var tellsLast = false
    while end < elements.count, end < drop + 6, elements[end].kind == .word {
      tellsLast = tellsLast || elements[end].meaning == .previous || isWord(end, in: Self.lastOfRow)
      end += 1
    }
    guard drop > 0, tellsLast, end < elements.count, elements[end].kind == .quantity,
      elements[end].unit.isMass
    else { return false }
    context.remarks.append(range((drop + 1)..<end))
    anatomy.parser.elements.removeSubrange((drop + 1)..<end)
    return true
  }

  private static let lastOfRow = WordSet(
    "last final última ultima último ultimo letzten dernière sista")
}
