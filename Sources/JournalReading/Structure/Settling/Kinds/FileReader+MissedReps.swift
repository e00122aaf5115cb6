internal import JournalSyntax

/// Which of the reps was missed, behind a set: `- 80 kg x 5, échec à la 6e`, `80x5, falha na 6ª`, `80 kg x 5,
/// fallo en la 6`.
extension FileReader {
  /// Takes the remark off the set, of which so many were done.
  mutating func dropMissedRep() {
    guard elements.count > 4 else { return }
    guard
      let word = elements.indices.dropFirst(2).first(where: {
        isWord($0, in: Self.misses)
      }), let number = numberBehind(word)
    else { return }
    let isParted =
      elements[word - 1].kind == .comma || elements[word - 1].kind == .hyphen
      || elements[word - 1].kind == .period || elements[word - 1].kind == .semicolon
    let reps = isParted ? word - 2 : word - 1
    guard reps > 0, elements[reps].kind == .quantity,
      elements[reps].unit == .none || elements[reps].unit == .repetition,
      elements[reps - 1].kind == .times || elements[reps - 1].kind == .comma
        || elements[reps - 1].isNumber || elements[reps - 1].kind == .slash,
      // The next one of them.
      elements[number].value == elements[reps].value + 1_000
    else { return }
    var end = number + 1
    while end < elements.count, !elements[end].spaceBefore, elements[end].range.count <= 4,
      elements[end].kind == .word || elements[end].kind == .other || elements[end].kind == .period
    {
      end += 1
    }
    if end < elements.count, isWord(end, in: Self.reps) || elements[end].meaning == .repetition {
      end += 1
    }
    guard
      end == elements.count || elements[end].kind == .comma || elements[end].kind == .period
        || elements[end].kind == .exclamation
    else { return }
    context.remarks.append(range(word..<end))
    anatomy.parser.elements.removeSubrange((reps + 1)..<end)
    anatomy.parser.elements[reps].flags.insert(.spaceAfter)
  }

  /// The 6 of `à la 6e`, `en la 6`, `bei der 6.`, `na sexta` being no number.
  private func numberBehind(_ word: Int) -> Int? {
    var index = word + 1
    while index < elements.count, index <= word + 3, elements[index].kind == .word,
      isWord(index, in: CommonWords.places) || isWord(index, in: Self.reps)
        || elements[index].meaning == .repetition
    {
      index += 1
    }
    guard index > word + 1, index < elements.count, elements[index].kind == .quantity,
      elements[index].value % 1000 == 0, 2_000...31_000 ~= elements[index].value
    else { return nil }
    return index
  }

  private static let misses = WordSet(
    "cedimento upadek versagen muskelversagen отказ", CommonWords.missed)
  private static let reps = WordSet(
    "rép rep reps repetición repetição ripetizione wdh wiederholung повторе повторении повторі herhaling"
  )
}
