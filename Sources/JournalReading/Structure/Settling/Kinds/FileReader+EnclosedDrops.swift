internal import JournalSyntax

/// A drop behind the last set, in parentheses: `extensora 3x15 45kg (ult. drop 30kg +10)`, `(last set drop 30 kg x 10)`.
extension FileReader {
  /// Writes `(drop 30 kg x 10)`.
  mutating func settleEnclosedDrop(_ open: Int) -> Bool {
    guard open > 2,
      let close = elements[open...].prefix(10).firstIndex(where: { $0.kind == .closeParenthesis }),
      let drop = elements[open..<close].firstIndex(where: { $0.meaning == .drop }),
      drop + 3 < close, elements[drop + 1].kind == .quantity, elements[drop + 1].unit.isMass,
      case let reps = close - 1, reps == drop + 3, elements[reps].isBareWhole,
      1_000...60_000 ~= elements[reps].value,
      case let sign = elements[drop + 2], sign.kind == .plus || sign.kind == .times,
      sign.kind == .plus || drop > open + 1,
      ((open + 1)..<drop).allSatisfy({ tellsLastBeforeDrop($0) })
    else { return false }
    anatomy.parser.elements[drop + 2].kind = .times
    if drop > open + 1 { context.remarks.append(range((open + 1)..<drop)) }
    anatomy.parser.elements.removeSubrange((open + 1)..<drop)
    anatomy.parser.end = elements.count
    return true
  }

  private func tellsLastBeforeDrop(_ index: Int) -> Bool {
    elements[index].kind == .period || elements[index].meaning == .set
      || isWord(index, in: CommonWords.last) || isWord(index, in: CommonWords.articles)
      || isWord(index, in: CommonWords.places) || isWord(index, in: Self.shortLasts)
  }

  private static let shortLasts = WordSet("ult últ ost posl letz dern sist посл")
}
