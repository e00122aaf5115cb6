internal import JournalSyntax

/// Loads that rise behind a scheme, one for each of its sets: `dambıl press 4x10: 14 16 18 18`,
/// `prensa 45 4x12: 100, 120, 140, 140`.
extension FileReader {
  /// Writes the reps of the scheme behind each of them.
  mutating func settleLightLoadsBehindScheme() {
    guard elements[0].kind == .word,
      let colon = elements.prefix(14).firstIndex(where: { $0.kind == .colon }), colon > 3,
      elements[colon - 2].kind == .times, elements[colon - 1].isBareWhole,
      elements[colon - 3].isBareWhole, 2_000...10_000 ~= elements[colon - 3].value,
      elements[colon - 1].value <= 30_000, case let name = endOfLiftBeforeScheme(colon - 3),
      name > 0, case let loads = loadsInTurn(behind: colon),
      loads.count == Int(elements[colon - 3].value) / 1000,
      let first = loads.first, let last = loads.last, endsWithPlainRemark(last + 1),
      case let isHeavy = loads.allSatisfy({ elements[$0].value >= 20_000 }),
      // `45 4x12: 100 120` alone needs help, `4x12: 100 120` does not.
      name < colon - 3 || !isHeavy,
      loads.allSatisfy({ elements[$0].value > elements[colon - 1].value }),
      zip(loads, loads.dropFirst()).allSatisfy({ elements[$0].value <= elements[$1].value }),
      elements[first].value < elements[last].value, mayBeLoaded(0..<name)
    else { return }
    let reps = elements[colon - 1].value
    let sets = writtenSets(loads.map { (load: elements[$0], reps: reps) })
    if name < colon - 3 {
      // The 45 of the leg press stays in its name.
      anatomy.parser.elements[name].kind = .word
      anatomy.parser.elements[name].word = .plain
    }
    putSets(sets, from: colon - 3, to: last + 1)
  }

  /// Where the words end; one number of the machine may stand behind them.
  private func endOfLiftBeforeScheme(_ scheme: Int) -> Int {
    let end = elements[scheme - 1].isBareWhole ? scheme - 1 : scheme
    return end > 0 && elements[..<end].allSatisfy { $0.kind == .word } ? end : 0
  }

  /// Bare numbers behind blanks or commas.
  private func loadsInTurn(behind colon: Int) -> [Int] {
    var (index, loads) = (colon + 1, [Int]())
    while let load = elements[safe: index], load.isBare || load.unit.isMass,
      load.kind == .quantity, load.spaceBefore, loads.count < 12
    {
      loads.append(index)
      index += elements[safe: index + 1]?.kind == .comma ? 2 : 1
    }
    return loads
  }
}
