internal import JournalSyntax
internal import WorkoutModel

/// Days without a year whose weekday is told beside them: nobody names the day of reps or of a load.
extension FileReader {
  /// `14.09 чт, ноги`, `Su 10.11. 1h recovery`, `Thu 8/15 7 mi, 58:10`, and `Mon 8/5, legs`: what stands
  /// behind such a day MAY be anything but more factors.
  func isSureOfWeekday(_ date: WrittenDate, _ next: Int) -> Bool {
    guard date.weekday != nil, next < elements.count else { return false }
    let after = elements[next]
    let isWeekdayBehind = elements[next - 1].kind == .word
    switch after.kind {
    case .comma:
      return isWeekdayBehind || next + 1 < elements.count && elements[next + 1].kind == .word
    case .quantity, .clock:
      guard after.spaceBefore, next + 1 == elements.count || elements[next + 1].kind != .slash
      else { return false }
      if isBeforeSets(date, next) { return true }
      return !after.unit.isMass
        && (isWeekdayBehind || elements[next - 1].kind == .period || after.unit.isLength
          || after.unit.isTime || followsDaysWithWeekdays(date))
    default: return false
    }
  }

  /// `Tue 4/2 60 kg 8 8 7`, `Tue 4/2 60x8,8,7`: whole sets stand behind it.
  private func isBeforeSets(_ date: WrittenDate, _ next: Int) -> Bool {
    date.numbers.count == 2 && date.numbers[0] != date.numbers[1]
      && elements[next...].count(where: \.isNumber) > 1
  }

  /// `Tue 8 8 7` below `BENCH 60kg` or `Chin-ups`.
  func listsRepsOfWeekday(_ date: WrittenDate, _ next: Int) -> Bool {
    date.numbers.isEmpty && !context.isAfterBlank
      && (context.subject != nil || context.pendingName.map { isExerciseAboveDays($0) } ?? false)
      && areBareReps(from: next) && !elements[next...].contains { $0.kind == .slash }
  }

  /// The day above was written in the same way, outside of any exercise.
  private func followsDaysWithWeekdays(_ date: WrittenDate) -> Bool {
    guard let last = file.dates.last else { return false }
    return last.weekday != nil && last.form == date.form && context.pendingName == nil
  }

  /// `CHEST / BIS      Fri 10/13` at the start of a block: words of which none is an exercise, the
  /// weekday and its day. The index is that of the number.
  func isTitleBeforeWeekday(_ index: Int, _ next: Int) -> Bool {
    guard next == elements.count, 2...6 ~= index, elements[index - 1].meaning == .weekday,
      context.isAfterBlank || context.session == nil,
      elements[0].kind == .word,
      elements[..<(index - 1)].allSatisfy({
        $0.kind == .word || $0.kind == .slash || $0.kind == .ampersand || $0.kind == .plus
          || isTitleMark($0)
      })
    else { return false }
    return !(0..<(index - 1)).contains { start in
      elements[start].kind == .word && isExercise(start..<(start + 1))
    } && !isName(0..<(index - 1))
  }
}
