internal import JournalSyntax
internal import WorkoutModel

/// Headings: days, splits, and what the lines below are about.
extension FileReader {
  mutating func heading(_ line: LineSyntax) {
    flushKeyValues()
    endBlock()
    if directive(line) { return }
    let isDeeper = Int(line.level) > context.sectionLevel
    if context.section != .training, !isDeeper || context.sectionLevel == 0 {
      context.section = .training
    }
    if context.section == .other, namesTraining { context.section = .training }
    if yearHeading() { return }
    if isReviewOfDays() { return setSection(.other, line) }
    let wasLeftOut = isLeftOut
    if dateLine(line) || recordList(line) {
      if wasLeftOut { setSection(.planned, line) }
      return
    }
    if section(line) { return }
    guard context.section == .training else { return }
    if isTitle(elements.indices) { return titleHeading(line) }
    if headsTable(line) { return }
    if holdsStrongExpression(line) { return training(line, from: behindNumber) }
    pendName(behindNumber..<elements.count, line)
  }

  /// Below `# 2024-05-19 Squat 100 kg 5x5, Bench 60 kg 3x8` stands the next heading, or nothing more: whoever marks
  /// all lines so tells a session in each.
  func headsNothing(_ line: LineSyntax) -> Bool {
    var next = context.lineIndex + 1
    while next < document.lines.count, document.lines[next].kind == .blank { next += 1 }
    guard next < document.lines.count else { return true }
    return document.lines[next].kind == .heading && document.lines[next].level <= line.level
  }

  /// `* TODO Upper [2022-09-26 Mon]`, `* CANCELLED Lower [2022-09-19 Mon]`: nothing below was done.
  var isLeftOut: Bool {
    elements.count > 2
      && (isWord(0, in: Self.leftOut) || isWord(elements.count - 1, in: Self.leftOut))
  }

  private static let leftOut = WordSet(
    """
    todo cancelled canceled ausgefallen abgesagt annulé annulée cancelado cancelada \
    annullato geannuleerd inställt odwołany отменено
    """)

  /// `### Main workout`, `### Warm-up` below `## Notes`.
  private var namesTraining: Bool {
    guard elements.count <= 3, let last = elements.last else { return false }
    return (last.meaning == .session || last.meaning == .warmup)
      && elements.allSatisfy { $0.kind == .word || $0.kind == .hyphen }
  }

  /// Behind the number of `### 1. Bench press`.
  var behindNumber: Int {
    guard elements.count >= 3, elements[0].kind == .quantity, elements[0].unit == .none,
      elements[0].value <= 30_000, elements[2].kind == .word,
      elements[1].kind == .period || elements[1].kind == .closeParenthesis
    else { return 0 }
    return 2
  }

  /// `Week review: 3/4/24 - 3/10/24` tells of days that have their own sets.
  private func isReviewOfDays() -> Bool {
    guard elements.count > 3, elements[..<3].contains(where: { $0.meaning == .total }),
      let first = elements[1...].firstIndex(where: \.isNumber),
      let (_, mark) = dates.date(at: first), mark + 1 < elements.count
    else { return false }
    return elements[mark].kind == .hyphen && dates.date(at: mark + 1) != nil
  }

  mutating func holdsStrongExpression(_ line: LineSyntax) -> Bool {
    guard context.session != nil else { return false }
    let segment = anatomy.segment(from: behindNumber, to: elements.count)
    // `## 3. Rope 3 sets`: who numbers the exercises tells each in its heading.
    return segment.hasExpressions && anatomy.isStrong
      && (behindNumber > 0 || anatomy.parser.expressions.contains { $0.terms.count > 1 }
        || tellsReps(segment))
      && !segment.name.isEmpty && !segment.isNameBehind
  }

  /// `** Push-ups 20 20 20`: the reps of each set behind an exercise; `## Wendler 5 3 1` is a programme.
  private func tellsReps(_ segment: Segment) -> Bool {
    let reps = anatomy.parser.quantities
    guard reps.count > 2, anatomy.parser.terms.count == 1, reps[0].value >= 5_000,
      reps.allSatisfy({ $0.isBareWhole && $0.value <= 60_000 }), segment.rest.isEmpty
    else { return false }
    return isExercise(trimmedName(segment.name, isBehind: false))
  }

  /// A heading of a split: another session of the same day, or the name of the one just opened.
  mutating func titleHeading(_ line: LineSyntax) {
    settlePendingName(nextIsName: false)
    let title = cleanTitle(elements.indices)
    if let session = context.session, file.sessions[session].title == nil, context.entry == nil {
      file.sessions[session].title = title
    } else if context.session == nil || line.kind != .heading || Int(line.level) <= 2 {
      startSession(nil, titleFrom: 0)
      if let session = context.session { file.sessions[session].title = title }
      beginUndatedBlock()
    } else {
      context.entry = nil
    }
  }

  /// `## To do on Thursday`, `## À faire jeudi`.
  private var headsThingsToDo: Bool {
    2...6 ~= elements.count && isWord(0, in: Self.beforeDoing) && isWord(1, in: Self.doing)
      && !elements.contains(where: \.isNumber)
  }

  private static let beforeDoing = WordSet("to à a por da te zu att å do")
  private static let doing = WordSet(
    "do faire hacer fazer fare doen tun machen göra gjøre zrobienia")

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
