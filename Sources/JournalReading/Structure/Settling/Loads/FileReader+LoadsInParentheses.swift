internal import JournalSyntax

/// Loads that stand with other words between the name and the sets, in parentheses.
extension FileReader {
  /// Takes the words off the `(seated, 25 lb)` of `Curl (seated, 25 lb): 3x10`.
  mutating func dropMannerBeforeLoad(in open: Int) -> Bool {
    guard open > 0, elements[open - 1].kind == .word, open + 5 < elements.count,
      let comma = elements[open...].prefix(6).firstIndex(where: { $0.kind == .comma }),
      comma > open + 1, comma + 3 < elements.count,
      elements[(open + 1)..<comma].allSatisfy({ tellsManner($0) }),
      elements[comma + 1].kind == .quantity, elements[comma + 1].unit.isMass,
      elements[comma + 2].kind == .closeParenthesis,
      case let first = elements[comma + 3].kind == .colon ? comma + 4 : comma + 3,
      first < elements.count, elements[first].isNumber,
      !elements[first...].contains(where: { $0.unit.isMass })
    else { return false }
    context.remarks.append(range((open + 1)..<comma))
    anatomy.parser.elements.removeSubrange((open + 1)...comma)
    return true
  }

  /// Leaves the load alone in the `(70 lb on cable machine)` of `Seated row (70 lb on cable machine): 5x5`
  /// and in the `(25 lb, alternating)` of `Curl (25 lb, alternating): 3x10`.
  mutating func dropWordsBehindLoad(in open: Int) -> Bool {
    guard open > 0, elements[open - 1].kind == .word, open + 4 < elements.count,
      elements[open + 1].kind == .quantity, elements[open + 1].unit.isMass,
      let close = elements[open...].prefix(9).firstIndex(where: { $0.kind == .closeParenthesis }),
      close > open + 2,
      case let comma = elements[open..<close].firstIndex(where: { $0.kind == .comma }) ?? close,
      elements[(open + 2)..<comma].allSatisfy({ tellsOfTool($0) }),
      elements[comma..<close].allSatisfy({ tellsManner($0) }),
      case let first = elements[safe: close + 1]?.kind == .colon ? close + 2 : close + 1,
      first < elements.count, elements[first].isNumber,
      !elements[first...].contains(where: { $0.unit.isMass })
    else { return false }
    context.remarks.append(range((open + 2)..<close))
    anatomy.parser.elements.removeSubrange((open + 2)..<close)
    return true
  }

  /// How it was done, behind a comma; neither `last time` nor `next: 30 lb`.
  private func tellsManner(_ element: Element) -> Bool {
    tellsOfTool(element) || element.kind == .comma
      || element.kind == .word
        && [.none, .feeling, .left, .right, .tempo].contains(element.meaning)
  }

  /// `on cable machine`, `dumbbell`, `each hand`; neither `last time` nor `total`.
  private func tellsOfTool(_ element: Element) -> Bool {
    guard element.kind == .word else { return false }
    switch element.meaning {
    case .equipment, .each, .per, .side, .with, .of, .in, .weight: return true
    case .none: return Self.tools.contains(bytes[element.range.indices])
    default: return false
    }
  }

  private static let tools = WordSet(
    """
    on the a an using hand hands stack rope handle bar belt loaded cable machine pulley smith sled
    am an der die das mit auf Maschine Kabelzug sur la le les avec à en con el los una al alla con
    """)

  /// Puts the `（负重25kg）` of `深蹲(20*3)（负重25kg）` behind the sets, as the load that it is.
  mutating func settleLoadBehindSets(_ open: Int) -> Bool {
    guard open > 2, open + 3 < elements.count, elements[open + 1].meaning == .weight,
      elements[open + 2].kind == .quantity, elements[open + 2].unit.isMass,
      elements[open + 3].kind == .closeParenthesis,
      !elements[..<open].contains(where: { $0.unit.isMass }),
      case let last = elements[open - 1].kind == .closeParenthesis ? open - 2 : open - 1,
      last > 1, elements[last].isNumber, elements[last - 1].kind == .times
    else { return false }
    anatomy.parser.elements.remove(at: open + 3)
    let place = ByteRange(Int(elements[open].range.start), Int(elements[open].range.start))
    anatomy.parser.elements.replaceSubrange(
      open...(open + 1), with: [Element(.at, place, flags: [.spaceBefore, .spaceAfter])])
    guard last == open - 2,
      let first = elements[..<last].lastIndex(where: { $0.kind == .openParenthesis })
    else { return true }
    anatomy.parser.elements.remove(at: last + 1)
    anatomy.parser.elements.remove(at: first)
    return true
  }
}
