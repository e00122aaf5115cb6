internal import JournalSyntax
internal import WorkoutModel

/// Weeks of the calendar by their number (ISO 8601): `2025-W03`, `KW 3/2025`, `vecka 3 2025`.
extension DateParser {
  /// The Monday of the week at the start of the line, and the index behind it.
  ///
  /// A week without its year is one of the calendar only by `KW` or `vko`; others number those of a programme,
  /// unless the year that rules them is told.
  func calendarWeek(yearAbove: Int?, yearOfNumbered: Int? = nil) -> (WrittenDate, Int)? {
    guard
      let found = weekBehindYear ?? yearBehindWeek ?? weekWithoutYear(yearAbove)
        ?? numberedWeek(yearOfNumbered),
      let monday = Self.monday(ofWeek: found.week, found.year)
    else { return nil }
    return (
      WrittenDate(
        numbers: [monday.year, monday.month, monday.day], form: .yearMonthDay, weekday: nil,
        range: elements[0].range.through(elements[found.next - 1].range)), found.next
    )
  }

  private typealias Found = (week: Int, year: Int, next: Int)

  /// `2025-W03`, `2025 W03`, `2025 KW 3`.
  private var weekBehindYear: Found? {
    guard let year = year(0) else { return nil }
    let word = kind(1) == .hyphen && !elements[1].spaceBefore ? 2 : 1
    guard kind(word) == .word, let week = week(word + 1),
      isCalendarWord(word)
        || elements[word].range.count == 1 && !elements[word + 1].spaceBefore
          && elements[word + 1].range.count == 2
          && bytes[Int(elements[word].range.start)] | 0x20 == UInt8(ascii: "w")
    else { return nil }
    return (week, year, word + 2)
  }

  /// `KW 3 / 2025`, `KW03 2025`, `Vecka 3, 2025`, `Vecka 3 (2025)`.
  private var yearBehindWeek: Found? {
    guard kind(0) == .word, isCalendarWord(0) || isWordForWeek(0), let week = week(1) else {
      return nil
    }
    var index = 2
    switch kind(index) {
    case .slash, .comma, .hyphen, .openParenthesis: index += 1
    default: break
    }
    guard let year = year(index) else { return nil }
    return (week, year, kind(index + 1) == .closeParenthesis ? index + 2 : index + 1)
  }

  private func weekWithoutYear(_ yearAbove: Int?) -> Found? {
    guard let yearAbove, kind(0) == .word, isCalendarWord(0), let week = week(1) else { return nil }
    return (week, yearAbove, 2)
  }

  /// `v. 10`, `vecka 10`.
  private func numberedWeek(_ year: Int?) -> Found? {
    guard let year, kind(0) == .word, isWordForWeek(0) else { return nil }
    let number = kind(1) == .period ? 2 : 1
    return week(number).map { ($0, year, number + 1) }
  }

  private func isCalendarWord(_ index: Int) -> Bool {
    Self.calendarWords.contains(bytes[elements[index].range.indices])
  }

  private func isWordForWeek(_ index: Int) -> Bool {
    Self.wordsForWeek.contains(bytes[elements[index].range.indices])
  }

  private static let calendarWords = WordSet("kw kalenderwoche vko")
  static let wordsForWeek = WordSet("vecka uke uge viikko v")

  private func week(_ index: Int) -> Int? {
    guard let week = whole(index), 1...53 ~= week else { return nil }
    return week
  }

  private func year(_ index: Int) -> Int? {
    guard let year = whole(index), digitCount(index) == 4, 1990...2049 ~= year else { return nil }
    return year
  }

  /// `nil` when the year has no such week.
  private static func monday(ofWeek week: Int, _ year: Int) -> CivilDate? {
    // The fourth of January is always in the first week.
    guard let first = CivilDate(year: year, month: 1, day: 4)?.monday else { return nil }
    let monday = first.adding(days: 7 * (week - 1))
    return monday.isoWeek == (year, week) ? monday : nil
  }
}
