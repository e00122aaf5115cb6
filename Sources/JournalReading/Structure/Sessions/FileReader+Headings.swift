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
    if dateLine(line) || recordList(line) { return }
    if section(line) { return }
    guard context.section == .training else { return }
    if isTitle(elements.indices) { return titleHeading(line) }
    if headsTable(line) { return }
    if holdsStrongExpression(line) { return training(line, from: behindNumber) }
    pendName(behindNumber..<elements.count, line)
  }

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

  /// `# 2021`, `## March 2026`: the year of the dates below.
  mutating func yearHeading() -> Bool {
    guard elements.count <= 2, let last = elements.last, last.kind == .quantity,
      last.unit == .none, 1_990_000...2_100_000 ~= last.value,
      elements.count == 1 || elements[0].meaning == .month
    else { return false }
    context.year = Int(last.value) / 1000
    context.month = elements.count == 2 ? Int(elements[0].word.value) : nil
    return true
  }

  /// `2025/01`, `2024-12`, `oct` on a line of its own: the month of what stands below.
  mutating func monthLine() -> Bool {
    if elements.count == 1, isYearAboveDays, yearHeading() {
      settlePendingName(nextIsName: false)
      return true
    }
    if elements.count == 1, elements[0].meaning == .month, !isName(0..<1) {
      context.month = Int(elements[0].word.value)
      settlePendingName(nextIsName: false)
      return true
    }
    guard elements.count == 3, case let (year, month) = (elements[0], elements[2]),
      year.kind == .quantity, year.unit == .none, 1_990_000...2_100_000 ~= year.value,
      elements[1].kind == .slash || elements[1].kind == .hyphen, !elements[1].spaceBefore,
      month.kind == .quantity, month.unit == .none, !month.spaceBefore, month.range.count == 2,
      1_000...12_000 ~= month.value
    else { return false }
    context.year = Int(year.value) / 1000
    return true
  }

  /// `2023` alone above `11/28`: the year of the days below; below `Swim` it may be meters.
  private var isYearAboveDays: Bool {
    guard elements[0].isBareWhole, elements[0].range.count == 4,
      2_000_000...2_049_000 ~= elements[0].value,
      context.lineIndex == 0 || context.isAfterBlank || context.session == nil
    else { return false }
    let below = document.lines[(context.lineIndex + 1)...].prefix(3).first { $0.kind != .blank }
    guard let below, below.kind == .text || below.kind == .heading || below.kind == .item else {
      return false
    }
    let content = bytes[below.content.indices]
    let digits = content.prefix { Byte.isDigit($0) }
    guard digits.isEmpty else {
      let behind = content.dropFirst(digits.count)
      return 1...2 ~= digits.count
        && (behind.first == Byte.slash || behind.first == Byte.period
          || behind.first == Byte.hyphen)
        && behind.dropFirst().first.map { Byte.isDigit($0) } == true
        || behind.first == Byte.space && isOfCalendar(behind.dropFirst())
    }
    return isOfCalendar(content)
  }

  /// The word at the start names a month or a weekday.
  private func isOfCalendar(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.prefix { Byte.isASCIILetter($0) || $0 >= 0x80 }
    guard !word.isEmpty else { return false }
    let meaning = Keywords.word(word).meaning
    return meaning == .month || meaning == .weekday
  }

  /// `Week review: 3/4/24 - 3/10/24` tells of days that have their own sets.
  private func isReviewOfDays() -> Bool {
    guard elements.count > 3, elements[..<3].contains(where: { $0.meaning == .total }),
      let first = elements[1...].firstIndex(where: \.isNumber),
      let (_, mark) = dates.date(at: first), mark + 1 < elements.count
    else { return false }
    return elements[mark].kind == .hyphen && dates.date(at: mark + 1) != nil
  }

  /// `Gym log 2022`, `Training 2023 (kg)`, `2025年 筋トレ日誌` at the top: the year of the first date.
  mutating func hintYear() {
    if file.dates.isEmpty, file.hintedYear == nil, let year = shortenedYear {
      file.hintedYear = year
    }
    guard file.dates.isEmpty, file.hintedYear == nil, elements.count <= 12 || isMonthAtTop else {
      return
    }
    let hasMonth = elements.contains { $0.meaning == .month }
    // `宅トレ日記 2024年`, `2024년 (kg x 회)`.
    let mark = elements.firstIndex { $0.isNumber }.map { $0 + 1 } ?? 0
    let isMarked =
      isCalendarMark(mark)
      && (mark + 1 == elements.count || elements[mark + 1].kind == .openParenthesis)
    let isLast = elements.count > 1 && elements.dropLast().allSatisfy { !$0.isNumber }
    guard elements.count <= 8 || hasMonth || isMarked,
      isLast || hasMonth || isMarked || isCalendarMark(1) || isYearAtTop
        || elements.contains(where: { $0.meaning == .session || $0.meaning == .note }),
      let year = elements.first(where: {
        $0.kind == .quantity && $0.unit == .none && 1_990_000...2_100_000 ~= $0.value
      })
    else { return }
    file.hintedYear = Int(year.value) / 1000
  }

  /// `March 2025 - a half at the end of it` in the first line.
  private var isMonthAtTop: Bool {
    context.lineIndex == 0 && elements.count <= 30 && elements[0].meaning == .month
  }

  /// `Training 2026 with Lena` in the first line, which tells no other number.
  private var isYearAtTop: Bool {
    context.lineIndex == 0 && elements.count > 2 && elements[0].kind == .word
      && elements[1].isNumber && elements.count(where: \.isNumber) == 1
  }

  /// `Lifting log '24 lbs`: the year in two digits behind its sign, in the title of a diary.
  private var shortenedYear: Int? {
    guard 2...6 ~= elements.count, elements[0].kind == .word,
      let sign = elements.dropLast().firstIndex(where: { $0.kind == .quote }), sign > 0,
      elements[sign].range.count == 1, elements[sign].spaceBefore,
      case let year = elements[sign + 1], year.kind == .quantity, !year.spaceBefore,
      10_000...29_000 ~= year.value, year.value % 1000 == 0,
      elements[..<sign].contains(where: { $0.meaning == .session || $0.meaning == .note }),
      elements.count(where: \.isNumber) == 1
    else { return nil }
    return 2000 + Int(year.value) / 1000
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
    if line.kind == .heading, line.level == 1, headsWeekOfTraining {
      setSection(.planned, line)
      return true
    }
    if line.kind == .heading, elements.count == 1, isWord(0, in: Self.summaryHeads) {
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
        if isTitleOfWork(index, line) {
          titleOfWork(line)
          return true
        }
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
      return elements[..<index].contains { $0.meaning == .rest } || isWord(0, in: Self.pauses)
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

  private static let cheers = WordSet("a new first another big huge small tiny rep weight in today")

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
}
