internal import JournalSyntax

/// Sets in parentheses on a line of their own, below the name of their exercise: `(12 reps each leg)`.
extension FileReader {
  /// Takes the parentheses off the line.
  mutating func openSetsBelowName() {
    guard let open = elements.first, open.kind == .openParenthesis, elements.count > 2,
      bytes[Int(open.range.start)] != Byte.openBracket,
      context.pendingName != nil || context.entry != nil && !context.isAfterBlank,
      elements[1].kind == .quantity, elements[1].unit == .repetition || isCountOfSideAhead(1),
      let close = elements.lastIndex(where: { $0.kind == .closeParenthesis }),
      close + 1 == elements.count
        || close + 2 == elements.count
          && elements[close + 1].kind == .period,
      !elements[1..<close].contains(where: {
        $0.kind == .openParenthesis || $0.kind == .closeParenthesis
      })
    else { return }
    anatomy.parser.elements.removeSubrange(close...)
    anatomy.parser.elements.removeFirst()
    anatomy.parser.elements[close - 2].flags.insert(.spaceAfter)
  }

  /// `12 each leg`, `30 seconds per side`.
  private func isCountOfSideAhead(_ number: Int) -> Bool {
    let unit = elements[number].unit
    guard unit == .none && elements[number].value % 1000 == 0 || unit.isTime || unit == .letterS
    else { return false }
    return elements[number + 1].meaning == .each || elements[number + 1].meaning == .per
      || isWord(number + 1, in: Self.par)
  }
}
