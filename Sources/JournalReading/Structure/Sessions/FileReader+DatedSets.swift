internal import JournalSyntax
internal import WorkoutModel

/// Sets whose day stands on their own line: `Bench 100x5 2024-01-13`, and below the name of an
/// exercise `2024-01-13: 100x5`.
extension FileReader {
  /// Reads the sets beside a day that stands behind them or within, and is told with its year.
  mutating func datedSets(_ line: LineSyntax) -> Bool {
    guard mayHoldYear, let (date, day) = dayWithin() else { return false }
    let whole = elements
    anatomy.parser.elements.removeSubrange(day)
    guard holdsTraining(0) else {
      anatomy.parser.elements = whole
      return false
    }
    if !isCurrent(date) {
      guard opensDay(date) else {
        file.diagnostics.append(.otherDay(at: place(line.content)))
        note(line.content)
        return true
      }
      takeSubject(0)
      startSession(date, titleFrom: elements.count)
      context.isDayOfLine = true
    }
    training(line, from: 0)
    return true
  }

  /// False for nearly every line, and quick to tell.
  private var mayHoldYear: Bool {
    anatomy.parser.elements.contains { $0.kind == .quantity && 1_990_000...2_100_000 ~= $0.value }
  }

  /// The first day in the line that is told with four digits of its year, and the marks around it.
  private func dayWithin() -> (WrittenDate, Range<Int>)? {
    for index in elements.indices.dropFirst()
    where elements[index].isNumber || elements[index].meaning == .month {
      guard let (date, next) = dates.date(at: index), date.hasYear, isSpelledOut(date),
        date.form != .three(separator: Byte.hyphen) || isPossible(date)
      else { continue }
      return (date, withMarks(index..<next))
    }
    return nil
  }

  /// `(2024-01-13)`, `2024-01-13:`, `, 2024-01-13`.
  private func withMarks(_ day: Range<Int>) -> Range<Int> {
    var (start, end) = (day.lowerBound, day.upperBound)
    let before = elements[start - 1].kind
    let behind = end < elements.count ? elements[end].kind : nil
    if before == .openParenthesis, behind == .closeParenthesis {
      return (start - 1)..<(end + 1)
    }
    if before == .comma || before == .hyphen || before == .at || before == .semicolon { start -= 1 }
    if behind == .colon || behind == .comma { end += 1 }
    return start..<end
  }

  /// Below the heading of another day the line remembers, or was put there by mistake.
  private func opensDay(_ date: WrittenDate) -> Bool {
    guard let session = context.session else { return true }
    return context.isDayOfLine || file.sessions[session].date == nil
  }

  // MARK: The exercise above

  /// Keeps the exercise above a line of a day and sets, or lets go of the last one.
  mutating func takeSubject(_ next: Int) {
    guard
      isMultiplied(next..<elements.count) || holdsMass(next..<elements.count)
        || listsWorkOfName(next) || countsSets(next) || tellsBareWorkOfName(next)
    else {
      if next >= elements.count, keepsExerciseBelowDay() { return }
      // `15 Jan - didn't do, shoulder` between such days.
      // and `19.02 skipped, back (moved a washing machine, 70 kg)`.
      // and `20.01 пропуск, темп. 38,2`.
      let isRemark =
        !context.isAfterBlank
        && (!holdsNumbersOutsideParentheses(next)
          || next < elements.count
            && elements[next].meaning == .skipped)
      if !isRemark { context.subject = nil }
      return
    }
    if let pending = context.pendingName, isExerciseAboveDays(pending) {
      context.subject = context.pendingName.take()
    } else if let name = takeNameAboveDays() {
      context.subject = name
    } else if let pending = context.pendingName, isNameRightAbove(pending), tellsBareWork(next) {
      context.subject = context.pendingName.take()
    } else if let pending = context.pendingName {
      if !isRemarkBelowSubject(pending.location.lineNumber) { context.subject = nil }
    } else if let entry = context.entry, let subject = context.subject,
      file.entries[entry].location != subject.location, !isNamedOnDay(entry),
      !isRemarkBelowSubject(file.entries[entry].location.lineNumber)
    {
      context.subject = nil
    }
    keepLoadOfDay(next)
  }

  /// The `shoulder hurt` right below a day of `Bench`, and the `(Tom did 130)`: unlike that exercise, which stands behind a
  /// blank line, it begins with a small letter or a parenthesis; below `BENCH` any line does that has small letters.
  private func isRemarkBelowSubject(_ lineNumber: UInt32) -> Bool {
    guard let subject = context.subject, subject.location.lineNumber < lineNumber,
      case let (above, below) = (Int(subject.location.lineNumber) - 1, Int(lineNumber) - 1),
      opensParagraph(above), !opensParagraph(below), document.lines[below].kind != .heading,
      let letter = subject.text.first, letter.isUppercase
    else { return false }
    let remark = text(document.lines[below].content)
    guard let first = remark.first, !first.isUppercase, first != "(" else {
      return remark.first == "("
        || subject.text.allSatisfy { !$0.isLowercase } && remark.contains { $0.isLowercase }
    }
    return first.isLowercase
  }

  /// The `4) BRIDGES` that opens a paragraph right above `Jan 16 - 3x12`, whatever it means: nothing else names the sets.
  private func isNameRightAbove(_ pending: PendingName) -> Bool {
    let line = Int(pending.location.lineNumber) - 1
    return line == context.lineIndex - 1 && opensParagraph(line) && !pending.isHeading
      && document.lines[line].kind != .item
  }

  /// The `5-4-4` of `5/1   5-4-4` and the `45 s, 40 s` of `8/1   45 s, 40 s`, where an exercise stands above.
  private func tellsBareWorkOfName(_ next: Int) -> Bool {
    guard next < elements.count, tellsBareWork(next) else { return false }
    return context.subject != nil || context.pendingName.map { isNameRightAbove($0) } ?? false
  }

  /// Numbers right behind the day, and no words before them.
  private func tellsBareWork(_ next: Int) -> Bool {
    let first = elements[next...].first { $0.kind != .hyphen && $0.kind != .colon }
    return first.map { $0.isNumber || $0.kind == .plus } ?? false
      && !elements[next...].contains { $0.kind == .word && tellsOtherWork($0) }
  }

  private func opensParagraph(_ line: Int) -> Bool {
    line == 0 || document.lines[line - 1].kind == .blank || document.lines[line].kind == .heading
  }

  /// The `close grip` of `06.02 close grip 65x10` below `BENCH`: the next day is of the bench again.
  private func isNamedOnDay(_ entry: Int) -> Bool {
    context.session.map {
      file.sessions[$0].location.lineNumber == file.entries[entry].location.lineNumber
    } ?? false
  }

  /// `19.02 4 serie po 6`.
  private func countsSets(_ index: Int) -> Bool {
    index + 1 < elements.count && elements[index].unit == .set
      && elements[(index + 1)...].prefix(3).contains(where: \.isNumber)
  }

  private func holdsNumbersOutsideParentheses(_ start: Int) -> Bool {
    var depth = 0
    for element in elements[start...] {
      switch element.kind {
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      default: if depth == 0, element.isNumber { return true }
      }
    }
    return false
  }

  private func holdsMass(_ indices: Range<Int>) -> Bool {
    elements[indices].contains { $0.kind == .quantity && $0.unit.isMass }
  }

  /// Opens the exercise above for the sets of a line that names none.
  mutating func openSubject() -> Bool {
    guard let subject = context.subject else { return false }
    addEntry(subject.text, subject.location, exerciseID: subject.exerciseID)
    if let load = subject.load { keepLoadOfName(load) }
    return true
  }
}
