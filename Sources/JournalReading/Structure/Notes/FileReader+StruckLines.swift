internal import JournalSyntax

/// Lines that are struck out, and so tell that nothing came of them: `~~calf raise 40kg 15,15,15~~`.
extension FileReader {
  var isStruckOut: Bool {
    // Who strikes most of the lines out has done what they tell.
    elements.count > 5 && isStrike(0) && isStrike(elements.count - 2)
      && context.strikesFewLines == true
  }

  /// Asks once how many lines of the file are struck out, when one is.
  mutating func findStruckLines() {
    guard context.strikesFewLines == nil, elements.count > 1, isStrike(0) else { return }
    var (struck, all) = (0, 0)
    for line in document.lines where line.kind == .text || line.kind == .item {
      all += 1
      if bytes[line.content.indices].starts(with: "~~".utf8) { struck += 1 }
    }
    context.strikesFewLines = struck * 3 <= all
  }

  private func isStrike(_ index: Int) -> Bool {
    elements[index].kind == .tilde && elements[index + 1].kind == .tilde
      && !elements[index + 1].spaceBefore
  }
}
