internal import JournalSyntax
internal import WorkoutModel

/// Weekdays with their days behind a dash in headings: `## B (back) — ter 06/08`, `## Legs | Wed 7.8. (tired)`.
extension FileReader {
  /// Opens the session of the day, whatever words stand before the dash.
  mutating func weekdayBehindDash(_ line: LineSyntax) -> Bool {
    guard line.kind == .heading, !isLeftOut,
      let dash = elements.lastIndex(where: { isDashOfTitle($0) }), dash > 0,
      dash + 2 < elements.count, elements[dash + 1].kind == .word,
      let (date, next) = dates.date(at: dash + 1),
      date.form != .weekdayOnly, isPossible(date),
      isWeekdayBeforeDay(dash + 1),
      !elements[..<dash].contains(where: {
        $0.kind == .times || $0.unit.isMass || $0.meaning == .week
      }),
      !elements[next...].contains(where: { $0.isNumber || $0.kind == .times }),
      next == elements.count || elements[next].kind == .openParenthesis
        || isTitleMark(elements[next])
    else { return false }
    openSession(date, next, line)
    if let session = context.session {
      file.sessions[session].title = cleanTitle(0..<dash) ?? file.sessions[session].title
    }
    return true
  }

  /// Makes one word of the `П`, `'` and `ятниця` at the start of a line, as Ukrainians write their Friday.
  mutating func joinFriday() {
    guard elements.count > 2, elements[0].kind == .word, elements[0].range.count == 2,
      !elements[1].spaceBefore, !elements[2].spaceBefore, elements[2].kind == .word,
      Self.friday.contains(bytes[elements[2].range.indices]),
      Self.letterP.contains(bytes[elements[0].range.indices])
    else { return }
    anatomy.parser.elements[0].word = Word(meaning: .weekday, value: 5)
    anatomy.parser.elements[0].unit = .none
    anatomy.parser.elements[0].range = elements[0].range.through(elements[2].range)
    if elements[2].spaceAfter { anatomy.parser.elements[0].flags.insert(.spaceAfter) }
    anatomy.parser.elements.removeSubrange(1...2)
  }

  private static let letterP = WordSet("п П")
  private static let friday = WordSet("ятниця ятницю ятниці")

  private func isDashOfTitle(_ element: Element) -> Bool {
    switch element.kind {
    case .hyphen: element.spaceBefore && element.spaceAfter
    case .pipe: true
    default: false
    }
  }

  private func isWeekdayBeforeDay(_ index: Int) -> Bool {
    elements[index].meaning == .weekday
      || WeekdayAbbreviation.value(bytes[elements[index].range.indices]) != nil
  }
}
