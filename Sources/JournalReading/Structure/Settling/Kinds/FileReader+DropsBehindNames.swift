internal import JournalSyntax

/// A name and what its sets are, before them: `Curl drop set: 40x10, 30x8, 20x8`, `Curl dropset 40x10 30x8 20x8`.
extension FileReader {
  /// Puts the word before each set behind the first, which are lighter.
  mutating func settleDropBehindName() {
    putDropBehindName()
    guard let drop = elements.prefix(6).firstIndex(where: { $0.meaning == .drop }), drop > 0,
      isExercise(0..<drop)
    else { return }
    var start = drop + 1
    if start < elements.count, elements[start].meaning == .set { start += 1 }
    let end = start
    if start < elements.count, elements[start].kind == .colon || elements[start].kind == .hyphen {
      start += 1
    }
    let loads = fallingLoads(from: start)
    guard loads.count > 1 else { return }
    let word = elements[drop]
    for load in loads.dropFirst().reversed() {
      let place = ByteRange(Int(elements[load].range.start), Int(elements[load].range.start))
      var again = word
      again.range = place
      again.flags.formUnion([.spaceBefore, .spaceAfter])
      anatomy.parser.elements[load].flags.insert(.spaceBefore)
      anatomy.parser.elements.insert(again, at: load)
      if elements[load - 1].isNumber {
        anatomy.parser.elements.insert(Element(.comma, place, flags: .spaceAfter), at: load)
      }
    }
    context.remarks.append(range(drop..<end))
    anatomy.parser.elements.removeSubrange(drop..<end)
    anatomy.parser.end = elements.count
  }

  /// The `Dropset:` of `Dropset: curls 20x10, 15x10` behind the name.
  private mutating func putDropBehindName() {
    guard elements.count > 8, elements[0].meaning == .drop,
      case let colon = elements[1].meaning == .set ? 2 : 1, elements[colon].kind == .colon,
      let end = endOfKnownName(colon + 1), fallingLoads(from: end).count > 1
    else { return }
    let word = elements[0]
    anatomy.parser.elements.insert(word, at: end)
    anatomy.parser.elements.removeSubrange(0...colon)
  }

  /// The loads of pairs up to the end of the line, each lighter than the last.
  private func fallingLoads(from start: Int) -> [Int] {
    var loads: [Int] = []
    var index = start
    while index + 2 < elements.count {
      guard elements[index].unit.isMass || elements[index].isBare,
        elements[index + 1].kind == .times, elements[index + 2].isBareWhole,
        loads.last.map({ elements[$0].value > elements[index].value }) ?? true
      else { return [] }
      loads.append(index)
      index += 3
      if index < elements.count, elements[index].kind == .comma {
        index += 1
      }
    }
    return index == elements.count ? loads : []
  }
}
