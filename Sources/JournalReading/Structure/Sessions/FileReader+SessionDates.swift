internal import JournalSyntax
internal import WorkoutModel

/// Which dates open a session, and which are numbers of something else.
extension FileReader {
  func isSessionDate(_ date: WrittenDate, _ next: Int, _ line: LineSyntax) -> Bool {
    let after = next < elements.count ? elements[next] : nil
    if let after,
      after.kind == .times
        // `2024-05-01 @ 6pm`, `2024-05-01 @ Gold's Gym`, `Mon 3/18/24 @ home`.
        // `12/11/10@27.5` are reps.
        || after.kind == .at
          && (after.spaceBefore || elements[safe: next + 1]?.kind == .quantity)
          && !isHour(next + 1) && !isAtPlace(date, next)
    {
      return false
    }
    switch date.form {
    case .yearMonthDay, .named: return true
    // `12. Oct 28, legs`, and not `2. March 3x20`.
    case .namedWithoutYear:
      return line.kind != .numbered || after == nil || after?.kind == .comma
        || after?.kind == .hyphen
    case .weekdayOnly:
      if listsRepsOfWeekday(date, next) || isNumberedWeekday(date, next)
        || isBoldWeekday(date, next, line)
      {
        return true
      }
      // `Thursday 30` below `Push-ups` counts them.
      if date.numbers.count == 1, context.pendingName != nil, after?.kind != .colon { return false }
      return elements.count == 1 || after == nil && date.numbers.count == 1
        || (after?.kind == .period || after?.kind == .comma) && date.numbers.count == 1
        || after?.kind == .colon && date.numbers.count == 1
        || after?.kind == .colon
          && (elements.count == 2 || context.isInWeek || isDayByLabel || isBelowExercise(next + 1))
        || after?.kind == .hyphen || (after?.meaning == .session)
        || isPartOfWeekday(next) || isRemarkOfWeekday(next, line)
        || date.numbers.count == 1
          && (isRemarkBehindDay(next, line) || dates.numberOfTaggedWeight(next) != nil)
    case .three:
      if headsDay(date, next, line) { return true }
      let isReps =
        context.entry != nil && line.kind == .item && after == nil && !opensAsDayBefore(date)
      // `20-15-10` below push-ups.
      let isNoDay =
        !isPossible(date) && !isSpelledOut(date) && (after == nil || after?.kind == .hyphen)
      return !isReps && !isNoDay && date.range.count >= 6 && !isFallOfReps(date, next)
    case .two:
      if headsDay(date, next, line) { return true }
      if isAmongFullDates(date, next, line) || isPairBelowName(date, next) { return false }
      if line.kind == .item, line.indent == 0, context.listsDays == true { return isPossible(date) }
      if isWeekdayBeforeWeight(date, next) { return isPossible(date) }
      // `- Monday 6/29: ran, then squats`; the 10/8 of `- Mon 10/8` below a name are reps.
      let isNamedDay = date.weekday != nil && (line.kind != .item || context.pendingName == nil)
      guard line.kind == .text || line.kind == .heading || elements.count == next || isNamedDay
      else { return false }
      if context.entry != nil, line.kind == .item, !isNamedDay { return false }
      if elements[next - 1].flags.contains(.fraction) {
        return date.weekday != nil && (isSureOfDottedDay(next) || isDottedMonth(date, next))
          || isDottedDay(next)
          || isDottedDayInOrder(next)
          || isDottedDayOfFile(next) || isDottedDayBeforeSets(next) || isDottedDayBeforeNumber(next)
          || isDottedDayBelowName(next)
      }
      // `2.10. Legs` and no `1.2. Squat 3x5` of an outline; `Di 2.4. Bank 3x5 85` begins with a day, of
      // whatever language.
      if date.weekday == nil, elements[next - 1].kind == .period, next > 1, elements[0].isNumber,
        elements[next - 2].flags.contains(.fraction), elements[next - 2].range.count < 5,
        !isTitleWithClock(next), !isNextPointedDay(date, next), !isPointedDayBeforeSets(next),
        elements[next...].contains(where: \.isNumber)
          || !context.isAfterBlank && next < elements.count
            && !isTitle(next..<elements.count)
      {
        return false
      }
      guard let after else { return isPossible(date) }
      if isFraction(date, next) || isOfBothSides(date, next) { return false }
      return isPossible(date)
        && (isSureOfWeekday(date, next) || isWeekdayBeforeLife(date, next)
          || isDayBeforeSets(date, next) || after.kind == .word
          || isDayBeforeWay(date, next, line) || isDayBeforeBar(date, next)
          || after.kind == .openParenthesis
          || after.kind == .hyphen || after.kind == .colon || after.kind == .clock
          || after.kind == .period && date.weekday != nil
          // `Mi 04.09. / B`.
          || after.kind == .slash && date.weekday != nil && after.spaceBefore && after.spaceAfter
          || after.kind == .equals && elements[0].kind == .equals
          || after.kind == .closeParenthesis && elements[0].kind == .openParenthesis
          || after.kind == .comma && elements[next - 1].kind == .period && isClock(next + 1)
          || after.flags.contains(.emphasis)
          || after.kind == .quantity && after.spaceBefore
            && (isTabbed(after) || isPadded(date) && next + 1 < elements.count))
    }
  }

