internal import JournalSyntax

/// Attempts that were missed among others: `muscle-up 2, 1, fail, 1`, `log 90x1 100 x miss x miss`, `45x0 x0`.
extension FileReader {
  mutating func settleMissesInLists() {
    guard elements.count > 3 else { return }
    var index = 2
    while index < elements.count {
      defer { index += 1 }
      if elements[index].meaning == .failed { settleMissAmongReps(index) }
      if elements[index].kind == .times { settleMissesOfLoad(index) }
    }
  }

  /// The `fail` of `2, 1, fail, 1`: one more attempt, and none of the rep before.
  private mutating func settleMissAmongReps(_ word: Int) {
    guard word > 2, elements[word - 1].kind == .comma, elements[word - 2].isBareWhole,
      elements[word - 2].value <= 30_000,
      elements[word - 3].kind == .comma || elements[word - 3].kind == .colon,
      word + 1 == elements.count
        || elements[word + 1].kind == .comma && elements[safe: word + 2]?.isBareWhole == true
    else { return }
    anatomy.parser.elements[word] = Element(
      .quantity, elements[word].range, flags: elements[word].flags)
  }

  /// Writes out `100 x miss x miss` and `45 x0 x0`: each with its load.
  private mutating func settleMissesOfLoad(_ first: Int) {
    guard elements[first - 1].isBare || elements[first - 1].unit.isMass,
      elements[first - 1].value >= 20_000, elements[first - 2].kind != .times
    else { return }
    var (end, misses) = (first, 0)
    while end + 1 < elements.count, elements[end].kind == .times, isMiss(end + 1) {
      misses += 1
      end += 2
    }
    guard misses > 1, end == elements.count || elements[end].kind != .times else { return }
    var load = elements[first - 1]
    let place = ByteRange(Int(load.range.end), Int(load.range.end))
    load.flags.formUnion([.spaceBefore])
    load.flags.remove(.spaceAfter)
    var sets: [Element] = []
    for number in 0..<misses {
      if number > 0 { sets.append(Element(.comma, place, flags: .spaceAfter)) }
      sets += [load, Element(.times, place), Element(.quantity, place, flags: .spaceAfter)]
    }
    anatomy.parser.elements.replaceSubrange((first - 1)..<end, with: sets)
  }

  private func isMiss(_ index: Int) -> Bool {
    elements[index].meaning == .failed || elements[index].isBareWhole && elements[index].value == 0
  }
}
