internal import JournalSyntax

/// A load with its unit on each side of a bar, before its reps: `Squat 20kg/side x 5`, `Hack squat 20kg a side x 10`.
extension FileReader {
  mutating func settleUnitOfSide() {
    guard let load = elements.indices.dropLast(3).first(where: { elements[$0].unit.isMass }),
      load > 0,
      elements[load + 1].kind == .slash || elements[load + 1].meaning == .per
        || elements[load + 1].meaning == .each || isWord(load + 1, in: Self.articles),
      elements[load + 2].meaning == .side, elements[load + 3].kind == .times,
      load + 4 < elements.count, elements[load + 4].isBareWhole
    else { return }
    anatomy.parser.elements[load].range = elements[load].range.through(elements[load + 2].range)
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements.removeSubrange((load + 1)...(load + 2))
    anatomy.parser.end = elements.count
  }

  private static let articles = WordSet("a")
}
