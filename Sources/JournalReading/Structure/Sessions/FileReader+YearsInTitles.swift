internal import JournalSyntax

/// Years and months in the first lines, in other orders than `March 2025`.
extension FileReader {
  /// Keeps the year and the month of `2025 MARCH wk 10` and of `Diary, november '23`, and the year of `Año
  /// 2024, three days a week`.
  mutating func hintYearInTitle() {
    guard file.dates.isEmpty, context.monthOfTitle == nil, 2...40 ~= elements.count else { return }
    if context.lineIndex == 0, isYear(0), elements[1].meaning == .month {
      // `2025 March 3` is a day, and `2025 March week 10` none.
      guard elements.count == 2 || !elements[2].isNumber else { return }
      file.hintedYear = Int(elements[0].value) / 1000
      context.monthOfTitle = Int(elements[1].word.value)
      return
    }
    if context.lineIndex < 2,
      let month = elements.indices.dropLast(2).first(where: { elements[$0].meaning == .month }),
      elements[month + 1].range.count <= 3,
      elements[month + 1].kind == .quote || elements[month + 1].kind == .other,
      case let year = elements[month + 2], year.kind == .quantity, !year.spaceBefore,
      10_000...49_000 ~= year.value, year.value % 1000 == 0, year.range.count == 2
    {
      file.hintedYear = 2000 + Int(year.value) / 1000
      context.monthOfTitle = Int(elements[month].word.value)
      return
    }
    if file.hintedYear == nil, isWord(0, in: Self.yearWords),
      isYear(1) || elements[1].kind == .colon && isYear(2)
    {
      file.hintedYear = Int(elements[isYear(1) ? 1 : 2].value) / 1000
    }
  }

  /// `LOGBOOK volume 4 - 2018` in the first line: what it is called, and its year.
  mutating func isTitleWithYear() -> Bool {
    let last = elements.count - 1
    guard context.lineIndex == 0, 3...9 ~= last, isYear(last), elements[0].kind == .word,
      elements[last - 1].kind == .hyphen && elements[last - 1].spaceBefore
        || elements[last - 1].kind == .comma || elements[last - 1].kind == .pipe,
      elements[last - 2].isBareWhole, elements[last - 3].kind == .word,
      elements[..<(last - 2)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      !(0..<last).contains(where: { elements[$0].meaning == .month }),
      !isName(0..<(last - 2))
    else { return false }
    if file.hintedYear == nil { file.hintedYear = Int(elements[last].value) / 1000 }
    return true
  }

  /// The dots of `80 x 10, 90 x 8 ........ Mo 12.3.`, which only lead to the day: a note of the sets.
  mutating func dropDotsBeforeDay() {
    guard elements.count > 6,
      let first = elements.indices.dropFirst().dropLast(3).first(where: { index in
        elements[index].kind == .period && elements[index].spaceBefore
          && elements[index + 1].kind == .period && elements[index + 2].kind == .period
      }), case let end = elements[first...].firstIndex(where: { $0.kind != .period }) ?? first,
      end > first, end < elements.count,
      elements[end].meaning == .weekday
        || WeekdayAbbreviation.value(bytes[elements[end].range.indices]) != nil,
      let (_, next) = dates.date(at: end),
      next == elements.count
        || next + 1 == elements.count && elements[next].kind == .period
    else { return }
    context.remarks.append(range(end..<next))
    anatomy.parser.elements.removeSubrange(first...)
  }

  private func isYear(_ index: Int) -> Bool {
    index < elements.count && elements[index].isBareWhole && elements[index].range.count == 4
      && 1_990_000...2_049_000 ~= elements[index].value
  }

  private static let yearWords = WordSet("year año ano jahr année annee anno jaar år rok vuosi")

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
