internal import JournalSyntax
internal import WorkoutModel

/// Headings, dates and titles.
extension FileReader {
  // MARK: Dates

  /// A line that begins with a date, or is a title with a date, opens a session.
  mutating func dateLine(_ line: LineSyntax) -> Bool {
    if ratesBelowDay { return false }
    if context.year != nil, headsNextYear() { return true }
    if spanOfWeek(line) { return true }
    if let date = dayByLetter(line) {
      openSession(date, elements.count, line)
      return true
    }
    if dayBehindCount(line) || dayBehindProgrammeDay(line) || dayBehindCountedDay(line)
      || dayInUnderscoredTitle(line)
    {
      return true
    }
    if !file.hasSets, elements[0].isNumber { keepUnitBehindDay() }
    if let (date, next) = nextDay(line) ?? numberedDay() {
      openSession(date, next, line)
      return true
    }
    let first = elements[0]
    if let (date, next) = dayBehindLabel() ?? dayOfMeet() {
      openSession(date, next, line)
      return true
    }
    guard
      first.isNumber || first.meaning == .weekday || first.meaning == .month
        || opensDate(first) || isDoneTask
        || first.kind == .word
          && (WeekdayAbbreviation.value(bytes[first.range.indices]) != nil
            || dates.eraDate(at: 0) != nil || dates.eraNumbers(at: 0) != nil
            || dates.startsWithDayInTwoWords || !isASCII && dates.startsWithVietnameseInitial
            || opensWithNumeralDay)
    else { return trailingDate(line) }
    if let (date, next) = dayInSpan() ?? dayOfStamp() {
      openSession(date, next, line)
      return true
    }
    if monthLine() { return true }
    if first.isNumber, elements.count > 3, elements[1].kind == .slash {
      findDaysBeforeNumbers()
    }
    if first.meaning == .weekday {
      findNumberedWeekdays()
      if first.flags.contains(.emphasis) { findBoldWeekdays() }
    }
    if line.kind == .item, first.isNumber { findListOfDays() }
    if first.flags.contains(.fraction), elements.count > 1 {
      findDottedDays()
      findDottedDaysBeforeSets()
      if 4...5 ~= first.range.count { findDottedDaysBelowNames() }
      findPointedDays()
    }
    let start =
      behindNumberOfSession(line) ?? behindCountedDay()
      ?? (isDoneTask || isTimeBeforeDay ? 1 : behindOpening())
    let allowsWeekday =
      line.kind == .text || isDayByLabel || context.isInWeek && line.kind != .numbered
      || line.kind == .item && file.opensDaysWithBoldWeekdays == true
    if let date = ordinalDay(line) {
      openSession(date, 2, line)
      return true
    }
    if !isASCII, let (date, next) = slavicDay(line) {
      openSession(date, next, line)
      return true
    }
    guard let (found, next) = dates.date(at: start, allowsWeekdayOnly: allowsWeekday),
      case let date = dayOfMonthAbove(found), isSessionDate(date, next, line)
    else { return (first.meaning == .weekday || opensDate(first)) && trailingDate(line) }
    if opensWeek(date, next) { return true }
    // `Friday gym 25/11/2024`.
    if date.form == .weekdayOnly, next < elements.count, trailingDate(line) { return true }
    if continuesDay(date) {
      if listsRepsOfWeekday(date, next) {
        takeSubject(next)
        context.entry = nil
      }
      training(line, from: elements[safe: next]?.isNumber == true ? next : next + 1)
    } else {
      openSession(date, next, line)
      if isTimeBeforeDay, let session = context.session { _ = clocks(at: 0, session) }
    }
    return true
  }

  /// `7am 14 Jan`, `18:30 2026-03-02`.
  private var isTimeBeforeDay: Bool {
    guard elements[0].kind == .clock, elements.count > 2, let date = dates.date(at: 1)?.0 else {
      return false
    }
    switch date.form {
    case .yearMonthDay, .named: return true
    case .namedWithoutYear: return elements[0].flags.contains(.halfDay)
    default: return false
    }
  }

