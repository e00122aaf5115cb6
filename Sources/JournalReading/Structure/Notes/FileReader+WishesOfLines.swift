internal import JournalSyntax

/// Lines that end by saying that nothing of them was done: `+2,5 på bänken nästa gång`, `Squat +5, bench 65 next time`,
/// `3x15 clamshells daily, she says`.
extension FileReader {
  var endsInWish: Bool {
    elements.count > 3 && (endsInNextTime && asksForMore || isSaidByOther)
  }

  /// The `next time` at the end.
  private var endsInNextTime: Bool {
    let last = elements.count - 1
    return elements[last].kind == .word && elements[last - 1].kind == .word
      && (elements[last - 1].meaning == .next || isWord(last - 1, in: Self.next)
        || elements[last].meaning == .next || isWord(last, in: Self.next))
      && (elements[last].meaning == .time || isWord(last, in: Self.times)
        || isWord(last - 1, in: Self.times))
  }

  /// So much more, or one load alone.
  private var asksForMore: Bool {
    guard
      !elements.contains(where: {
        $0.kind == .times || $0.unit == .set || $0.unit == .repetition
      }), let number = elements.firstIndex(where: \.isNumber)
    else { return false }
    return number > 0 && elements[number - 1].kind == .plus && elements[number - 1].spaceBefore
      || number == 1 && elements[0].kind == .plus
  }

  /// The `she says` behind what is to be done.
  private var isSaidByOther: Bool {
    let last = elements.count - 1
    return isWord(last, in: Self.says) && isWord(last - 1, in: Self.others)
      && elements[last - 2].kind == .comma && elements.contains { $0.kind == .times }
  }

  /// `plano: progredir 2,5kg quando fechar 3x10`; elsewhere the word says that a bench is flat.
  var isPlanByWord: Bool {
    elements.count > 2 && elements[1].kind == .colon && isWord(0, in: Self.plano)
  }

  /// `Zmiana: 5x5 mnie wykańcza, przechodzę na 3x5`: which scheme takes the place of another.
  var changesProgramme: Bool {
    elements.count > 4 && elements[1].kind == .colon && isWord(0, in: Self.changes)
      && elements.contains { $0.kind == .times } && !elements.contains { $0.unit.isMass }
  }

  /// `12월 계획 (어깨 봐가면서)` and `Plan for December` above the lines of the plan, up to the next day, or to
  /// a blank line where they tell no sets.
  mutating func opensPlanOfMonth(_ line: LineSyntax) -> Bool {
    if announcesTasks(line) || headsClients(line) {
      return openPlan(line)
    }
    announcePlannedTable(line)
    if opensPlanOfWeeks(line) {
      return openPlan(line)
    }
    if line.kind == .text, !isASCII, 2...14 ~= elements.count, elements[0].isBareWhole,
      1_000...12_000 ~= elements[0].value, elements[1].kind == .word, !elements[1].spaceBefore,
      elements[1].flags.contains(.unspacedScript), endsInPlan(elements[1]),
      elements.count == 2 || elements[2].kind == .openParenthesis
    {
      return openPlan(line)
    }
    guard line.kind == .text, !isASCII, 2...10 ~= elements.count,
      elements[0].meaning == .month && !elements[0].isNumber
        || elements[0].isBareWhole && 1_000...12_000 ~= elements[0].value
          && elements[1].kind == .word && !elements[1].spaceBefore,
      let plan = elements.prefix(4).indices.dropFirst().first(where: {
        elements[$0].kind == .word && isWord($0, in: Self.plans)
      }),
      plan + 1 == elements.count
        || elements[plan + 1].kind == .openParenthesis && elements.last?.kind == .closeParenthesis,
      !elements.dropFirst().contains(where: \.isNumber)
    else { return false }
    return openPlan(line)
  }

  private mutating func openPlan(_ line: LineSyntax) -> Bool {
    setSection(.planned, line)
    context.planBlock = .begun
    note(line.content)
    return true
  }

  /// `Physio sheet (Bethan) to be done 3 times a day:` above what is to be done.
  private func announcesTasks(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, 5...20 ~= elements.count, elements[elements.count - 1].kind == .colon,
      !elements.contains(where: { $0.kind == .times })
    else { return false }
    // `22 янв. пн. План на цикл (4 нед.):`.
    if let (date, next) = dates.date(at: 0), date.form != .weekdayOnly,
      let word = (next..<min(next + 4, elements.count)).first(where: {
        elements[$0].kind != .period && elements[$0].meaning != .weekday
      }), elements[word].meaning == .plan
    {
      return true
    }
    return elements.indices.dropLast(2).contains { index in
      elements[index].meaning == .often && elements[index + 2].meaning == .day
        || isWord(index, in: Self.passive) && isWord(index + 1, in: Self.done)
    }
  }

