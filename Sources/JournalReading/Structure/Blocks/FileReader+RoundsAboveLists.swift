internal import JournalSyntax
internal import WorkoutModel

/// Rounds with a name or a rest, above the list of what was done in each: `Giant set x 3 rounds (no
/// rest inside):`, `Circuit, 4 tours, 1 min de repos :`, `풀업+딥스 슈퍼세트 5라운드`, `(2) 5 rounds`.
extension FileReader {
  mutating func roundsAboveList(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard end - start <= 30, line.kind != .tableRow,
      let number = elements[start..<end].firstIndex(where: { $0.unit == .round }),
      isRounds(number), isHeadOfRounds(start..<number), isRestOfHead((number + 1)..<end)
    else { return false }
    let isNumbered = elements[start].kind == .openParenthesis
    guard number > start, number + 1 < end || isNumbered || isAboveList,
      isNumbered || elements[end - 1].kind == .colon || isAboveList || isAboveIndented(line),
      holdsLineBelow,
      // `Sparring 5 rounds` above a list of something else.
      isNumbered || elements[end - 1].kind == .colon
        || !names.isKnown(NameText.clean(written.bytes[range(start..<number).indices]))
    else { return false }
    settlePendingName(nextIsName: false)
    return open(.rounds(Quantity(elements[number])), line)
  }

  /// Words, and no number but that of `(2) 5 rounds`.
  private func isHeadOfRounds(_ head: Range<Int>) -> Bool {
    let isNumbered =
      head.count == 3 && elements[head.lowerBound].kind == .openParenthesis
      && elements[head.lowerBound + 1].isBareWhole
      && elements[head.upperBound - 1].kind == .closeParenthesis
    // `Accessory: 3 rounds`.
    let head =
      head.count > 1 && elements[head.upperBound - 1].kind == .colon ? head.dropLast() : head
    let hasRest = isSupersetWithList(head)
    return isNumbered
      || elements[head].allSatisfy {
        // `Superset r 1'30, 3 tours`.
        hasRest && ($0.kind == .clock || $0.unit.isTime)
          || [.word, .comma, .plus, .hyphen, .times, .ampersand, .slash].contains($0.kind)
      }
  }

  /// The items of the superset stand deeper than its head.
  private func isSupersetWithList(_ head: Range<Int>) -> Bool {
    let next = context.lineIndex + 1
    return head.first.map { elements[$0].meaning == .superset } ?? false
      && next < document.lines.count
      && document.lines[next].indent > document.lines[context.lineIndex].indent
  }

  /// Words and times, as of the rest between them.
  private func isRestOfHead(_ rest: Range<Int>) -> Bool {
    elements[rest].allSatisfy {
      $0.isNumber ? $0.unit.isTime || $0.kind == .clock : $0.kind != .times && $0.kind != .at
    }
  }

  private func isAboveIndented(_ line: LineSyntax) -> Bool {
    let next = context.lineIndex + 1
    return next < document.lines.count && document.lines[next].kind == .text
      && document.lines[next].indent > line.indent
  }

  /// Right below stands a line with a number.
  private var holdsLineBelow: Bool {
    let next = context.lineIndex + 1
    guard next < document.lines.count else { return false }
    switch document.lines[next].kind {
    case .text, .item, .numbered:
      return bytes[document.lines[next].content.indices].contains(where: Byte.isDigit)
    default: return false
    }
  }
}
