internal import JournalSyntax

/// The side of all sets of a line below the name of their exercise: `left 20x5` above `right 20x5`,
/// `20x5 L` above `20x5 R`, `each arm: 20x5`.
extension FileReader {
  /// Takes the side off the line and keeps it for its sets.
  mutating func settleSideOfLine() {
    guard 2...24 ~= elements.count, context.entry != nil || context.pendingName != nil else {
      return
    }
    if elements[0].kind == .word {
      guard let (mark, end) = sideAtStart(), holdsNothingButSets(end, mark) else { return }
      context.sideOfLine = (mark, context.lineIndex)
      anatomy.parser.elements.removeSubrange(..<end)
    } else if let mark = letterAtEnd() {
      context.sideOfLine = (mark, context.lineIndex)
      dropLetterAtEnd()
    }
  }

  /// What the words before the numbers tell, and where the numbers begin.
  private func sideAtStart() -> (Attributes.Marks, Int)? {
    var next = 1
    let mark: Attributes.Marks
    switch elements[0].meaning {
    case .left: mark = .left
    case .right: mark = .right
    case .each: mark = .each
    case .per where elements[1].meaning == .side: mark = .each
    default:
      if isWord(0, in: Self.both) {
        mark = .each
      } else if let side = letter(elements[0]),
        elements[1].meaning == .side || isOtherSideNear(side)
      {
        mark = side
      } else {
        return nil
      }
    }
    if elements[next].meaning == .side { next += 1 }
    guard next < elements.count else { return nil }
    if elements[next].kind == .colon || elements[next].kind == .hyphen { next += 1 }
    return next < elements.count && elements[next].isNumber ? (mark, next) : nil
  }

  private static let both = WordSet("both 좌우 左右 양쪽")

  /// `20x5`, `8, 8, 7`, and `30 s` of one side; neither `left 2 in the tank` nor `per side 40`.
  private func holdsNothingButSets(_ start: Int, _ mark: Attributes.Marks) -> Bool {
    let rest = elements[start...]
    guard
      !rest.contains(where: {
        $0.meaning == .left || $0.meaning == .right || letter($0) != nil && $0.kind == .word
      })
    else { return false }
    return rest.count == 1 && (mark != .each || rest.first?.unit == .repetition)
      || rest.contains { $0.kind == .times || $0.kind == .at }
      || rest.count > 2 && rest.dropFirst().first?.kind == .comma
        && rest.allSatisfy { $0.isNumber || $0.kind == .comma }
  }

  /// The L of `20x5 L`, when the line above or below ends with R.
  private func letterAtEnd() -> Attributes.Marks? {
    let last = elements[elements.count - 1]
    guard elements[0].isNumber, let side = letter(last),
      elements.contains(where: { $0.kind == .times }), isOtherSideNear(side)
    else { return nil }
    return side
  }

  private mutating func dropLetterAtEnd() {
    let last = elements.count - 1
    if elements[last].kind == .word {
      anatomy.parser.elements.removeLast()
      anatomy.parser.elements[last - 1].flags.insert(.spaceAfter)
    } else {
      // The letter was taken for a unit of the number before it.
      let range = elements[last].range
      var end = Int(range.end) - 1
      while end > Int(range.start) + 1, bytes[end - 1] == Byte.space { end -= 1 }
      anatomy.parser.elements[last].unit = .none
      anatomy.parser.elements[last].flags.remove(.unitGlued)
      anatomy.parser.elements[last].range = ByteRange(Int(range.start), end)
    }
  }

  /// A letter alone, or right behind a number.
  private func letter(_ element: Element) -> Attributes.Marks? {
    let range = element.range.indices
    switch element.kind {
    case .word where range.count == 1: return Self.side(bytes[range.lowerBound])
    case .quantity where range.count > 1 && element.unit != .none:
      let before = bytes[range.upperBound - 2]
      guard before == Byte.space || Byte.isDigit(before) else { return nil }
      return Self.side(bytes[range.upperBound - 1])
    default: return nil
    }
  }

  private static func side(_ byte: UInt8) -> Attributes.Marks? {
    switch byte {
    case UInt8(ascii: "L"), UInt8(ascii: "l"): .left
    case UInt8(ascii: "R"), UInt8(ascii: "r"): .right
    default: nil
    }
  }

  /// The line above or below has the letter of the other side at the same place.
  private func isOtherSideNear(_ side: Attributes.Marks) -> Bool {
    let isAtStart = elements[0].kind == .word
    return [context.lineIndex - 1, context.lineIndex + 1].contains { index in
      guard document.lines.indices.contains(index) else { return false }
      let content = bytes[document.lines[index].content.indices]
      guard let byte = isAtStart ? content.first : content.last,
        let other = Self.side(byte), other != side,
        let beside = (isAtStart ? content.dropFirst() : content.dropLast()).first(
          atEnd: !isAtStart, where: { $0 != Byte.space && $0 != Byte.colon && $0 != Byte.hyphen })
      else { return false }
      return Byte.isDigit(beside)
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func first(atEnd: Bool, where matches: (UInt8) -> Bool) -> UInt8? {
    atEnd ? last(where: matches) : first(where: matches)
  }
}
