internal import JournalSyntax

/// What a share of the best came to, in parentheses behind the sets: `SQ 65% x5 (250), 80% 3x5 (310)`.
extension FileReader {
  /// Puts the load into the place of the share at `index`, which is kept as a note.
  mutating func settleLoadBehindShare(_ index: Int) -> Bool {
    guard let load = loadBehindShare(index) else { return false }
    put(elements[load], inPlaceOfShare: index)
    anatomy.parser.elements.removeSubrange((load - 1)...(load + 1))
    return true
  }

  private mutating func put(_ load: Element, inPlaceOfShare index: Int) {
    context.remarks.append(elements[index].range)
    anatomy.parser.elements[index].unit = load.unit
    anatomy.parser.elements[index].value = load.value
    anatomy.parser.elements[index].flags.remove([.fraction, .unitGlued])
    if load.flags.contains(.fraction) {
      anatomy.parser.elements[index].flags.insert(.fraction)
    }
  }

  /// The `(185, 215, 245)` of `Squat 60% x5, 70% x5, 80% x5 (185, 215, 245)`: the loads of as many shares.
  mutating func settleLoadsBehindShares(_ open: Int) {
    guard open > 5, open + 4 < elements.count,
      case let inner = (open + 1)..<(elements.count - 1), inner.count % 2 == 1,
      elements[inner.upperBound].kind == .closeParenthesis,
      case let loads = Array(stride(from: inner.lowerBound, to: inner.upperBound, by: 2)),
      loads.allSatisfy({ isLoadOfShare($0) }),
      loads.dropFirst().allSatisfy({
        elements[$0 - 1].kind == .comma || elements[$0 - 1].kind == .slash
      }),
      case let shares = elements[..<open].indices.filter({ elements[$0].unit == .percent }),
      shares.count == loads.count
    else { return }
    for (share, load) in zip(shares, loads) { put(elements[load], inPlaceOfShare: share) }
    anatomy.parser.elements.removeSubrange(open...)
  }

  private func isLoadOfShare(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].value >= 20_000
      && (elements[index].unit == .none || elements[index].unit.isMass)
  }

  /// The 310 of `80% 3x5 (310)`; 25 in its place may be all reps, and two minutes a rest.
  private func loadBehindShare(_ index: Int) -> Int? {
    var times = index + 1
    if times < elements.count, isCountOfWork(times) { times += 1 }
    guard times + 4 < elements.count, elements[times].kind == .times, isCountOfWork(times + 1)
    else { return nil }
    var open = times + 2
    if elements[open].kind == .plus { open += 1 }
    guard open + 2 < elements.count, elements[open].kind == .openParenthesis,
      elements[open + 2].kind == .closeParenthesis, case let load = elements[open + 1],
      load.kind == .quantity, load.unit == .none || load.unit.isMass,
      load.value >= 20_000, load.value > elements[times + 1].value
    else { return nil }
    let isTotal =
      times > index + 1
      && Int(load.value) / 1000 * 1000 == Int(elements[index + 1].value)
        * (Int(elements[times + 1].value) / 1000)
    return isTotal ? nil : open + 1
  }

  private func isCountOfWork(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...30_000 ~= elements[index].value
  }

  /// The `65/75/85:` of `65/75/85: 60x5, 70x5, 80x9`: what the loads are of a maximum.
  mutating func dropSharesBeforeSets() {
    guard elements.count > 11, elements[5].kind == .colon, elements[3].kind == .slash,
      [0, 2, 4].allSatisfy({ elements[$0].isBareWhole && 40_000...110_000 ~= elements[$0].value }),
      elements[0].value < elements[2].value, elements[2].value < elements[4].value,
      elements[7].kind == .times, elements[6].isNumber, elements[8].isNumber,
      elements[6...].count(where: { $0.kind == .times }) >= 3
    else { return }
    context.remarks.append(range(0..<5))
    anatomy.parser.elements.removeSubrange(...5)
  }
}
