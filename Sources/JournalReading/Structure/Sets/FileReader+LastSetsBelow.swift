internal import JournalSyntax

/// What the last of several sets came to, on a line of its own below them: `last set 8`, `letzter Satz nur 8`,
/// `последний подход 8 раз`.
extension FileReader {
  /// Tells it of the sets right above, and returns whether it did.
  mutating func repsOfLastSetBelow(_ line: LineSyntax) -> Bool {
    guard 3...7 ~= elements.count, context.lastSetLine == context.lineIndex - 1,
      line.kind != .heading, elements[0].kind == .word,
      let number = elements.lastIndex(where: \.isNumber),
      elements[..<number].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      elements[number...].dropFirst().allSatisfy({ $0.meaning == .repetition || $0.kind == .period }
      ),
      elements[number].isBareWhole || elements[number].unit == .repetition,
      1_000...60_000 ~= elements[number].value,
      elements[..<number].indices.contains(where: { isWord($0, in: CommonWords.last) }),
      elements[..<number].contains(where: { $0.meaning == .set }),
      elements[..<number].indices.allSatisfy({ isOfLastSetBelow($0) })
    else { return false }
    guard let last = file.drafts.indices.last, file.drafts[last].lineIndex == context.lineIndex - 1,
      file.drafts[last].attributes.lastSet == nil, tellsSeveralSets(file.drafts[last])
    else { return false }
    file.drafts[last].attributes.lastSet = Attributes.LastSet(
      reps: elements[number].value, isMaximum: false)
    note(line.content)
    return true
  }

  private func isOfLastSetBelow(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .set, .previous, .of: true
    default:
      elements[index].kind == .colon || isWord(index, in: CommonWords.last)
        || isWord(index, in: CommonWords.only) || isWord(index, in: CommonWords.did)
        || isWord(index, in: CommonWords.was) || isWord(index, in: CommonWords.articles)
    }
  }

  /// `4x10 60`: a times sign and a count of sets.
  private func tellsSeveralSets(_ draft: Draft) -> Bool {
    draft.quantities.count > 1 && draft.terms.count > 1
      && draft.quantities.contains {
        ($0.unit == .none || $0.unit == .set) && 2_000...12_000 ~= $0.value
      }
  }
}
