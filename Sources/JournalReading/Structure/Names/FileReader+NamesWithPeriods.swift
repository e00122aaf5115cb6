internal import JournalSyntax

/// Names with a full stop behind them, as sentences have one.
extension FileReader {
  /// `Barbell stiff leg deadlifts.` behind a blank line and above `Three sets, fifteen reps.`: the last
  /// word is an exercise, and a number opens the next line. `We went on with deadlifts.` tells of one.
  func headsCountsBelow(_ indices: Range<Int>) -> Bool {
    let next = context.lineIndex + 1
    guard context.isAfterBlank || context.lineIndex == 0, next < document.lines.count,
      case let words = indices.dropLast(), 2...7 ~= words.count,
      words.allSatisfy({ elements[$0].kind == .word }),
      !isWord(words.lowerBound, in: Self.openersOfSentences),
      !words.contains(where: { isWord($0, in: Self.wordsOfSentences) }),
      let last = words.last,
      isExercise(last..<(last + 1)) || isName(words)
        || isName((last - 1)..<(last + 1))
    else { return false }
    let content = bytes[document.lines[next].content.indices]
    guard let first = content.first else { return false }
    return Byte.isDigit(first) || Self.numerals.contains(content.prefix { Byte.isASCIILetter($0) })
  }

  private static let openersOfSentences = WordSet(
    "i we he she you they it this that these then did and so my not no still now after went today")
  private static let wordsOfSentences = WordSet(
    """
    for during with to from did do hurt hurts all of at was were is are be feels felt same off up
    before after but because while when last yesterday yesterdays tomorrow next
    """)
  private static let numerals = WordSet(
    "one two three four five six seven eight nine ten twelve fifteen twenty")
}
