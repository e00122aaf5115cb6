internal import JournalSyntax

/// Sets with the own weight before those with more, as pairs without a sign: `Dips: BW 12, +10 8, +10 7`, `Klimmzüge KG 8,
/// +5 6, +5 5`.
extension FileReader {
  /// Writes them as `BW x 12, +10 x 8, +10 x 7`.
  mutating func settleOwnWeightBesideLoads() {
    guard
      let first = elements.indices.dropFirst().first(where: { index in
        elements[index].meaning == .bodyweight && isCountOfPair(index + 1)
          && elements[safe: index + 2]?.kind == .comma
      }), case let counts = countsOfPairs(first), counts.count > 1
    else { return }
    for count in counts.reversed() {
      let start = Int(elements[count].range.start)
      anatomy.parser.elements[count].flags.remove(.spaceBefore)
      anatomy.parser.elements.insert(Element(.times, ByteRange(start, start)), at: count)
    }
    anatomy.parser.end = elements.count
  }

  /// Where the reps of each pair stand; none when anything but pairs does.
  private func countsOfPairs(_ first: Int) -> [Int] {
    var (counts, index, isLoaded) = ([Int](), first, false)
    while index < elements.count {
      var count = index + 1
      if elements[index].kind == .plus {
        guard let load = elements[safe: index + 1], load.isBare || load.unit.isMass,
          !load.spaceBefore
        else { return [] }
        isLoaded = true
        count = index + 2
      } else if elements[index].meaning != .bodyweight {
        return []
      }
      guard isCountOfPair(count) else { return [] }
      counts.append(count)
      index = count + 1
      guard index < elements.count, elements[index].kind == .comma else { break }
      index += 1
    }
    let isEnd = index >= elements.count || !elements[index...].contains(where: \.isNumber)
    return isLoaded && isEnd ? counts : []
  }

  private func isCountOfPair(_ index: Int) -> Bool {
    guard let count = elements[safe: index] else { return false }
    return count.isBareWhole && count.spaceBefore && 1_000...60_000 ~= count.value
  }
}
