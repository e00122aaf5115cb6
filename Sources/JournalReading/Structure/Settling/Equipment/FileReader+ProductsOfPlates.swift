internal import JournalSyntax

/// The plates that a load is made of: `T-bar row 50 (2x25): 10, 9`.
extension FileReader {
  /// Drops the plates in parentheses that come to the load before them.
  mutating func dropProductOfPlates() {
    guard elements.count > 6,
      let open = elements.indices.dropFirst().first(where: { elements[$0].kind == .openParenthesis }
      ),
      open + 4 < elements.count, elements[open - 1].kind == .quantity,
      elements[open - 1].isBare || elements[open - 1].unit.isMass,
      elements[open + 1].isBareWhole, elements[open + 2].kind == .times,
      elements[open + 3].kind == .quantity, elements[open + 4].kind == .closeParenthesis,
      2_000...12_000 ~= elements[open + 1].value, elements[open - 1].value >= 10_000,
      Int64(elements[open + 1].value) * Int64(elements[open + 3].value)
        == Int64(elements[open - 1].value) * 1000,
      open + 5 < elements.count
    else { return }
    context.remarks.append(range(open..<(open + 5)))
    anatomy.parser.elements.removeSubrange(open..<(open + 5))
    anatomy.parser.elements[open - 1].flags.insert(.spaceAfter)
  }
}
