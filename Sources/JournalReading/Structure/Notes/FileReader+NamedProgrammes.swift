internal import JournalSyntax
internal import WorkoutModel

/// Lines that name a programme and its scheme, which nobody did as such: `StrongLifts 5x5`, `Madcow 5x5
/// week 3`, `5x5 program`.
extension FileReader {
  /// Keeps such a line as a note; with a load, or reps of its own, it may tell sets.
  mutating func programmeLine(_ line: LineSyntax) -> Bool {
    let isBeginning = isWord(0, in: Self.beginnings)
    guard elements.count <= (isBeginning ? 30 : 16),
      !elements.contains(where: {
        $0.unit.isMass && $0.kind == .quantity
          || !isBeginning && $0.isBare && $0.value >= 20_000 && !isYear($0)
      })
    else { return false }
    let isNamed =
      isWord(0, in: Self.programmes)
      || elements.count > 1 && isWord(0, in: Self.firstWords) && isWord(1, in: Self.secondWords)
      // `Started April 28 on Stronglifts 5x5. Old school strength training`.
      || isBeginning && isSchemeOfProgramme
    let isCalled =
      3...5 ~= elements.count && elements[0].isBareWhole && elements[1].kind == .times
      && elements[2].isBareWhole && elements[3...].allSatisfy { $0.kind == .word }
      && isWord(elements.count - 1, in: Self.kinds)
    guard isNamed || isCalled, elements.contains(where: { $0.kind == .times }) else { return false }
    settlePendingName(nextIsName: false)
    note(line.content)
    return true
  }

  /// `StrongLifts 5x5 !! started 2020-01-13` is no title of that day.
  var opensWithProgramme: Bool {
    isWord(0, in: Self.programmes) && elements.contains { $0.kind == .times }
      && elements.indices.contains { isWord($0, in: Self.beginnings) }
  }

  private func isYear(_ element: JournalSyntax.Element) -> Bool {
    element.range.count == 4 && 1_990_000...2_049_000 ~= element.value
  }

  /// The only scheme stands right behind the name of a programme.
  private var isSchemeOfProgramme: Bool {
    guard let times = elements.firstIndex(where: { $0.kind == .times }), times > 2,
      isWord(times - 2, in: Self.programmes)
    else { return false }
    return !elements[(times + 1)...].contains { $0.kind == .times }
  }

  private static let programmes = WordSet(
    "stronglifts sl5x5 madcow smolov greyskull gzclp nsuns candito sheiko texas 스트롱리프트 스트롱리프츠 ストロングリフト"
  )
  private static let beginnings = WordSet(
    "started starting began begin beginning new trying switched")
  private static let firstWords = WordSet("starting bill strong")
  private static let secondWords = WordSet("strength starr lifts")
  private static let kinds = WordSet("program programme routine template plan programm programma")
}
