internal import JournalSyntax

/// What is to be put on the bar from the next time on, in languages whose verb alone tells that nobody did it yet:
/// `subir a 65 kg la próxima`, `monter à 105 kg`, `auf 105 kg steigern`.
extension FileReader {
  var tellsRaiseToCome: Bool {
    if isCrossedAtStart || tellsLongestRow || tellsOfVisitor || tellsOfNeighbour || tellsWhatIsNext
      || ratesByLabel || tellsChangeInRussian
    {
      return true
    }
    guard 3...12 ~= elements.count, elements[0].kind == .word,
      elements.count(where: \.isNumber) == 1,
      // `Laufband 30 min gehen` was done.
      elements.contains(where: { $0.isNumber && ($0.unit.isMass || $0.isBare) }),
      !elements.contains(where: {
        $0.kind == .times || $0.unit == .set || $0.unit == .repetition || $0.kind == .colon
      })
    else { return false }
    let last = elements.count - 1
    if isWord(0, in: Self.raising) { return elements[1].kind == .word || elements[1].isNumber }
    return isWord(last, in: Self.raisingAtEnd) && elements[last - 1].isNumber
  }

  /// `дальше: 85х6х4 и по 2,5 в неделю`.
  private var tellsWhatIsNext: Bool {
    elements.count > 3 && elements[1].kind == .colon && isWord(0, in: Self.further)
  }

  private static let further = WordSet(
    "дальше далее далі надалі")

  /// `в пн присед урезать до 120х5х3`: what is to be done.
  private var tellsChangeInRussian: Bool {
    !isASCII
      && elements.indices.dropFirst().dropLast(2).contains { index in
        isWord(index, in: Self.changing) && isWord(index + 1, in: Self.upTo)
          && elements[index + 2].isNumber
      }
  }

  private static let changing = WordSet(
    "урезать снизить сбросить поднять довести увеличить убавить")
  private static let upTo = WordSet("до")
  private static let raising = WordSet(
    """
    subir aumentar bajar monter augmenter passer salire aumentare scendere поднять добавить повысить увеличить
    zwiększyć dodać dołożyć öka øke verhogen zvýšit přidat lisää nosta
    """)
  private static let raisingAtEnd = WordSet(
    "steigern erhöhen draufpacken drauflegen versuchen probieren nehmen gehen verhogen pakken proberen"
  )
}
