internal import JournalSyntax

/// Reps of both sides behind one load: `crossbody 15 x 15/15, 14/14`, `DB row 15 x 12/12 12/10`.
extension FileReader {
  /// Repeats the load before each later pair; of `3 x 8/8, 8/7, 6/6` the three only counts the pairs.
  /// Returns true when it took them.
  mutating func settlePairsOfSides(_ times: Int) -> Bool {
    guard times > 1, times + 5 < elements.count, elements[times + 2].kind == .slash,
      case let load = elements[times - 1],
      load.isBare || load.kind == .quantity && load.unit.isMass,
      load.value > 0, elements[times - 2].kind == .word || elements[times - 2].kind == .colon
    else { return false }
    let pairs = pairsOfSides(from: times + 1)
    guard pairs.count > 1 else { return false }
    if load.isBareWhole, Int(load.value) == pairs.count * 1000 {
      anatomy.parser.elements.removeSubrange((times - 1)...times)
      return true
    }
    guard load.value >= 4_000 else { return false }
    for pair in pairs.dropFirst().reversed() {
      let start = Int(elements[pair].range.start)
      var again = load
      again.range = ByteRange(start, start)
      again.flags.insert(.spaceBefore)
      var inserted = [again, Element(.times, again.range)]
      if elements[pair - 1].kind != .comma {
        inserted.insert(Element(.comma, again.range, flags: .spaceAfter), at: 0)
      }
      anatomy.parser.elements.insert(contentsOf: inserted, at: pair)
    }
    return true
  }

  /// The `5/5` of `Windmill 16 x 5/5 x 2`: five for each side, twice with that load.
  mutating func foldPairBetweenFactors(_ slash: Int) -> Bool {
    let times = slash - 2
    guard times > 1, slash + 4 == elements.count || slash + 4 < elements.count,
      elements[times].kind == .times, elements[times - 2].kind == .word,
      elements[times - 1].isBare || elements[times - 1].unit.isMass,
      elements[times - 1].value >= 6_000, isPairOfSides(slash - 1),
      elements[slash - 1].value == elements[slash + 1].value,
      slash + 3 < elements.count, elements[slash + 2].kind == .times,
      elements[slash + 3].isBareWhole, elements[slash + 3].value <= 12_000,
      slash + 4 == elements.count || !elements[(slash + 4)...].contains(where: \.isNumber)
    else { return false }
    context.sideOfLine = (.each, context.lineIndex)
    anatomy.parser.elements.removeSubrange(slash...(slash + 1))
    return true
  }

  /// Where pairs of about as many reps begin, side by side or behind commas, to the end of the line or
  /// up to words.
  private func pairsOfSides(from first: Int) -> [Int] {
    var pairs: [Int] = []
    var index = first
    while index + 2 < elements.count, isPairOfSides(index) {
      pairs.append(index)
      index += 3
      guard index < elements.count else { return pairs }
      if elements[index].kind == .comma, index + 1 < elements.count,
        elements[index + 1].isNumber
      {
        index += 1
      }
    }
    switch elements[index].kind {
    case .word where elements[index].word == .plain, .comma, .openParenthesis, .exclamation:
      return pairs
    // `row 24 x 12/12, 10/10 / abs 20-20`.
    case .slash where elements[index].spaceBefore && elements[index].spaceAfter: return pairs
    default: return []
    }
  }

  private func isPairOfSides(_ index: Int) -> Bool {
    let (reps, slash, other) = (elements[index], elements[index + 1], elements[index + 2])
    return reps.isBareWhole && slash.kind == .slash && other.isBareWhole && !slash.spaceBefore
      && !other.spaceBefore && 1_000...30_000 ~= reps.value && 1_000...30_000 ~= other.value
      && abs(reps.value - other.value) <= 3_000
  }
}
