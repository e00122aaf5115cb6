internal import JournalSyntax

/// Reps or times of each set behind a name and a sign, where no load is told: `pull ups .. 8 . 8 . 7`,
/// `Dips → 12 · 10 · 9`, `L-sit = 12s > 10s`.
extension FileReader {
  /// Writes a colon for the sign and commas for the marks between them.
  mutating func settleJoinedList() {
    guard 5...60 ~= elements.count, elements[0].kind == .word,
      let joint = elements.firstIndex(where: { isSignBeforeList($0) }), joint > 0,
      elements[joint].spaceBefore, nameOfUsual(before: joint) != nil
    else { return }
    var first = joint + 1
    while first < joint + 3, let sign = elements[safe: first], isSignBeforeList(sign) { first += 1 }
    guard elements[first - 1].spaceAfter, let end = endOfJoinedList(first),
      isExercise(0..<joint)
    else { return }
    for index in first..<end where !elements[index].isNumber && elements[index].kind != .plus {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].flags = .spaceAfter
    }
    anatomy.parser.elements[joint].kind = .colon
    anatomy.parser.elements[joint].flags = .spaceAfter
    anatomy.parser.elements.removeSubrange((joint + 1)..<first)
  }

  private func isSignBeforeList(_ sign: Element) -> Bool {
    switch sign.kind {
    case .arrow, .equals, .tilde, .dot, .period: true
    case .other: isSignOfJoint(sign, isFirst: true)
    default: false
    }
  }

  /// Behind at least two counts or times with one mark between blanks between them; nothing but words stands
  /// behind the last.
  private func endOfJoinedList(_ first: Int) -> Int? {
    var index = first
    var count = 0
    var mark: Element.Kind?
    while let number = elements[safe: index], isCountOrTime(number) {
      count += 1
      index += 1
      // `5+5` of both sides.
      if elements[safe: index]?.kind == .plus, elements[index].spaceBefore == false,
        let other = elements[safe: index + 1], isCountOrTime(other)
      {
        index += 2
      }
      guard let sign = elements[safe: index], sign.spaceBefore, sign.spaceAfter,
        mark == nil || mark == sign.kind, isMarkOfList(sign),
        elements[safe: index + 1].map({ isCountOrTime($0) }) ?? false
      else { break }
      mark = sign.kind
      index += 1
    }
    return count > 1 && mark != nil && endsWithPlainRemark(index) ? index : nil
  }

  private func isMarkOfList(_ sign: Element) -> Bool {
    switch sign.kind {
    case .period, .dot, .arrow, .ampersand, .tilde: true
    case .other: isSignOfJoint(sign, isFirst: true)
    default: false
    }
  }

  private func isCountOrTime(_ number: Element) -> Bool {
    guard number.kind == .quantity, number.value % 1000 == 0 else { return false }
    return (number.isBare || number.unit == .repetition) && 1_000...60_000 ~= number.value
      || number.unit.isTime || number.unit == .letterS
  }
}
