internal import JournalSyntax
internal import WorkoutModel

/// Headings: days, splits, and what the lines below are about.
extension FileReader {
  mutating func heading(_ line: LineSyntax) {
    if isRemarkAmongSets(line) { return note(line.content) }
    flushKeyValues()
    endBlock()
    if directive(line) { return }
    keepHeadExercise(line)
    let months = Set(elements.filter { $0.meaning == .month }.map(\.word.value))
    if months.count == 1 { file.monthOfHeading = months.first.map { Int($0) } }
    if isCommentAmongRows(line) {
      return isSetShaped(elements.indices) ? plannedByOthers(line) : note(line.content)
    }
    let isDeeper = Int(line.level) > context.sectionLevel
    if context.section != .training, !isDeeper || context.sectionLevel == 0 {
      context.section = .training
    }
    if context.section == .other, namesTraining { context.section = .training }
    if yearHeading() { return }
    if isReviewOfDays() { return setSection(.other, line) }
    if headsWishes(line) { return }
    let wasLeftOut = isLeftOut
    dropKeywordOfTask()
    // `### 1/3 - 2023-04-16`.
    let opensWithNumber = elements[0].isNumber || elements[0].kind == .openParenthesis
    if opensWithNumber && dayBehindDetails(line) || dateLine(line) || dayBehindDetails(line)
      || recordList(line)
    {
      if wasLeftOut { setSection(.planned, line) }
      openHeadExercise(line)
      return
    }
    if let set = behindNumberOfSet(line) { return training(line, from: set) }
    if section(line) { return }
    guard context.section == .training else { return }
    if roundsHeading(line) { return }
    if isTitle(elements.indices) { return titleHeading(line) }
    if headsTable(line) { return }
    if holdsStrongExpression(line) { return training(line, from: behindNumber) }
    if context.session != nil,
      tellsHold(behindNumber..<elements.count) || tellsPairs(behindNumber..<elements.count)
        || tellsWorkAlone(line)
    {
      return training(line, from: behindNumber)
    }
    pendName(behindNumber..<elements.count, line)
    doubtSets(behindNumber)
  }

  /// `# felt good` right below a set and above the next: said of them.
  private func isRemarkAmongSets(_ line: LineSyntax) -> Bool {
    let next = context.lineIndex + 1
    guard line.level == 1, context.section == .training, context.entry != nil,
      context.lastSetLine == context.lineIndex - 1, next < document.lines.count,
      startsWithDigit(next), startsWithDigit(context.lineIndex - 1),
      !elements.contains(where: { $0.kind == .times }), dates.date(at: 0) == nil
    else { return false }
    return !namesAnyExercise && elements.contains { $0.kind == .word }
  }

  /// `# target for April: squat 90x1` between rows whose fields a comma parts, the next of which begins with its day.
  private func isCommentAmongRows(_ line: LineSyntax) -> Bool {
    guard line.level == 1, let table = context.table, table.isBare, table.hasDate,
      let mark = table.delimiter,
      let below = document.lines[(context.lineIndex + 1)...].prefix(6).first(where: {
        $0.kind != .heading
      }), below.kind == .text, below.content.count <= 4096,
      Byte.isDigit(bytes[Int(below.content.start)])
    else { return false }
    let sign = mark == .comma ? Byte.comma : mark == .pipe ? Byte.pipe : UInt8(ascii: ";")
    return bytes[below.content.indices].count { $0 == sign } >= table.columns.count - 1
  }

  /// `### Curls 25kg(8) // slow` is said, unless sets stand below: it may be a set of its own.
  private mutating func doubtSets(_ start: Int) {
    guard context.session != nil, let first = elements[start...].firstIndex(where: \.isNumber),
      first > start, elements.count(where: \.isNumber) > 1, isSetShaped(start..<elements.count),
      isExercise(start..<first)
    else { return }
    let numbers = place(range(first..<elements.count))
    context.pendingName?.doubtfulNumber = numbers
  }

