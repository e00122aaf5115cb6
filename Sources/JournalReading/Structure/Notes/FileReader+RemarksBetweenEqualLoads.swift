internal import JournalSyntax
internal import WorkoutModel

/// A line of words between two sets of the same load, `60 x 5`, `gym was packed`, `60 x 5`: who goes on with
/// the same load goes on with the same exercise.
extension FileReader {
  /// True right between two such lines, of words that name no lift anybody knows: in small letters below a
  /// name that begins with a capital, or with a word that no name has.
  func isBetweenEqualLoads(_ words: Range<Int>, _ line: LineSyntax) -> Bool {
    guard let entry = context.entry, !context.isAfterBlank,
      context.lastSetLine == context.lineIndex - 1,
      let above = leadingNumber(of: context.lineIndex - 1, line.kind),
      let below = leadingNumber(of: context.lineIndex + 1, line.kind),
      above.elementsEqual(below), !elements[words].contains(where: { $0.kind == .colon }),
      !elements[words.lowerBound].flags.contains(.emphasis)
    else { return false }
    let isSmall = !isCapital(Int(elements[words.lowerBound].range.start))
    let isSmallBelowCapital =
      isSmall && file.entries[entry].name.utf8.first.map { 0x41...0x5A ~= $0 } ?? false
    guard
      isSmallBelowCapital || isSmall && words.count > 3
        || words.contains(where: { isWord($0, in: Self.sentenceWords) })
    else { return false }
    return !isName(words) && !endsInExercise(words)
      && !words.contains { isExercise($0..<($0 + 1)) }
      && !words.contains {
        elements[$0].kind == .word && ExerciseNames.isMovement(text(elements[$0].range))
      }
  }

  /// The 60 of `60kg x 5` and of `- 60 x 5`: the number that opens a line of that kind.
  private func leadingNumber(of index: Int, _ kind: LineSyntax.Kind) -> ArraySlice<UInt8>? {
    guard index < document.lines.count, document.lines[index].kind == kind else { return nil }
    let content = bytes[document.lines[index].content.indices]
    let number = content.prefix { Byte.isDigit($0) || $0 == Byte.period || $0 == Byte.comma }
    guard !number.isEmpty, number.endIndex < content.endIndex else { return nil }
    return number
  }

  /// Words of sentences, which stand in no name of an exercise.
  private static let sentenceWords = WordSet(
    """
    was were is are had has have my your his her did didn't didnt could couldn't can't cant should
    would not no than too still just only really very if so but because again felt got gave dropped
    missed skipped failed went wore used tried this that it i me we he she they last first

    war waren hatte habe mein meine nicht sehr noch nur était étaient mon ma pas très fue era muy mi
    no già molto mio var inte mycket było nie bardzo был была было не очень
    """)
}
