internal import JournalSyntax
internal import WorkoutModel

/// Reps that go up from set to set, several times over: `Chin-ups 2,3,5 x 3 = 30`.
extension FileReader {
  private static let mostRungs = 10

  /// Writes the rungs out as often as the number behind `times` tells; the sum behind them is a note.
  mutating func settleLadder(_ times: Int) {
    guard times > 5, times + 1 < elements.count, elements[times + 1].isBareWhole,
      2_000...10_000 ~= elements[times + 1].value, let first = firstRung(before: times),
      tellsSumAlone(behind: times + 2), isBodyweightName(0..<first)
    else { return }
    var rungs = Array(elements[first..<times])
    rungs[0].flags.insert(.spaceBefore)
    let comma = Element(.comma, elements[times].range, flags: .spaceAfter)
    let count = Int(elements[times + 1].value) / 1000
    let all = (0..<count).flatMap { $0 == 0 ? rungs : [comma] + rungs }
    if times + 2 < elements.count {
      context.remarks.append(range((times + 2)..<elements.count))
    }
    anatomy.parser.elements.replaceSubrange(first..., with: all)
    anatomy.parser.elements[elements.count - 1].flags.insert(.spaceAfter)
  }

  /// Where at least three numbers begin that go up, with a comma between each two.
  private func firstRung(before times: Int) -> Int? {
    var (first, count) = (times - 1, 1)
    while first > 2, elements[first - 1].kind == .comma, elements[first - 2].isBareWhole,
      elements[first - 2].value < elements[first].value
    {
      (first, count) = (first - 2, count + 1)
    }
    guard 3...Self.mostRungs ~= count, elements[times - 1].isBareWhole,
      elements[times - 1].value <= 50_000,
      elements[first - 1].kind == .word || elements[first - 1].kind == .colon
    else { return nil }
    return first
  }

  private func tellsSumAlone(behind index: Int) -> Bool {
    index >= elements.count
      || index + 2 == elements.count && elements[index].kind == .equals
        && elements[index + 1].isBareWhole
  }

  private func isBodyweightName(_ words: Range<Int>) -> Bool {
    elements[words].allSatisfy { $0.kind == .word || $0.kind == .hyphen || $0.kind == .colon }
      && names.nature(of: NameText.clean(written.bytes[range(words).indices])).contains(.bodyweight)
  }

  /// The `x8 each side x2` of `dead bug x8 each side x2`: two sets of eight.
  mutating func settleSetsBehindSides(_ times: Int) {
    guard times > 0, elements[times - 1].kind == .word, times + 5 < elements.count,
      elements[times + 1].isBareWhole, elements[times + 2].meaning == .each,
      elements[times + 3].meaning == .side, elements[times + 4].kind == .times,
      elements[times + 5].isBareWhole, elements[times + 5].value <= 10_000,
      times + 6 == elements.count || !elements[times + 6].isNumber
    else { return }
    var sets = anatomy.parser.elements.remove(at: times + 5)
    anatomy.parser.elements.remove(at: times + 4)
    sets.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.insert(sets, at: times)
  }
}
