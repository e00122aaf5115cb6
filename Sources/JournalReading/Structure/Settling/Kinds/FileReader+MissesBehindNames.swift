internal import JournalSyntax

/// A miss told before its load: `Bench missed 245x1`, `Squat 225x5, missed 245x1`, `225x5, tried 245 but failed`.
extension FileReader {
  /// Puts the word behind the set it is of.
  mutating func settleMissBehindName() {
    var index = 0
    while index + 2 < elements.count {
      index += 1
      guard isWord(index, in: Self.misses), elements[index - 1].kind == .comma || isLift(index),
        case let load = index + 1, elements[load].kind == .quantity,
        elements[load].unit.isMass || elements[load].isBare && elements[load].value >= 30_000
      else { continue }
      let isTimes =
        load + 2 < elements.count && elements[load + 1].kind == .times
        && elements[load + 2].isBareWhole
      // `, failed 245` is read as it stands.
      guard isTimes || isLift(index) else { continue }
      let end = isTimes ? load + 3 : load + 1
      guard end == elements.count || elements[end].kind == .comma else { continue }
      var word = anatomy.parser.elements.remove(at: index)
      word.flags.insert(.spaceBefore)
      word.word = Word(meaning: .failed, value: 0)
      anatomy.parser.elements.insert(word, at: end - 1)
    }
    settleTryThatFailed()
    dropSetOfMissedRep()
  }

  /// The `on set 3` of `3x5 @ 85 (failed last rep on set 3)`, which tells no reps of it.
  private mutating func dropSetOfMissedRep() {
    guard
      let rep = elements.indices.dropFirst(3).dropLast(3).first(where: { index in
        elements[index].meaning == .repetition
          && elements[max(0, index - 3)..<index].contains { $0.meaning == .failed }
      }), isWord(rep + 1, in: Self.ofSets),
      elements[rep + 2].meaning == .set && elements[rep + 3].isBareWhole
        || elements[rep + 2].meaning == .previous && elements[rep + 3].meaning == .set
    else { return }
    context.remarks.append(range((rep + 1)..<(rep + 4)))
    anatomy.parser.elements.removeSubrange((rep + 1)..<(rep + 4))
    anatomy.parser.end = elements.count
  }

  private static let ofSets = WordSet("on of in at during")

  /// The `tried 245 but failed` behind a set, as `245 failed`.
  private mutating func settleTryThatFailed() {
    guard
      let verb = elements.indices.dropLast(2).first(where: {
        isWord($0, in: Self.tries) && elements[$0 + 1].isNumber
      }), verb > 0, elements[verb - 1].kind == .comma,
      let miss = elements.indices[(verb + 2)...].prefix(4).first(where: {
        elements[$0].meaning == .failed || isWord($0, in: Self.misses)
      }), miss + 1 == elements.count, elements[(verb + 2)..<miss].allSatisfy({ $0.kind == .word })
    else { return }
    anatomy.parser.elements[miss].word = Word(meaning: .failed, value: 0)
    anatomy.parser.elements.removeSubrange((verb + 2)..<miss)
    anatomy.parser.elements.remove(at: verb)
    anatomy.parser.end = elements.count
  }

  private func isLift(_ index: Int) -> Bool {
    index <= 4 && elements[..<index].allSatisfy { $0.kind == .word } && isExercise(0..<index)
  }

  private static let misses = WordSet("missed failed")
  private static let tries = WordSet("tried attempted")
}
