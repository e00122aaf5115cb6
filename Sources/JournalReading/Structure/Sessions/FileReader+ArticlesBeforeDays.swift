internal import JournalSyntax

/// Small words before a day: `le 16 mars`, `Training vom 16.3.`, `Séance du 16/03`, `Gym on 3/16`.
extension FileReader {
  /// Takes the word off where nothing but the day stands behind it, and a title or nothing before.
  mutating func dropArticleBeforeDay(_ line: LineSyntax) {
    // `The 15th`.
    if elements.count == 3, isWord(0, in: Self.the), elements[1].isBareWhole,
      elements[2].kind == .word, !elements[2].spaceBefore
    {
      anatomy.parser.elements.remove(at: 0)
      return
    }
    guard 2...8 ~= elements.count, line.kind == .text || line.kind == .heading,
      let article = elements.indices.prefix(3).first(where: { isWord($0, in: Self.beforeDays) }),
      let (date, next) = dates.date(at: article + 1), elements[article + 1].isNumber,
      next == elements.count || next + 1 == elements.count && elements[next].kind == .colon
    else { return }
    let opensBlock = context.isAfterBlank || context.session == nil || line.kind == .heading
    switch date.form {
    case .namedWithoutYear: break
    case .two: guard opensBlock, isPossible(date) else { return }
    default: return
    }
    guard article == 0 || opensBlock && isTitle(0..<article) else { return }
    anatomy.parser.elements.remove(at: article)
  }

  private static let the = WordSet("the")
  private static let beforeDays = WordSet(
    "le du el del il vom am den der de do da dnia dzień dia día on the of from от за")
}
