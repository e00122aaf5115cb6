internal import JournalSyntax

/// Lines whose first words say that their numbers are of another time, or what they are the best of: `Vor 2 Wochen 3x8 80 kg`,
/// `Неделю назад 80х5`, `El año pasado 100x5`, `Massimale: 110 kg`, `Will go for 235x5 Thursday`, `Prescribed 3x5 @ 225`.
extension FileReader {
  var tellsOtherTimeInWords: Bool {
    guard elements.count > 1, elements[0].meaning != .rest,
      elements.contains(where: { $0.kind == .word }),
      elements.contains(where: { $0.isNumber })
    else { return false }
    return tellsHowLongBefore || opensWithPlanInScript || wasSkipped || opensWithPast
      || opensWithBest || opensWithIntent
      || opensWithFriend || endsInHearsay || namesNextTime
  }

  /// `Hace dos semanas`, `Un mese fa`, `Twee weken geleden`.
  private var tellsHowLongBefore: Bool {
    let first = elements.indices.prefix(5)
    if isWord(0, in: Self.beforeSpans) {
      return first.dropFirst().prefix(4).contains { isWord($0, in: Self.spansOfTime) }
    }
    guard let span = first.prefix(4).first(where: { isWord($0, in: Self.spansOfTime) }),
      span + 2 < elements.count
    else { return false }
    return isWord(span + 1, in: Self.behindSpans)
      || (span > 0 && isWord(span - 1, in: Self.pasts) || isWord(span + 1, in: Self.pasts))
        && elements[..<span].allSatisfy { $0.kind != .quantity }
  }

  /// `담엔 벤치 82.5 5개 도전`, `6月计划 卧推70*5`.
  private var opensWithPlanInScript: Bool {
    elements.indices.prefix(3).contains { index in
      guard elements[index].flags.contains(.unspacedScript) else { return false }
      let text = bytes[elements[index].range.indices]
      return index == 0
        && Self.nextInScripts.contains { bytes[text.startIndex...].starts(with: $0) }
        || index < 2 && Self.plansInScripts.contains { text.suffix($0.count).elementsEqual($0) }
    }
  }

  /// `hammer press skipped, some dude doing 8 sets on it`.
  private var wasSkipped: Bool {
    guard let word = elements.prefix(5).firstIndex(where: { $0.meaning == .skipped }), word > 0,
      elements[..<word].allSatisfy({ $0.kind == .word }), isExercise(0..<word),
      !elements.contains(where: { $0.kind == .times })
    else { return false }
    return elements.count > word + 3
  }

  /// `Früher 100x5`, `Avant 80x8`, `先週 80kg 8回`.
  private var opensWithPast: Bool {
    guard elements[0].kind == .word else { return false }
    if isWord(0, in: Self.once) {
      return elements[1].isNumber || elements[1].kind == .colon || elements[1].kind == .comma
        || elements.count > 2 && elements[1].kind == .word && elements[2].isNumber
    }
    // `Used to struggle with 185x5`.
    if isWord(0, in: Self.used), isWord(1, in: Self.toWords) { return true }
    guard elements[0].flags.contains(.unspacedScript) else { return false }
    let text = bytes[elements[0].range.indices]
    return Self.pastInScripts.contains { text.starts(with: $0) }
  }

  /// `Bestleistung 120x3`, `Record perso: 120 kg`, `自己ベスト 120kg`.
  private var opensWithBest: Bool {
    guard elements[0].kind == .word else { return false }
    let second = elements.count > 2 && elements[1].kind == .word ? 2 : 1
    let isLabel = elements[second].isNumber || elements[second].kind == .colon
    if isWord(0, in: Self.bestsInWords) { return isLabel || elements[1].flags.contains(.gap) }
    if isWord(0, in: Self.halvesOfBests), second == 2 {
      return isWord(1, in: Self.otherHalves) && isLabel
    }
    guard elements[0].flags.contains(.unspacedScript), isLabel else { return false }
    let text = bytes[elements[0].range.indices]
    return Self.bestsInScripts.contains { text.elementsEqual($0) }
  }

  /// `Will go for 235x5`, `Move up to 235x5`, `Prescribed 3x5 @ 225`, `prog: 4x4 @ 110`.
  private var opensWithIntent: Bool {
    if isWord(0, in: Self.prescribing) {
      let next = elements[1].kind == .colon ? 2 : 1
      return next < elements.count && (elements[next].isNumber || next == 2)
    }
    if elements.count > 3, isWord(0, in: Self.called), isWord(1, in: Self.forWords) { return true }
    let first = isWord(0, in: Self.speakers) || elements[0].meaning == .weekday ? 1 : 0
    guard first + 2 < elements.count else { return false }
    if isWord(first, in: Self.wills) {
      return (first + 1...first + 2).contains { isWord($0, in: Self.goings) }
    }
    if isWord(first, in: Self.rises) {
      return elements[(first + 1)...].prefix(3).contains { $0.isNumber }
        && (first + 1...first + 2).contains { isWord($0, in: Self.toWords) }
    }
    if isWord(first, in: Self.denied) {
      let verb = behindDenial(first)
      return verb < elements.count && isWord(verb, in: Self.getting)
    }
    guard isWord(first, in: Self.goings) || isWord(first, in: Self.thoughts) else { return false }
    return isWord(first + 1, in: Self.directions)
  }