  /// The `5/2` of `5/2 intervals 6 reps`, right below other lines in a file that tells its days with their
  /// years: no day.
  private func isAmongFullDates(_ date: WrittenDate, _ next: Int, _ line: LineSyntax) -> Bool {
    !context.isAfterBlank && date.weekday == nil && line.kind == .text && next < elements.count
      && elements[next].kind == .word && elements[next...].contains(where: \.isNumber)
      && file.dates.count > 1 && file.dates.suffix(3).allSatisfy { $0.form == .yearMonthDay }
  }

  /// The `25/8` right below `Lateral raise` or its sets, in a file that tells its days with their years: a load
  /// and its reps.
  private func isPairBelowName(_ date: WrittenDate, _ next: Int) -> Bool {
    guard date.form == .two(separator: Byte.slash), date.weekday == nil, next == elements.count,
      !context.isAfterBlank, context.session != nil,
      context.pendingName != nil || context.lastSetLine == context.lineIndex - 1
    else { return false }
    return file.dates.allSatisfy { date in
      switch date.form {
      case .yearMonthDay, .named, .three: true
      default: false
      }
    }
  }

  /// The day of `Date: 25.07.2018 Squat 5x5 100; bench 3x5 80`, which has its work behind it, and the
  /// index behind it.
  func dayBehindLabel() -> (WrittenDate, Int)? {
    guard elements.count > 4, elements[0].meaning == .date,
      elements[1].kind == .colon || elements[1].kind == .equals,
      let (date, next) = dates.date(at: 2), date.hasYear, next < elements.count,
      // `DateTime:: 2026-03-06T10:30:00` tells when only.
      elements[next].spaceBefore,
      elements[next...].contains(where: \.isNumber)
    else { return nil }
    return (date, next)
  }

  /// Behind the label of `Date: Push 2024-05-01`, which is no part of the title.
  func behindDateLabel(_ end: Int) -> Int {
    guard let label = elements[..<end].firstIndex(where: { $0.kind == .word }),
      elements[label].meaning == .date
    else { return 0 }
    // `Ngày 4/11/2024`.
    if label + 1 == end { return end }
    return elements[label + 1].kind == .colon ? label + 2 : 0
  }

  /// The `20/05` of `### Session 1 (date: 20/05)`.
  func isLabelledDay(_ index: Int) -> Bool {
    index > 1 && elements[index - 1].kind == .colon && elements[index - 2].meaning == .date
  }

