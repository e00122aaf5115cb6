internal import JournalSyntax

/// Words that tell how long ago something was done, and words of what was never done.
extension FileReader {
  /// The words of `had done 100 kg for 8 a couple of weeks ago`; `8 as two weeks ago` compares.
  func tellsHowLongAgo(_ rest: Range<Int>) -> Bool {
    let words = rest.prefix(6)
    guard let ago = words.first(where: { isWord($0, in: Self.ago) }), ago > rest.lowerBound else {
      return false
    }
    // `some weeks ago injured, now fine`.
    if ago + 1 < rest.upperBound, isWord(ago + 1, in: Self.mishaps) { return false }
    return (rest.lowerBound..<ago).allSatisfy { index in
      isPeriod(elements[index]) || elements[index].meaning == .month
        || elements[index].meaning == .cardinal || isWord(index, in: Self.amounts)
        || elements[index].kind == .quantity
    }
  }

  private static let ago = WordSet("ago")
  private static let mishaps = WordSet("injured hurt tweaked broke broken sick started")
  private static let amounts = WordSet("a an couple of few some about weeks days months years year")

  /// The `never` of `I have never been strong. … Today I put on 60 kg and did six.`
  func isOfEarlierSentence(_ index: Int, _ segment: Segment) -> Bool {
    segment.name.count >= 20
      && (index..<segment.name.upperBound).contains {
        elements[$0].kind == .period && elements[$0].spaceAfter
      }
  }

  /// `In '94 I pulled 565x2`, `Back in 2015 I did 200x5`.
  func tellsYearOfMemory(_ name: Range<Int>) -> Bool {
    guard var index = name.first else { return false }
    if isWord(index, in: Self.back) { index += 1 }
    guard index + 1 < name.upperBound, elements[index].meaning == .in else { return false }
    let year = index + 1
    if elements[year].kind == .quote, year + 1 < name.upperBound {
      return elements[year + 1].isBareWhole && elements[year + 1].range.count == 2
    }
    return elements[year].isBareWhole && 1_950_000...2_100_000 ~= elements[year].value
  }

  private static let back = WordSet("back")
}
