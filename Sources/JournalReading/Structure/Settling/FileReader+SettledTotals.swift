internal import JournalSyntax

/// What the sets of a line come to, told behind them: `턱걸이 8개 7개 6개 총 21개`, `12, 12, 9 (3 sets)`.
extension FileReader {
  /// The `3RM:` of `Front squat 3RM: 135x3 165x3 185x3`: what was worked up to, set by set.
  mutating func dropRepMaxBeforeSets(_ colon: Int) -> Bool {
    guard colon > 2, elements[colon - 1].meaning == .total, !elements[colon - 1].spaceBefore,
      elements[colon - 2].isBareWhole, elements[colon - 2].value <= 10_000,
      elements[colon - 3].kind == .word,
      elements[(colon + 1)...].count(where: { $0.kind == .times }) > 2,
      elements[(colon + 1)...].prefix(2).contains(where: { $0.kind == .times })
    else { return false }
    context.remarks.append(range((colon - 2)..<colon))
    anatomy.parser.elements.removeSubrange((colon - 2)..<colon)
    return true
  }

  /// Takes the `in` off `100 in total` at the end of a line, for `100 total` are reps; and all of `총
  /// 21개` behind a list of reps, which is no set of its own.
  mutating func settleTotal(_ total: Int) {
    if total + 1 == elements.count, total > 2, elements[total - 2].isNumber,
      isWord(total - 1, in: Self.beforeTotal)
    {
      anatomy.parser.elements.remove(at: total - 1)
    } else if total + 2 == elements.count, total > 2, elements[total + 1].unit == .repetition,
      elements[total - 1].unit == .repetition,
      elements[total - 1].value <= elements[total + 1].value
    {
      context.remarks.append(range(total..<elements.count))
      anatomy.parser.elements.removeSubrange(total...)
    }
  }

  /// The `(2 sets)` of `15, 15 (2 sets)`: they are counted, not done again.
  mutating func dropCountOfList(_ open: Int) {
    guard open > 2, open + 2 < elements.count, elements[open + 1].unit == .set,
      elements[open + 1].kind == .quantity, elements[open + 2].kind == .closeParenthesis,
      case let sets = Int(elements[open + 1].value) / 1000, sets > 1,
      sets == repsBefore(open)
    else { return }
    context.remarks.append(range((open + 1)..<(open + 2)))
    anatomy.parser.elements.removeSubrange(open...(open + 2))
  }

  /// Those of all cells of a row.
  mutating func dropCountsOfLists() {
    var open = elements.count
    while let next = elements[..<open].lastIndex(where: { $0.kind == .openParenthesis }) {
      open = next
      dropCountOfList(open)
    }
  }

  /// How many numbers stand there in a list.
  private func repsBefore(_ end: Int) -> Int {
    var (index, count) = (end - 1, 0)
    while index > 0, elements[index].kind == .quantity, elements[index].value % 1000 == 0,
      elements[index].unit == .none || elements[index].unit == .repetition
    {
      count += 1
      let mark = elements[index - 1].kind
      guard mark == .comma || mark == .slash else { break }
      index -= 2
    }
    return count
  }

  private static let beforeTotal = WordSet("in en no au im i")
}
