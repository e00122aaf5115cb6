internal import JournalSyntax
internal import WorkoutModel

/// Days at the end of a title: `Pull (8/5)`, `Push 2026-03-02`.
extension FileReader {
  /// `Pull (8/5)`, `Push 2026-03-02`, `トレ日:2017/8/14`: a short title with a date at its end.
  mutating func dateBehindTitle(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .heading || line.kind == .item,
      elements.count <= (line.kind == .heading ? 24 : 16)
    else { return false }
    if tellsPainOfJoint || opensWithProgramme { return false }
    if sureDayInTitle(line) || weekdayBehindDash(line) { return true }
    let written = line.kind == .heading ? writtenDay() : nil
    guard let index = written ?? trailingDateStart(), elements[index - 1].kind != .times,
      elements[index - 1].kind != .at, let (date, next) = dayWithWeekday(at: index)
    else { return false }
    if line.kind == .item, next < elements.count || !isDayOfItem(date, index) { return false }
    if date.hasYear, isSpan(next) {
      openWeek(date)
      return true
    }
    // `w/c Mon 6 May 2024`.
    let first = elements[index - 1].meaning == .weekday ? index - 1 : index
    if isHeadOfWeek(date, first, next) || commencesWeek(before: first)
      || tellsStart(of: date, index, next)
    {
      context.year = date.parts(.monthDayYear)?.year
      openWeek(date)
      return true
    }
    let isEnclosed =
      elements[index - 1].kind == .openParenthesis && elements.last?.kind == .closeParenthesis
    guard
      isEnclosed || written != nil || elements[next...].allSatisfy({ isClosing($0) })
        || isBeforeShortWeekday(date, next)
        || isBehindTitle(date, index, next) || isBeforeAside(date, next, line)
        || isTitleAround(date, index, next) || isBeforeWeight(date, index, next)
        || isNumberedTitle(0..<index) && isTitle(behindParenthesis(next)..<elements.count)
        || isBoldLabel(before: index) && elements[next].kind == .openParenthesis
    else { return false }
    if isEnclosed, let unit = elements[next...].lazy.compactMap({ $0.massUnit }).first {
      context.sessionUnit = unit
    }
    // `Week 9 (Mon 3 June 2024)` is a day.
    let isWeek =
      elements.contains { $0.meaning == .week } && elements[index - 1].meaning != .weekday
    if isWeek, !elements.contains(where: { $0.meaning == .day }), !hasDayLetter(before: index),
      !namesWorkOfWeek(before: index)
    {
      if date.hasYear { context.year = date.parts(.monthDayYear)?.year }
      openWeek(date)
      return true
    }
    switch date.form {
    case .two, .namedWithoutYear:
      guard isPossible(date),
        isBeforeShortWeekday(date, next) || isTitle(0..<index) || isTitleOfWeekday(index, next)
          || isTitleBeforeWeekday(index, next)
          || (date.weekday != nil || date.form == .namedWithoutYear || isLabelledDay(index))
            && isNumberedTitle(0..<index),
        !isShortDottedDay(index) || next > index + 1 || startsDottedDay
      else { return false }
    // `Push-ups 20/18/15` tells reps, and so does `Push-ups (20/18/15)` among sets.
    case .three
    where !isSpelledOut(date) && isEnclosed && line.kind == .text && context.session != nil
      && (!context.isAfterBlank || !isPossible(date)) && isName(0..<(index - 1)):
      return false
    case .three where !isSpelledOut(date) && !isEnclosed && date.weekday == nil:
      guard isPossible(date),
        isTitle(0..<index) || isNumberedTitle(0..<index) || isCountOfTitle(index - 2)
          || rises(date) || headsFile(index)
          || jumps(date) && !isName(0..<index)
      else { return false }
    case .three, .yearMonthDay, .named: break
    case .weekdayOnly: return false
    }
    openSession(date, next, line)
    if let session = context.session {
      let first = behindDateLabel(index)
      let end = isLabelledDay(index) ? max(first, index - 2) : index
      file.sessions[session].title = cleanTitle(first..<end) ?? file.sessions[session].title
    }
    return true
  }

  /// The `çarş` of `Sırt / ön kol  20 ağustos çarş` at the start of a block.
  private func isBeforeShortWeekday(_ date: WrittenDate, _ next: Int) -> Bool {
    date.form == .namedWithoutYear && next + 1 == elements.count
      && elements[next].kind == .word && elements[next].range.count >= 3
      && WeekdayAbbreviation.value(bytes[elements[next].range.indices]) != nil
      && (context.isAfterBlank || context.session == nil)
  }

  /// `### W1D1 2024-05-13 (bw 92.1)`: the day of a heading, and what was noted of it.
  private func isBeforeAside(_ date: WrittenDate, _ next: Int, _ line: LineSyntax) -> Bool {
    line.kind == .heading && date.hasYear && isSpelledOut(date) && next < elements.count
      && elements[next].kind == .openParenthesis && elements.last?.kind == .closeParenthesis
  }

