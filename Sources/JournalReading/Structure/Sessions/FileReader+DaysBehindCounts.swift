internal import JournalSyntax
internal import WorkoutModel

/// Days behind a number of the week or of a pregnancy: `wk 6 mon 13/9/21`, `## 20+3 · Sat 30 Mar`.
extension FileReader {
  /// Opens the day of `wk 6 mon 13/9/21` and of `Week 2 - Sat 30 Mar`, and that of `## 20+3 · Sat 30 Mar`:
  /// what is counted before it is no day.
  mutating func dayBehindCount(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .heading, 4...12 ~= elements.count else {
      return false
    }
    var start = 0
    if elements[0].meaning == .week, elements[1].isBareWhole {
      start = elements[2].kind == .word || elements[2].isNumber ? 2 : 3
    } else if line.kind == .heading, elements[0].isNumber,
      let mark = elements.prefix(6).firstIndex(where: { $0.kind == .dot || $0.kind == .pipe }),
      elements[..<mark].allSatisfy({ $0.isNumber || $0.kind == .plus || $0.kind == .slash })
    {
      start = mark + 1
    }
    guard start > 0, start + 1 < elements.count,
      elements[start].meaning == .weekday
        || WeekdayAbbreviation.value(bytes[elements[start].range.indices]) != nil,
      let (date, next) = dates.date(at: start), next == elements.count,
      date.form != .weekdayOnly, date.numbers.count != 2 || isPossible(date)
    else { return false }
    openSession(date, next, line)
    return true
  }
}
