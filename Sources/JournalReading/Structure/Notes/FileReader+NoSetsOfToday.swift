internal import JournalSyntax

/// Lines with numbers of the day that are no sets: splits, prices, scores and food.
extension FileReader {
  var tellsNoSetOfToday: Bool {
    guard elements.count > 1 else { return false }
    return tellsSplits || tellsScore || tellsAllDone || tellsTimeThere || tellsMembership
      || tellsSumOfPrices || weighsTwoPeople || listsMacros || tellsFeeOrSum
  }

  /// `splits 1:44.0 / 1:45.2`: parts of a way that is told elsewhere.
  private var tellsSplits: Bool {
    isWord(0, in: Self.splits)
      && elements.dropFirst().allSatisfy {
        $0.kind == .clock || $0.kind == .slash || $0.kind == .comma || $0.kind == .colon
          || $0.kind == .hyphen
      } && elements.contains(where: { $0.kind == .clock })
  }

  /// `= 7 rds + 12 reps`: what came of a workout whose parts stand above.
  private var tellsScore: Bool {
    // `→ 6:48 Rx`.
    if elements.count > 2, elements[0].kind == .arrow, elements[1].kind == .clock,
      isWord(2, in: Self.asWritten)
    {
      return true
    }
    return elements[0].kind == .equals && elements[1].isNumber
      && (elements[1].unit == .round || elements[safe: 2]?.meaning == .round)
  }

  /// `made all 10, no misses`.
  private var tellsAllDone: Bool {
    isWord(0, in: Self.deeds) && isWord(1, in: Self.all)
      && !elements.contains { $0.kind == .times || $0.unit.isMass }
  }

  /// `only had 25 minutes before work`.
  private var tellsTimeThere: Bool {
    guard elements[0].kind == .word, isWord(0, in: Self.only), isWord(1, in: Self.had) else {
      return false
    }
    let numbers = elements.filter(\.isNumber)
    return !numbers.isEmpty && numbers.allSatisfy { $0.unit == .minute || $0.unit == .hour }
      && !elements.contains { $0.kind == .times }
  }

  /// `membership 39.90 until 31/01`.
  private var tellsMembership: Bool {
    !elements.contains { $0.kind == .times || $0.unit.isMass || $0.unit == .set }
      && elements.prefix(8).indices.contains { index in
        isWord(index, in: Self.memberships) && index < 4
          || elements[index].flags.contains(.unspacedScript)
            && Self.cards.contains {
              bytes[elements[index].range.indices].suffix($0.count) == $0[...]
            }
      }
  }

  private static let cards = ["月卡", "年卡", "次卡", "会员卡", "會員卡", "会費", "회비", "회원권"].map {
    Array($0.utf8)
  }

  /// `Ana 58.9kg / Marc 94kg` above all exercises of a day.
  private var weighsTwoPeople: Bool {
    elements.count == 5 && context.entry == nil && context.pendingName == nil
      && elements[2].kind == .slash && elements[2].spaceBefore
      && [0, 3].allSatisfy {
        elements[$0].kind == .word && elements[$0].word == .plain && !isExercise($0..<($0 + 1))
          && elements[$0 + 1].kind == .quantity && elements[$0 + 1].unit.isMass
          && 35_000...250_000 ~= elements[$0 + 1].value
      }
  }

  /// `macros 240p / 380c / 60f`.
  private var listsMacros: Bool {
    isWord(0, in: Self.macros) && elements.contains(where: \.isNumber)
      && !elements.contains { $0.kind == .times || $0.unit == .set }
  }

  private static let asWritten = WordSet("Rx rx RX RX'd Rx'd scaled Scaled")
  private static let splits = WordSet("split splits Split Splits")
  private static let deeds = WordSet("made hit got completed did finished Made Hit Got Finished")
  private static let all = WordSet("all every")
  private static let only = WordSet("only just Only Just")
  private static let had = WordSet("had got have")
  private static let macros = WordSet(
    "macros Macros makros Makros macro kcal Kcal whey creatine kreatin creatina créatine bcaa")
  private static let memberships = WordSet(
    """
    membership Membership abbonamento Abbonamento rinnovo Rinnovo Mitgliedschaft Abo abonnement Abonnement
    abono mensualidad Mensualidad karnet Karnet абонемент Абонемент Jahresbeitrag Monatsbeitrag Beitrag cuota Cuota
    mensalidade Mensalidade cotisation Cotisation contributie Contributie składka aidat aidatı 月卡 年卡 次卡 会员卡 會員卡
    """)
}
