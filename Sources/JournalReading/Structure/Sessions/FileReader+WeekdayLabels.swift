internal import JournalSyntax

/// Lines that begin with a day in one or two letters.
extension FileReader {
  /// Makes a weekday of the `M` of `M: 3 miles` and the `Th` of `Th squat 3x5`, in files that name their
  /// days so.
  mutating func settleWeekdayLabel() {
    if !isASCII { joinFriday() }
    settleGluedWeekday()
    guard elements.count > 1 || context.lineIndex + 1 < document.lines.count,
      let first = elements.first, first.kind == .word || first.kind == .times,
      first.range.count <= 8,
      first.meaning != .weekday, WeekdayLabels.mayName(bytes[first.range.indices])
    else { return }
    if context.weekdayLabels == nil { context.weekdayLabels = WeekdayLabels(document) }
    guard let day = context.weekdayLabels?.day(ofLineAt: context.lineIndex) else { return }
    anatomy.parser.elements[0].kind = .word
    anatomy.parser.elements[0].word = Word(meaning: .weekday, value: day)
    anatomy.parser.elements[0].unit = .none
    context.labelledDayLine = context.lineIndex
    // `M. 3 miles`.
    if elements[safe: 1]?.kind == .period, !elements[1].spaceBefore {
      anatomy.parser.elements.remove(at: 1)
    }
    guard elements.count > 1, elements[1].kind != .colon,
      elements[1].kind != .hyphen || !elements[1].spaceBefore
    else { return }
    pointDottedDay()
    // `Di. 2.4.24 Push`, `Mi 3.4. Pull`: the day is spelt out.
    if spellsDayOut { return }
    // `Th squat 3x5` and `M 3 miles` are read as with a colon.
    var mark = first
    mark.kind = .colon
    mark.range = ByteRange(Int(first.range.end), Int(first.range.end))
    mark.flags = [.spaceAfter]
    anatomy.parser.elements.insert(mark, at: 1)
  }

  /// Puts the last point behind the day of `Mo 2.3 Bank 80 3x5`, where a file writes so.
  private mutating func pointDottedDay() {
    guard context.weekdayLabels?.haveDottedDays == true, let day = elements[safe: 1],
      day.kind == .quantity, day.flags.contains(.fraction), day.unit == .none,
      elements[safe: 2]?.kind != .period
    else { return }
    let end = Int(day.range.end)
    anatomy.parser.elements[1].flags.remove(.spaceAfter)
    anatomy.parser.elements.insert(
      Element(.period, ByteRange(end, end), flags: .spaceAfter), at: 2)
  }

  /// The line begins with a day that the whole file showed to be one.
  var isDayByLabel: Bool { context.labelledDayLine == context.lineIndex }

  /// `Mo 2.3.`, `M 3/2 Bench 5x5`, `월 3/2 스쿼트 60 5x5`: a day of a month behind the weekday, and words or nothing
  /// behind it; `M 3.5 miles` and `Th 3/3 x 5` tell none.
  private var spellsDayOut: Bool {
    guard let (date, next) = dates.date(at: 1), date.form != .weekdayOnly else { return false }
    if date.hasYear || date.form == .namedWithoutYear { return true }
    guard elements[1].spaceBefore, next < elements.count else { return next == elements.count }
    switch elements[next].kind {
    case .period, .word, .colon, .comma, .openParenthesis: return true
    default: return elements[next].kind == .hyphen && elements[next].spaceBefore
    }
  }
}
