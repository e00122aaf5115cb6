internal import JournalSyntax

/// Reps in reserve, or the exertion, of each set: `9 RIR 2, 8 RIR 1, 8 RIR0`, `9 (RIR2), 8 (RIR1)`, `5 RPE8 5 RPE9`.
extension FileReader {
  /// Writes them as `9 @2RIR, 8 @1RIR`, where the word stands between two numbers more than once: alone `8 RIR`
  /// would be eight reps in reserve.
  mutating func settleReservesOfEach() {
    let words = elements.indices.dropLast().filter {
      (elements[$0].meaning == .rir || elements[$0].meaning == .rpe) && elements[$0 + 1].isBare
        && elements[$0 + 1].value <= 10_000
    }
    guard words.count > 1,
      words.allSatisfy({ $0 > 0 && (elements[$0 - 1].isBareWhole || isEnclosedReserve($0)) }),
      !words.contains(where: { isBeforeLoad($0) })
    else { return }
    for word in words.reversed() {
      var (label, number) = (elements[word], elements[word + 1])
      let at = Element(.at, label.range, flags: .spaceBefore)
      number.flags.remove(.spaceBefore)
      label.range = ByteRange(Int(number.range.end), Int(number.range.end))
      label.flags = .spaceAfter
      let isEnclosed = isEnclosedReserve(word)
      let old = isEnclosed ? (word - 1)...(word + 2) : word...(word + 1)
      // `@8` alone tells an exertion.
      var told = label.meaning == .rpe ? [at, number] : [at, number, label]
      // `9 RIR2 8 RIR1`: the 8 is of the next set.
      if elements[safe: old.upperBound + 1]?.isNumber == true {
        told.append(Element(.comma, label.range, flags: .spaceAfter))
      }
      anatomy.parser.elements.replaceSubrange(old, with: told)
    }
  }

  /// `1x3 RPE 7 140 kg, 3x3 RPE 8 @ 150`: the load stands behind the rating.
  private func isBeforeLoad(_ word: Int) -> Bool {
    let next = isEnclosedReserve(word) ? word + 3 : word + 2
    guard let behind = elements[safe: next] else { return false }
    return behind.unit.isMass || behind.isBare && behind.value >= 40_000
      || behind.kind == .at || behind.kind == .times
  }

  /// `9 (RIR2)`.
  private func isEnclosedReserve(_ word: Int) -> Bool {
    word > 1 && elements[word - 1].kind == .openParenthesis && elements[word - 2].isBareWhole
      && elements[safe: word + 2]?.kind == .closeParenthesis
  }
}
