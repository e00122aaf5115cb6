internal import JournalSyntax

/// Weeks that come: `la semana que viene subo banca a 62,5`, `semana que vem 62,5x5`.
extension FileReader {
  /// The word for a week has the verb behind it, and perhaps a word that joins them.
  func isComing(_ week: Int) -> Bool {
    if week > 0, isWord(week - 1, in: Self.other) { return true }
    guard week + 2 < elements.count else { return false }
    return isWord(week + 1, in: Self.coming)
      || elements[week + 1].range.count <= 3 && isWord(week + 2, in: Self.coming)
  }

  /// `Проходка через 3 недели: 150 - 100 - 180`, `Za 2 tygodnie 150x1`: how long it is until then.
  var tellsWhenToCome: Bool {
    guard !isASCII || elements[0].range.count == 2 else { return false }
    return elements.indices.prefix(6).contains { index in
      guard isWord(index, in: Self.until), index + 1 < elements.count,
        index == 0 || elements[..<index].allSatisfy({ $0.kind == .word })
      else { return false }
      var period = index + 1
      if elements[period].isNumber && elements[period].unit == .none || isSpan(period + 1) {
        period += 1
      }
      guard period < elements.count,
        // `Через неделю отдыха жим 100х5` was done.
        period + 1 >= elements.count || !isWord(period + 1, in: Self.pauses)
      else { return false }
      return isSpan(period)
        || elements[period].unit == .other && elements[period].kind == .quantity
    }
  }

  /// `Squat 5x5 100 kg tomorrow`, `Easy today, a 2000 m piece tomorrow.`: the last part of the line holds
  /// its numbers and is of the next day.
  var endsWithTomorrow: Bool {
    guard elements.count > 2,
      let last = elements.lastIndex(where: { $0.kind == .word }), last + 3 > elements.count,
      elements[last].meaning == .next, isWord(last, in: Self.tomorrow)
    else { return false }
    let mark = elements[..<last].lastIndex { element in
      switch element.kind {
      case .comma, .period, .semicolon, .openParenthesis, .arrow: true
      case .hyphen: element.spaceBefore
      default: false
      }
    }
    let start = mark.map { $0 + 1 } ?? 0
    return elements[start..<last].contains(where: \.isNumber)
      && !elements[..<start].contains(where: \.isNumber)
  }

  private static let tomorrow = WordSet(
    "tomorrow tmrw tmr tomorow mañana demain amanhã domani morgen jutro завтра zítra yarın 내일 明日 明天"
  )

  private func isSpan(_ index: Int) -> Bool {
    index < elements.count
      && (elements[index].meaning == .week || isWord(index, in: Self.periods))
  }

  private static let pauses = WordSet(
    "отдыха перерыва после болезни відпочинку перерви після przerwy po odpočinku pauză după")
  private static let until = WordSet("через за za peste")
  private static let periods = WordSet(
    """
    неделю недели недель месяц месяца месяцев тиждень тижні тижнів місяць місяці місяців tydzień tygodnie \
    tygodni miesiąc miesiące miesięcy týden týdny týdnů měsíc měsíce săptămână săptămâni lună luni
    """)
  /// The other week is the next one in Greek.
  private static let other = WordSet("άλλη επόμενη")

  private static let coming = WordSet("viene vem vient entra coming")
}
