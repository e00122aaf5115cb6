internal import JournalSyntax

/// How high something is, with its sign of inches before the colon: `Box squat over 15": 100x3, 120x3`.
extension FileReader {
  /// Takes it for a part of the name; no hold is loaded so.
  mutating func nameHeightBeforeSets() {
    guard let colon = elements.firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 3 < elements.count, elements[colon - 1].kind == .quantity,
      elements[colon - 2].kind == .word, !isWord(colon - 2, in: Self.startsOfBars),
      elements[colon - 1].unit == .second || elements[colon - 1].unit == .inch,
      bytes[safe: Int(elements[colon - 1].range.end) - 1] == UInt8(ascii: "\""),
      elements[colon + 1].kind == .quantity,
      elements[colon + 1].unit.isMass
        || elements[colon + 1].isBare && elements[colon + 1].value >= 30_000,
      elements[colon + 2].kind == .times, elements[colon + 3].isBareWhole
    else { return }
    anatomy.parser.elements[colon - 1].kind = .word
    anatomy.parser.elements[colon - 1].word = .plain
    anatomy.parser.elements[colon - 1].unit = .none
  }

  /// `Deadlift from 18": 180x5`: where the bar lay, and no name.
  private static let startsOfBars = WordSet("from off")
}
