/// A day of the proleptic Gregorian calendar, without any time zone.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01, which is day 0.
  public let dayNumber: Int32

  public init(dayNumber: Int) {
    self.dayNumber = Int32(clamping: dayNumber)
  }

  /// `nil` when there is no such day, or the year is not in 1…9999.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1,
      day <= Self.daysInMonth(year: year, month: month)
    else { return nil }
    dayNumber = Int32(Self.dayNumber(year: year, month: month, day: day))
  }

  /// The next day, or the one `days` away.
  public func adding(days: Int) -> Self {
    Self(dayNumber: Int(dayNumber) + days)
  }

  /// Days from the other date to this one; negative when the other is later.
  public func days(since other: Self) -> Int {
    Int(dayNumber) - Int(other.dayNumber)
  }

  public var year: Int { components.year }
  public var month: Int { components.month }
  public var day: Int { components.day }

  /// 1 is Monday, 7 is Sunday (ISO 8601).
  public var weekday: Int {
    let shifted = (Int(dayNumber) + 3) % 7
    return (shifted < 0 ? shifted + 7 : shifted) + 1
  }

  /// The Monday on or before this day.
  public var monday: Self { adding(days: 1 - weekday) }

  /// The ISO 8601 week: the year it belongs to, and its number 1…53.
  public var isoWeek: (year: Int, week: Int) {
    let thursday = monday.adding(days: 3)
    let year = thursday.year
    let firstOfYear = Self.dayNumber(year: year, month: 1, day: 1)
    return (year, (Int(thursday.dayNumber) - firstOfYear) / 7 + 1)
  }

  public static func < (left: Self, right: Self) -> Bool {
    left.dayNumber < right.dayNumber
  }

  /// 28…31; `month` must be in 1…12.
  public static func daysInMonth(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Year, month and day in one go.
  ///
  /// Howard Hinnant, "chrono-compatible low-level date algorithms" (2013), `civil_from_days`.
  public var components: (year: Int, month: Int, day: Int) {
    let shifted = Int(dayNumber) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// `2026-03-02`.
  public var description: String {
    let (year, month, day) = components
    let yearDigits = String(year)
    return String(repeating: "0", count: max(0, 4 - yearDigits.count)) + yearDigits
      + (month < 10 ? "-0" : "-") + String(month)
      + (day < 10 ? "-0" : "-") + String(day)
  }
}

extension CivilDate {
  /// Hinnant's `days_from_civil`.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