  /// `March 23, 2025 - March 29, 2025`: a week from the first of its days.
  private mutating func opensWeek(_ date: WrittenDate, _ next: Int) -> Bool {
    switch date.form {
    case .named, .namedWithoutYear, .yearMonthDay: break
    default: return false
    }
    guard next + 1 < elements.count, elements[next].kind == .hyphen, elements[next].spaceBefore,
      let (last, _) = dates.date(at: next + 1), let year = last.parts(.dayMonthYear)?.year
    else { return false }
    if !date.hasYear { context.year = year }
    openWeek(date)
    return true
  }

  /// `Tue: bench 105x3` below `Tue: squat 150x5`: more of the same day.
  private func continuesDay(_ date: WrittenDate) -> Bool {
    guard date.form == .weekdayOnly, let session = context.session,
      let current = file.sessions[session].date, !context.isAfterBlank
    else { return false }
    return file.dates[current].form == .weekdayOnly && file.dates[current].weekday == date.weekday
  }

  /// Behind the marks that may open a date; an emoji is up to four of them.
  private func behindOpening() -> Int {
    guard opensDate(elements[0]) else { return 0 }
    var index = 1
    while index < min(4, elements.count), elements[index].kind == elements[0].kind,
      elements[0].kind == .other || elements[0].kind == .equals
    {
      index += 1
    }
    return index
  }

  /// `@ 2026-03-02`, `(2026-03-02)`, `=== 2026-03-02 ===`, and `<2026-03-02 Mon>` of org files.
  func opensDate(_ element: Element) -> Bool {
    switch element.kind {
    case .at, .openParenthesis, .other, .equals: true
    default: false
    }
  }

  /// `x 2024-05-06 squat 3x5`: a done task of todo.txt.
  private var isDoneTask: Bool {
    elements[0].kind == .times && elements.count > 6 && elements[1].spaceBefore
      && dates.date(at: 1)?.0.form == .yearMonthDay
  }

  func isClosing(_ element: Element) -> Bool {
    switch element.kind {
    case .closeParenthesis, .period, .exclamation, .other, .colon, .arrow, .clock, .equals: true
    default: element.meaning == .weekday || element.meaning == .maximum
    }
  }

  mutating func openSession(_ date: WrittenDate, _ next: Int, _ line: LineSyntax) {
    // A weekday inside a plan is a day of the plan.
    if date.form != .weekdayOnly { context.section = .training }
    takeSubject(next)
    startSession(date, titleFrom: next)
    guard next < elements.count, let session = context.session else { return }
    var index = next
    while index < elements.count, isTitleMark(elements[index]) { index += 1 }
    if listsTimesOfName(index) {
      partTimesOfName(index)
    } else {
      index = clocks(at: behindTimeWord(index), session)
    }
    while index < elements.count, isTitleMark(elements[index]) { index += 1 }
    index = behindTaggedWeight(index) ?? behindWeightOfDay(index)
    guard index < elements.count else { return }
    if let weight = weightBehindTitle(index) {
      addBodyweight(Quantity(elements[weight]))
      file.sessions[session].title = cleanTitle(index..<weight)
      return
    }
    if isAsideOfDay(index) { return title(index, session) }
    if opensSwim(index, session) { return }
    if clockBehindTitle(index, session) || durationBehindTitle(index, session) { return }
    if loadInTitle(index, session) { return }
    if listsInTitle(index) { return titleOrDoubt(index, session, line) }
    if tellsSession(index..<elements.count) {
      return keepDetails(of: index..<elements.count, session)
    }
    let isHead = line.kind == .heading && !headsNothing(line)
    if !isHead, let training = behindSplit(index), holdsTraining(training) {
      file.sessions[session].title = cleanTitle(index..<training)
      return self.training(line, from: training)
    }
    if !isHead, holdsTraining(index) {
      let title = emphasizedTitle(index)
      file.sessions[session].title = cleanTitle(index..<title)
      if title < elements.count { training(line, from: title) }
      return
    }
    if !isHead, let inside = enclosedTraining(index) {
      file.sessions[session].title = cleanTitle(index..<(inside.lowerBound - 1))
      return segments(line, inside.lowerBound, inside.upperBound, isFirst: true)
    }
    titleOrDoubt(index, session, line)
  }

