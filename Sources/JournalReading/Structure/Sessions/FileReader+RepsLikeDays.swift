internal import JournalSyntax
internal import WorkoutModel

/// Reps that look like a day.
extension FileReader {
  /// `12/10/10` right below the name of an exercise, alone or before its load: reps fall from set to
  /// set, and the journal is of other years.
  func isFallOfReps(_ date: WrittenDate, _ next: Int) -> Bool {
    guard date.weekday == nil, date.numbers.count == 3, !isSpelledOut(date),
      date.numbers[0] >= date.numbers[1], date.numbers[1] >= date.numbers[2],
      context.pendingName != nil || context.lastSetLine == context.lineIndex - 1,
      !context.isAfterBlank
    else { return false }
    guard next < elements.count else { return isOfOtherYears(date.numbers[2]) }
    guard context.pendingName != nil, !isPadded(date) else { return false }
    let isLoad = elements[next].meaning == .bodyweight || elements[next].unit.isMass
    return isLoad && (file.dates.isEmpty || isOfOtherYears(date.numbers[2]))
  }

  /// `3/3 Shoulder taps` right below a set, where all days have their year: reps of both sides.
  func isOfBothSides(_ date: WrittenDate, _ next: Int) -> Bool {
    guard date.weekday == nil, date.numbers.count == 2, date.numbers[0] == date.numbers[1],
      next == 3, elements[1].kind == .slash, !context.isAfterBlank, context.lineIndex > 0,
      context.lastSetLine == context.lineIndex - 1,
      elements[next...].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      !isTitle(next..<elements.count)
    else { return false }
    // `5/5 bench press` below 5/4/2024 is the next day.
    return file.dates.last?.numbers.contains(date.numbers[0]) == false
      && file.dates.allSatisfy(\.hasYear)
  }

  /// The words of `Sunday Runday 7/5`, above a blank line: none of them is a lift.
  func isTitleOfWeekday(_ index: Int, _ next: Int) -> Bool {
    let below = context.lineIndex + 1
    return elements[0].meaning == .weekday && next == elements.count && index > 1
      && (below >= document.lines.count || document.lines[below].kind == .blank)
      && elements[1..<index].allSatisfy { $0.kind == .word && $0.word == .plain }
      && !(1..<index).contains { isExercise($0..<($0 + 1)) } && !isName(1..<index)
  }

  /// Years are written above, and none of them is near this one.
  private func isOfOtherYears(_ year: Int) -> Bool {
    let years = file.dates.lazy.filter(\.hasYear).map { date in
      (date.form == .yearMonthDay || date.form == .named ? date.numbers[0] : date.numbers[2]) % 100
    }
    return !years.isEmpty && years.allSatisfy { abs($0 - year) > 1 }
  }
}
