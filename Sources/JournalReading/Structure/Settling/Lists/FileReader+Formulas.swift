internal import JournalSyntax

/// Formulas as in LaTeX, which some notebooks set: `侧平举$2.5kg \\times 12$两组`.
extension FileReader {
  func isBackslash(_ index: Int) -> Bool {
    elements[index].range.count == 1
      && bytes[Int(elements[index].range.start)] == UInt8(ascii: "\\")
  }

  /// Puts a times sign in the place of `\\times`, and takes the dollar signs around the formula off.
  ///
  /// Returns false where there is none.
  mutating func settleFormula(_ backslash: Int) -> Bool {
    guard backslash + 1 < elements.count, !elements[backslash + 1].spaceBefore,
      isWord(backslash + 1, in: Self.times)
    else { return false }
    let range = elements[backslash].range.through(elements[backslash + 1].range)
    anatomy.parser.elements.replaceSubrange(
      backslash...(backslash + 1),
      with: [Element(.times, range, flags: [.spaceBefore, .spaceAfter])])
    let text = bytes
    anatomy.parser.elements.removeAll { element in
      element.kind == .other && element.range.count == 1
        && text[Int(element.range.start)] == UInt8(ascii: "$")
    }
    return true
  }

  private static let times = WordSet("times cdot")
}
