internal import JournalSyntax

/// Weeks that are told by their first and last day: `## S12 (17-23 mars 2025)`, and their days below:
/// `- mar 18 : squat 3x10`.
extension FileReader {
  /// The days of a week in one month.
  struct SpanOfWeek {
    let days: ClosedRange<Int>
    let month: Int
    let year: Int
    /// Of its heading; another of that level ends it.
    let level: UInt8
  }

  /// Opens the week of a line with such a span in it.
  mutating func spanOfWeek(_ line: LineSyntax) -> Bool {
    if line.kind == .heading, let span = context.spanOfWeek, line.level <= span.level {
      context.spanOfWeek = nil
    }
    if weekOfMonth(line) { return true }
    if elements[0].kind == .word, elements[0].range.count <= 6,
      DateParser.wordsForWeek.contains(bytes[elements[0].range.indices])
    {
      findNumbersOfWeeks()
    }
    guard line.kind != .numbered, 2...20 ~= elements.count, mayTellSpan else { return false }
    guard let span = dates.span() else { return calendarWeek() }
    guard isWeek(span, line) else {
      guard line.kind == .text, tellsSpanOfLife(span) else { return calendarWeek() }
      note(line.content)
      return true
    }
    var first = span.first
    // `KW 3 2025 (13.-19. Januar)`.
    if !first.hasYear, let year = yearBefore(span) { first = first.dated(year) }
    if let year = (first.parts(.monthDayYear) ?? first.parts(.dayMonthYear))?.year {
      context.year = year
      keepDaysOfMonth(first, span.length, year, line)
    }
    openWeek(first)
    return true
  }

  /// `2025-W03`, `## KW 3/2025: Deload`: the week by its number, and nothing but words behind it.
  private mutating func calendarWeek() -> Bool {
    guard
      let (monday, next) = dates.calendarWeek(
        yearAbove: context.year, yearOfNumbered: yearOfNumberedWeeks),
      next == elements.count || elements[next].kind != .hyphen || elements[next].spaceBefore,
      !elements[next...].contains(where: \.isNumber)
    else { return false }
    context.year = monday.numbers[0]
    openWeek(monday)
    return true
  }

  /// False for nearly every line, and quick to tell.
  private var mayTellSpan: Bool {
    elements[0].isNumber || elements[0].meaning == .month || isLetterOfWeek(0)
      || elements[safe: 1]?.isNumber == true && opensSpanOfDays(0)
      || elements[0].kind == .word
        && (elements[0].range.count == 3 || yearOfNumberedWeeks != nil)
        && dates.calendarWeek(
          yearAbove: context.year, yearOfNumbered: yearOfNumberedWeeks) != nil
      || elements.prefix(4).contains { $0.meaning == .week }
      || elements.count > 5 && elements[0].kind == .word
        && elements.contains { $0.isBareWhole && 1_990_000...2_049_000 ~= $0.value }
  }

  /// A week and not a span of anything else: the line says so, or has nothing else in it.
  private func isWeek(_ span: SpanOfDays, _ line: LineSyntax) -> Bool {
    guard span.length <= 7, !countsDay(before: span.elements.lowerBound) else { return false }
    var weeks = 0
    var words = 0
    for index in elements.indices where !span.elements.contains(index) {
      switch elements[index].kind {
      case .word where elements[index].meaning == .week: weeks += 1
      // `S12 (17-23 mars 2025)`, `W3: Jan 13-19`.
      case .quantity where index == 1 && isLetterOfWeek(0): weeks += 1
      case .word where index < span.elements.lowerBound: words += 1
      case .word, .openParenthesis, .closeParenthesis, .hyphen, .colon, .comma, .period, .pipe:
        break
      // `(legs … and more)`.
      case .other where index >= span.elements.upperBound: break
      // `Week 3: 13/1 - 19/1`, `KW 3 2025 (…)`.
      case .quantity
      where weeks > 0 && elements[index].isBareWhole && index < span.elements.lowerBound:
        break
      default: return false
      }
    }
    if weeks > 0 { return words <= 4 && !namesWorkOfWeek(before: span.elements.lowerBound) }
    // `Workouts: November 15 – 21, 2020`.
    if words > 0 { return words <= 4 && span.length >= 4 && tellsDaysAndYear(span) }
    return span.length >= 4
      && (span.first.hasYear
        || span.first.form == .namedWithoutYear && span.elements.count == elements.count)
  }

  /// The first and the last day of a week with its year, in words or as `3/9 - 3/15/2020`.
  private func tellsDaysAndYear(_ span: SpanOfDays) -> Bool {
    guard span.first.hasYear else { return false }
    if elements[span.elements].contains(where: { $0.meaning == .month }) { return true }
    return elements[span.elements].count { $0.kind == .slash || $0.kind == .period } > 2
  }

  /// The 2 of `Week 4 day 2 - 07.05.2025` counts the days of the week, and no span begins with it.
  private func countsDay(before first: Int) -> Bool {
    first > 0 && (elements[first - 1].meaning == .day || elements[first - 1].meaning == .session)
  }

  /// The letter that a number is glued to.
  private func isLetterOfWeek(_ index: Int) -> Bool {
    elements[index].kind == .word && elements[index].range.count == 1
      && elements[index + 1].isBareWhole && elements[index + 1].value <= 53_000
      && !elements[index + 1].spaceBefore
  }

  private func yearBefore(_ span: SpanOfDays) -> Int? {
    let year = elements[..<span.elements.lowerBound].first {
      $0.isBareWhole && $0.range.count == 4 && 1_990_000...2_049_000 ~= $0.value
    }
    return year.map { Int($0.value) / 1000 }
  }

  private mutating func keepDaysOfMonth(
    _ date: WrittenDate, _ length: Int, _ year: Int, _ line: LineSyntax
  ) {
    guard line.kind == .heading, date.form == .named,
      case let first = date.numbers[2], first + length <= 31
    else { return }
    context.spanOfWeek = SpanOfWeek(
      days: first...(first + length), month: date.numbers[1], year: year,
      level: UInt8(line.level))
  }

  /// The day of `- mar 18 : squat`, and the index behind it; its weekday may be shortened in any way.
  func dayInSpan() -> (WrittenDate, Int)? {
    guard let span = context.spanOfWeek, elements.count > 1, elements[0].kind == .word,
      elements[1].isBareWhole, case let day = Int(elements[1].value) / 1000,
      span.days.contains(day),
      elements.count == 2 || elements[2].kind == .colon || isSpacedDash(2)
        || elements[2].kind == .comma,
      elements[0].meaning == .weekday
        || WeekdayAbbreviation.value(bytes[elements[0].range.indices]) != nil
    else { return nil }
    return (
      WrittenDate(
        numbers: [span.year, span.month, day], form: .named, weekday: nil, range: range(0..<2)), 2
    )
  }
}
