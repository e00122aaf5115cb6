internal import JournalSyntax

/// Fees, sums of lifts, habits and changes of a plan: lines whose numbers are no sets, in the words of many languages.
extension FileReader {
  /// One of these. What asks for another scheme is told from what was done by the caller.
  var tellsFeeOrSum: Bool {
    tellsHeight
      || elements.count > 2
        && (tellsFee || tellsPurchase || tellsTotalOfMeet || tellsHabit || tellsDayWithoutWork)
  }

  /// What somebody else lifted, what is wanted, and what was best.
  func isOfOtherTimeOrLifter(_ line: LineSyntax) -> Bool {
    tellsLiftsOfHim || replacesScheme || sumsMaxima || !isASCII && plansInScript(line)
  }

  /// `Basic-Fit 24,99 p/m`, `salle 29,99/mois`, `Jahresbeitrag 96,- überwiesen`.
  private var tellsFee: Bool {
    guard elements[0].kind == .word, elements.count <= 12,
      !elements.contains(where: { $0.kind == .times || $0.unit.isMass || $0.unit == .set }),
      let number = elements.firstIndex(where: \.isNumber), number > 0,
      !(0..<number).contains(where: { elements[$0].kind == .word && isExercise($0..<($0 + 1)) })
    else { return false }
    return elements.indices.dropFirst(number + 1).contains { index in
      switch elements[index].kind {
      // `96,-`: whole euros.
      case .hyphen:
        elements[index - 1].kind == .comma && !elements[index].spaceBefore
          && elements[safe: index + 1]?.isNumber != true
      case .slash:
        index + 1 < elements.count && isWord(index + 1, in: Self.months)
          && (elements[index - 1].isNumber || isWord(index - 1, in: Self.pers))
      default: false
      }
    }
  }

  /// `Elev: 350 ft`, `elev gain 350 m`: how high somebody climbed on the way; `Elev lat 8x15` is a lift cut short.
  private var tellsHeight: Bool {
    2...6 ~= elements.count && isWord(0, in: Self.heights)
      && elements.contains { $0.kind == .quantity && ($0.unit.isLength || $0.unit == .letterM) }
      && !elements.contains { $0.kind == .times || $0.unit.isMass || $0.unit.isTime }
  }

  private static let heights = WordSet("elev elev.")

  /// `протеин закончился, заказал 2 кг за 3100`, `bought 2 kg of protein for 60`: what somebody paid for.
  private var tellsPurchase: Bool {
    guard elements.count <= 16, !elements.contains(where: { $0.kind == .times || $0.unit == .set }),
      elements.indices.contains(where: {
        elements[$0].kind == .word && isWord($0, in: Self.purchases)
      })
    else { return false }
    return !namesAnyExercise
  }

  private static let purchases = WordSet(
    """
    bought ordered gekauft bestellt acheté commandé comprado compré pedí encargué comprei encomendei comprato ordinato
    kupiłem kupiłam kupione zamówiłem zamówiłam купил купила купили заказал заказала купив купила замовив замовила köpte
    köpt beställde kjøpte bestilte købte gekocht besteld koupil koupila objednal objednala ostin tilasin aldım
    """)
  private static let pers = WordSet("p pro par por per")
  private static let months = WordSet(
    "m mo month mois mes mese mês Monat maand mies miesiąc мес месяц måned månad kk ay")

  /// `сумма 580, КМС 595 - не хватило 15 кг. 4 место из 9`, `Total 452.5, 3rd place`: what three lifts came to.
  private var tellsTotalOfMeet: Bool {
    guard isWord(0, in: Self.totals), case let sum = elements[1].kind == .colon ? 2 : 1,
      elements[sum].isNumber, 150_000...1_500_000 ~= elements[sum].value,
      elements[sum].unit == .none || elements[sum].unit.isMass,
      !elements.contains(where: { $0.kind == .times || $0.unit == .repetition })
    else { return false }
    return elements[(sum + 1)...].indices.contains {
      elements[$0].kind == .word && isWord($0, in: Self.places)
    }
  }

