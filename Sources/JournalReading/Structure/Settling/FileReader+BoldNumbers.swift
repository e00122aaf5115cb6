internal import JournalSyntax

/// Numbers of exercises within emphasis: `**2. Leg press** per leg`, `**4) Superset**`.
extension FileReader {
  /// Takes the `2.` off `**2. Leg press**`: a line that begins with it in plain type is an item of a list
  /// already.
  mutating func dropNumberInBold() {
    guard elements.count > 2, elements[0].isBareWhole, elements[0].flags.contains(.emphasis),
      1_000...40_000 ~= elements[0].value, elements[0].range.count <= 2,
      elements[1].kind == .period || elements[1].kind == .closeParenthesis,
      !elements[1].spaceBefore, elements[2].kind == .word, elements[2].spaceBefore,
      elements[2].meaning != .month, elements[2].meaning != .weekday
    else { return }
    anatomy.parser.elements.removeSubrange(0...1)
    anatomy.parser.elements[0].flags.insert(.emphasis)
  }
}
