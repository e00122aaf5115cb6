internal import JournalSyntax

/// The help of each set behind the set before: `Pull-ups -20x5 -20x4 -15x3`.
extension FileReader {
  /// Parts the sets, so that no minus joins them to a range.
  mutating func settleHelpBehindSets() {
    guard let first = elements.indices.dropLast(3).first(where: { isHelpOfSet($0) }),
      first == 0 || !elements[first - 1].isNumber
    else { return }
    var index = first + 3
    while index + 3 < elements.count, elements.count < 400 {
      if isHelpOfSet(index), elements[index - 1].isNumber {
        let end = Int(elements[index - 1].range.end)
        anatomy.parser.elements.insert(Element(.comma, ByteRange(end, end)), at: index)
        index += 1
      }
      index += 1
    }
  }

  /// `-20x5`, its minus glued to the number behind and to nothing before.
  private func isHelpOfSet(_ index: Int) -> Bool {
    elements[index].kind == .hyphen && (index == 0 || elements[index].spaceBefore)
      && elements[index + 1].kind == .quantity && !elements[index + 1].spaceBefore
      && (elements[index + 1].unit == .none || elements[index + 1].unit.isMass)
      && elements[index + 2].kind == .times && elements[index + 3].isBareWhole
  }
}