  /// `Mein Kumpel 120x5`, `Mi compañero hizo 120x5`, `友達は120kg5回`: and not `mit meinem Kumpel`.
  private var opensWithFriend: Bool {
    guard elements[0].kind == .word else { return false }
    if elements[0].flags.contains(.unspacedScript) {
      let text = bytes[elements[0].range.indices]
      return Self.friendsInScripts.contains { text.starts(with: $0) }
    }
    let friend = isWord(0, in: Self.friends) ? 0 : isWord(1, in: Self.friends) ? 1 : nil
    guard let friend, friend == 0 || elements[0].range.count < 5,
      !isWord(0, in: Self.withWords), friend + 1 < elements.count
    else { return false }
    return elements[(friend + 1)...].prefix(3).contains { $0.isNumber }
      || elements[friend + 1].kind == .colon
  }

  /// `Rücken meldet sich, beim nächsten Mal Kreuzheben nur 3x5 mit 105`: nothing was counted before the words.
  private var namesNextTime: Bool {
    guard
      let next = elements.indices.dropLast().first(where: {
        isWord($0, in: Self.nexts) && isWord($0 + 1, in: Self.times)
      })
    else { return false }
    return !elements[..<next].contains(where: \.isNumber)
  }

  private static let nexts = WordSet("nächsten nächstes")
  private static let times = WordSet("mal")

  /// `민수는 벤치 100 x 3 들더라`: the ending of what one saw others do.
  private var endsInHearsay: Bool {
    elements.indices.suffix(3).contains { index in
      guard elements[index].flags.contains(.unspacedScript) else { return false }
      let text = bytes[elements[index].range.indices]
      return Self.hearsay.contains { text.suffix($0.count).elementsEqual($0) }
    }
  }

  private static let hearsay = ["더라", "더라고", "던데", "드라"].map { Array($0.utf8) }
  private static let beforeSpans = WordSet("vor hace há")
  private static let spansOfTime = WordSet(
    """
    woche wochen monat monate monaten jahr jahre jahren mal semana semanas mes meses año años mês ano anos settimana settimane mese
    mesi anno anni week weken maand maanden jaar jaren tydzień tygodnie tygodni miesiąc miesiące miesięcy roku rok lata неделю недели
    недель месяц месяца месяцев год года году лет vecka veckor månad månader år hafta ay yıl weeks months month years year
    semaine semaines mois an ans treino entreno entrenamiento sessão sesión séance volta allenamento тренировка неделя training
    """)
  private static let behindSpans = WordSet(
    "sedan siden geleden atrás fa temu назад önce sitten ago")
  private static let pasts = WordSet(
    """
    pasado pasada passado passada scorso scorsa vorig vorige voriges vorigen letzten letztes zeszłym poprzednim прошлом
    önceki geçen förra forrige altra прошлая прошлый
    """)
  private static let once = WordSet(
    "damals vorwoche früher раньше antes avant vroeger kiedyś kdysi eskiden önceki previously formerly"
  )
  private static let used = WordSet("used")
  private static let toWords = WordSet("to")
  private static let nextInScripts = ["담엔", "다음엔", "다음번", "次は"].map { Array($0.utf8) }
  private static let plansInScripts = ["计划", "計劃", "계획", "予定"].map { Array($0.utf8) }
  private static let pastInScripts = [
    "저번", "작년", "지난", "先週", "先月", "去年", "前は", "前回", "上周", "上个月", "上回", "之前",
  ].map { Array($0.utf8) }
  private static let bestsInWords = WordSet(
    """
    massimale massimali bestleistung bestwerte bestwert życiówka rekord rekor maks рекорд personbästa pers
    """)
  private static let halvesOfBests = WordSet(
    "record mejor marca melhor personal kişisel личный rekord personlig persönlicher")
  private static let otherHalves = WordSet(
    "perso personnel personale personal marca rekord rekor рекорд życiowy rekorden bestleistung")
  private static let bestsInScripts = [
    "최고기록", "개인기록", "自己ベスト", "過去最高", "最好成绩", "最高纪录", "历史最佳", "个人最好",
  ].map { Array($0.utf8) }
  private static let prescribing = WordSet(
    "prescribed scheduled assigned programmed prog planejado previsto")
  private static let called = WordSet("called calls")
  private static let forWords = WordSet("for")
  private static let speakers = WordSet("i i'll ill i'm im then next")
  private static let wills = WordSet("will gonna i'll ill")
  private static let goings = WordSet("go going try trying attempt aim aiming shoot shooting")
  private static let directions = WordSet("for to at")
  private static let rises = WordSet("move moving increase increasing bump bumping")
  private static let denied = WordSet("didn couldn didn't didnt couldn't couldnt")
  private static let getting = WordSet("get do make bench squat lift")
  private static let thoughts = WordSet("thinking")
  private static let friends = WordSet(
    """
    kumpel trainingspartner pote compañero compañera amigo amiga amico amica maat kompis kolega koleżanka напарник друг
    hermano hermana primo novia novio irmão irmã namorado namorada fratello frère bruder schwester freundin parceiro parceira
    брат сестра kardeşim brat siostra arkadaşım arkadaş wife husband girlfriend boyfriend gf bf roommate
    """)
  private static let friendsInScripts = [
    "友達", "先輩", "後輩", "教练", "옆에", "隣の", "朋友",
  ].map { Array($0.utf8) }
  private static let withWords = WordSet("mit with con avec met com z med c w/")
}
