internal import JournalSyntax

/// Loads with the reps of each, joined by a sign that others do not write: `Squat 60→8, 70→6`, `8 ~ 60 kg; 6 ~ 70 kg`,
/// `60 kg = 8 then 70 kg = 6`, `22.5: 10; 25: 9`.
extension FileReader {
  /// Two numbers with a joint between them.
  private struct JoinedPair {
    let first: Int
    let second: Int
    let end: Int
  }

  /// Writes them as `60 x 8, 70 x 6` or `8 @ 60 kg, 6 @ 70 kg`.
  mutating func settleJoinedPairs(_ first: Int) {
    guard let pairs = joinedPairs(first), let isLoadFirst = beginWithLoads(pairs),
      let name = nameOfUsual(before: first), isLifted(before: first) || hasHalves(pairs),
      !name.isEmpty || hasHalves(pairs) || dates.date(at: first) == nil
    else { return }
    var written: [Element] = []
    for pair in pairs {
      let place = Int(elements[pair.second].range.start)
      if !written.isEmpty {
        let start = Int(elements[pair.first].range.start)
        written.append(Element(.comma, ByteRange(start, start), flags: .spaceAfter))
      }
      written.append(loadOfJoint(pair.first))
      written.append(
        Element(
          isLoadFirst ? .times : .at, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]))
      written.append(loadOfJoint(pair.second))
    }
    if pairs.contains(where: { opensColumn($0.first) }) {
      context.rowOfSetsLine = context.lineIndex
    }
    anatomy.parser.elements.replaceSubrange(first..<pairs[pairs.count - 1].end, with: written)
  }

  /// All pairs up to the end of the line, with one joint in them and one mark between them.
  private func joinedPairs(_ first: Int) -> [JoinedPair]? {
    guard let kind = elements[safe: first + 1]?.kind, isOddJoint(kind) else { return nil }
    var pairs: [JoinedPair] = []
    var mark: Element.Kind?
    var index = first
    while let pair = joinedPair(index, kind) {
      pairs.append(pair)
      index = pair.end
      guard let next = behindMarkOfPairs(index, kind, &mark) else { break }
      index = next
    }
    guard let last = pairs.last, endsWithPlainRemark(last.end) else { return nil }
    // `40-12, 45-10` is what many write.
    if kind == .hyphen, mark == .comma, !elements[first].unit.isMass,
      !elements[last.second].unit.isMass, !hasHalves(pairs)
    {
      return nil
    }
    // `60 kg → 8` alone; `60 - 8` alone may be anything.
    if pairs.count == 1 {
      guard kind != .hyphen, kind != .slash, kind != .pipe, kind != .colon,
        elements[first].unit.isMass != elements[last.second].unit.isMass
      else { return nil }
    }
    // `1: 60, 2: 70, 3: 80` numbers the sets.
    let areNumbered = pairs.indices.allSatisfy {
      elements[pairs[$0].first].value == ($0 + 1) * 1000
    }
    return areNumbered ? nil : pairs
  }

  private func joinedPair(_ first: Int, _ kind: Element.Kind) -> JoinedPair? {
    guard isNumberOfPair(first), let sign = elements[safe: first + 1], sign.kind == kind,
      kind != .other || isSignOfJoint(sign, isFirst: true)
    else { return nil }
    var second = first + 2
    // `60->8`, `60 .. 8`.
    while second < first + 4, let sign = elements[safe: second], isOddJoint(sign.kind) {
      second += 1
    }
    guard isNumberOfPair(second) else { return nil }
    return JoinedPair(first: first, second: second, end: second + 1)
  }

  private func isNumberOfPair(_ index: Int) -> Bool {
    guard let number = elements[safe: index], number.kind == .quantity else { return false }
    return number.unit.isMass || number.isBare || number.unit == .repetition
  }

  private func isOddJoint(_ kind: Element.Kind) -> Bool {
    switch kind {
    case .arrow, .equals, .tilde, .pipe, .hyphen, .slash, .period, .colon, .other: true
    default: false
    }
  }

  /// Where the next pair begins behind the mark that stands between all of them.
  private func behindMarkOfPairs(
    _ index: Int, _ joint: Element.Kind, _ mark: inout Element.Kind?
  ) -> Int? {
    guard let sign = elements[safe: index] else { return nil }
    if sign.isNumber {
      guard mark == nil || mark == .quantity, sign.spaceBefore else { return nil }
      mark = .quantity
      return index
    }
    let isWord = sign.kind == .word && (sign.meaning == .then || sign.meaning == .and)
    guard mark == nil || mark == sign.kind, sign.kind != joint || sign.kind == .arrow,
      isWord || isMarkOfPairs(sign)
    else { return nil }
    mark = sign.kind
    var next = index + 1
    while next < index + 3, elements[safe: next]?.kind == sign.kind, !isWord { next += 1 }
    return next
  }

  private func isMarkOfPairs(_ sign: Element) -> Bool {
    switch sign.kind {
    case .comma, .semicolon, .plus, .dot, .ampersand, .pipe, .arrow, .period, .other: true
    case .hyphen, .slash: sign.spaceBefore && sign.spaceAfter
    default: false
    }
  }

  /// True where loads stand before reps, false where they stand behind; `nil` where neither is sure.
  private func beginWithLoads(_ pairs: [JoinedPair]) -> Bool? {
    let firsts = pairs.map { elements[$0.first] }
    let seconds = pairs.map { elements[$0.second] }
    let isGlued = elements[pairs[0].first + 1].kind == .slash
    for (loads, reps, isFirst) in [(firsts, seconds, true), (seconds, firsts, false)] {
      guard reps.allSatisfy({ isRepsOfPair($0) }) else { continue }
      if loads[0].unit.isMass, loads.allSatisfy({ $0.unit.isMass || $0.isBare }) { return isFirst }
      // `10/40` and `8-10` may be much else.
      guard !isGlued, isFirst || elements[pairs[0].first + 1].kind != .hyphen else { continue }
      let isHeavy = zip(loads, reps).allSatisfy { load, reps in
        load.isBare && load.value >= 20_000 && load.value / 3 * 2 >= reps.value
      }
      let hasHalf =
        pairs.count > 1 && loads.contains { $0.flags.contains(.fraction) }
        && loads.allSatisfy { $0.isBare && $0.value >= 2_500 }
      if isHeavy || hasHalf { return isFirst }
    }
    return nil
  }

  /// Nobody does half a rep: `10: 12, 12.5: 10` are loads with their reps, and no days.
  private func hasHalves(_ pairs: [JoinedPair]) -> Bool {
    pairs.count > 1
      && pairs.contains {
        elements[$0.first].flags.contains(.fraction)
          || elements[$0.second].flags.contains(.fraction)
      }
  }

  private func isRepsOfPair(_ number: Element) -> Bool {
    (number.isBare || number.unit == .repetition) && number.value % 1000 == 0
      && 1_000...40_000 ~= number.value
  }
}
