internal import JournalSyntax

/// How many reps a heavy set has, before the loads on the way to it: `Squat - work up to heavy 3. 100, 120, 140`.
extension FileReader {
  /// Puts the number as the word `triple`, and a colon behind it.
  mutating func settleHeavySet() {
    guard
      let heavy = elements.indices.prefix(12).first(where: { isWord($0, in: Self.heavy) }),
      heavy > 1, heavy + 5 < elements.count, elements[heavy + 1].isBareWhole,
      1_000...5_000 ~= elements[heavy + 1].value, elements[heavy + 1].spaceBefore
    else { return }
    let mark = elements[heavy + 2].kind
    guard
      mark == .period || mark == .colon || mark == .comma
        || mark == .hyphen && elements[heavy + 2].spaceAfter
    else { return }
    let loads = [heavy + 3, heavy + 5].filter { $0 < elements.count }
    guard loads.count == 2,
      loads.allSatisfy({
        elements[$0].kind == .quantity && elements[$0].value >= 20_000
          && (elements[$0].isBare || elements[$0].unit.isMass)
      }), elements[heavy + 4].kind == .comma
    else { return }
    let reps = UInt8(elements[heavy + 1].value / 1000)
    anatomy.parser.elements[heavy + 1].kind = .word
    anatomy.parser.elements[heavy + 1].word = Word(meaning: .tuple, value: reps)
    anatomy.parser.elements[heavy + 2].kind = .colon
  }

  private static let heavy = WordSet("heavy")
}
