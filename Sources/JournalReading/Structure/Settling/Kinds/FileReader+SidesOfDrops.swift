internal import JournalSyntax

/// The loads of each side of a machine before a lighter set: `press: 40/side x8 > 25/side x10`.
extension FileReader {
  /// Folds the words of `40/side x8` into their loads, on lines with a drop behind an arrow.
  mutating func foldSidesOfLoads() {
    var index = 1
    while index + 3 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .slash, !elements[index].spaceBefore,
        elements[index + 1].meaning == .side, elements[index + 2].kind == .times,
        elements[index - 1].isBare || elements[index - 1].unit.isMass,
        elements[index - 1].kind == .quantity, elements[index + 3].isBareWhole
      else { continue }
      anatomy.parser.elements[index - 1].flags.formUnion([.loadOfSide, .spaceAfter])
      anatomy.parser.elements.removeSubrange(index...(index + 1))
    }
    anatomy.parser.end = elements.count
  }
}
