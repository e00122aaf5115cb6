internal import JournalSyntax

/// How far a missed lift went: `117.5 missed 2/3 of the way up`, `140 failed 3/4 up`. It is no pair of reps.
extension FileReader {
  mutating func dropPartOfMiss() {
    guard
      let slash = elements.indices.dropFirst(3).dropLast().first(where: {
        elements[$0].kind == .slash && elements[$0 - 1].isBareWhole && elements[$0 + 1].isBareWhole
          && elements[$0 - 1].value < elements[$0 + 1].value && elements[$0 + 1].value <= 4_000
          && !elements[$0].spaceBefore
      }),
      isMiss(slash - 2) || elements[slash - 2].kind == .word && isMiss(slash - 3),
      elements[slash + 2 < elements.count ? slash + 2 : slash - 2].kind == .word
    else { return }
    context.remarks.append(range((slash - 1)..<elements.count))
    anatomy.parser.elements.removeSubrange((slash - 1)...)
    anatomy.parser.elements[slash - 2].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  private func isMiss(_ index: Int) -> Bool {
    elements[index].meaning == .failed || isWord(index, in: CommonWords.missed)
  }
}
