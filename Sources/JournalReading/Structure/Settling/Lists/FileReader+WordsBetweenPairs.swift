internal import JournalSyntax

/// Lists of which a word stands behind one part: `40(15) calent, 60(10), 70(8)`, `8 mit 60, 5/5/3 mit 95`.
extension FileReader {
  /// The `calent` of `40(15) calent, 60(10), 70(8)`: words behind one pair of several leave the others what they are.
  mutating func dropWordsBetweenPairs() {
    guard elements.count > 9 else { return }
    var index = 3
    while index + 4 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .closeParenthesis, elements[index - 1].isBareWhole,
        elements[index - 2].kind == .openParenthesis, elements[index - 3].isNumber,
        let end = elements[(index + 1)...].prefix(5).firstIndex(where: {
          $0.kind != .word && $0.kind != .exclamation && $0.kind != .period
        }), end > index + 1, elements[end].kind == .comma,
        end + 2 < elements.count, elements[end + 1].isNumber,
        elements[end + 2].kind == .openParenthesis,
        elements[(index + 1)..<end].allSatisfy({ $0.kind != .word || $0.word == .plain })
      else { continue }
      if isWord(index + 1, in: Self.warmups) {
        anatomy.parser.elements.removeSubrange((index + 2)..<end)
        anatomy.parser.elements[index + 1].word = Word(meaning: .warmup, value: 0)
      } else {
        context.remarks.append(range((index + 1)..<end))
        anatomy.parser.elements.removeSubrange((index + 1)..<end)
      }
      anatomy.parser.end = elements.count
    }
  }

  /// The `mit 95` of `8 mit 60, 5/5/3 mit 95`, which is of each of the three.
  mutating func settleListsWithLoads() {
    guard elements.count(where: { $0.meaning == .with }) > 1 else { return }
    var index = elements.count - 1
    while index > 3 {
      index -= 1
      // The letter of `60/8W 80/5W 100/5` is that of a warm-up.
      guard elements[index].meaning == .with, elements[index].range.count > 1,
        index + 1 < elements.count, elements[index + 1].isNumber, elements[index - 1].isBareWhole,
        elements[index - 2].kind == .slash, elements[index - 3].isBareWhole
      else { continue }
      var first = index - 1
      while first > 1, elements[first - 1].kind == .slash, elements[first - 2].isBareWhole {
        first -= 2
      }
      let (with, load) = (elements[index], elements[index + 1])
      for slash in stride(from: index - 2, through: first + 1, by: -2) {
        var comma = elements[slash]
        (comma.kind, comma.flags) = (.comma, .spaceAfter)
        anatomy.parser.elements.replaceSubrange(slash...slash, with: [with, load, comma])
      }
      index = first
    }
    anatomy.parser.end = elements.count
  }

  private static let warmups = WordSet(
    "calent calentamiento warm wu aufw riscald échauf ech rozgrz")
}
