internal import JournalSyntax
internal import WorkoutModel

/// Heads that say what the lines below are about: warm-up, plan, goals, bests, notes.
extension FileReader {
  /// `## To do on Thursday`, `## À faire jeudi`.
  private var headsThingsToDo: Bool {
    2...6 ~= elements.count && isWord(0, in: Self.beforeDoing) && isWord(1, in: Self.doing)
      && !elements.contains(where: \.isNumber)
  }

  /// `### Best so far`, `## Bests`, `## Bestwerte`: what was lifted on other days.
  private var headsBests: Bool {
    elements.count <= 4 && isWord(0, in: Self.bests)
      && elements.allSatisfy { $0.kind == .word }
      && (elements.count == 1 || isWord(1, in: Self.behindBests))
  }

  private static let bests = WordSet(
    "best bests bestwerte bestleistungen mejores meilleurs migliori melhores лучшие найкращі najlepsze"
  )
  private static let behindBests = WordSet(
    "so ever lifts sets yet marcas resultados résultats risultati результаты результати wyniki")
  private static let beforeDoing = WordSet("to à a por da te zu att å do")
  private static let doing = WordSet(
    "do faire prévoir essayer tester hacer probar fazer testar fare doen tun machen göra gjøre zrobienia"
  )

  /// Headings that say what the lines below are about.
  mutating func section(_ line: LineSyntax) -> Bool {
    if line.kind == .heading, measurementsHead() {
      setSection(.other, line)
      return true
    }
    if line.kind == .heading, elements.count <= 6, isWord(0, in: Self.planHeads) {
      setSection(.planned, line)
      return true
    }
    if line.kind == .heading, headsBests {
      setSection(.planned, line)
      return true
    }
    if line.kind == .heading, line.level > 1, headsDaysOfProgramme {
      setSection(.planned, line)
      return true
    }
    if line.kind == .heading, headsOwnTools {
      setSection(.other, line)
      return true
    }
    if line.kind == .heading, headsThingsToDo {
      setSection(.planned, line)
      return true
    }
    if line.kind == .heading, line.level == 1, headsWeekOfTraining {
      setSection(.planned, line)
      return true
    }
    if line.kind == .heading, elements.count == 1, isWord(0, in: Self.summaryHeads) {
      setSection(.planned, line)
      return true
    }
    // `## 来週やること`, of one word.
    if !isASCII, line.kind == .heading, elements.count <= 2,
      elements[0].flags.contains(.unspacedScript), leadingMeaning(0) == .next
    {
      setSection(.planned, line)
      return true
    }
    // `### 八月目標`.
    if !isASCII, line.kind == .heading, elements.count <= 3,
      elements.indices.contains(where: { elements[$0].meaning == .none && tellsGoal($0) }),
      !elements.indices.contains(where: { isGoalMet($0) })
    {
      setSection(.planned, line)
      return true
    }
    for (index, element) in elements.enumerated() where element.kind == .word {
      switch element.meaning {
      // `### Treadmill (warm-up)` is an exercise.
      case .warmup:
        guard elements.count <= 4, index == 0 || elements[index - 1].kind != .openParenthesis else {
          continue
        }
        openWarmupBlock(line)
        return true
      case .workingSet:
        guard elements.count <= 3 else { continue }
        context.blockKind = nil
        endWarmupBlock()
        return true
      case .goal, .plan, .next, .total:
        guard index == 0 || elements.count <= 5 || line.kind == .heading && line.level == 1 else {
          continue
        }
        if element.meaning == .total, isKindOfTraining(index) || isTitleOfPost(line) { continue }
        if line.kind == .text, isAside(index) { continue }
        // `# Trainingsplan, 3 Sätze` above a table with a row a day.
        if element.meaning == .plan, isTitleAboveDays(line) { continue }
        // `# Plan de pecho - seguimiento`, `## Plan (tracker)`: what came of it.
        if line.kind == .heading, elements.indices.contains(where: { isWord($0, in: Self.kept) }) {
          continue
        }
        // `PR attempt next time maybe`.
        if elements[..<index].contains(where: { $0.meaning == .record }) { continue }
        if isTitleOfWork(index, line) {
          titleOfWork(line)
          return true
        }
        // `# Training Log - Napa Valley Marathon - REVISED PLAN`.
        if line.level == 1, index > 0, isTitleOfLog(elements[..<index]) { continue }
        // `*** TODO Curls 3x12 @ 12 kg`.
        if isSetShaped(elements.indices) { file.plannedLines.append(context.lineIndex) }
        setSection(.planned, line)
        return true
      case .record:
        guard elements.count <= 5, !isTitleOfPost(line) else { continue }
        // `PR!!` below the sets of a lift.
        if line.kind == .text, isCheer(index) {
          note(line.content)
          return true
        }
        if isTitleOfWork(index, line) {
          titleOfWork(line)
          return true
        }
        setSection(.planned, line)
        return true
      case .note, .feeling, .sleep, .food:
        guard elements.count <= 4, index == 0 else { continue }
        // `felt good` between exercises is a word about the day, and no head of lines about it.
        if line.kind != .heading, elements.count > 1, elements.last?.kind != .colon {
          note(line.content)
          return true
        }
        setSection(.other, line)
        return true
      default: continue
      }
    }
    return false
  }

