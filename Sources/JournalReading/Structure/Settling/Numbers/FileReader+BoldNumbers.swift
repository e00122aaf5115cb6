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

  /// The parenthesis before the label of `(A1) Bench press 60x8`.
  mutating func openLabelOfSuperset() {
    guard elements.count > 4, elements[0].kind == .openParenthesis,
      elements[1].kind == .word, elements[1].range.count == 1, !elements[1].spaceBefore,
      elements[2].isBareWhole, 1_000...9_000 ~= elements[2].value, !elements[2].spaceBefore,
      elements[3].kind == .closeParenthesis, elements[4].kind == .word
    else { return }
    anatomy.parser.elements.removeFirst()
  }
}
