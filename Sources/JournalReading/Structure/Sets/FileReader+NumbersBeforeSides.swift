internal import JournalSyntax

/// The number of a set before anything but its load and reps: `1세트 좌 12 우 12`, `set 2 left 10 right 10`,
/// `5세트 35kg 실패` below `4세트 35kg 7회`.
extension FileReader {
  mutating func dropNumberBeforeSides() -> Bool {
    guard elements.count > 3, let sides = behindSetNumber(),
      elements[sides].meaning == .left || elements[sides].meaning == .right
        || elements[sides].meaning == .each, elements[safe: sides + 1]?.isNumber == true
    else { return false }
    anatomy.parser.elements.removeSubrange(..<sides)
    return true
  }

  /// A load that nobody lifted, where the line above tells the set before.
  mutating func dropNumberBeforeMiss() -> Bool {
    guard elements.count == 3, elements[0].unit == .set, elements[0].isNumber,
      elements[1].unit.isMass, elements[2].meaning == .failed, context.lineIndex > 0,
      case let above = document.lines[context.lineIndex - 1].content,
      case let digits = bytes[above.indices].prefix(while: { Byte.isDigit($0) }),
      1...2 ~= digits.count, (number(digits) + 1) * 1000 == Int(elements[0].value)
    else { return false }
    anatomy.parser.elements.removeFirst()
    return true
  }

  /// Where the line goes on behind `2세트` and `set 2`.
  private func behindSetNumber() -> Int? {
    if elements[0].isNumber {
      return elements[0].unit == .set && elements[0].value <= 12_000 ? 1 : nil
    }
    guard elements[0].meaning == .set, elements[1].isBareWhole, elements[1].value <= 12_000 else {
      return nil
    }
    return elements[2].kind == .colon ? 3 : 2
  }
}
