internal import JournalSyntax

/// A unit that stands at the end of a line and is meant of its load: `Row 70x8 kg`, `185 x 5, 5, 4 lbs`, `60x8x3 kg`.
extension FileReader {
  /// Gives it to the first number, where the last one could only be reps: nobody does seventy of eight kilograms.
  mutating func settleUnitBehindReps() {
    let last = elements.count - 1
    guard last > 1, elements[last].kind == .quantity, elements[last].unit.isMass,
      elements[last].value % 1000 == 0,
      elements.count(where: { $0.unit.isMass }) == 1,
      let load = loadBeforeReps(endingAt: last), elements[load].isBare,
      // `100x5, 140x3 kg` tells it of all its loads.
      load == 0 || elements[load - 1].kind == .word || elements[load - 1].kind == .colon
        || elements[load - 1].kind == .hyphen,
      isFarAbove(load, last), load == 0 || !isWord(load - 1, in: Self.manyReps)
    else { return }
    anatomy.parser.elements[load].unit = elements[last].unit
    anatomy.parser.elements[last].unit = .none
  }

  /// The 185 of `185 x 5, 5, 4`, and the 60 of `60x8x3`.
  private func loadBeforeReps(endingAt last: Int) -> Int? {
    var index = last
    while index > 1 {
      let sign = elements[index - 1]
      if sign.kind == .times {
        guard elements[index - 2].isBareWhole || elements[index - 2].isBare else { return nil }
        let load = index - 2
        return load > 1 && elements[load - 1].kind == .times ? load - 2 : load
      }
      guard sign.kind == .comma || sign.kind == .slash, elements[index - 2].isBareWhole,
        elements[index - 2].value <= 30_000
      else { return nil }
      index -= 2
    }
    return nil
  }

  private func isFarAbove(_ load: Int, _ reps: Int) -> Bool {
    guard elements[load].value >= 40_000 else { return false }
    // Glued to the number it is meant of it more often.
    let isGlued = bytes[elements[reps].range.indices].allSatisfy { $0 != Byte.space }
    return isGlued
      ? elements[reps].value <= 12_000 && elements[load].value >= elements[reps].value * 5
      : elements[reps].value <= 15_000 && elements[load].value >= elements[reps].value * 3
  }

  private static let manyReps = WordSet(
    "swing swings snatch snatches kettlebell kb raise raises carry walk march kick kicks")
}
