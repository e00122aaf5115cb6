internal import JournalSyntax

/// A load and its reps between slashes with blanks around them: `스쿼트 20 15 / 60 10 / 70 8 8 / 80 5`.
extension FileReader {
  /// Writes `20 x 15, 60 x 10, 70 x 8, 8, 80 x 5`.
  mutating func settlePairsBySpacedSlashes() {
    guard let first = elements.firstIndex(where: \.isNumber), first > 0,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      let groups = groupsBySpacedSlashes(from: first), groups.count > 1,
      groups.allSatisfy({ isLoadWithReps($0) })
    else { return }
    for group in groups.reversed() {
      if group.upperBound < elements.count {
        anatomy.parser.elements[group.upperBound].kind = .comma
      }
      for index in (group.lowerBound + 1..<group.upperBound).reversed() {
        let start = Int(elements[index].range.start)
        let isFirst = index == group.lowerBound + 1
        anatomy.parser.elements.insert(
          Element(
            isFirst ? .times : .comma, ByteRange(start, start),
            flags: isFirst ? [.spaceBefore, .spaceAfter] : .spaceAfter), at: index)
      }
    }
    anatomy.parser.end = elements.count
  }

  /// The numbers between the slashes, when nothing else stands up to the end of the line.
  private func groupsBySpacedSlashes(from first: Int) -> [Range<Int>]? {
    guard elements.count - first <= 60 else { return nil }
    var (groups, start) = ([Range<Int>](), first)
    for index in first..<elements.count
    where !elements[index].isBareWhole && !isFractionOfLoad(index) {
      guard elements[index].kind == .slash, elements[index].spaceBefore, elements[index].spaceAfter
      else { return nil }
      groups.append(start..<index)
      start = index + 1
    }
    groups.append(start..<elements.count)
    return groups
  }

  private func isFractionOfLoad(_ index: Int) -> Bool {
    elements[index].kind == .quantity && (elements[index].isBare || elements[index].unit.isMass)
  }

  /// `70 8 8`: one load, and no more reps than it has kilos.
  private func isLoadWithReps(_ group: Range<Int>) -> Bool {
    guard 2...6 ~= group.count, case let load = elements[group.lowerBound], load.value >= 10_000
    else { return false }
    return elements[group.dropFirst()].allSatisfy {
      $0.isBareWhole && 1_000...30_000 ~= $0.value && ($0.value < load.value || load.unit.isMass)
    }
  }
}
