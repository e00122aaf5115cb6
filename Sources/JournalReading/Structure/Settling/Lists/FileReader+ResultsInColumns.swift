internal import JournalSyntax

/// A printed plan, and what was done of it in the next column.
extension FileReader {
  /// Puts a colon between a plan and what was done of it in the next column: `Bench  4x8 @75     8 8 8 7`.
  mutating func settleResultsInColumns() {
    guard
      let gap = elements.indices.dropFirst(6).first(where: { elements[$0].flags.contains(.gap) }),
      gap > 5, elements[gap - 1].isNumber, elements[gap - 2].kind == .at,
      elements[gap - 3].isBareWhole, elements[gap - 4].kind == .times,
      elements[gap - 5].isBareWhole, elements[gap - 5].value <= 12_000,
      elements[gap - 6].kind == .word,
      case let reps = elements[gap...].prefix(while: { $0.isBareWhole && $0.spaceBefore }),
      reps.count > 1, reps.count * 1000 <= Int(elements[gap - 5].value),
      reps.endIndex == elements.count || elements[reps.endIndex].kind == .word
        || elements[reps.endIndex].kind == .openParenthesis,
      reps.allSatisfy({ 1_000...(2 * elements[gap - 3].value) ~= $0.value })
    else { return }
    putCommas(between: Array(reps.indices))
    let place = ByteRange(Int(elements[gap].range.start), Int(elements[gap].range.start))
    anatomy.parser.elements[gap].flags.remove(.gap)
    anatomy.parser.elements.insert(Element(.colon, place, flags: .spaceAfter), at: gap)
  }
}
