internal import JournalSyntax

/// The letters of Poles for sets and reps: `Skos 22,5 kg – 3s po 10p`, `Przysiad 80 kg 6p, 90 kg 5p (2s)`.
extension FileReader {
  /// Makes units of them, and a sign of the `po` between them.
  mutating func settlePolishLetters() {
    guard elements.indices.dropFirst().contains(where: { isRepsLetter($0) }) else { return }
    var index = 1
    while index < elements.count {
      if isRepsLetter(index) {
        anatomy.parser.elements[index - 1].unit = .repetition
        if elements[index].spaceAfter {
          anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
        }
        anatomy.parser.elements.remove(at: index)
        continue
      }
      if elements[index - 1].unit == .letterS, elements[index - 1].value <= 12_000,
        elements[index].kind == .closeParenthesis || isWord(index, in: Self.each)
      {
        anatomy.parser.elements[index - 1].unit = .set
        if elements[index].kind == .word {
          anatomy.parser.elements[index].kind = .times
          anatomy.parser.elements[index].word = .plain
        }
      }
      index += 1
    }
  }

  /// The p of `8p`, behind a load, a comma or `po`.
  private func isRepsLetter(_ index: Int) -> Bool {
    guard elements[index].kind == .word, elements[index].range.count == 1,
      !elements[index].spaceBefore,
      bytes[Int(elements[index].range.start)] == UInt8(ascii: "p"),
      elements[index - 1].isBareWhole, elements[index - 1].value <= 60_000, index > 1
    else { return false }
    let before = elements[index - 2]
    return before.unit.isMass || before.kind == .comma || before.kind == .times
      || before.kind == .hyphen && before.spaceBefore || isWord(index - 2, in: Self.each)
      || before.unit == .repetition
  }

  private static let each = WordSet("po")
}
