internal import JournalSyntax

/// Attempts with a circle where they were made and a cross where they were missed, as Japanese and Chinese lifters write:
/// `BP70○75×（潰れた） SQ110○ DL140○145×`.
extension FileReader {
  /// Writes one rep for the circle and none for the cross, when a circle stands behind a load.
  mutating func settleCirclesOfAttempts() {
    guard
      elements.indices.dropFirst(2).contains(where: { isCircle($0) && isLoadOfAttempt($0 - 1) })
    else { return }
    var index = 1
    while index + 1 < elements.count {
      index += 1
      let isMade = isCircle(index)
      guard isLoadOfAttempt(index - 1), isMade || isCrossOfAttempt(index) else { continue }
      let mark = elements[index].range
      var written = [
        Element(.times, mark),
        Element(.quantity, mark, value: isMade ? 1_000 : 0, flags: .spaceAfter),
      ]
      var end = index + 1
      if let close = endOfAside(end) {
        context.remarks.append(range((end + 1)..<close))
        end = close + 1
      }
      if elements[safe: end]?.isNumber == true {
        written.append(Element(.comma, ByteRange(Int(mark.end), Int(mark.end)), flags: .spaceAfter))
      } else if end < elements.count {
        anatomy.parser.elements[end].flags.insert(.spaceBefore)
      }
      anatomy.parser.elements[index - 1].flags.insert(.spaceBefore)
      anatomy.parser.elements.replaceSubrange(index..<end, with: written)
      index += written.count - 1
    }
    anatomy.parser.end = elements.count
  }

  private func isLoadOfAttempt(_ index: Int) -> Bool {
    elements[index].kind == .quantity && (elements[index].isBare || elements[index].unit.isMass)
      && 15_000...500_000 ~= elements[index].value && elements[index - 1].kind != .times
  }

  private func isCircle(_ index: Int) -> Bool {
    (elements[index].kind == .dot || elements[index].kind == .other)
      && Self.circles.contains { bytes[elements[index].range.indices].elementsEqual($0) }
  }

  /// Nothing is multiplied behind it.
  private func isCrossOfAttempt(_ index: Int) -> Bool {
    guard elements[index].kind == .times else { return isCross(index) }
    guard let next = elements[safe: index + 1] else { return true }
    return !next.isNumber
      || next.value >= 15_000
        && elements[safe: index + 2].map {
          isCircle(index + 2) || $0.kind == .times
        } ?? false
  }

  /// The closing sign of `（潰れた）`.
  private func endOfAside(_ open: Int) -> Int? {
    guard elements[safe: open]?.kind == .openParenthesis,
      let close = elements[open...].prefix(6).firstIndex(where: { $0.kind == .closeParenthesis }),
      !elements[open..<close].contains(where: \.isNumber)
    else { return nil }
    return close
  }

  private static let circles = ["○", "◯", "〇", "⭕", "⭕️", "◎"].map { Array($0.utf8) }
}