  /// `- Legs 2024-01-13`, and `- Push 13/01` at the start of a block.
  private func isDayOfItem(_ date: WrittenDate, _ index: Int) -> Bool {
    guard isTitle(0..<index) else { return false }
    // `- Push 7/9/23` at the top or below a day that is an item, too; `- Calves 15/12/12` is none.
    if date.hasYear {
      return isSpelledOut(date) || opensAsDayBefore(date) && context.isAfterBlank
        || context.session == nil && isPossible(date) && date.numbers[2] % 100 > 15
    }
    guard context.isAfterBlank, case .two = date.form else { return false }
    return isPadded(date)
  }

  /// `07/23`: nobody writes reps so.
  func isPadded(_ date: WrittenDate) -> Bool {
    bytes[date.range.indices].split(whereSeparator: { !Byte.isDigit($0) })
      .contains { $0.first == Byte.zero && $0.count == 2 }
  }

  /// The `to 3/25/17` of `Gym: 3/19/17 to 3/25/17`, the `~18` of `2017/12/14~18`, the `- 12/18` of
  /// `12/14/2017 - 12/18`.
  private func isSpan(_ next: Int) -> Bool {
    if next + 1 < elements.count,
      elements[next].kind == .tilde || elements[next].kind == .hyphen,
      elements[next + 1].kind == .quantity, elements[next + 1].unit == .none,
      1_000...31_000 ~= elements[next + 1].value
    {
      if next + 2 == elements.count {
        return elements[next].kind == .tilde && !elements[next + 1].spaceBefore
      }
      if next + 4 == elements.count, dates.date(at: next + 1)?.1 == elements.count { return true }
    }
    guard next + 1 < elements.count,
      elements[next].kind == .hyphen
        || elements[next].kind == .word && elements[next].range.count <= 3
    else { return false }
    return dates.date(at: next + 1)?.0.hasYear == true
  }

  /// `Training Sunday 3/3/2024 - chest`, in any language: few words, a date with its year, and words
  /// behind a mark, at the start of a block.
  private func isTitleAround(_ date: WrittenDate, _ index: Int, _ next: Int) -> Bool {
    let isBlock =
      context.isAfterBlank || context.session == nil
      || document.lines[context.lineIndex].kind == .heading
    // `Day 18 - 11/13/23 - sick`.
    let isNumbered =
      (isNumberedTitle(0..<index) || isCountOfTitle(index - 2)) && isPossible(date) && date.hasYear
    guard index <= 6,
      isNumbered
        || isBlock && isSpelledOut(date)
          && elements[..<index].allSatisfy({ $0.kind == .word || isTitleMark($0) })
    else { return false }
    // `** DONE [2024-02-14 Wed] Deadlift day`.
    let isHeading =
      document.lines[context.lineIndex].kind == .heading && date.form == .yearMonthDay
    // `Day 12 (Friday): 3/8/24 (my birthday)`.
    let isRemark =
      elements[next].kind == .openParenthesis && elements.last?.kind == .closeParenthesis
    // `운동일지 20240501 개인운동`, `Gym 2024-05-01 legs` at the start of a block.
    let isWords =
      date.form == .yearMonthDay && index <= 2 && elements.count <= 6 && context.pendingName == nil
      && !names.isKnown(NameText.clean(written.bytes[range(0..<index).indices]))
    // `Training plan Saturday 2024/11/02 chest and back`.
    let isWeekday =
      date.form == .yearMonthDay && elements[index - 1].meaning == .weekday && index <= 4
      && elements.count <= 16
      && elements[next...].allSatisfy { $0.kind == .word }
    return (isHeading || isRemark || isWords || isWeekday || isTitleMark(elements[next]))
      && elements[next...].allSatisfy {
        $0.kind != .times && (!$0.isNumber || isRemark && $0.unit.isTime)
      }
  }

  /// Where a date may start behind the words of a title: at its first number, or at a later one when
  /// the year is written (`Day 2 10/14/2025`).
  private func trailingDateStart() -> Int? {
    guard let first = elements.firstIndex(where: { $0.isNumber || $0.meaning == .month }),
      first > 0
    else { return nil }
    // `Rest: 90`: no date has so few digits.
    if first + 1 == elements.count, elements[first].range.count < 3 { return nil }
    if let day = dayBehindCount(first) { return day }
    if let (_, next) = dates.date(at: first) {
      return isNumberOfTitle(first, next) ? first + 1 : first
    }
    if isDateBehindNumber(first) { return first + 1 }
    guard isNumberedTitle(0..<first) else { return first }
    return elements.indices.dropFirst(first + 1).first { index in
      // `Day 23 - Fri Apr 4`.
      guard
        elements[index].isNumber || elements[index].meaning == .month
          || elements[index].meaning == .weekday
      else { return false }
      guard let date = dates.date(at: index)?.0 else { return false }
      // `Week 9 (Mon 3 June 2024)` is a day by its year.
      if elements[index].meaning == .weekday, date.hasYear { return false }
      return date.hasYear
        // `Day 2 (June 2)`.
        || elements[index - 1].kind == .openParenthesis && date.form == .namedWithoutYear
          && isPossible(date)
        || (isTitleMark(elements[index - 1]) || isBoldLabel(before: index)
          || isLabelledDay(index)) && isPossible(date)
    }
  }

