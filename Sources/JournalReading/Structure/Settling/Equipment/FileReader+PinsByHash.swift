internal import JournalSyntax

/// The pin of a stack behind a sign: `Leg ext #8 3x12`, `Seated row machine #8 12 12 12`.
extension FileReader {
  /// Makes a level of the number, where nothing but sets and reps stands behind it.
  mutating func settlePinByHash() {
    guard let hash = elements.prefix(6).firstIndex(where: { $0.kind == .hash }), hash > 0,
      hash + 2 < elements.count, elements[hash].spaceBefore, !elements[hash + 1].spaceBefore,
      elements[hash + 1].isBareWhole, 1_000...30_000 ~= elements[hash + 1].value,
      elements[..<hash].allSatisfy({ $0.kind == .word }), tellsSetsAlone(hash + 2),
      isExercise(0..<hash) || isExercise(0..<max(hash - 1, 1))
    else { return }
    var level = elements[hash + 1]
    level.unit = .level
    level.range = elements[hash].range.through(level.range)
    level.flags.formUnion([.spaceBefore, .unitGlued])
    anatomy.parser.elements.replaceSubrange(hash...(hash + 1), with: CollectionOfOne(level))
    let first = hash + 1
    if elements[first + 1].kind != .times {
      putCommas(between: Array(first..<elements.count).filter { elements[$0].isNumber })
      anatomy.parser.elements.insert(signOf(.times, at: first), at: first)
    }
    anatomy.parser.end = elements.count
  }

  /// `3x12`, or at least two reps, to the end of the line.
  private func tellsSetsAlone(_ start: Int) -> Bool {
    guard start + 1 < elements.count, elements[start].isBareWhole, elements[start].spaceBefore,
      elements[start].value <= 30_000
    else { return false }
    if elements[start + 1].kind == .times {
      return start + 3 == elements.count && elements[start + 2].isBareWhole
        && elements[start].value <= 8_000
    }
    return elements[start...].allSatisfy { $0.isBareWhole && $0.value <= 30_000 }
  }
}
