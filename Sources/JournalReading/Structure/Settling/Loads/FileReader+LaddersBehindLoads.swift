internal import JournalSyntax

/// Ladders of one bell: `C&P 20: 1-2-3, 1-2-3`, `Press 16 kg: 2-3-5 then 2-3`, `clean & press 24: 1-2-3-4 twice`.
extension FileReader {
  /// Writes the rungs one by one, each ladder as often as it was climbed.
  mutating func settleLadderBehindLoad() {
    guard elements.count > 6, let load = elements[behindSetLabel...].firstIndex(where: \.isNumber),
      load + 5 < elements.count, elements[load].kind == .quantity,
      elements[load].isBare || elements[load].unit.isMass,
      4_000...200_000 ~= elements[load].value, let name = nameBeforeLoad(load),
      case let first = behindMarkOfLadder(load), let ladders = ladders(from: first),
      ladders.rungs.allSatisfy({ $0.value < elements[load].value || elements[load].unit.isMass }),
      mayBeLoaded(name),
      // `press 16 kg 1-2-3, 1-2-3 (L+R)` is read with its sides where nothing stands behind the load.
      first > load + 1 || !elements[ladders.end...].contains(where: { $0.meaning == .each })
    else { return }
    anatomy.parser.elements[load].flags.insert(.spaceAfter)
    putSets(repsOfLoad(ladders.rungs), from: load + 1, to: ladders.end)
  }

  private func behindMarkOfLadder(_ load: Int) -> Int {
    let mark = elements[load + 1]
    switch mark.kind {
    case .colon, .comma: return load + 2
    case .hyphen where mark.spaceBefore && mark.spaceAfter: return load + 2
    default: return load + 1
    }
  }

  /// Each of at least three rungs that rise, the last of them at most twenty.
  private func ladders(from first: Int) -> (rungs: [Element], end: Int)? {
    var rungs: [Element] = []
    var index = first
    while let ladder = ladder(from: index) {
      rungs += elements[ladder].filter(\.isNumber)
      index = ladder.upperBound
      guard let mark = elements[safe: index], index + 1 < elements.count,
        mark.kind == .comma || mark.kind == .semicolon || mark.kind == .plus
          || mark.kind == .slash || mark.meaning == .then || mark.meaning == .and,
        self.ladder(from: index + 1) != nil
      else { break }
      index += 1
    }
    guard !rungs.isEmpty else { return nil }
    var count = 1
    if elements[safe: index]?.meaning == .twice {
      (count, index) = (2, index + 1)
    } else if elements[safe: index]?.kind == .times, let times = elements[safe: index + 1],
      times.isBareWhole, 2_000...10_000 ~= times.value
    {
      (count, index) = (Int(times.value) / 1000, index + 2)
    } else if let times = elements[safe: index], times.isBareWhole, 2_000...10_000 ~= times.value,
      elements[safe: index + 1]?.meaning == .often
    {
      (count, index) = (Int(times.value) / 1000, index + 2)
    }
    guard endsWithRemark(index) else { return nil }
    return ((0..<count).flatMap { _ in rungs }, index)
  }

  private func ladder(from first: Int) -> Range<Int>? {
    guard let start = elements[safe: first], start.isBareWhole, 1_000...5_000 ~= start.value else {
      return nil
    }
    var last = first
    while last + 2 < elements.count, elements[last + 1].kind == .hyphen,
      !elements[last + 1].spaceBefore, elements[last + 2].isBareWhole,
      elements[last + 2].value > elements[last].value, elements[last + 2].value <= 20_000
    {
      last += 2
    }
    return last - first >= 4 ? first..<(last + 1) : nil
  }
}