  /// `DT 2 05.03.2025`: a word that counts trainings, its number, and nothing but the date behind it.
  private func isDateBehindNumber(_ number: Int) -> Bool {
    guard number + 1 < elements.count, elements[number].isBareWhole,
      elements[number].value <= 400_000, elements[number + 1].spaceBefore,
      let (date, next) = dates.date(at: number + 1)
    else { return false }
    // `day 3 08/10 (A)`.
    if number == 1, elements[0].meaning == .day || elements[0].meaning == .session,
      date.form == .two(separator: Byte.slash), isPossible(date),
      isPadded(date) || elements[0].meaning == .day,
      next == elements.count || elements[next].kind == .openParenthesis
    {
      return true
    }
    guard date.hasYear, next == elements.count else { return false }
    return elements[..<number].allSatisfy { $0.kind == .word } && !isExercise(0..<number)
  }

  /// Behind the parenthesis of `Day 15 (June 15) TEST DAY`.
  private func behindParenthesis(_ index: Int) -> Int {
    index < elements.count && elements[index].kind == .closeParenthesis ? index + 1 : index
  }

  /// The bold `A1` of `**A1** 2/6` at the start of a block: which day of the programme it was.
  private func isBoldLabel(before index: Int) -> Bool {
    2...3 ~= index && elements[0].flags.contains(.emphasis)
      && elements[index].flags.contains(.emphasis) && elements[index].spaceBefore
      && elements[0].kind == .word && (context.isAfterBlank || context.session == nil)
      && isTitle(0..<index)
  }

  /// The day of `PUSH — 14.03.2026 (b) hungry, 2 weeks out of cut`: with its year behind a title and a
  /// mark, whatever words follow.
  private func isBehindTitle(_ date: WrittenDate, _ index: Int, _ next: Int) -> Bool {
    date.hasYear && isSpelledOut(date) && isTitleMark(elements[index - 1])
      && (isTitle(0..<index) || isStampOfApp(date, index, next))
      && !elements[next...].contains(where: { $0.kind == .times || $0.unit.isMass })
  }

  /// The 3 of `Session 3 Jan 20, 2019`, behind whose day the year would be left over.
  private func isNumberOfTitle(_ number: Int, _ next: Int) -> Bool {
    guard number > 0, next < elements.count, elements[number - 1].kind == .word,
      let (date, end) = dates.date(at: number + 1)
    else { return false }
    return date.form == .named && end > next
  }

  /// The `2/25/15` of `Speed bench, 2/25/15` at the top of a file: words, a comma or a dash, the day.
  private func headsFile(_ index: Int) -> Bool {
    guard context.lineIndex == 0, context.session == nil, index > 1 else { return false }
    let mark = elements[index - 1].kind
    return (mark == .comma || mark == .hyphen)
      && elements[..<(index - 1)].allSatisfy { $0.kind == .word }
  }

  /// Reps fall from set to set: `3/6/23` rises, `12/10/10` does not.
  private func rises(_ date: WrittenDate) -> Bool {
    date.numbers.count == 3 && date.numbers[2] % 100 > date.numbers[1] + 4
  }

  /// `STRONGMAN Saturday - Stones 5/23/20`: nobody does so many more in the second set.
  private func jumps(_ date: WrittenDate) -> Bool {
    date.numbers.count == 3 && date.numbers[1] >= 13 && date.numbers[1] > 2 * date.numbers[0]
  }

  /// `Wk1 D2 - 1/8/25`.
  private func hasDayLetter(before end: Int) -> Bool {
    elements.indices.prefix(end).dropLast().contains { index in
      elements[index].kind == .word && elements[index].range.count == 1
        && bytes[Int(elements[index].range.start)] | 0x20 == 0x64
        && elements[index + 1].isNumber && !elements[index + 1].spaceBefore
    }
  }

  /// `Day 5`, `Push 1`, `W2D1`.
  private func isNumberedTitle(_ indices: Range<Int>) -> Bool {
    elements[indices].contains {
      $0.meaning == .day || $0.meaning == .week || $0.meaning == .session
    } || isTitle(indices) || isWeekLetter(indices)
  }

  /// The `W` of `W2D1`.
  private func isWeekLetter(_ indices: Range<Int>) -> Bool {
    guard let first = indices.first, elements[first].kind == .word,
      elements[first].range.count == 1, first + 3 < elements.count
    else { return false }
    let number = first + 1
    return elements[number].isNumber && !elements[number].spaceBefore
      && elements[number + 1].range.count == 1 && !elements[number + 1].spaceBefore
      && elements[number + 2].isNumber && !elements[number + 2].spaceBefore
  }
}
