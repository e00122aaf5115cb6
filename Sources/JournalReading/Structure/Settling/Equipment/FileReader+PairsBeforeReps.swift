internal import JournalSyntax

/// Two equal bells with a mark between them before bare reps: `DB curl 25/25 10 10 8`, `哑铃 20kg*2 4组*10`.
extension FileReader {
  /// Leaves the load of one of them.
  mutating func foldPairBeforeReps() {
    guard let slash = elements.firstIndex(where: { $0.kind == .slash }), slash > 1,
      slash + 3 < elements.count,
      elements[slash - 1].isBareWhole, elements[slash + 1].isBareWhole,
      elements[slash - 1].value == elements[slash + 1].value, elements[slash - 1].value >= 5_000,
      !elements[slash].spaceBefore, !elements[slash].spaceAfter,
      elements[..<(slash - 1)].allSatisfy({ $0.kind == .word }),
      elements[..<(slash - 1)].contains(where: { $0.meaning == .equipment }),
      areBareReps(from: slash + 2), elements[slash + 2].isNumber,
      elements[(slash + 2)...].allSatisfy({ !$0.isNumber || $0.value < elements[slash - 1].value })
    else { return }
    anatomy.parser.elements[slash - 1].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements.removeSubrange(slash...(slash + 1))
  }

  /// Leaves the load before `*2`, where the number of the sets stands behind.
  mutating func foldPairBeforeSets() {
    guard
      let times = elements.indices.dropFirst().dropLast(3).first(where: { index in
        elements[index].kind == .times && elements[index - 1].kind == .quantity
          && elements[index - 1].unit.isMass && elements[index + 1].isBare
          && elements[index + 1].value == 2_000 && elements[index + 2].unit == .set
          && elements[index + 2].spaceBefore && elements[index + 3].kind == .times
      })
    else { return }
    anatomy.parser.elements[times - 1].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements.removeSubrange(times...(times + 1))
  }
}
