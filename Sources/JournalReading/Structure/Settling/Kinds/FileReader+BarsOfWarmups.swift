internal import JournalSyntax

/// The bar in sets to get warm: `échauffement : barre 10, 60 kg 5`, `lämmittely: tanko 10`, and such sets of which
/// only the number is told.
extension FileReader {
  /// Makes the empty bar of the word right before reps, which elsewhere begins names.
  mutating func settleBarOfWarmup() {
    guard elements.count > 2, elements[0].meaning == .warmup else { return }
    let first = elements[1].kind == .colon || elements[1].kind == .hyphen ? 2 : 1
    // `Warm-up: empty bar, 40, 60`.
    if first + 2 < elements.count, isWord(first, in: Self.empty),
      elements[first + 1].meaning == .bar, elements[first + 2].kind == .comma
    {
      anatomy.parser.elements.remove(at: first)
    }
    guard first + 1 < elements.count, isWord(first, in: Self.bars),
      elements[first + 1].isNumber || elements[first + 1].kind == .times
    else { return }
    anatomy.parser.elements[first].word = Word(meaning: .bar, value: 0)
  }

  /// Takes the `warm-up 2 sets` of `Squat bar warm-up 2 sets, 60 kg x 10` and the `空杆热身2组` before loads off
  /// the line: nobody knows the reps.
  mutating func dropWarmupsWithoutReps() {
    guard
      let sets = elements.indices.dropFirst().dropLast(2).first(where: {
        elements[$0].kind == .quantity && elements[$0].unit == .set && isWarmupWord($0 - 1)
      })
    else { return }
    let next = elements[sets + 1].kind == .comma ? sets + 2 : sets + 1
    guard next + 1 < elements.count, elements[next].kind == .quantity, elements[next].unit.isMass,
      elements[next + 1].isNumber || elements[next + 1].kind == .times
    else { return }
    var first = sets - 1
    if first > 0, elements[first - 1].meaning == .bar { first -= 1 }
    guard first > 0, elements[first - 1].kind == .word || elements[first - 1].kind == .colon,
      elements[..<first].contains(where: { $0.kind == .word && $0.word == .plain })
    else { return }
    context.remarks.append(range(first..<(sets + 1)))
    anatomy.parser.elements[next].flags.insert(.spaceBefore)
    anatomy.parser.elements[first - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.removeSubrange(first..<next)
  }

  private func isWarmupWord(_ index: Int) -> Bool {
    if elements[index].meaning == .warmup { return true }
    guard elements[index].flags.contains(.unspacedScript) else { return false }
    let word = text(elements[index].range)
    return Self.warmups.contains { word.contains($0) }
  }

  private static let warmups = ["热身", "熱身", "暖身", "ウォームアップ", "워밍업", "웜업"]
  private static let empty = WordSet("empty just only leere")
  private static let bars = WordSet(
    "halter", GymWords.bars)
}
