internal import JournalSyntax

/// One scheme behind the loads of several lifts: `Squat 195 Bench 140 Row 120 all 5x5`, `SQ 100, BP 70, OHP 45 - alles 3x5`.
extension FileReader {
  /// Puts the scheme behind each load, and commas between the lifts.
  mutating func settleSchemeOfAllLifts() {
    let count = elements.count
    guard count > 7, elements[0].kind == .word, elements[count - 1].isBareWhole,
      elements[count - 2].kind == .times, elements[count - 3].isBareWhole,
      1_000...10_000 ~= elements[count - 3].value, elements[count - 1].value <= 30_000,
      isWord(count - 4, in: CommonWords.all) || elements[count - 4].meaning == .each,
      !elements[..<(count - 3)].contains(where: { $0.kind == .times || $0.kind == .at })
    else { return }
    var end = count - 4
    if elements[end - 1].kind == .comma || elements[end - 1].kind == .hyphen { end -= 1 }
    guard let lifts = loadedLifts(before: end), lifts.count > 1 else { return }
    let scheme = Array(elements[(count - 3)...])
    var told: [Element] = []
    for lift in lifts {
      if !told.isEmpty {
        let place = Int(elements[lift.lowerBound].range.start)
        told.append(Element(.comma, ByteRange(place, place), flags: .spaceAfter))
      }
      told += elements[lift]
      told[told.count - 1].flags.insert(.spaceAfter)
      told += scheme
      told[told.count - 3].flags.insert(.spaceBefore)
    }
    anatomy.parser.elements = told
    anatomy.parser.end = elements.count
  }

  /// `Squat 195`, `Bench 140`: names of lifts, each with the load behind it.
  private func loadedLifts(before end: Int) -> [Range<Int>]? {
    var (lifts, start) = ([Range<Int>](), 0)
    while start < end {
      guard let load = elements[start..<end].firstIndex(where: \.isNumber), load > start,
        elements[load].isBare || elements[load].unit.isMass, elements[load].value >= 10_000,
        elements[start..<load].allSatisfy({ $0.kind == .word }), isExercise(start..<load)
      else { return nil }
      lifts.append(start..<(load + 1))
      start = load + 1
      if start < end, elements[start].kind == .comma || elements[start].kind == .slash {
        start += 1
      }
    }
    return lifts
  }
}
