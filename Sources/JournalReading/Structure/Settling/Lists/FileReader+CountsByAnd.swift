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

  /// The `+ 3x8 dips` behind the sets of another lift: the name stands behind, and a comma in place of the plus.
  mutating func settleSchemeBehindPlus() {
    guard elements.count > 7,
      let plus = elements.lastIndex(where: { $0.kind == .plus }), plus > 3,
      elements[plus].spaceBefore, elements[plus].spaceAfter, plus + 4 < elements.count,
      elements[plus + 1].isBareWhole, elements[plus + 2].kind == .times,
      elements[plus + 3].isBareWhole, elements[plus - 1].isNumber,
      elements[(plus + 4)...].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      isExercise((plus + 4)..<elements.count), elements[plus + 4].spaceBefore
    else { return }
    let name = Array(elements[(plus + 4)...])
    let scheme = Array(elements[(plus + 1)...(plus + 3)])
    anatomy.parser.elements[plus].kind = .comma
    anatomy.parser.elements.replaceSubrange((plus + 1)..., with: name + scheme)
    anatomy.parser.elements[plus + name.count].flags.insert(.spaceAfter)
    anatomy.parser.elements[plus + name.count + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements[elements.count - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
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

  private static let bands = WordSet(
    "band banded bands theraband élastique elastique banda goma gummiband резинка резинкой")
}
