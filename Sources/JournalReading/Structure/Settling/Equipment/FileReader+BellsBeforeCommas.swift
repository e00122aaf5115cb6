internal import JournalSyntax

/// A bell, a comma and its sets: `Halos 16, 2x5 each way`, `Goblet squat, 16, 3 rounds x 5`.
extension FileReader {
  /// Puts them as `16 x 5 x 2`, where only a bell is swung so, and its number is a size that is made.
  mutating func settleBellBeforeComma(_ comma: Int) -> Bool {
    guard comma > 1, comma + 3 < elements.count, elements[comma - 1].isBareWhole,
      Self.sizesOfBells.contains(elements[comma - 1].value / 1000),
      elements[comma + 2].kind == .times, elements[comma + 3].isBareWhole,
      1_000...30_000 ~= elements[comma + 3].value,
      case let sets = elements[comma + 1], sets.kind == .quantity,
      sets.isBareWhole || sets.unit == .round || sets.unit == .set,
      1_000...10_000 ~= sets.value,
      elements[..<(comma - 1)].allSatisfy({
        $0.kind == .word || $0.kind == .plus || $0.kind == .comma || $0.kind == .hyphen
          || $0.kind == .ampersand
      }),
      (0..<(comma - 1)).contains(where: { isWord($0, in: Self.liftsOfOneBell) }),
      comma + 4 == elements.count || elements[comma + 4].kind != .times
    else { return false }
    let reps = elements[comma + 3]
    let place = ByteRange(Int(reps.range.end), Int(reps.range.end))
    var count = sets
    count.unit = .set
    count.range = place
    anatomy.parser.elements[comma - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.replaceSubrange(
      comma...(comma + 3),
      with: [
        Element(.times, elements[comma].range, flags: [.spaceBefore, .spaceAfter]), reps,
        Element(.times, place, flags: .spaceBefore), count,
      ])
    // The comma before the load is none between exercises.
    if elements[comma - 2].kind == .comma { anatomy.parser.elements.remove(at: comma - 2) }
    return true
  }

  /// In kilograms.
  private static let sizesOfBells: Set<Int32> = [8, 12, 16, 20, 24, 28, 32, 36, 40, 48]
  private static let liftsOfOneBell = WordSet(
    "halo halos goblet swing swings getup getups get-up get-ups tgu tgus windmill windmills bell kb kettlebell"
  )
}
