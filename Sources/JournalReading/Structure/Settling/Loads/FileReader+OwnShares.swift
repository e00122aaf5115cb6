internal import JournalSyntax

/// What the writer did of work that was shared with a partner: `80 wall balls 14# - me 45 anna 35`.
extension FileReader {
  /// Puts the own reps in the place of those of both.
  mutating func settleOwnShare() {
    guard elements.count > 4, elements[0].isBareWhole, 10_000...500_000 ~= elements[0].value,
      elements[1].kind == .word,
      let dash = elements.indices.dropFirst(2).first(where: {
        isSpacedDash($0) || elements[$0].kind == .comma || elements[$0].kind == .openParenthesis
      }), dash + 2 < elements.count,
      let own = ownReps(behind: dash), elements[own].isBareWhole,
      1_000..<elements[0].value ~= elements[own].value,
      !elements[dash...].contains(where: { $0.kind == .times || $0.unit.isMass })
    else { return }
    context.remarks.append(range(dash + 1..<elements.count))
    anatomy.parser.elements[0].value = elements[own].value
    anatomy.parser.elements.removeSubrange(dash...)
    anatomy.parser.elements[dash - 1].flags.insert(.spaceAfter)
  }

  /// The 45 of `me 45`, of `45 me` and of `i did 45`.
  private func ownReps(behind dash: Int) -> Int? {
    let first = dash + 1
    if isWord(first, in: Self.own) {
      if elements[first + 1].isNumber { return first + 1 }
      return first + 2 < elements.count && isDoing(elements[first + 1])
        && elements[first + 2].isNumber ? first + 2 : nil
    }
    return elements[first].isNumber && isWord(first + 1, in: Self.own) ? first : nil
  }

  private static let own = WordSet(
    "me moi mine", CommonWords.pronounsOfOwn)
}
