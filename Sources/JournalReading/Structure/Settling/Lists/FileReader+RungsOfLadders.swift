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

  /// Writes the rungs of `C&P ladders 1-2-3 x 4 @20` out with their load. Returns true when it took them.
  mutating func settleNamedLadder(_ times: Int) -> Bool {
    guard times > 4, times + 1 < elements.count, elements[times + 1].isBareWhole,
      2_000...10_000 ~= elements[times + 1].value
    else { return false }
    var rungs = [times - 1]
    while let rung = rungs.last, rung > 2, rungs.count <= Self.mostRungs,
      elements[rung].isBareWhole, elements[rung - 2].isBareWhole,
      elements[rung - 1].kind == .hyphen || elements[rung - 1].kind == .comma
        || elements[rung - 1].kind == .slash, elements[rung - 2].value < elements[rung].value
    {
      rungs.append(rung - 2)
    }
    guard rungs.count > 1, let first = rungs.last, isWord(first - 1, in: Self.ladders) else {
      return false
    }
    var end = times + 2
    var load: Element?
    if end + 1 < elements.count, elements[end].kind == .at, elements[end + 1].kind == .quantity {
      load = elements[end + 1]
      end += 2
    }
    var all: [Element] = []
    for _ in 0..<(Int(elements[times + 1].value) / 1000) {
      for rung in rungs.reversed() {
        let start = Int(elements[rung].range.start)
        let place = ByteRange(start, start)
        if !all.isEmpty { all.append(Element(.comma, place, flags: .spaceAfter)) }
        if var load {
          load.range = place
          load.flags = .spaceBefore
          all += [load, Element(.times, place)]
        }
        all.append(elements[rung])
      }
    }
    // The word for it is no part of the name.
    let start = first > 1 ? first - 1 : first
    if start < first { context.remarks.append(elements[start].range) }
    anatomy.parser.elements.replaceSubrange(start..<end, with: all)
    anatomy.parser.elements[start].flags.insert(.spaceBefore)
    anatomy.parser.elements[start + all.count - 1].flags.insert(.spaceAfter)
    return true
  }

  private static let ladders = WordSet("ladder ladders leiter leitern échelle échelles escalera")

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
