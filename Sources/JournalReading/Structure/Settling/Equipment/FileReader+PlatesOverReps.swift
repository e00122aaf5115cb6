internal import JournalSyntax

/// Plates on the bar over the reps with them: `T-bar 3 plates/10 4 plates/8`.
extension FileReader {
  mutating func settlePlatesOverReps() {
    for slash in elements.indices.dropFirst().dropLast()
    where elements[slash].kind == .slash && elements[slash + 1].isBareWhole
      && !elements[slash + 1].spaceBefore && elements[slash + 1].value <= 50_000
      && (elements[slash - 1].unit == .plate || elements[slash - 1].meaning == .plate)
    {
      anatomy.parser.elements[slash].kind = .times
      if let next = elements[safe: slash + 2], next.kind == .quantity {
        anatomy.parser.elements[slash + 1].flags.insert(.spaceAfter)
      }
    }
    for index in elements.indices.dropFirst(3).dropLast(2).reversed()
    where elements[index].kind == .quantity && elements[index].unit == .plate
      && elements[index - 1].isBareWhole && elements[index - 2].kind == .times
    {
      anatomy.parser.elements.insert(
        Element(.comma, signOf(.comma, at: index).range, flags: .spaceAfter), at: index)
    }
    anatomy.parser.end = elements.count
  }
}