  /// `Weekly recap!` right below a date and `Saturday: new farmers PR`: what the post is called.
  private func isTitleOfPost(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, elements[0].meaning != .weekday else { return line.kind == .text }
    guard let session = context.session, context.entry == nil, context.isAfterBlank else {
      return false
    }
    return context.lineIndex <= Int(file.sessions[session].location.lineNumber) + 1
      && file.sessions[session].title == nil
  }

  /// `Rest day tomorrow`, `week 3 of the program`, `deload next week`, `next time go heavier`: words
  /// about a plan that head none.
  private func isAside(_ index: Int) -> Bool {
    if tellsNextTime(elements.indices) { return true }
    guard index > 0, elements.last?.kind != .colon, !elements[0].flags.contains(.emphasis) else {
      return false
    }
    switch elements[index].meaning {
    case .plan: return !context.isAfterBlank && elements[..<index].contains { $0.meaning == .of }
    case .next:
      // `go heavier next time` below the sets it is about.
      return elements[..<index].contains { $0.meaning == .rest } || isWord(0, in: Self.pauses)
        || !context.isAfterBlank && (context.entry != nil || elements.count - index <= 2)
    default: return false
    }
  }

  private static let pauses = WordSet("rest deload off holiday vacation")

  /// `PR!!`, `new PR`: one of them, below sets, and no head of a list.
  private func isCheer(_ record: Int) -> Bool {
    guard context.entry != nil, !context.isAfterBlank, !isPlural(record),
      !elements[0].flags.contains(.emphasis)
    else { return false }
    return elements.indices.allSatisfy { index in
      switch elements[index].kind {
      case .exclamation, .openParenthesis, .closeParenthesis: true
      default: index == record || isWord(index, in: Self.cheers)
      }
    }
  }

  private static let cheers = WordSet(
    "a new first another big huge small tiny rep weight in today my tied matched equaled beat almost close to old the 갱신 更新"
  )

  /// `Volume day`, `Volume press`: a heavy and a light day, no sums; and `1RM back squat`, which is
  /// what was trained.
  private func isKindOfTraining(_ total: Int) -> Bool {
    guard total == 0 || total == 1 && elements[0].isNumber else { return false }
    // `Total body`.
    if total + 1 < elements.count, isWord(total + 1, in: Self.body) { return true }
    return elements.contains { element in
      if element.meaning == .day || element.meaning == .session { return true }
      guard element.kind == .word, element.word == .plain else { return false }
      let word = text(element.range)
      return names.isKnown(word) || ExerciseNames.isMovement(word)
    }
  }

  private static let body = WordSet("body corps cuerpo corpo körper")

  /// Words that mean a plan at the start of a heading, and elsewhere a flat bench.
  private static let planHeads = WordSet(
    "plano planos piano piani someday wishlist ideas")

  /// `## Summary`: what follows was told above.
  private static let summaryHeads = WordSet(
    "summary sammanfattning zusammenfassung résumé resumen resumo riepilogo samenvatting sammendrag"
  )

  mutating func setSection(_ section: Section, _ line: LineSyntax) {
    settlePendingName(nextIsName: false)
    let level = line.kind == .heading ? Int(line.level) : 0
    // A goal inside a plan does not end the plan.
    if context.section == section, context.sectionLevel > 0, level > context.sectionLevel { return }
    context.section = section
    context.sectionLevel = level
  }

  private func isTitleOfLog(_ words: ArraySlice<Element>) -> Bool {
    words.contains { $0.kind == .word && Self.logs.contains(bytes[$0.range.indices]) }
  }

  private static let logs = WordSet(
    "log logs journal diary logbook tagebuch diario journal dziennik")

  private static let kept = WordSet(
    "tracker tracking tracked seguimiento suivi verlauf fortschritt progress progreso registro protokoll"
  )
}
