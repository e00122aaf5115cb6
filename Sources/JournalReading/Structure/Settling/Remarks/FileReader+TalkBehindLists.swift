internal import JournalSyntax

/// What stands behind a comma and the reps of a list and counts none: `5, 5, 5, 15 total`, `5, 5, 5, 100 was easy`,
/// `5, 5, 3 of 5`, `5, 5, 5, 2 left`.
extension FileReader {
  mutating func settleTalkBehindLists() {
    guard elements.count > 5 else { return }
    dropTotalBehindList()
    dropJudgementBehindList()
    dropRepsWanted()
    encloseReserveBehindList()
  }

  /// The `15 total` and the `15 reps total` of three fives.
  private mutating func dropTotalBehindList() {
    let last = elements.count - 1
    guard last > 4, elements[last].meaning == .total,
      case let number = elements[last - 1].meaning == .repetition ? last - 2 : last - 1,
      elements[number].isBareWhole || elements[number].unit == .repetition,
      elements[number - 1].kind == .comma, elements[number - 2].isBareWhole,
      elements[number].value > elements[number - 2].value
    else { return }
    dropBehindList(number - 1)
  }

  /// The `100 was easy` behind sets of fewer reps.
  private mutating func dropJudgementBehindList() {
    guard
      let comma = elements.indices.dropFirst(2).dropLast(2).first(where: { index in
        elements[index].kind == .comma && elements[index - 1].isNumber
          && elements[index + 1].isBare && isWord(index + 2, in: Self.beingOfLists)
          // `8, 8, 7 felt heavy` tells the last set.
          && elements[index + 1].value >= 30_000
          && elements[index + 1].value / 2 > elements[index - 1].value
      }),
      !elements[(comma + 2)...].contains(where: {
        $0.kind == .times || $0.kind == .at || $0.kind == .comma || $0.unit.isMass
      })
    else { return }
    dropBehindList(comma)
  }

  /// The `of 5` of `5, 5, 3 of 5`: how many were wanted of the last set.
  private mutating func dropRepsWanted() {
    let last = elements.count - 1
    guard last > 4, elements[last].isBareWhole, elements[last - 1].meaning == .of,
      elements[last - 2].isBareWhole, elements[last - 3].kind == .comma,
      elements[last - 4].isBareWhole, elements[last - 4].value == elements[last].value,
      elements[last - 2].value < elements[last].value
    else { return }
    context.remarks.append(range((last - 1)..<elements.count))
    anatomy.parser.elements.removeLast(2)
    anatomy.parser.end = elements.count
  }

  /// Puts the `2 left` of `5, 5, 5, 2 left` between parentheses, as others write their reserve.
  private mutating func encloseReserveBehindList() {
    let last = elements.count - 1
    guard last > 4, isWord(last, in: Self.left),
      case let number = elements[last - 1].meaning == .repetition ? last - 2 : last - 1,
      elements[number].isBareWhole || elements[number].unit == .repetition,
      elements[number].value <= 5_000, elements[number - 1].kind == .comma,
      elements[number - 2].isBareWhole
    else { return }
    if number < last - 1 { anatomy.parser.elements.remove(at: last - 1) }
    anatomy.parser.elements[number - 1].kind = .openParenthesis
    anatomy.parser.elements[number].unit = .none
    let end = Int(elements[elements.count - 1].range.end)
    anatomy.parser.elements.append(
      Element(.closeParenthesis, ByteRange(end, end), flags: .spaceAfter))
    anatomy.parser.end = elements.count
  }

  private mutating func dropBehindList(_ comma: Int) {
    context.remarks.append(range((comma + 1)..<elements.count))
    anatomy.parser.elements.removeSubrange(comma...)
    anatomy.parser.elements[comma - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  private static let beingOfLists = WordSet("was were felt is")
  private static let left = WordSet("left")
}
