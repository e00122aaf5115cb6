internal import JournalSyntax

/// Sets beyond those of a scheme: `bench 4x5 @ 82.5 ✔ +1 extra set`.
extension FileReader {
  /// The `+1 extra set` of `bench 4x5 @ 82.5 ✔ +1 extra set`: one more of them.
  mutating func settleFurtherSet() {
    guard
      let plus = elements.indices.dropFirst(4).dropLast(2).last(where: {
        elements[$0].kind == .plus
      }), elements[plus + 1].kind == .quantity, 1_000...5_000 ~= elements[plus + 1].value
    else { return }
    let isOneWord = elements[plus + 1].unit == .set
    let extra = plus + 2
    guard elements[plus + 1].isBareWhole || isOneWord, isWord(extra, in: Self.extra),
      isOneWord ? extra + 1 == elements.count : elements[safe: extra + 1]?.meaning == .set,
      isOneWord || extra + 2 == elements.count,
      let sets = elements.firstIndex(where: \.isNumber), sets > 0, sets + 2 < plus,
      elements[sets].isBareWhole, 1_000...12_000 ~= elements[sets].value,
      elements[sets + 1].kind == .times, elements[sets + 2].isBareWhole,
      elements[safe: sets + 3]?.kind == .at
    else { return }
    context.remarks.append(range(plus..<elements.count))
    anatomy.parser.elements[sets].value += elements[plus + 1].value
    anatomy.parser.elements.removeSubrange(plus...)
  }

  private static let extra = WordSet(
    "extra more bonus additional zusätzlich weiterer más mais plus supplémentaire")
}
