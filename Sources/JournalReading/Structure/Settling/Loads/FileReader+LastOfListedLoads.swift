internal import JournalSyntax

/// What the last of listed loads came to: `press 3x5: 95, 100, 105 (only 4)`, `press 3x5 95/100/105 (last set 4)`.
extension FileReader {
  /// Writes out each load with its reps.
  mutating func settleLastOfListedLoads() {
    let close = elements.count - 1
    guard close > 9, elements[close].kind == .closeParenthesis,
      let open = elements.lastIndex(where: { $0.kind == .openParenthesis }),
      let number = elements[open...].firstIndex(where: \.isNumber), elements[number].isBareWhole,
      !elements[(number + 1)...].contains(where: \.isNumber),
      let sign = elements[..<open].firstIndex(where: { $0.kind == .times }), sign > 1,
      elements[sign - 1].isBareWhole, elements[sign + 1].isBareWhole,
      elements[number].value < elements[sign + 1].value,
      elements[..<(sign - 1)].allSatisfy({ $0.kind == .word }),
      tellsLastOrOnly(open, number, close)
    else { return }
    let list = elements[(sign + 2)..<open]
    let loads = list.filter(\.isNumber)
    guard loads.count > 1, loads.count == Int(elements[sign - 1].value) / 1000,
      loads.allSatisfy({
        ($0.isBare || $0.unit.isMass) && $0.value > elements[sign + 1].value && $0.value >= 10_000
      }),
      list.allSatisfy({
        $0.isNumber || $0.kind == .comma || $0.kind == .slash || $0.kind == .colon || $0.kind == .at
      })
    else { return }
    let reps = elements[sign + 1].value
    let last = elements[number].value
    let sets = loads.enumerated().map { index, load in
      (load: load, reps: index + 1 < loads.count ? reps : last)
    }
    context.remarks.append(range((open + 1)..<close))
    putSets(writtenSets(sets), from: sign - 1, to: elements.count)
  }

  /// `only 4`, `last set 4`, `only 4 on the last`, `nur 4`.
  private func tellsLastOrOnly(_ open: Int, _ number: Int, _ close: Int) -> Bool {
    let words = ((open + 1)..<close).filter { $0 != number }
    return words.contains {
      isWord($0, in: CommonWords.only) || isWord($0, in: CommonWords.last)
        || elements[$0].meaning == .previous
    }
      && words.allSatisfy {
        isWord($0, in: CommonWords.only) || isWord($0, in: CommonWords.last)
          || isWord($0, in: CommonWords.places) || isWord($0, in: CommonWords.articles)
          || isWord($0, in: CommonWords.did) || isWord($0, in: CommonWords.was)
          || isWord($0, in: CommonWords.one)
          || [.set, .previous, .repetition].contains(elements[$0].meaning)
      }
  }
}
