internal import JournalSyntax

/// Lines whose numbers others set down or reached, or that tell how it was before: `He put: leg press 35 kg 3 x 10, chest
/// press 10 kg 3 x 10`, `Rx: goblet squat 3x10 @ 12, row 3x12 @ 25`, `vs last deload (feb): squat 70, bench 55`.
extension FileReader {
  /// Settles what is dictated; true when the line was kept, before it is parted into exercises.
  mutating func keepsWorkOfOthers(_ line: LineSyntax) -> Bool {
    dropCrossOfDone(line)
    dropHourBeforeName(line)
    settleDictation()
    if context.planLine == context.lineIndex, elements.contains(where: \.isNumber) {
      plannedByOthers(line)
      return true
    }
    if announcesWorkOfOther { context.planLine = context.lineIndex + 1 }
    if !file.hasSets, keepsSizeOfBody(line) { return true }
    if opensPlanOfMonth(line) { return true }
    if tellsWorkOfOthers() || isCrossedOff(line) || isLineOfPerson(line)
      || isTemplateAboveDays(line) || endsInWish || tellsRaiseToCome || isOfLastTime
      || listsBestsAboveSets(line) || isOpenBullet(line)
      || plansMonth
      || isPlanByWord
    {
      plannedByOthers(line)
      return true
    }
    if changesProgramme || isSpeechOfOther && elements.contains(where: { $0.kind == .times }) {
      noteUnread(line)
      return true
    }
    guard listsKitByLabel || tellsOfLife else { return false }
    note(line.content)
    return true
  }

  private mutating func tellsWorkOfOthers() -> Bool {
    guard elements.count > 4, elements[0].kind == .word, !context.isPieceOfLine,
      elements.contains(where: \.isNumber)
    else { return false }
    return isHomework || tellsTimesADay || tellsLiftOfOther || isWrittenByOther || isAdviceOfOther
      || comparesWithLast || isToldOfOther
      || isPlanByLabel()
  }

  /// `Physio homework: pelvic floor 10 x 10 s, heel slides 2 x 10`.
  private var isHomework: Bool {
    guard let colon = elements.prefix(6).firstIndex(where: { $0.kind == .colon }), colon > 0 else {
      return false
    }
    // `Homework: did bridges 3x10` was done.
    return isWord(colon - 1, in: Self.homework)
      && elements[..<colon].allSatisfy { $0.kind == .word }
      && !elements[colon...].contains { isDoing($0) }
  }

  /// `heel slides 2 x 10, 3 times a day`: what is to be done from now on.
  private var tellsTimesADay: Bool {
    elements.contains { $0.kind == .times }
      && elements.indices.dropFirst().dropLast(2).contains { index in
        elements[index].meaning == .often
          && (elements[index - 1].isBareWhole || elements[index - 1].meaning == .cardinal)
          && (elements[index + 1].meaning == .per || elements[index + 1].meaning == .each
            || isWord(index + 1, in: Self.articles))
          && elements[index + 2].meaning == .day
      }
  }

  /// `his bench is 100 kg for 3`.
  private var tellsLiftOfOther: Bool {
    guard isWord(0, in: Self.owners),
      let verb = elements.prefix(6).firstIndex(where: {
        $0.kind != .word || $0.range.count <= 4 && isVerb($0)
      }),
      verb > 1, isVerb(elements[verb]), verb + 1 < elements.count, elements[verb + 1].isNumber
    else { return false }
    return isExercise(1..<verb)
  }

  private func isVerb(_ word: Element) -> Bool {
    Self.being.contains(bytes[word.range.indices])
  }

  /// `Gap is 2 fingers. She added:` above what is to be done.
  private var announcesWorkOfOther: Bool {
    let colon = elements.count - 1
    return colon > 1 && elements[colon].kind == .colon && isWord(colon - 1, in: Self.prescribing)
      && isWord(colon - 2, in: Self.others)
  }

