internal import JournalSyntax

/// Heads of supersets with their rounds behind: `Superset A (x3)`, `Supersatz 2 - 4x`.
extension FileReader {
  /// The rounds of all the items below, of which each tells one set.
  func roundsOfSuperset(_ start: Int, _ end: Int, _ line: LineSyntax) -> Quantity? {
    guard 3...8 ~= end - start, elements[start].meaning == .superset, start == 0, isAboveList,
      line.kind != .item,
      let times = elements[start..<end].firstIndex(where: { $0.kind == .times }),
      let number = [times + 1, times - 1].first(where: {
        $0 > start && $0 < end && elements[$0].isBareWhole
          && 2_000...10_000 ~= elements[$0].value
      }),
      elements[start..<end].indices.allSatisfy({ isOfHead($0, times, number, start) })
    else { return nil }
    var rounds = Quantity(elements[number])
    rounds.unit = .round
    return rounds
  }

  /// The letter or the number of the superset, signs, the times sign and its number.
  private func isOfHead(_ index: Int, _ times: Int, _ number: Int, _ start: Int) -> Bool {
    switch elements[index].kind {
    case .times: index == times
    case .openParenthesis, .closeParenthesis, .colon, .hyphen, .comma: true
    case .word: index == start || elements[index].range.count == 1
    case .quantity: index == number || index == start + 1 && elements[index].isBareWhole
    default: false
    }
  }
}
