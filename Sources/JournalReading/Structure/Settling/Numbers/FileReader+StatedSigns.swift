internal import JournalSyntax

/// Signs between loads, reps and sets that the writer explains, or that the file itself gives away:
/// `무게-횟수-세트` above `스쿼트 60-10-2, 80-6-3`, and `load.reps.reps` above `sq 225.5.5.5`.
extension FileReader {
  /// Makes times signs of the hyphens of a load, its reps and perhaps its sets.
  mutating func settleStatedHyphens(_ hyphen: Int) {
    guard context.statesHyphens, hyphen > 0, isGluedHyphen(hyphen) else { return }
    if settleOwnWeightByHyphens(hyphen) { return }
    guard hyphen > 1, elements[hyphen - 1].isBare, elements[hyphen - 1].value < 1_000_000,
      hyphen < 2 || !isGluedHyphen(hyphen - 2)
    else { return }
    var end = hyphen
    while isGluedHyphen(end), elements[end + 1].isBareWhole { end += 2 }
    guard 2...4 ~= end - hyphen else { return }
    // `腕立て 20-3` lacks the load.
    if end - hyphen == 2, file.statesThree, isNoKnownLift(hyphen - 1) {
      anatomy.parser.elements[hyphen - 1].unit = .repetition
      anatomy.parser.elements[hyphen + 1].unit = .set
    }
    for mark in stride(from: hyphen, to: end, by: 2) {
      anatomy.parser.elements[mark].kind = .times
    }
  }

  /// The body's own weight with its reps and sets, `自重-10-2`, and a time with its sets, `45秒-3`.
  private mutating func settleOwnWeightByHyphens(_ hyphen: Int) -> Bool {
    let first = elements[hyphen - 1]
    let isTime = first.kind == .quantity && first.unit.isTime
    guard isTime || first.meaning == .bodyweight, elements[hyphen + 1].isBareWhole else {
      return false
    }
    anatomy.parser.elements[hyphen].kind = .times
    if isTime {
      anatomy.parser.elements[hyphen + 1].unit = .set
    } else {
      anatomy.parser.elements[hyphen + 1].unit = .repetition
      if isGluedHyphen(hyphen + 2), elements[hyphen + 3].isBareWhole {
        anatomy.parser.elements[hyphen + 2].kind = .times
        anatomy.parser.elements[hyphen + 3].unit = .set
      }
    }
    return true
  }

  /// The words before the number name nothing that the catalog knows to be lifted.
  private func isNoKnownLift(_ number: Int) -> Bool {
    guard number > 0, elements[number - 1].kind == .word else { return false }
    var first = number - 1
    while first > 0, elements[first - 1].kind == .word { first -= 1 }
    return !names.nature(of: NameText.clean(written.bytes[range(first..<number).indices]))
      .contains(.lifted)
  }

  private func isGluedHyphen(_ index: Int) -> Bool {
    index > 0 && index + 1 < elements.count && elements[index].kind == .hyphen
      && !elements[index].spaceBefore && !elements[index].spaceAfter
  }

  /// Takes the 135 of `dl 135.5 225.3` for a load and the 5 for its reps, where the writer says so.
  mutating func settleStatedDot(_ index: Int) -> Bool {
    guard context.statesDots, elements[index].isBare, index > 0 else { return false }
    let range = elements[index].range
    let parts = bytes[range.indices].split(
      separator: Byte.period, omittingEmptySubsequences: false)
    guard parts.count == 2, 1...3 ~= parts[0].count, 1...2 ~= parts[1].count,
      parts.allSatisfy({ $0.allSatisfy(Byte.isDigit) })
    else { return false }
    let numbers = parts.map { $0.reduce(Int32(0)) { $0 * 10 + Int32($1 &- Byte.zero) } * 1000 }
    let point = Int(range.start) + parts[0].count
    var load = elements[index]
    load.range = ByteRange(Int(range.start), point)
    load.value = numbers[0]
    load.flags = load.flags.intersection([.spaceBefore])
    var reps = elements[index]
    reps.range = ByteRange(point + 1, Int(range.end))
    reps.value = numbers[1]
    reps.flags = reps.flags.intersection([.spaceAfter])
    // `pu bw.10.8`: reps of two sets.
    if index > 1, elements[index - 1].kind == .period, elements[index - 2].meaning == .bodyweight {
      anatomy.parser.elements[index - 1].kind = .times
      let comma = Element(.comma, ByteRange(point, point + 1), flags: .spaceAfter)
      anatomy.parser.elements.replaceSubrange(index...index, with: [load, comma, reps])
      return true
    }
    var settled = [load, Element(.times, ByteRange(point, point + 1)), reps]
    if elements[index - 1].isNumber {
      let start = ByteRange(Int(range.start), Int(range.start))
      settled.insert(Element(.comma, start, flags: .spaceAfter), at: 0)
    }
    anatomy.parser.elements.replaceSubrange(index...index, with: settled)
    return true
  }

  /// True when the writer says that a load stands first in `sq 225.5.5.5`, or when so many lists do
  /// begin with a number that nobody did reps of.
  mutating func dottedListsBeginWithLoads() -> Bool {
    if context.statesDots { return true }
    if let known = context.dottedListsBeginWithLoads { return known }
    var lists = 0
    for word in bytes.split(whereSeparator: { !Byte.isDigit($0) && $0 != Byte.period }) {
      let parts = word.split(separator: Byte.period)
      guard 3...8 ~= parts.count, parts[0].count == 3,
        parts.dropFirst().allSatisfy({ 1...2 ~= $0.count })
      else { continue }
      lists += 1
    }
    context.dottedListsBeginWithLoads = lists >= Self.fewestLists
    return lists >= Self.fewestLists
  }

  private static let fewestLists = 3
}
