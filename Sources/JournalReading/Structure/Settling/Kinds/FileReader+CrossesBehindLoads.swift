internal import JournalSyntax

/// Loads with a cross and no reps, as weightlifters mark their misses: `65x1 70x 70x1`, `115x1 120x 120x`, `115x1 120 x 120 x`.
extension FileReader {
  /// Puts a word for the miss behind the cross: nobody does seventy.
  mutating func settleCrossesBehindLoads() {
    guard elements.count > 5, elements.indices.contains(where: { isPair($0) }) else { return }
    let isAtEnd = elements[elements.count - 1].kind == .times
    var misses = elements.indices.filter { isMiss($0, isAtEnd: isAtEnd) }
    guard !misses.isEmpty else { return }
    if isAtEnd { misses.append(elements.count - 1) }
    for cross in misses.reversed() {
      let place = Int(elements[cross].range.end)
      anatomy.parser.elements.insert(
        Element(
          .word, ByteRange(place, place), word: Word(meaning: .failed, value: 0),
          flags: [.spaceBefore, .spaceAfter]), at: cross + 1)
    }
    anatomy.parser.end = elements.count
  }

  /// The sign of `115x1`: a load and few reps.
  private func isPair(_ sign: Int) -> Bool {
    guard sign > 0, sign + 1 < elements.count, elements[sign].kind == .times else { return false }
    let (load, reps) = (elements[sign - 1], elements[sign + 1])
    return load.kind == .quantity && reps.isBareWhole && reps.value <= 20_000
      && reps.value < load.value
  }

  /// Behind it stands another load with a cross or reps of its own.
  private func isMiss(_ cross: Int, isAtEnd: Bool) -> Bool {
    guard cross > 0, cross + 2 < elements.count, elements[cross].kind == .times,
      elements[cross + 2].kind == .times, cross < 2 || elements[cross - 2].kind != .times,
      case let (load, next) = (elements[cross - 1], elements[cross + 1]), load.kind == .quantity,
      load.unit.isMass || load.isBare, load.value >= 20_000, next.kind == .quantity,
      next.spaceBefore, next.value >= 20_000, next.value >= load.value / 2
    else { return false }
    return isAtEnd || !elements[cross].spaceBefore
  }
}
