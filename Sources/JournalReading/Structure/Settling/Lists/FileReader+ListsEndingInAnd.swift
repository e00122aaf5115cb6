internal import JournalSyntax

/// A bare load before reps that a word joins: `Chest press 60, 12 and 10`, `Leg press 140, 12, 10 and 9`,
/// `Squat 5-5-5 across: 140`.
extension FileReader {
  /// Writes `60 x 12, 10` for `60, 12 and 10`.
  mutating func settleListEndingInAnd() {
    dropWordAcross()
    guard elements.count > 5, let load = elements[behindSetLabel...].firstIndex(where: \.isNumber),
      load + 4 < elements.count, elements[load].isBare, elements[load].value >= 20_000,
      elements[load + 1].kind == .comma || elements[load + 1].kind == .colon,
      let name = nameBeforeLoad(load)
    else { return }
    var reps: [Element] = []
    var (index, hasWord) = (load + 2, false)
    while let count = elements[safe: index], count.isBareWhole, 1_000...30_000 ~= count.value {
      reps.append(count)
      index += 1
      var next = index
      if elements[safe: next]?.kind == .comma { next += 1 }
      if elements[safe: next]?.meaning == .and {
        next += 1
        hasWord = true
        if next < elements.count, isWord(next, in: CommonWords.again) { next += 1 }
      }
      guard next > index, elements[safe: next]?.isBareWhole == true else { break }
      index = next
    }
    guard hasWord, reps.count > 1, endsWithRemark(index),
      let most = reps.map(\.value).max(), let least = reps.map(\.value).min(),
      most <= 2 * least, elements[load].value / 3 * 2 >= most, mayBeLoaded(name)
    else { return }
    anatomy.parser.elements[load].flags.insert(.spaceAfter)
    putSets(repsOfLoad(reps), from: load + 1, to: index)
  }

  /// Sets across are sets with one load.
  private mutating func dropWordAcross() {
    for word in elements.indices.dropFirst().dropLast()
    where elements[word].kind == .word && isWord(word, in: Self.across)
      && elements[word - 1].isBareWhole
    {
      let isMarked = elements[word + 1].kind == .colon || elements[word + 1].kind == .at
      guard isMarked || elements[word + 1].isNumber,
        elements[safe: isMarked ? word + 2 : word + 1]?.isNumber == true
      else { continue }
      let place = elements[word].range
      anatomy.parser.elements.replaceSubrange(
        word...(isMarked ? word + 1 : word),
        with: [
          Element(
            .at, ByteRange(Int(place.end), Int(place.end)), flags: [.spaceBefore, .spaceAfter])
        ])
      return
    }
  }

  private static let across = WordSet("across")
}
