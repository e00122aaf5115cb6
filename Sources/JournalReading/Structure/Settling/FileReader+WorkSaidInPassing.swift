internal import JournalSyntax

/// What people say around their sets in passing, put into the notations of most before all else is settled.
extension FileReader {
  mutating func settleWorkSaidInPassing() {
    guard elements.count > 1 else { return }
    settleSaidSets()
    guard elements.count > 2 else { return }
    settleLabelOfSets()
    settleMeasuresOfEndurance()
    if elements.contains(where: { $0.kind == .plus }) { settleAddedBehindSets() }
    settleHelpOfBody()
    settleWeightedFactors()
    dropChangeOfLoad()
  }

  /// The `+2.5` of `Press 50 3x5 +2.5` and of `Squat 3x5 100 +5`: so much more than last time, for the bar is told.
  private mutating func dropChangeOfLoad() {
    let load = elements.count - 1
    guard load > 5, elements[load].kind == .quantity, elements[load - 1].kind == .plus,
      elements[load].isBare || elements[load].unit.isMass,
      elements[load].value <= 10_000, elements[load - 1].spaceBefore,
      !elements[load - 1].spaceAfter,
      let first = elements.firstIndex(where: \.isNumber), first > 0,
      elements[..<first].allSatisfy({ $0.kind == .word }), !isOfBodyBefore(first),
      isExercise(0..<first),
      case let work = elements[first..<(load - 1)], work.count == 4,
      work.count(where: { $0.kind == .times }) == 1,
      work.allSatisfy({ $0.isNumber || $0.kind == .times }),
      work.contains(where: { $0.unit.isMass || $0.isBare && $0.value >= 20_000 })
    else { return }
    context.remarks.append(range((load - 1)..<elements.count))
    anatomy.parser.elements.removeSubrange((load - 1)...)
    anatomy.parser.end = elements.count
  }

  /// `10x5` below `Weighted pull-ups`: so many kilos hang on the body, for nobody does as many sets.
  private mutating func settleWeightedFactors() {
    let start = elements[0].kind == .word ? elements.firstIndex(where: \.isNumber) ?? 0 : 0
    guard start + 2 < elements.count, elements[start].isBare, elements[start + 1].kind == .times,
      elements[start + 2].isBareWhole, elements[start + 2].value <= 12_000,
      elements[start].value >= 10_000, isWeightedName(before: start), isOfBodyBefore(start),
      !elements.contains(where: { $0.unit.isMass || $0.kind == .plus || $0.kind == .at })
    else { return }
    for index in elements.indices.dropLast(2).reversed()
    where index >= start && elements[index].isBare && elements[index].value >= 2_000
      && elements[index + 1].kind == .times && elements[index + 2].isBareWhole
      && (index == start || elements[index - 1].kind == .comma)
    {
      var plus = signOf(.plus, at: index)
      plus.flags = .spaceBefore
      anatomy.parser.elements[index].flags.remove(.spaceBefore)
      anatomy.parser.elements.insert(plus, at: index)
    }
    anatomy.parser.end = elements.count
  }

  func isWeightedName(before end: Int) -> Bool {
    if end > 0 { return (0..<end).contains { isWord($0, in: GymWords.weighted) } }
    let name = context.pendingName?.text ?? context.entry.map { file.entries[$0].name } ?? ""
    return name.utf8.split(separator: Byte.space).contains {
      GymWords.weighted.contains(Array($0)[...])
    }
  }
}
