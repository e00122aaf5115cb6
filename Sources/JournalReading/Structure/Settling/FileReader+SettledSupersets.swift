internal import JournalSyntax

/// How often a superset was done, around its word: `Superset 3 rounds: …`, `3x superset: …`,
/// `Superset x3: …`.
extension FileReader {
  /// Puts the rounds before the colon alone, as other rounds stand.
  mutating func settleSuperset() {
    guard let colon = elements.prefix(4).firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 1 < elements.count,
      let word = elements[..<colon].firstIndex(where: { $0.meaning == .superset }),
      let number = elements[..<colon].firstIndex(where: { $0.kind == .quantity }),
      elements[..<colon].enumerated().allSatisfy({ index, element in
        index == word || index == number || element.kind == .times
      }), elements[number].value % 1000 == 0, 2_000...10_000 ~= elements[number].value,
      elements[number].unit == .round || colon == 3 && elements[number].unit == .none
        || elements[number].unit == .set
    else { return }
    var rounds = elements[number]
    rounds.unit = .round
    rounds.range = elements[0].range.through(elements[colon - 1].range)
    anatomy.parser.elements.replaceSubrange(0..<colon, with: [rounds])
  }
}
