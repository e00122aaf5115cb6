internal import JournalSyntax

/// What the reps of a lift are called, and where it ends: `Tire 300 x 6 flips, x 5`, `Stone 120 to shoulder x 1 x 1`,
/// `Log 80 kg for reps in 60s - 6 reps`.
extension FileReader {
  /// Keeps the words as remarks.
  mutating func dropNounsOfReps() {
    var index = elements.count - 3
    while index > 3 {
      defer { index -= 1 }
      guard index + 2 < elements.count, elements[index].kind == .word,
        elements[index].word == .plain, elements[index - 1].isBareWhole,
        elements[index - 2].kind == .times, elements[index + 1].kind == .comma,
        elements[index + 2].kind == .times
      else { continue }
      context.remarks.append(elements[index].range)
      anatomy.parser.elements.remove(at: index)
    }
    guard let times = elements.firstIndex(where: { $0.kind == .times }), times > 3,
      elements[times - 1].kind == .word, elements[times - 1].word == .plain,
      isWord(times - 2, in: Self.towards), elements[times - 3].kind == .quantity,
      elements[times - 3].isBare || elements[times - 3].unit.isMass,
      elements[..<(times - 3)].allSatisfy({ $0.kind == .word })
    else { return }
    context.remarks.append(range((times - 2)..<times))
    anatomy.parser.elements.removeSubrange((times - 2)..<times)
  }

  private static let towards = WordSet("to onto over")

  /// The `for reps in 60s -` of `80 kg for reps in 60s - 6 reps`.
  mutating func dropTimeForReps() {
    let reps = elements.count - 1
    guard reps > 4, elements[reps].unit == .repetition,
      elements[reps - 1].kind == .hyphen || elements[reps - 1].kind == .colon,
      let word = elements.firstIndex(where: { $0.meaning == .for }), word > 1, word + 1 < reps - 1,
      elements[word + 1].meaning == .repetition, elements[word - 1].kind == .quantity,
      elements[word - 1].unit.isMass || elements[word - 1].isBare,
      elements[(word + 2)..<(reps - 1)].allSatisfy({
        $0.meaning == .in || $0.kind == .clock || $0.unit.isTime || $0.unit == .letterS
      })
    else { return }
    context.remarks.append(range(word..<(reps - 1)))
    anatomy.parser.elements.replaceSubrange(
      word..<reps, with: [signOf(.times, at: reps)])
  }
}
