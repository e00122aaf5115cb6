internal import JournalSyntax

/// Work behind the kind of work that it is: `WOD: 5k row 19:45`, `Metcon: 2k row, 8:05`,
/// `Cash out: 500 m ski`.
extension FileReader {
  /// Drops the label, which is neither a title nor an exercise.
  mutating func dropKindOfWork() {
    guard elements.count > 3, elements[0].kind == .word, context.section == .training,
      isWord(0, in: Self.kindsOfWork),
      let colon = elements.prefix(4).firstIndex(where: { $0.kind == .colon }),
      colon + 2 < elements.count, elements[1..<colon].allSatisfy({ !$0.isNumber }),
      case let (way, name) = (elements[colon + 1], elements[colon + 2]),
      way.unit.isLength || way.unit.isTime || way.unit == .kilo || way.unit == .letterM
        || way.kind == .clock,
      name.kind == .word, isEndurance(colon + 2)
    else { return }
    context.remarks.append(range(0..<colon))
    anatomy.parser.elements.removeFirst(colon + 1)
  }

  private func isEndurance(_ word: Int) -> Bool {
    let name = text(elements[word].range)
    return isWord(word, in: Self.rows)
      || names.isKnown(name) && names.nature(of: name).contains(.cardio)
  }

  private static let kindsOfWork = WordSet(
    """
    wod metcon conditioning cardio finisher cash cashout buy buyin workout aerobic endurance engine \
    ausdauer ausdauertraining cardiotraining
    """)
}
