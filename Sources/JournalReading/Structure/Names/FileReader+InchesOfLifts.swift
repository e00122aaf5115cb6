internal import JournalSyntax

/// Lifts that are told with how far they start from the floor: `Deficit pull, 2"`, `Block pull 4 in`.
extension FileReader {
  /// Takes the inches off a line that only names such a lift.
  mutating func dropInchesOfLift() {
    let last = elements.count - 1
    guard 1...5 ~= last, elements[last].kind == .quantity, elements[last].value <= 24_000,
      elements[last].unit == .inch
        || elements[last].unit == .second
          && bytes[Int(elements[last].range.end) - 1] == UInt8(ascii: "\""),
      elements[..<last].allSatisfy({ $0.kind == .word || $0.kind == .comma || $0.kind == .hyphen }),
      (0..<last).contains(where: { isWord($0, in: Self.placesOfLifts) })
    else { return }
    let start = elements[last - 1].kind == .comma && last > 1 ? last - 1 : last
    context.remarks.append(elements[last].range)
    anatomy.parser.elements.removeSubrange(start...)
    anatomy.parser.elements[start - 1].flags.insert(.spaceAfter)
  }

  private static let placesOfLifts = WordSet(
    "deficit deficits block blocks rack mat mats riser risers box board boards defizit déficit")
}
