internal import JournalSyntax

/// Bests of other days, and what follows from them: `Maxes (old, from college)`, `Best meet lifts: 227.5
/// / 142.5 / 265`, `e1RM sq 221, bp 136`, `Snatch 91% = 84, CJ 94% = 108`, `3대 410`.
extension FileReader {
  /// Opens a list of such bests up to the next blank line.
  mutating func headsOldBests(_ line: LineSyntax) -> Bool {
    guard 2...12 ~= elements.count, line.kind == .text || line.kind == .heading,
      // `One year!! PBs so far`.
      elements.indices.prefix(5).contains(where: { isWord($0, in: Self.bests) }),
      isWord(0, in: Self.bests) || elements.count < 8 && !isExercise(0..<1),
      elements.contains(where: { isWord($0, Self.old) }),
      !elements.contains(where: { $0.isNumber && !isYear($0) || tellsToday($0) })
    else { return false }
    settlePendingName(nextIsName: false)
    context.section = .planned
    context.sectionLevel = 0
    context.planBlock = .ofRecords
    note(line.content)
    return true
  }

  /// True for lines of nothing but old bests, shares of them and sums.
  var tellsOldBests: Bool {
    if isWord(0, in: Self.best),
      let colon = elements.prefix(5).firstIndex(where: { $0.kind == .colon }),
      colon > 1, elements.count > colon + 2
    {
      return elements[(colon + 1)...].allSatisfy {
        $0.kind == .quantity && ($0.unit == .none || $0.unit.isMass)
          || [.slash, .comma, .hyphen].contains($0.kind)
      }
    }
    return tellsEstimates || tellsShares || tellsTotalOfThree || tellsBestBefore || tellsOldRoutine
      || tellsBestsOfLifts || tellsCalculation || tellsBestsSince || tellsMonthSoFar
      || tellsBestsToDate
  }

  /// `лучшие: присед 170 жим 122,5 тяга 195`, `Gewicht 84 / Ziel 80. Bestwerte: KB 110x3, BD 85x5`: one set of each of
  /// several lifts behind a word for bests.
  private var tellsBestsOfLifts: Bool {
    guard
      let label = elements.prefix(12).indices.dropLast().first(where: {
        elements[$0 + 1].kind == .colon
          && (isWord($0, in: GymWords.bests)
            // `PRs: bench 225x1` may be today's.
            || isWord($0, in: Self.records) && !elements.contains { $0.kind == .times })
      }),
      !elements[..<label].contains(where: { $0.kind == .times || tellsToday($0) })
    else { return false }
    var (lifts, numbers) = (0, 0)
    for index in (label + 2)..<elements.count {
      if tellsToday(elements[index]) || elements[index].unit == .set { return false }
      guard elements[index].isNumber else { continue }
      numbers += 1
      if elements[index - 1].kind == .word { lifts += 1 }
    }
    return lifts > 1 && numbers <= lifts * 2
  }

  /// `Best since turning 50:  Sn 68  CJ 86  FS 105x1`.
  private var tellsBestsSince: Bool {
    guard isWord(0, in: Self.bestOfLife), elements.count > 4,
      let colon = elements.prefix(10).firstIndex(where: { $0.kind == .colon }), colon > 1
    else { return false }
    return isWord(1, in: Self.since) && elements[(colon + 1)...].contains(where: \.isNumber)
  }

  /// `Bestwerte bisher KB 200x1 (Mai), Bank 137,5x1`, without a colon.
  private var tellsBestsToDate: Bool {
    elements.count > 4 && (isWord(0, in: GymWords.bests) || isWord(0, in: Self.bests))
      && isWord(1, in: Self.toDate) && elements.count(where: \.isNumber) > 1
      && !elements.contains { tellsToday($0) }
  }

  private static let toDate = WordSet("bisher bislang finora hittills tot до dotychczas")

  /// `January so far: bench 62.5, squat 85`, `This year so far: …`.
  private var tellsMonthSoFar: Bool {
    guard let colon = elements.prefix(7).firstIndex(where: { $0.kind == .colon }), colon > 2,
      isWord(colon - 1, in: Self.far), isWord(colon - 2, in: Self.so)
    else { return false }
    return elements[..<(colon - 2)].contains { $0.meaning == .month || isPeriod($0) || isYear($0) }
      && elements[colon...].contains(where: \.isNumber)
  }

  private static let since = WordSet("since")
  private static let so = WordSet("so")
  private static let far = WordSet("far")
  private static let records = WordSet("pbs prs pb pr maxes openers")

