internal import JournalSyntax

/// Short names that mean a weekday, a unit or a side elsewhere: below `пт = подтягивания, ср = скручивания` the `пт` of
/// `3 июня: пт 10-8-7` is no Friday.
extension FileReader {
  /// Makes plain words of such names, where no day of a month stands beside them.
  mutating func settleShortNames() {
    for index in elements.indices
    where elements[index].kind == .word && elements[index].word != .plain {
      if isShortNameBeforeLoad(index) {
        anatomy.parser.elements[index].word = .plain
        continue
      }
      guard elements[index].meaning == .weekday, index + 1 < elements.count,
        dates.date(at: index) == nil,
        names.isShortName(text(elements[index].range)),
        index == 0 || !isEndOfDay(index - 1)
      else { continue }
      anatomy.parser.elements[index].word = .plain
    }
  }

  /// The `d` of `Mar 6 s 80 3x5, d 130x5` below `s=squat d=dead`: no second, no day and no side.
  private func isShortNameBeforeLoad(_ index: Int) -> Bool {
    guard index + 1 < elements.count, elements[index + 1].isNumber,
      elements[index + 1].spaceBefore, elements[index].range.count <= 3,
      names.isShortName(text(elements[index].range))
    else { return false }
    return index == 0 || !elements[index - 1].isNumber || isEndOfDay(index - 1)
      || index > 1 && elements[index - 2].meaning == .month
  }

  /// The month or the numbers of `3 июня пт` and `03.06 пт`, to which a weekday belongs.
  private func isEndOfDay(_ index: Int) -> Bool {
    if elements[index].meaning == .month { return true }
    guard elements[index].kind == .comma || elements[index].kind == .quantity, index > 0 else {
      return false
    }
    return elements[index - 1].meaning == .month || index < 4
  }
}
