internal import JournalSyntax

/// Why an exercise was done, or what it stands for, between its name and its sets: `Squats because leg press was taken: 155x8`,
/// `Back-off squats since I was mad 155x8`, `Rudern statt Kreuzheben 60x8`; and asides about it, `Seated row (new one, Bob
/// showed me) 25 15 15`.
extension FileReader {
  /// Keeps the clause as a note.
  mutating func dropClauseBehindName() {
    guard elements[0].kind == .word, let number = elements.firstIndex(where: \.isNumber), number > 2
    else { return }
    if dropAsideBehindName(number) { return }
    guard
      let clause = elements[..<number].indices.dropFirst().first(where: {
        isWord($0, in: Self.joining)
      }), number - clause <= 10, number - clause > 1 || elements[number - 1].kind == .colon,
      elements[..<clause].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      endsInKnownLift(clause),
      elements[clause..<number].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      elements[clause..<number].allSatisfy({ tellsNoTime($0.meaning) })
    else { return }
    keepAside(clause..<number)
  }

  /// The parentheses right behind a known name, with words alone in them, before bare numbers.
  private mutating func dropAsideBehindName(_ number: Int) -> Bool {
    guard elements[number - 1].kind == .closeParenthesis,
      let open = elements[..<number].firstIndex(where: { $0.kind == .openParenthesis }), open > 0,
      number - open > 3, isExercise(0..<open), elements[number].isBare,
      elements[safe: number + 1]?.isBare == true,
      elements[(open + 1)..<(number - 1)].allSatisfy({ $0.kind == .word || $0.kind == .comma }),
      elements[(open + 1)..<(number - 1)].allSatisfy({ tellsNoTime($0.meaning) })
    else { return false }
    keepAside(open..<number)
    return true
  }

  private mutating func keepAside(_ aside: Range<Int>) {
    context.remarks.append(range(aside))
    anatomy.parser.elements.removeSubrange(aside)
    anatomy.parser.elements[aside.lowerBound].flags.insert(.spaceBefore)
    anatomy.parser.elements[aside.lowerBound - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// `Squats`, `Back-off squats`.
  private func endsInKnownLift(_ end: Int) -> Bool {
    isExercise(0..<end) || isExercise((end - 1)..<end)
  }

  /// Plans, goals and other days are no clauses about the work.
  private func tellsNoTime(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .plan, .goal, .next, .previous, .total, .record, .assisted, .bodyweight, .bar, .level,
      .warmup, .drop, .with, .plate, .seat:
      false
    default: true
    }
  }

  private static let joining = WordSet(
    """
    because bc cuz cause since instead weil statt anstatt stattdessen parce puisque au-lieu porque perché invece want omdat
    zamiast ponieważ вместо потому
    """)
}
