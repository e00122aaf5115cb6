internal import JournalSyntax

/// Lines that tell of another time by their first words.
extension FileReader {
  /// `в прошлый раз 70х8 было тяжело`, `Old maxes: squat 140x1`, `By summer: bench 100x3`, `from March 5x5
  /// with 80`.
  var opensWithOtherTime: Bool {
    guard elements.count > 3, elements[0].kind == .word,
      !elements.contains(where: { tellsToday($0) })
    else { return false }
    return opensWithLastTime || opensWithMemory || opensWithDuty || opensWithOldBests
      || opensWithTerm || opensWithGoalOfScript
  }

  private var opensWithLastTime: Bool {
    let start = isWord(0, in: Self.articlesAndIn) ? 1 : 0
    return start + 2 < elements.count && isWord(start, in: Self.lasts)
      && isWord(start + 1, in: Self.timesAndWeeks) && elements[start + 2].kind != .colon
      && elements[start + 2].kind != .hyphen
  }

  private var opensWithMemory: Bool { isWord(0, in: Self.memories) }

  /// `должна была 3 подхода`, `was supposed to do 3x8`.
  private var opensWithDuty: Bool {
    isWord(0, in: Self.duties) && isWord(1, in: Self.wasToDo)
  }

  private var opensWithOldBests: Bool {
    isWord(0, in: Self.bests) && isWord(1, in: Self.old)
      || isWord(0, in: Self.old) && isWord(1, in: Self.bests)
  }

  /// `До літа: жим 100/3`, `da marzo panca 70 5x5`.
  private var opensWithTerm: Bool {
    if isWord(0, in: Self.until), elements[2].kind == .colon {
      return elements[1].meaning == .month || isWord(1, in: Self.seasons)
    }
    return isWord(0, in: Self.fromThen) && elements[1].meaning == .month
      && (elements[2].kind == .word || elements[2].kind == .colon)
  }

  /// `年底目标：深蹲120*5`.
  private var opensWithGoalOfScript: Bool {
    guard !isASCII, elements[1].kind == .colon else { return false }
    let word = bytes[elements[0].range.indices]
    return Self.goals.contains { word.suffix($0.count) == $0[...] }
  }

  private static let goals = ["目标", "目標", "목표"].map { Array($0.utf8) }
  private static let articlesAndIn = WordSet("в В на На у У la La el El à A am Am im Im w W")
  private static let lasts = WordSet(
    "прошлый Прошлый прошлой минулого última ultima dernière zeszłym geçen Geçen letztes Letztes förra"
  )
  private static let timesAndWeeks = WordSet(
    "раз неделе разу тижня vez volta fois tygodniu sefer hafta mal Mal Woche gången")
  private static let memories = WordSet(
    "помню Помню remember Remember recuerdo Recuerdo ricordo Ricordo")
  private static let duties = WordSet(
    "должна Должна должен Должен was Was should Should повинна повинен dovevo Dovevo sollte Sollte")
  private static let wasToDo = WordSet("была был supposed have була був fare machen")
  private static let bests = WordSet(
    "massimali Massimali massimale maxes Maxes prs PRs max rekorde Rekorde records récords marcas рекорды"
  )
  private static let old = WordSet(
    "vecchi Vecchi vecchio old Old alte Alte anciens Anciens viejas viejos antiguas старые Старые")
  private static let until = WordSet(
    "до До by By until Until till bis Bis para Para per Per avant Avant antes do Do")
  private static let seasons = WordSet(
    """
    літа зими весни осені лета зимы весны осени summer winter spring autumn fall christmas Christmas
    Sommer Winter Frühling Herbst verano invierno primavera otoño estate inverno autunno été hiver lata zimy
    """)
  private static let fromThen = WordSet(
    "da Da from From ab Ab desde Desde od Od с С з З starting Starting")
}