  /// `**Clients**` in the notebook of a trainer, above what they did.
  private func headsClients(_ line: LineSyntax) -> Bool {
    line.kind == .text && 1...2 ~= elements.count && isWord(0, in: Self.clients)
      && (elements.count == 1 || elements[1].kind == .colon)
  }

  private static let clients = WordSet(
    "clients client athletes kunden clientes clientas clienti klienci klanten klienti клиенты клієнти alunos alunas pupils trainees"
  )

  private static let passive = WordSet("be")
  private static let done = WordSet("done")

  /// `Sagar's chart for next month:` right above a table.
  private mutating func announcePlannedTable(_ line: LineSyntax) {
    guard line.kind == .text, 3...14 ~= elements.count, elements[elements.count - 1].kind == .colon,
      let next = elements.firstIndex(where: { $0.meaning == .next }), next + 1 < elements.count,
      isPeriod(elements[next + 1]) || isWord(next + 1, in: Self.months),
      let head = document.lines[(context.lineIndex + 1)...].prefix(3).firstIndex(where: {
        $0.kind != .blank
      }), document.lines[head].kind == .tableRow
    else { return }
    file.plannedTable = head
  }

  private static let months = WordSet("month monat mois mes mês mese maand månad miesiąc месяц")

  private static let next = WordSet(
    "next nästa neste næste volgende nächstes nächste prochaine próxima prossima следующий следующем następnym ensi"
  )
  private static let times = WordSet(
    "time gång gang keer mal fois vez volta раз разе razem kerralla")
  /// `Plan for the next 3 weeks:`, `Раскладка на 3 недели до сорев:`.
  private func opensPlanOfWeeks(_ line: LineSyntax) -> Bool {
    line.kind == .text && 4...14 ~= elements.count && elements.last?.kind == .colon
      && (elements[0].meaning == .plan || isWord(0, in: Self.layouts))
      && elements.indices.contains { elements[$0].meaning == .week || isWord($0, in: Self.weeks) }
      && elements.count(where: \.isNumber) <= 1
      && !elements.contains { $0.kind == .times || $0.unit.isMass }
  }

  /// `Bests before this: squat 140x3, bench 100x2` above all sets.
  func listsBestsAboveSets(_ line: LineSyntax) -> Bool {
    guard line.kind != .heading, elements.count > 4, elements[0].kind == .word,
      !file.hasSets && file.drafts.isEmpty || tellsFormerBests,
      dates.date(at: 0) == nil, elements.contains(where: { $0.kind == .times }),
      elements.count(where: \.isNumber) > 2
    else { return false }
    let colon = elements.prefix(12).firstIndex { $0.kind == .colon } ?? 3
    return elements[..<colon].indices.contains { index in
      elements[index].meaning == .record || isWord(index, in: GymWords.bests)
        || isWord(index, in: Self.personalBests)
        || elements[index].flags.contains(.unspacedScript)
          && Self.bestsInScripts.contains { text(elements[index].range).contains($0) }
    }
  }

  /// `Bests from before: bench 95, squat 120x3`, `Alte Bestwerte: …` and `alltime: …`, wherever they stand.
  private var tellsFormerBests: Bool {
    guard let colon = elements.prefix(5).firstIndex(where: { $0.kind == .colon }) else {
      return false
    }
    return elements[..<colon].indices.contains {
      elements[$0].meaning == .previous || isWord($0, in: Self.former)
    }
  }

  /// `Marzec: 3x w tygodniu, przysiad 5x80`: so often a week in a month to come.
  var plansMonth: Bool {
    elements.count > 5 && elements[0].meaning == .month && elements[1].kind == .colon
      && elements[2].isBareWhole && elements[3].kind == .times && elements[4].kind == .word
      && (4...5).contains { elements[$0].meaning == .week || isWord($0, in: Self.weeks) }
  }

  private static let former = WordSet(
    "before old ever alltime all-time former alte alter früher anciens antiguas viejas antigos vecchi старые stare dawne"
  )
  private static let weeks = WordSet(
    "недели недель неделю неделя tygodniu tydzień týdně viikossa viikko")
  private static let layouts = WordSet(
    "раскладка Раскладка расклад Расклад programme program trainingsplan")
  private static let bestsInScripts = ["최고기록", "최고", "最高", "自己ベスト", "最佳"]
  private static let plano = WordSet("plano Plano")
  private static let changes = WordSet(
    "change changes zmiana zmiany änderung änderungen cambio cambios changement changements mudança ändring wijziging изменение"
  )
  private static let personalBests = WordSet("pbs prs pb pr")
  private static let says = WordSet("says said thinks reckons told")
  private static let others = WordSet("she he they physio coach trainer")
  private static let plans = WordSet("계획 목표 計画 目標 计划 目标 計劃 目標 план plan")
}
