internal import JournalSyntax

/// What a watch or a writer counted besides sets: `avg pace 5:02, avg hr 150`, `0 missed reps`.
extension FileReader {
  /// A mean of something, or that there was none of it.
  func tellsStatistic(_ segment: Segment) -> Bool {
    if !segment.isNameBehind, let first = segment.name.first {
      return isWord(first, in: Self.means)
        && segment.name.dropFirst().allSatisfy({ elements[$0].kind == .word })
        && !anatomy.parser.expressions.contains(where: { $0.terms.count > 1 })
    }
    let number = segment.expressions.lowerBound
    return elements[number].kind == .quantity && elements[number].value == 0
      && elements[number].unit == .none && number + 1 < elements.count
      && elements[number + 1].kind == .word && elements[number + 1].spaceBefore
      && elements[number + 1].meaning != .repetition
      && !elements.contains(where: { $0.kind == .times || $0.unit.isMass })
  }

  private static let means = WordSet(
    "avg average ave mean durchschnitt schnitt promedio media moyenne moy средний средняя ср gemiddeld snitt keskimäärin"
  )
}
