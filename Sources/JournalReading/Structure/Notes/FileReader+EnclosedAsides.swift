internal import JournalSyntax

/// Words in parentheses where a name might stand: `(new shoes)` between two sets, `(tired) 100x5`.
extension FileReader {
  /// The line is nothing but words in one pair of parentheses, and they name no exercise.
  var isEnclosedAside: Bool {
    guard let close = asideAtStart, close + 1 == elements.count else { return false }
    return context.entry != nil || context.pendingName != nil
  }

  /// `(left) 20x5` and `(warm-up)` tell of the sets what they tell without parentheses.
  mutating func openAsides() {
    guard let close = asideAtStart,
      close + 1 == elements.count || elements[close + 1].isNumber,
      close <= 4, elements[1..<close].contains(where: { isOfSets($0) }),
      elements[1..<close].allSatisfy({ isPartOfSet($0) || isOfSets($0) || $0.kind == .hyphen })
    else { return }
    anatomy.parser.elements.remove(at: close)
    anatomy.parser.elements.removeFirst()
    anatomy.parser.elements[close - 2].flags.insert(.spaceAfter)
  }

  /// Who is meant by it, or which sets, and not with what it was done.
  private func isOfSets(_ word: Element) -> Bool {
    switch word.meaning {
    case .left, .right, .each, .per, .side, .warmup, .workingSet, .drop, .backoff, .superset: true
    default: false
    }
  }

  /// Takes `(tired)` off the sets of the exercise above; kept as a note once they are read.
  mutating func dropAsideBeforeSets() {
    guard let close = asideAtStart, close + 2 < elements.count, elements[close + 1].isNumber,
      context.entry != nil || context.pendingName != nil,
      elements[1..<close].allSatisfy({ $0.kind != .word || !isPartOfSet($0) || isOfSets($0) })
    else { return }
    context.remarks.append(range(1..<close))
    anatomy.parser.elements.removeSubrange(...close)
  }

  /// Where the parentheses end in which the line begins.
  private var asideAtStart: Int? {
    // `[[Zercher squat]]` is a link to its page.
    guard let open = elements.first, open.kind == .openParenthesis,
      bytes[Int(open.range.start)] != Byte.openBracket,
      let close = elements.dropFirst().firstIndex(where: { isParenthesis($0) }),
      close > 1, elements[close].kind == .closeParenthesis,
      elements[1..<close].contains(where: { $0.kind == .word }),
      !elements[1..<close].contains(where: \.isNumber),
      !names.isKnown(NameText.clean(written.bytes[range(1..<close).indices]))
    else { return nil }
    return close
  }

  private func isParenthesis(_ element: Element) -> Bool {
    element.kind == .openParenthesis || element.kind == .closeParenthesis
  }
}
