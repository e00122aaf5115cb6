internal import JournalSyntax

/// Pairs of loads and reps before another way to tell sets: `100x5 120x3 140 3*3`, `80/6 110/5 - 3
/// подхода`, `отжимания 5 по 25`.
extension FileReader {
  /// Parts the `140 3*3` from the `120x3` before it.
  mutating func partLoadFromPair(_ load: Int) {
    guard load > 3, load + 3 < elements.count, elements[load].isBare, elements[load].spaceBefore,
      elements[load].value >= 20_000, isPair(before: load),
      elements[load + 1].isBareWhole, elements[load + 1].spaceBefore,
      elements[load + 2].kind == .times, elements[load + 3].isBareWhole,
      elements[load + 1].value <= 12_000, elements[load + 3].value <= 20_000
    else { return }
    let start = Int(elements[load].range.start)
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(start, start), flags: .spaceAfter), at: load)
  }

  private func isPair(before index: Int) -> Bool {
    elements[index - 2].kind == .times && !elements[index - 2].spaceBefore
      && elements[index - 3].isBare
      && elements[index - 3].value >= 20_000 && elements[index - 1].isBareWhole
      && elements[index - 1].value <= 20_000 && elements[index - 4].kind != .times
  }

  /// Puts times signs into the last `110/5 - 3 подхода`: so many sets of the last load.
  mutating func settleSetsOfLastPair(_ dash: Int) {
    let sets = dash + 1
    guard dash > 3, sets + 1 == elements.count, elements[sets].unit == .set,
      2_000...10_000 ~= elements[sets].value, elements[dash - 2].kind == .slash,
      !elements[dash - 2].spaceBefore, elements[dash - 3].isBare, elements[dash - 1].isBareWhole,
      elements[dash - 3].value >= 20_000, elements[dash - 3].value >= elements[dash - 1].value * 2
    else { return }
    anatomy.parser.elements[dash - 2].kind = .times
    anatomy.parser.elements[dash].kind = .times
  }

  /// Puts times signs into the last `55/2 (4)` and into `25/5 per arm (4)`: so many sets of that load.
  mutating func settleSetsBehindPair(_ open: Int) {
    guard open > 3, open + 2 < elements.count, elements[open].spaceBefore,
      elements[open + 1].isBareWhole, 2_000...5_000 ~= elements[open + 1].value,
      elements[open + 2].kind == .closeParenthesis
    else { return }
    var reps = open - 1
    while reps > 3, elements[reps].kind == .word,
      elements[reps].meaning == .each || elements[reps].meaning == .per
        || elements[reps].meaning == .side || elements[reps - 1].meaning == .per
    {
      reps -= 1
    }
    guard elements[reps].isBareWhole, elements[reps].value <= 20_000,
      elements[reps - 1].kind == .slash, !elements[reps - 1].spaceBefore,
      !elements[reps].spaceBefore, elements[reps - 2].isBare,
      elements[reps - 2].value >= 20_000, elements[reps - 2].value >= elements[reps].value * 2,
      elements[reps - 3].kind != .slash
    else { return }
    anatomy.parser.elements[reps - 1].kind = .times
    anatomy.parser.elements[open].kind = .times
    anatomy.parser.elements[open + 1].unit = .set
    anatomy.parser.elements.remove(at: open + 2)
  }

  /// The 5 of `отжимания 5 по 25` counts sets; the loads of `2 по 4 кг` are a pair of dumbbells.
  mutating func settleSetsOfEach(_ of: Int) -> Bool {
    guard of > 1, of + 1 < elements.count, elements[of - 1].isBareWhole,
      2_000...12_000 ~= elements[of - 1].value, elements[of + 1].isBareWhole,
      elements[of - 2].kind == .word || elements[of - 2].kind == .comma
        || elements[of - 2].kind == .colon,
      bytes[elements[of].range.indices].elementsEqual("по".utf8),
      of + 2 == elements.count || elements[of + 2].kind == .comma
        || elements[of + 2].kind == .period
    else { return false }
    anatomy.parser.elements[of - 1].unit = .set
    // `скручивания 3 по 25, подъём ног 3 по 15`: the next exercise is told the same way.
    if of > 4 || of + 3 < elements.count {
      anatomy.parser.elements[of].kind = .times
      anatomy.parser.elements[of].word = .plain
    }
    return true
  }
}
