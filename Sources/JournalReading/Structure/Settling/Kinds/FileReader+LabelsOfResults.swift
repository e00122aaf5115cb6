internal import JournalSyntax

/// What was done behind a label, and no name: `did: 180x5, 205x5` below `### Squat day`, `BBB did: 5x10 @ 135`,
/// `Squat did: 180x5`.
extension FileReader {
  /// Takes the label off, and the word for a part of the programme before it.
  mutating func dropLabelOfResult() {
    guard let colon = elements.prefix(5).firstIndex(where: { $0.kind == .colon }), colon > 0,
      colon + 1 < elements.count, !elements[colon].spaceBefore,
      isWord(colon - 1, in: CommonWords.did), tellsResult(behind: colon),
      elements[..<colon].allSatisfy({ $0.kind == .word })
    else { return }
    let isOfPart = colon == 1 || colon == 2 && isWord(0, in: Self.parts)
    guard isOfPart || isExercise(0..<(colon - 1)) else { return }
    // Behind the name the colon stays.
    let label = isOfPart ? 0..<(colon + 1) : (colon - 1)..<colon
    if label.count > 2 { context.remarks.append(range(label.lowerBound..<(colon - 1))) }
    anatomy.parser.elements.removeSubrange(label)
    anatomy.parser.end = elements.count
  }

  /// The reps and loads of a set, or several numbers: `did: 3` may tell the rounds.
  private func tellsResult(behind colon: Int) -> Bool {
    let numbers = elements[(colon + 1)...]
    return numbers.first?.isNumber == true
      && (numbers.contains { $0.kind == .times } || numbers.count(where: \.isNumber) > 1)
  }

  /// Parts of 5/3/1 and of programmes like it, with the main lift of the day.
  private static let parts = WordSet(
    "bbb fsl ssl bbs joker jokers supplemental main backoff backoffs amrap volume top work hauptsatz"
  )
}
