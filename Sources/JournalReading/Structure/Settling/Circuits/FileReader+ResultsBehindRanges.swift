internal import JournalSyntax

/// What came of a range of reps that was aimed at: `Cable row 50 3 x 10-12 (got 12, 11, 10)`, `Bench 3x8-10 185: got 10,
/// 9, 8`. With a result the range is no plan.
extension FileReader {
  /// Leaves one number of the range and puts the result in parentheses, as behind `3x8`.
  mutating func settleResultsBehindRanges() {
    guard elements.count > 8,
      let sign = elements.indices.dropFirst(2).dropLast(5).first(where: { isRangeOfScheme($0) }),
      let did = elements[(sign + 4)...].indices.first(where: { isWord($0, in: CommonWords.did) }),
      did + 1 < elements.count,
      case let close = elements[elements.count - 1].kind == .closeParenthesis,
      case let list = elements[(did + 1)..<(elements.count - (close ? 1 : 0))],
      list.count > 2, list.first?.isBareWhole == true, list.last?.isBareWhole == true,
      list.allSatisfy({
        $0.isBareWhole && $0.value <= 60_000 || $0.kind == .comma || $0.kind == .slash
      }),
      case let before = elements[did - 1].kind,
      close == (before == .openParenthesis), Self.signsBeforeResults.contains(before)
    else { return }
    if !close {
      anatomy.parser.elements[did - 1].kind = .openParenthesis
      anatomy.parser.elements[did - 1].flags = .spaceBefore
      let end = Int(elements[elements.count - 1].range.end)
      anatomy.parser.elements.append(
        Element(.closeParenthesis, ByteRange(end, end), flags: .spaceAfter))
    }
    anatomy.parser.elements.removeSubrange((sign + 1)...(sign + 2))
    anatomy.parser.end = elements.count
  }

  /// `3 x 10-12`.
  private func isRangeOfScheme(_ sign: Int) -> Bool {
    elements[sign].kind == .times && elements[sign - 1].isBareWhole
      && 2_000...10_000 ~= elements[sign - 1].value && elements[sign + 1].isBareWhole
      && elements[sign + 2].kind == .hyphen && elements[sign + 3].isBareWhole
      && elements[sign + 1].value < elements[sign + 3].value && elements[sign + 3].value <= 50_000
  }

  private static let signsBeforeResults: Set<Element.Kind> = [
    .openParenthesis, .colon, .comma, .hyphen, .arrow,
  ]
}
