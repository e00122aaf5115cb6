internal import JournalSyntax

/// Lines that tell what somebody wants to lift one day.
extension FileReader {
  /// `ПМ: П 180 / Ж 130 / Т 210`, `КПШ 27+26`: bests and counts of lifts.
  mutating func countLabel(_ line: LineSyntax) -> Bool {
    guard !isASCII, isWord(0, in: Self.counts), !elements.contains(where: { $0.kind == .times })
    else { return false }
    note(line.content)
    return true
  }

  private static let counts = WordSet("КПШ кпш ПМ пм")

  /// `к лету: жим 90, присед 110`, `meta dez/24: terra 140` and `But: 100 kg`: by when, a colon, and the
  /// loads wanted.
  mutating func goalLabel(_ line: LineSyntax) -> Bool {
    // `Meta 80 kg`.
    if 2...4 ~= elements.count, elements[1].kind == .quantity, isWord(0, in: Self.aims),
      elements[1].unit.isMass || elements[1].isBare,
      elements.dropFirst(2).allSatisfy({ $0.kind == .word })
    {
      file.plannedLines.append(context.lineIndex)
      note(line.content)
      return true
    }
    guard elements.count > 2, elements[0].kind == .word,
      let colon = elements.prefix(7).firstIndex(where: { $0.kind == .colon }),
      colon + 1 < elements.count, isWord(0, in: Self.goals) || colon == 2 && isSeasonToCome,
      elements[(colon + 1)...].contains(where: \.isNumber)
    else { return false }
    file.plannedLines.append(context.lineIndex)
    note(line.content)
    return true
  }

  /// `к лету`: until the summer.
  private var isSeasonToCome: Bool { isWord(0, in: Self.until) && isWord(1, in: Self.seasons) }

  private static let aims = WordSet("meta metas alvo alvos")
  private static let goals = WordSet("meta metas but buts alvo alvos piano")
  private static let until = WordSet("к К")
  private static let seasons = WordSet("лету осени зиме весне отпуску")
}
