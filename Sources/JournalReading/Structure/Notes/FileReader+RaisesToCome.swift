internal import JournalSyntax

/// What is to be put on the bar from the next time on, in languages whose verb alone tells that nobody did it yet:
/// `subir a 65 kg la próxima`, `monter à 105 kg`, `auf 105 kg steigern`.
extension FileReader {
  var tellsRaiseToCome: Bool {
    if isCrossedAtStart || tellsBest || tellsOfVisitor || tellsWhatIsNext
      || ratesByLabel
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

  /// `настрій: 4 з 5`, `mood: 4 of 5`.
  private var ratesByLabel: Bool {
    guard elements.count == 5, elements[0].kind == .word, elements[1].kind == .colon,
      elements[2].isBareWhole, isWord(3, in: Self.outOf),
      elements[4].isBareWhole, elements[4].value == 5_000 || elements[4].value == 10_000
    else { return false }
    return elements[2].value <= elements[4].value && !isExercise(0..<1)
  }

  private static let outOf = WordSet("з из of von z ze su de van av")

  /// `Dan came out and did 185 for 5`.
  private var tellsOfVisitor: Bool {
    // `Dan` is a word of other languages as well.
    guard elements.count > 5, elements[0].kind == .word, elements[0].range.count > 2,
      isWord(1, in: Self.coming), isCapital(Int(elements[0].range.start)),
      !isWord(0, in: CommonWords.pronounsOfOwn), endOfKnownName(0) == nil,
      let number = elements.prefix(9).firstIndex(where: \.isNumber), number > 3
    else { return false }
    return (2..<number).contains { isWord($0, in: Self.deedsOfVisitors) || isDoing(elements[$0]) }
  }

  private static let coming = WordSet("came showed walked joined rocked popped dropped turned")
  private static let deedsOfVisitors = WordSet(
    "did hit got benched squatted pulled pressed repped lifted")

  /// `double unders - best 23 unbroken`.
  private var tellsBest: Bool {
    guard elements.count > 3, elements.count(where: \.isNumber) == 1,
      let number = elements.firstIndex(where: \.isNumber), number > 1,
      elements[number].isBareWhole, isWord(number - 1, in: Self.best),
      !elements.contains(where: { $0.kind == .times })
    else { return false }
    return number + 1 < elements.count && isWord(number + 1, in: Self.unbroken)
  }

  private static let best = WordSet("best longest")
  private static let unbroken = WordSet("unbroken straight consecutive ub")

  /// `❌ Bench 80 3x5`: nothing of it was done.
  private var isCrossedAtStart: Bool {
    elements.count > 3 && elements[0].kind == .other && isCross(0) && elements[1].kind == .word
      && elements.contains(where: \.isNumber)
  }

  private static let raising = WordSet(
    """
    subir aumentar bajar monter augmenter passer salire aumentare scendere поднять добавить повысить увеличить
    zwiększyć dodać dołożyć öka øke verhogen zvýšit přidat lisää nosta
    """)
  private static let raisingAtEnd = WordSet(
    "steigern erhöhen draufpacken drauflegen versuchen probieren nehmen gehen verhogen pakken proberen"
  )
}
