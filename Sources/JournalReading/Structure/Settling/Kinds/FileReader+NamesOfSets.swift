internal import JournalSyntax

/// What a set was in the plan, before its numbers and right below its exercise: `Topset 90x3`, `Heavy single 100x1`,
/// `Burnout 40x20`, `Pause 80x3`. It is no other exercise.
extension FileReader {
  /// Keeps the words as a remark of the set.
  mutating func dropNameOfSet() {
    guard elements.count > 3, context.entry != nil || context.pendingName != nil,
      // `Pause 70x3` is no rest wherever it stands.
      !context.isAfterBlank && isWord(0, in: Self.namesOfSets) || isWord(0, in: Self.pauses),
      let number = elements.prefix(5).firstIndex(where: \.isNumber), number > 0,
      (1..<number).allSatisfy({
        elements[$0].kind == .colon || elements[$0].meaning == .set
          || isWord($0, in: Self.counted)
      }), isPairOfSet(number)
    else { return }
    context.remarks.append(range(0..<number))
    anatomy.parser.elements.removeSubrange(..<number)
    anatomy.parser.elements[0].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  /// A load and its reps.
  private func isPairOfSet(_ load: Int) -> Bool {
    load + 2 < elements.count && (elements[load].unit.isMass || elements[load].isBare)
      && elements[load + 1].kind == .times && elements[load + 2].isBareWhole
  }

  private static let namesOfSets = WordSet(
    "topset topsets burnout burnouts finisher heavy light pause pauses openers second third widowmaker"
  )
  private static let pauses = WordSet("pause pauses")
  private static let counted = WordSet("single double triple singles doubles triples attempt")
}