  /// Keeps the words behind a day as its title, and says so where they hold numbers like those of sets.
  private mutating func titleOrDoubt(_ index: Int, _ session: Int, _ line: LineSyntax) {
    title(index, session)
    let isHead = line.kind == .heading && !headsNothing(line)
    if !isHead, isMultiplied(index..<elements.count) || tellsCounts(index) {
      file.diagnostics.append(.unreadNumbers(at: place(range(index..<elements.count))))
    }
  }

  mutating func startSession(_ date: WrittenDate?, titleFrom: Int) {
    settlePendingName(nextIsName: false)
    flushKeyValues()
    // A title below a day goes on with it.
    if date != nil || context.session.flatMap({ file.sessions[$0].date }) == nil {
      settleWarmupBlock()
    }
    settleUndatedBlock(isBeforeDate: date != nil)
    context.weekDate = nil
    let range = document.lines[context.lineIndex].content
    var session = SessionDraft(location: location(range))
    if var date {
      session.date = file.dates.count
      date.contextYear = context.year
      date.startsBlock = context.isAfterBlank
      date.isFirstOfSubject = isFirstDayOfSubject
      date.isBelowPost = date.form == .weekdayOnly && isCurrentDayEmpty
      file.dates.append(date)
    } else if let current = context.session {
      session.date = file.sessions[current].date
      session.isContinued = true
      session.inheritedDate = file.sessions[current].inheritedDate
    }
    file.sessions.append(session)
    context.session = file.sessions.count - 1
    context.isDayOfLine = false
    context.entry = nil
    context.blockKind = nil
    context.blockRest = nil
    context.superset = nil
    context.supersetHead = nil
    context.table = nil
    context.numbersTriples = false
    endBlock()
    sessionUnit()
  }

  /// The name of the exercise in force stands below the last day.
  private var isFirstDayOfSubject: Bool {
    guard let subject = context.subject, let session = context.session else { return false }
    return subject.location.lineNumber > file.sessions[session].location.lineNumber
  }

  /// No set stands below the date of the session.
  private var isCurrentDayEmpty: Bool {
    guard let session = context.session, let date = file.sessions[session].date else {
      return false
    }
    return file.dates[date].form != .weekdayOnly
      && context.lastSetLine < Int(file.sessions[session].location.lineNumber)
  }

  /// True when the session is of the day that is written so.
  func isCurrent(_ date: WrittenDate) -> Bool {
    guard let session = context.session, let current = file.sessions[session].date else {
      return false
    }
    let isWeekday = date.form == .weekdayOnly && date.numbers.isEmpty
    return file.dates[current].numbers == date.numbers
      && (!isWeekday || file.dates[current].weekday == date.weekday)
  }

  /// Sets below `Week 2 - 9/3/26`, with no day between, are of that date.
  mutating func beginDayOfWeek() {
    guard let date = context.weekDate.take() else { return }
    var session = SessionDraft(location: location(document.lines[context.lineIndex].content))
    session.date = date
    file.sessions.append(session)
    context.session = file.sessions.count - 1
  }

  /// The session that a set belongs to, made when the file starts without one.
  mutating func currentSession() -> Int {
    if let session = context.session { return session }
    file.sessions.append(
      SessionDraft(location: location(document.lines[context.lineIndex].content)))
    context.session = file.sessions.count - 1
    return file.sessions.count - 1
  }
}
