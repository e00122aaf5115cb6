internal import JournalSyntax

/// Two lifts by turns with a load each and one scheme: `bench/row 185/135 5x5`, `Leg ext/leg curl ss 90/80 3x12`,
/// `Curl/pushdown SS 3x12 30/40`.
extension FileReader {
  /// Writes each lift with its load and the scheme.
  mutating func settleLiftsByTurns() {
    guard elements.count > 8, elements[0].kind == .word,
      let first = elements.firstIndex(where: \.isNumber), first > 2,
      case let end = behindTurnWords(first),
      let slash = elements[..<end].firstIndex(where: { $0.kind == .slash }), slash > 0,
      slash + 1 < end,
      elements[..<end].indices.allSatisfy({ $0 == slash || elements[$0].kind == .word }),
      isExercise(0..<slash), isExercise((slash + 1)..<end),
      let told = pairAndScheme(from: first)
    else { return }
    let place = Int(elements[slash].range.start)
    let names = [Array(elements[..<slash]), Array(elements[(slash + 1)..<end])]
    let comma = Element(.comma, ByteRange(place, place), flags: .spaceAfter)
    var written: [Element] = []
    for (index, name) in names.enumerated() {
      if index > 0 { written.append(comma) }
      written += name
      written[written.count - 1].flags.insert(.spaceAfter)
      for part in [told.loads[index]] + told.scheme { written.append(part) }
      written[written.count - 4].flags.formUnion([.spaceBefore, .spaceAfter])
      written[written.count - 3].flags.insert(.spaceBefore)
    }
    written[written.count - 1].flags.insert(.spaceAfter)
    if told.end < elements.count {
      context.remarks.append(range(told.end..<elements.count))
    }
    anatomy.parser.elements = written
    anatomy.parser.end = elements.count
  }

  /// Where the names end before a word for supersets.
  private func behindTurnWords(_ first: Int) -> Int {
    var end = first
    while end > 3,
      elements[end - 1].meaning == .superset || elements[end - 1].kind == .colon
        || elements[end - 1].kind == .hyphen
    {
      end -= 1
    }
    return end
  }

  /// `185/135 5x5` or `3x12 30/40`, with a comma or `@` between.
  private func pairAndScheme(
    from first: Int
  ) -> (loads: [Element], scheme: [Element], end: Int)? {
    let isPairFirst = elements[safe: first + 1]?.kind == .slash
    var second = first + 3
    if let mark = elements[safe: second]?.kind, mark == .comma || mark == .at || mark == .colon {
      second += 1
    }
    let end = second + 3
    guard end <= elements.count,
      case let (pair, scheme) = isPairFirst ? (first, second) : (second, first),
      elements[pair + 1].kind == .slash, elements[scheme + 1].kind == .times,
      [pair, pair + 2].allSatisfy({
        (elements[$0].isBare || elements[$0].unit.isMass) && elements[$0].value >= 5_000
          && elements[$0].value > elements[scheme + 2].value
      }),
      elements[scheme].isBareWhole, elements[scheme].value <= 10_000,
      elements[scheme + 2].isBareWhole, elements[scheme + 2].value <= 30_000,
      endsWithPlainRemark(end)
    else { return nil }
    var loads = [elements[pair], elements[pair + 2]]
    if loads[0].unit == .none { loads[0].unit = loads[1].unit }
    return (loads, Array(elements[scheme...(scheme + 2)]), end)
  }
}
