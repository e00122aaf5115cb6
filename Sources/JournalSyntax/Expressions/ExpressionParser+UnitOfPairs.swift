/// Pairs of a load and its reps of which only the first tells the unit: `15lbs 12, 20 10, 25 8`.
extension ExpressionParser {
  /// Gives the unit of the load at `start` to those of the pairs behind it, when nothing but such pairs
  /// stands there: `10lbs for 10, 15 for 8`, `8.5kg 17,10.5 15`.
  mutating func spreadUnitOfPairs(from start: Int) {
    guard isNumber(start), elements[start].unit.isMass, elements[start].kind == .quantity,
      var index = behindPair(start)
    else { return }
    let unit = elements[start].unit
    var loads: [Int] = []
    while let load = behindMark(index), isBareNumber(load), let next = behindPair(load) {
      guard isNextLoad(load, from: start) else { return }
      loads.append(load)
      index = next
    }
    // `60 kg x 10, 3x5 - 80 kg`: what stands last has a load of its own.
    guard !isMark(index) || !isNumber(index + 1),
      !(index..<min(end, index + 3)).contains(where: { elements[$0].unit.isMass })
    else { return }
    for load in loads { elements[load].unit = unit }
  }

  /// Behind `15 12`, `15 for 12`, `15 x 12` and `15 x 12 x 3`.
  private func behindPair(_ load: Int) -> Int? {
    let isJoined = isWord(load + 1, .for) || elements[safe: load + 1]?.kind == .times
    let reps = isJoined ? load + 2 : load + 1
    guard isBareNumber(reps), elements[reps].value <= 50_000, elements[reps].value % 1000 == 0,
      isJoined || elements[reps].spaceBefore, !isNumber(reps + 1)
    else { return nil }
    let isRepeated =
      elements[load + 1].kind == .times && elements[safe: reps + 1]?.kind == .times
      && isBareNumber(reps + 2)
    let last = isRepeated ? reps + 2 : reps
    return isFactorOfNext(last) ? nil : last + 1
  }

  private func behindMark(_ index: Int) -> Int? { isMark(index) ? index + 1 : nil }

  private func isMark(_ index: Int) -> Bool {
    index < end && (elements[index].kind == .comma || elements[index].kind == .semicolon)
  }

  /// Behind a word or a sign a load is one, but not the 3 of `60 kg x 10, 3x5`; behind a blank the 10 of
  /// `60 kg 12, 10 8` may be reps.
  private func isNextLoad(_ load: Int, from first: Int) -> Bool {
    if elements[load + 1].kind != .quantity {
      return elements[load].value >= elements[first].value / 2
    }
    return elements[load].value > elements[first].value || elements[load].value % 1000 != 0
      || elements[load].value >= 30_000
  }
}
