internal import JournalSyntax

/// What else is said of the last set in the parentheses behind its scheme: `3x12 150 kg (last set 9 only, RPE 10)`,
/// `(dernière série 9 seulement)`.
extension FileReader {
  /// Keeps it as a remark, so that only the last set and its reps stand there.
  mutating func dropRatingOfLastSet(_ open: Int) {
    guard open > 2, let close = anatomy.parser.closing(open), 4...12 ~= close - open else { return }
    var end = close
    if let comma = elements[(open + 1)..<close].firstIndex(where: { $0.kind == .comma }) {
      guard comma > open + 2, comma + 2 < close, elements[comma + 1].isRatingWord,
        elements[close - 1].isNumber, close - comma <= 4
      else { return }
      end = comma
    }
    let isFollowed = elements[end - 1].kind == .word
    let number = isFollowed ? end - 2 : end - 1
    guard number > open + 1, elements[number].isBareWhole,
      elements[(open + 1)..<number].allSatisfy({ $0.kind == .word }),
      // `(all of them 5, RPE 8)` rates every set.
      (open + 1..<number).contains(where: { elements[$0].meaning == .previous || namesLastSet($0) })
    else { return }
    // `(last set 9 only)` stays as it is.
    let isOnly =
      isFollowed
      && (isWord(end - 1, in: Self.onlyBehind) || end < close && isWord(end - 1, in: Self.only))
    let first = isOnly ? end - 1 : end
    guard first < close else { return }
    context.remarks.append(range(first..<close))
    anatomy.parser.elements.removeSubrange(first..<close)
    anatomy.parser.elements[first - 1].flags.remove(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  private static let only = WordSet("only")
  private static let onlyBehind = WordSet(
    "seulement solo sólo só apenas soltanto nur tylko jen bara kun alleen только лишь")
}