  /// `- 1/16/22` behind a blank line, where the day above is an item as well.
  func opensAsDayBefore(_ date: WrittenDate) -> Bool {
    guard isPossible(date), let session = context.session, !file.sessions[session].isContinued,
      let current = file.sessions[session].date, file.dates[current].form == date.form
    else { return false }
    let line = document.lines[Int(file.sessions[session].location.lineNumber) - 1]
    return line.kind == .item && (context.isAfterBlank || isSpelledOut(date))
  }

  /// The sets of `Mon: 100x5` below the name of their exercise.
  private func isBelowExercise(_ number: Int) -> Bool {
    guard number < elements.count, elements[number].isNumber,
      elements[number].unit.isMass || isMultiplied(number..<elements.count)
    else { return false }
    if context.subject != nil { return true }
    return context.pendingName.map { names.isKnown($0.text) } ?? false
  }

  /// The `1/2` of `1/2 kneeling press 12 kg x 8`.
  private func isFraction(_ date: WrittenDate, _ next: Int) -> Bool {
    guard date.weekday == nil, elements[next].kind == .word,
      Self.fractions.contains(where: { bytes[date.range.indices].elementsEqual($0.utf8) })
    else { return false }
    return isWord(next, in: Self.halves)
  }

  private static let fractions = ["1/2", "1/4", "3/4"]
  private static let halves = WordSet("kneeling getup getups moon rack rom range depth turn")

  private func isClock(_ index: Int) -> Bool {
    index < elements.count && elements[index].kind == .clock
  }

  /// The `@ Gold's Gym` of a day with its year, which tells no load.
  private func isAtPlace(_ date: WrittenDate, _ sign: Int) -> Bool {
    guard isSpelledOut(date) || date.hasYear && date.weekday != nil else {
      return isThreeNumbersAtPlace(date, sign)
    }
    return sign + 1 == elements.count || !elements[sign + 1].isNumber
      || behindPlace(sign, elements.count) != nil
  }

  /// `25.04.24 @ home gym`, `4/25/24 @ Gold's`; `12/10/8 @ BW` is told of reps.
  private func isThreeNumbersAtPlace(_ date: WrittenDate, _ sign: Int) -> Bool {
    guard case .three = date.form, isPossible(date), let place = elements[safe: sign + 1],
      place.kind == .word, context.pendingName == nil || context.isAfterBlank
    else { return false }
    switch place.meaning {
    case .bodyweight, .rpe, .rir, .maximum, .bar, .each, .ditto, .failed: return false
    default: return !elements[sign...].contains { $0.isNumber }
    }
  }

  /// The `6pm` of `13/01/24 @ 6pm`.
  private func isHour(_ index: Int) -> Bool {
    index < elements.count && elements[index].kind == .clock
  }

  /// `+ 10.29 legs`, `- 28.01.` above items further right: the day of what they tell.
  private func headsDay(_ date: WrittenDate, _ next: Int, _ line: LineSyntax) -> Bool {
    let below = context.lineIndex + 1
    guard line.kind == .item, date.range.count >= 4, isPossible(date),
      below < document.lines.count, document.lines[below].kind == .item
    else { return false }
    return document.lines[below].indent > line.indent
      && elements[next...].allSatisfy {
        $0.kind == .word || $0.kind == .colon || $0.kind == .hyphen || $0.kind == .comma
      }
  }

  /// The `Push 10:00` of `30.5. Push 10:00`: of which parts of the body, and when.
  private func isTitleWithClock(_ next: Int) -> Bool {
    let clock = elements.count - 1
    return clock > next && clock <= next + 3 && elements[clock].kind == .clock
      && !elements[clock].flags.contains(.hours) && elements[clock].value >= 300_000
      && isTitle(next..<clock)
  }

  /// `1/9<tab>5.5<tab>Run`: columns.
  func isTabbed(_ element: Element) -> Bool {
    let start = Int(element.range.start)
    return start > 0 && bytes[start - 1] == Byte.tab
  }

  func isPossible(_ date: WrittenDate) -> Bool {
    date.parts(.monthDayYear) != nil || date.parts(.dayMonthYear) != nil
  }
}
