/// Work and rest in turns, told in words.
extension ElementScanner {
  /// The `off` of `20s on / 10s off`, `30 sec on, 30 sec off` and `40 on 20 off`: the same as `20s/10s`;
  /// `3 days on, 1 off` tells how a week is parted.
  mutating func takeTurns(_ elements: inout [Element]) -> Bool {
    guard tokens[index].range.count == 3, isSpelled(tokens[index].range, Self.off),
      elements.count > 2, case let rest = elements.count - 1, elements[rest].isNumber,
      case let mark = rest - 1, case let on = elements[mark].kind == .word ? mark : mark - 1,
      on > 0, isSpelled(elements[on].range, Self.on), elements[on - 1].isNumber,
      isTurn(elements[on - 1]), isTurn(elements[rest])
    else { return false }
    switch elements[mark].kind {
    case .word, .slash, .comma, .hyphen, .ampersand, .plus: break
    default: return false
    }
    for number in [on - 1, rest] where elements[number].unit == .none {
      if elements[number].kind == .quantity { elements[number].unit = .second }
    }
    elements[on] = Element(.slash, elements[on].range.through(elements[mark].range))
    elements.removeSubrange((on + 1)..<rest)
    elements[elements.count - 1].range = elements[elements.count - 1].range.through(
      tokens[index].range)
    index += 1
    return true
  }

  private func isTurn(_ element: Element) -> Bool {
    element.kind == .clock || element.unit.isTime || element.unit == .letterS
      || element.unit == .none && element.value >= 10_000
  }

  private func isSpelled(_ range: ByteRange, _ word: [UInt8]) -> Bool {
    range.count == word.count && bytes[range.indices].lazy.map { $0 | 0x20 }.elementsEqual(word)
  }

  private static let on = Array("on".utf8)
  private static let off = Array("off".utf8)
}