  /// `He put: …`, `Trainer schrieb: …`.
  private var isWrittenByOther: Bool {
    elements[2].kind == .colon && isWord(0, in: Self.others) && isWord(1, in: Self.writing)
  }

  /// `Physio's advice 2 x 12 on everything`.
  private var isAdviceOfOther: Bool {
    guard let number = elements.prefix(6).firstIndex(where: \.isNumber), number > 0,
      elements[number...].contains(where: { $0.kind == .times })
    else { return false }
    let word = elements[number - 1].kind == .colon ? number - 2 : number - 1
    return word >= 0 && isWord(word, in: Self.advice)
  }

  /// `vs last deload (feb): …`.
  private var comparesWithLast: Bool {
    isWord(0, in: Self.comparisons)
      && elements.prefix(4).contains { $0.meaning == .previous }
  }

  /// `Sarah told me she does four sets of twelve with 22 kilos.`
  private var isToldOfOther: Bool {
    guard isWord(1, in: Self.telling) else { return false }
    return (2...4).contains { index in
      index + 1 < elements.count && isWord(index, in: Self.others)
        && isWord(index + 1, in: Self.doing)
    }
  }

  /// `Rx: 3x10 @ 12` in a file that tells `did: 3x10` below.
  private mutating func isPlanByLabel() -> Bool {
    guard elements[1].kind == .colon, isWord(0, in: Self.labelsOfPlans) else { return false }
    if let known = context.plansByLabel { return known }
    var (plans, works) = (0, 0)
    for line in document.lines where line.content.count > 5 {
      let word = bytes[line.content.indices].prefix(12).prefix { Byte.isASCIILetter($0) }
      guard bytes[safe: word.endIndex] == Byte.colon else { continue }
      if Self.labelsOfPlans.contains(word) { plans += 1 }
      if Self.labelsOfWork.contains(word) { works += 1 }
    }
    context.plansByLabel = plans > 1 && works > 1
    return plans > 1 && works > 1
  }

  /// `kit: kb 12 16 2x20 24 32 / bands: red green`: what stands in the room.
  private var listsKitByLabel: Bool {
    elements.count > 2 && elements[1].kind == .colon && isWord(0, in: Self.kit)
  }

  private static let homework = WordSet(
    """
    homework hausaufgabe hausaufgaben devoirs deberes tarea tareas compiti dever lição задание домашка hep
    """)
  private static let articles = WordSet("a am par al por al ao в на om w za")
  private static let owners = WordSet("his her their seine ihre sein ihr seu sua его её")
  private static let being = WordSet("is was are ist war é era")
  private static let prescribing = WordSet(
    """
    added gave adds prescribed assigned suggested gab verschrieb empfahl ajouté donné añadió dio recetó passou aggiunto
    dato добавил добавила дал дала
    """)
  private static let others = WordSet(
    """
    he she they coach trainer instructor physio physiotherapist therapist pt er sie il elle él ella ele ela lui lei он она тренер entraîneur
    entrenador treinador allenatore
    """)
  private static let writing = WordSet(
    """
    put wrote gave set planned schrieb gab écrit donné puso escribió dio pôs escreveu deu scritto dato написал
    написала дал
    """)
  private static let advice = WordSet(
    """
    advice recommendation recommendations empfehlung conseil conseils consejo conselho consiglio совет рекомендация
    """)
  private static let comparisons = WordSet(
    "vs versus compared compare verglichen vergleich comparé comparado confronto сравнение")
  private static let telling = WordSet("told says said tells thinks reckons")
  private static let doing = WordSet("does did can could lifts benches squats pulls used")
  private static let labelsOfPlans = WordSet("rx plan planned prescribed soll prévu previsto план")
  private static let labelsOfWork = WordSet("did done actual ist fait hecho feito fatto")
  private static let kit = WordSet(
    "have kit gear equipment ausrüstung matériel material equipo equipamento attrezzi инвентарь")
}