  /// `### Lat pulldown 55/10, 55/10, 40/12`, `### Push-ups 10 reps`: loads over reps, or reps, behind the name of what is
  /// lifted.
  private func tellsPairs(_ line: Range<Int>) -> Bool {
    guard let first = elements[line].firstIndex(where: \.isNumber), first > line.lowerBound,
      elements[line.lowerBound..<first].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      isExercise(line.lowerBound..<first)
    else { return false }
    if first + 1 == line.upperBound { return elements[first].unit == .repetition }
    var (index, pairs) = (first, 0)
    while index + 2 < line.upperBound, elements[index].kind == .quantity,
      elements[index + 1].kind == .slash, !elements[index + 1].spaceBefore,
      elements[index + 2].isBareWhole, elements[index + 2].value <= 50_000,
      elements[index].value > elements[index + 2].value
    {
      pairs += 1
      index += 3
      if index < line.upperBound, elements[index].kind == .comma { index += 1 }
    }
    return pairs > 1
      && !elements[min(index, line.upperBound)..<line.upperBound].contains { $0.isNumber }
  }

  /// The sign of `#2 60/8 @8` and `#3 drop 40x10` below the name of an exercise numbers the set, and makes no heading.
  private func behindNumberOfSet(_ line: LineSyntax) -> Int? {
    let text = bytes[line.content.indices]
    guard line.level == 1, text.first.map({ Byte.isDigit($0) }) == true,
      context.pendingName != nil || context.entry != nil,
      case let start = Int(line.content.start), start > 0,
      bytes[start - 1] == UInt8(ascii: "#")
    else { return nil }
    let first = isNumberOfSetWithSign ? 1 : 0
    guard first + 2 < elements.count else { return nil }
    if elements[first].meaning == .warmup || elements[first].meaning == .drop {
      return holdsSet(first + 1) ? first : nil
    }
    return holdsSet(first) ? first : nil
  }

  /// Below `# 2024-05-19 Squat 100 kg 5x5, Bench 60 kg 3x8` stands the next heading, or nothing more: whoever marks
  /// all lines so tells a session in each.
  func headsNothing(_ line: LineSyntax) -> Bool {
    var next = context.lineIndex + 1
    while next < document.lines.count, document.lines[next].kind == .blank { next += 1 }
    guard next < document.lines.count else { return true }
    return document.lines[next].kind == .heading && document.lines[next].level <= line.level
  }

  /// `* PLAN [2023-12-04 Mon] Lower`, `* TODO Upper [2022-09-26 Mon]`, `* CANCELLED Lower [2022-09-19 Mon]`: nothing below was done.
  var isLeftOut: Bool {
    elements.count > 2
      && (isWord(0, in: Self.leftOut) || isWord(elements.count - 1, in: Self.leftOut)
        || isWord(0, in: Self.plannedDays) && dates.date(at: 1)?.0.hasYear == true)
  }

  /// The `DONE` of `** DONE <2021-04-06 Tue 18:10> Push` and `** DONE Push <2021-04-06 Tue>` says that the day was.
  private mutating func dropKeywordOfTask() {
    guard elements.count > 3, isWord(0, in: Self.done),
      elements.indices.dropFirst().contains(where: { dates.date(at: $0)?.0.hasYear == true })
    else { return }
    anatomy.parser.elements.removeFirst()
  }

  private static let done = WordSet(
    "done completed erledigt fait terminé hecho feito fatto gedaan klart gjort сделано")

  private static let plannedDays = WordSet(
    """
    plan planned next skipped missed geplant prévu planificado planejado previsto запланировано план zaplanowane gepland
    """)
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
        || tellsReps(segment) || tellsPair(segment))
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

  /// `### Deadlift 142.5 - 5`, `### Curls 15(8)`: one set of a lift.
  private func tellsPair(_ segment: Segment) -> Bool {
    let pair = anatomy.parser.quantities
    guard pair.count == 2, pair[0].unit == .none || pair[0].unit.isMass,
      pair[1].isBareWhole, pair[1].value <= 30_000, pair[0].value > pair[1].value
    else { return false }
    let open = segment.expressions.lowerBound + 1
    if pair[0].unit.isMass || elements[open].kind == .openParenthesis && !elements[open].spaceBefore
    {
      return true
    }
    guard pair[0].value >= 20_000 || pair[0].value % 1000 != 0,
      pair[0].value / 3 * 2 >= pair[1].value
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
}
