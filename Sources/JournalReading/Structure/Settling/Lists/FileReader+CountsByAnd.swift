internal import JournalSyntax

/// Exercises with their reps and a sign for `and` between them, `20 squats & 20 bridges`, and bands, of which a number
/// counts: `Band pull-aparts 100`.
extension FileReader {
  /// Makes commas of the signs.
  mutating func settleCountedExercisesByAnd() {
    guard elements[0].isBareWhole || elements[0].kind == .word, elements.count > 4 else { return }
    for index in elements.indices.dropFirst(2).dropLast(2) {
      guard elements[index].kind == .ampersand || elements[index].meaning == .and,
        elements[index - 1].kind == .word, elements[index + 1].isBareWhole,
        elements[index + 2].kind == .word,
        let count = elements[..<index].lastIndex(where: \.isNumber), elements[count].isBareWhole,
        index - count <= 4, isExercise((count + 1)..<index),
        count == 0 || isExercise((index + 2)..<(index + 3))
          || index + 3 < elements.count && isExercise((index + 2)..<(index + 4))
      else { continue }
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].word = .plain
    }
  }

  /// The 100 of `Band pull-aparts 100`: no band has a load.
  mutating func settleCountOfBands() {
    let last = elements.count - 1
    guard last > 0, elements[last].isBareWhole, 8_000...500_000 ~= elements[last].value,
      elements[..<last].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      isWord(0, in: Self.bands)
    else { return }
    anatomy.parser.elements[last].unit = .repetition
  }

  private static let bands = WordSet("band banded bands theraband élastique elastique banda goma gummiband резинка резинкой")
}
