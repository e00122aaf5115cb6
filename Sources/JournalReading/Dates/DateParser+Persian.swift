internal import JournalSyntax
internal import WorkoutModel

/// Days of the Persian calendar, `1403/08/12` or `12/8/1403`: nobody has trained in such a year of the
/// common era.
extension DateParser {
  /// Puts the common day in place of one of that calendar.
  func commonDay(of date: inout WrittenDate) {
    guard date.numbers.count == 3 else { return }
    let isYearFirst: Bool
    switch date.form {
    case .yearMonthDay: isYearFirst = true
    case .three: isYearFirst = false
    default: return
    }
    let numbers = date.numbers
    guard
      let day = Self.commonDay(
        year: numbers[isYearFirst ? 0 : 2], month: numbers[1], day: numbers[isYearFirst ? 2 : 0])
    else { return }
    date.persian = [numbers[isYearFirst ? 0 : 2], numbers[1], numbers[isYearFirst ? 2 : 0]]
    date.numbers = [day.year, day.month, day.day]
    date.form = .yearMonthDay
  }

  /// Counted from the first day of 1403, which was the 20th of March 2024; eight of 33 years have a day
  /// more, which holds for the years 1343 to 1472.
  static func commonDay(year: Int, month: Int, day: Int) -> CivilDate? {
    guard 1343...1472 ~= year, 1...12 ~= month, 1...(month <= 6 ? 31 : 30) ~= day,
      let start = CivilDate(year: 2024, month: 3, day: 20)
    else { return nil }
    let months = month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30
    return start.adding(
      days: daysBefore(year) - daysBefore(1403) + months + day - 1)
  }

  /// The days from a fixed one to the first of the year.
  private static func daysBefore(_ year: Int) -> Int {
    let years = year + 1595
    return 365 * years + years / 33 * 8 + (years % 33 + 3) / 4
  }
}