  /// `double unders - best 23 unbroken`.
  var tellsLongestRow: Bool {
    guard elements.count > 3, elements.count(where: \.isNumber) == 1,
      let number = elements.firstIndex(where: \.isNumber), number > 1,
      elements[number].isBareWhole, isWord(number - 1, in: Self.bestsOfRows),
      !elements.contains(where: { $0.kind == .times })
    else { return false }
    return number + 1 < elements.count && isWord(number + 1, in: Self.unbroken)
  }

  private static let bestsOfRows = WordSet("best longest")
  private static let unbroken = WordSet("unbroken straight consecutive ub")

  /// `e1RM sq 221, bp 136`: a number for each of two lifts or more.
  private var tellsEstimates: Bool {
    let start = Int(elements[0].range.start)
    return start + 4 < bytes.count
      && bytes[start..<(start + 4)].map({ $0 | 0x20 }).elementsEqual("e1rm".utf8)
      && elements.count(where: \.isNumber) > 2
      && !elements.contains { $0.kind == .times || $0.kind == .at || tellsToday($0) }
  }

  /// `Snatch 91% = 84`: what a share comes to.
  private var tellsShares: Bool {
    let signs = elements.indices.filter { elements[$0].kind == .equals }
    return !signs.isEmpty && elements[0].kind == .word
      && !elements.contains { $0.kind == .times || $0.kind == .at }
      && signs.allSatisfy {
        $0 > 0 && $0 + 1 < elements.count && elements[$0 - 1].unit == .percent
          && elements[$0 + 1].kind == .quantity
      }
      && elements.count(where: \.isNumber) == signs.count * 2
  }

  /// The three lifts together, as Koreans say it.
  private var tellsTotalOfThree: Bool {
    guard !isASCII, 2...16 ~= elements.count, elements[0].kind == .quantity else { return false }
    let text = bytes[elements[0].range.through(elements[1].range).indices]
    guard text.starts(with: "3대".utf8), elements[elements.count - 1].isNumber,
      elements[elements.count - 1].value >= 100_000
    else { return false }
    // `3대 현재 벤치 100 데드 160 스쿼트 140 = 400`.
    return elements.count <= 3 || !elements.contains { $0.kind == .times || tellsToday($0) }
  }

  private func isYear(_ element: Element) -> Bool {
    element.unit == .none && 1_950_000...2_049_000 ~= element.value
  }

  private func isWord(_ element: Element, _ words: WordSet) -> Bool {
    element.kind == .word && words.contains(bytes[element.range.indices])
  }

  private static let bests = WordSet("maxes max prs pbs records bests lifts best")
  private static let old = WordSet(
    "far bisher bislang finora old ever lifetime past college before previous highschool all-time youth younger"
  )
  private static let best = WordSet("best bests beste mejor mejores meilleurs")

  /// `Лучшее до травмы было: присед 165, жим 127,5`, `Best before the baby: bench 90`: what was lifted
  /// once, of several lifts, before something.
  private var tellsBestBefore: Bool {
    guard isWord(0, in: Self.bestOfLife), elements.count > 4,
      let colon = elements.prefix(10).firstIndex(where: { $0.kind == .colon }), colon > 1,
      elements[1..<colon].contains(where: { isWord($0, Self.formerTimes) }),
      !elements[..<colon].contains(where: { $0.isNumber && !isYear($0) }),
      !elements.contains(where: { tellsToday($0) })
    else { return false }
    return elements[(colon + 1)...].contains(where: \.isNumber)
  }

  /// `old routine for ref: sq 5x5, bp 5x5`, `Previous program (2019): squat 3x5`: how somebody trained
  /// once, before a colon.
  private var tellsOldRoutine: Bool {
    guard elements.count > 4, elements[0].kind == .word,
      let colon = elements.prefix(10).firstIndex(where: { $0.kind == .colon }), colon > 1,
      elements[..<colon].contains(where: { isWord($0, Self.former) }),
      elements[..<colon].contains(where: { isWord($0, Self.routines) })
    else { return false }
    return elements[(colon + 1)...].contains(where: \.isNumber)
      && !elements.contains { tellsToday($0) }
  }

  private static let former = WordSet(
    """
    old former previous prior ancien ancienne altes alter alte früheres viejo vieja antigua antiguo velho antigo
    antiga vecchia vecchio старая старый старое прежняя stary stara oude gammal
    """)
  private static let routines = WordSet(
    """
    routine routines program programme split template plan scheme setup workout regimen plans trainingsplan rutina
    programa rotina treino scheda programma программа план rozpiska schema
    """)

  private static let bestOfLife = WordSet(
    "best bests maxes лучшее лучшие лучший рекорды рекорд максимум максимумы найкраще найкращі beste mejor mejores meilleur najlepsze nejlepší bästa"
  )
  private static let formerTimes = WordSet(
    "before ever once lifetime до было были раньше когда-то к колись до: vor antes avant przed před innan"
  )
}
