internal import JournalSyntax

/// What the sets of a line come to, told behind them: `턱걸이 8개 7개 6개 총 21개`, `12, 12, 9 (3 sets)`.
extension FileReader {
  /// The `3RM` of `Front squat 3RM: 135x3 165x3 185x3` and of `Squat 3RM test (100x3, 110x3)`: what was
  /// worked up to, set by set.
  mutating func dropRepMaxBeforeSets(_ mark: Int) -> Bool {
    guard mark > 2 else { return false }
    let isTest = isWord(mark - 1, in: Self.tests)
    let max = isTest ? mark - 2 : mark - 1
    guard max > 1, elements[max].meaning == .total, !elements[max].spaceBefore,
      elements[max - 1].isBareWhole, elements[max - 1].value <= 10_000,
      elements[max - 2].kind == .word,
      elements[(mark + 1)...].count(where: { $0.kind == .times }) > (isTest ? 0 : 1),
      elements[(mark + 1)...].prefix(2).contains(where: { $0.kind == .times })
    else { return false }
    context.remarks.append(range((max - 1)..<mark))
    anatomy.parser.elements.removeSubrange((max - 1)..<mark)
    return true
  }

  private static let tests = WordSet(
    "test tests testing attempt attempts tryout день тест проходка")

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

  /// The `→ 50` of `Push-ups 5x10 → 50` and of `EMOM 10 min: 5 pull-ups → 50`: what it came to.
  mutating func dropTotalBehindArrow(_ arrow: Int) -> Bool {
    guard arrow > 2, arrow + 1 < elements.count, case let total = elements[arrow + 1],
      total.isBareWhole || total.unit == .repetition, total.value >= 20_000,
      arrow + 2 == elements.count || elements[arrow + 2].kind != .times,
      let reps = elements[..<arrow].last(where: \.isNumber),
      reps.isBareWhole || reps.unit == .repetition, reps.value > 0,
      let count = elements[..<arrow].dropLast().last(where: {
        $0.isNumber && ($0.isBareWhole || $0.unit == .minute || $0.unit == .set)
          && $0.range != reps.range
      }), Int64(count.value) * Int64(reps.value) == Int64(total.value) * 1000,
      count.unit == .minute || total.unit == .repetition
        || elements[safe: arrow + 2]?.meaning == .total
        || namesBodyweightWork
    else { return false }
    context.remarks.append(range(arrow..<elements.count))
    anatomy.parser.elements.removeSubrange(arrow...)
    return true
  }

  /// What stands before the first number is done with the body alone.
  private var namesBodyweightWork: Bool {
    guard let first = elements.firstIndex(where: \.isNumber), first > 0 else { return false }
    return names.nature(of: NameText.clean(written.bytes[range(0..<first).indices]))
      .contains(.bodyweight)
  }
}
