internal import JournalSyntax

/// The lifter's weight with a word about the day: `peso hoy: 71,3`, `Gewicht heute früh: 82,4`,
/// `weight this morning: 80.2`.
extension FileReader {
  /// Takes the words between the label and the colon off the line.
  mutating func settleWeightOfToday() {
    joinFractionOfWeight()
    guard elements.count > 3, elements[0].meaning == .weight || elements[0].meaning == .bodyweight,
      !elements[0].isNumber,
      let colon = elements.prefix(6).firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 1 < elements.count,
      (1..<colon).allSatisfy({ isWordOfDay($0) || isWord($0, in: Self.small) }),
      (1..<colon).contains(where: { isWordOfDay($0) }),
      elements[colon + 1].kind == .quantity, 35_000...250_000 ~= elements[colon + 1].value,
      elements[colon + 1].unit == .none || elements[colon + 1].unit.isMass
    else { return }
    anatomy.parser.elements.removeSubrange(1..<colon)
  }

  /// The `71,3` of `peso: 71,3` at the end of a line, where the file parts lists with commas.
  private mutating func joinFractionOfWeight() {
    guard elements.count > 4, elements[0].meaning == .weight || elements[0].meaning == .bodyweight,
      !elements[0].isNumber,
      let colon = elements.prefix(6).firstIndex(where: { $0.kind == .colon }),
      colon + 4 == elements.count
        || colon + 5 == elements.count && elements[colon + 4].kind == .exclamation,
      elements[..<colon].allSatisfy({ $0.kind == .word }),
      elements[colon + 1].isBareWhole, 35_000...250_000 ~= elements[colon + 1].value,
      elements[colon + 2].kind == .comma, !elements[colon + 2].spaceBefore,
      !elements[colon + 2].spaceAfter, elements[colon + 3].kind == .quantity,
      elements[colon + 3].unit == .none || elements[colon + 3].unit.isMass,
      elements[colon + 3].value <= 9_000, elements[colon + 3].value % 1000 == 0
    else { return }
    var weight = elements[colon + 1]
    weight.value += elements[colon + 3].value / 10
    weight.unit = elements[colon + 3].unit
    weight.range = weight.range.through(elements[colon + 3].range)
    weight.flags.insert(.fraction)
    anatomy.parser.elements.replaceSubrange((colon + 1)...(colon + 3), with: [weight])
  }

  private static let small = WordSet("de do del du von di van of the in la il le der am au z")
}