  private static let totals = WordSet(
    "сумма Сумма сума Сума total Total totale Totale suma Suma tulos yhteistulos samlet Zweikampf")
  private static let places = WordSet(
    """
    место места місце КМС МС разряд place placed Platz lugar puesto posto posizione miejsce plats plass sija sijoitus
    classement
    """)

  /// `Scaldarsi sempre 5' cyclette`, `immer 10 min aufwärmen`, above the first day: what shall be done every time.
  private var tellsHabit: Bool {
    file.dates.isEmpty && !file.hasSets && elements.count <= 14
      && elements.prefix(3).indices.contains { isWord($0, in: Self.always) }
      && !elements.contains { $0.kind == .times || $0.unit.isMass || $0.unit == .repetition }
  }

  private static let always = WordSet(
    "always immer toujours siempre sempre zawsze всегда завжди altijd alltid aina her vždy mindig")

  /// `Новые ПМ 205+137,5+232,5 = 575`, `maxes 140+100+180=420`: three lifts and what they come to.
  private var sumsMaxima: Bool {
    guard 6...20 ~= elements.count, !elements.contains(where: { $0.kind == .times }),
      let equals = elements.firstIndex(where: { $0.kind == .equals }), equals > 4,
      let total = elements[safe: equals + 1], total.isNumber,
      elements[safe: equals + 2]?.isNumber != true
    else { return false }
    var (index, sum, lifts) = (equals - 1, Int64(0), 0)
    while index >= 0, elements[index].isBare || elements[index].unit.isMass,
      elements[index].value >= 30_000
    {
      sum += Int64(elements[index].value)
      lifts += 1
      guard index > 1, elements[index - 1].kind == .plus else { break }
      index -= 2
    }
    return lifts == 3 && sum == Int64(total.value) && total.value >= 150_000
      && (total.unit.isMass || elements[..<max(0, index)].indices.contains { tellsMaximum($0) })
  }

  private func tellsMaximum(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .maximum, .record, .total: true
    default: isWord(index, in: Self.maxima)
    }
  }

  private static let maxima = WordSet(
    "ПМ пм maxes maxima max maxes PRs PR 1rm RM сумма total троеборье SBD sbd")

  /// `hocanın yeni programı: 4x10 yerine 5x5`, `5x5 instead of 4x10 from now on`, `statt 4x10 jetzt 5x5`: one scheme for
  /// another, and no load.
  private var replacesScheme: Bool {
    guard 5...30 ~= elements.count,
      let word = elements.indices.first(where: { isWord($0, in: Self.insteads) }),
      !elements.contains(where: { $0.unit.isMass }),
      // `Mo 27.1. Wiedereinstieg, Plan ab jetzt: 5x5 statt 3x10` opens its day.
      dates.date(at: 0) == nil
    else { return false }
    let schemes = elements.indices.dropFirst().dropLast().filter {
      elements[$0].kind == .times && elements[$0 - 1].isBareWhole && elements[$0 + 1].isBareWhole
        && elements[$0 - 1].value <= 12_000 && elements[$0 + 1].value <= 30_000
    }
    guard schemes.count == 2 else { return false }
    return word < schemes[1]
      && (elements[schemes[1] - 2].kind == .word || schemes[0] + 2 == word)
  }

  private static let insteads = WordSet(
    "instead statt anstatt yerine lieu vez lugar invece вместо замість zamiast plaats istället stedet sijaan místo helyett"
  )

  /// `Romain lui 105/140/180`: a name, and that it was he.
  private var tellsLiftsOfHim: Bool {
    guard 4...16 ~= elements.count, isWord(1, in: Self.pronouns), elements[2].isNumber,
      elements[0].word == .plain, isCapital(Int(elements[0].range.start)), !isExercise(0..<1)
    else { return false }
    return elements[2].value >= 20_000
  }

  private static let pronouns = WordSet(
    "lui elle er sie él ella ele ela han hon hij zij on ona он она він вона")
}
