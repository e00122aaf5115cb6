/// Years and months of civil day numbers (days since 1970-01-01), for the axis of time.
///
/// Howard Hinnant, "chrono-compatible low-level date algorithms" (2013).
package enum CalendarDay {
  /// Year, month 1…12 and day of the month 1…31 of a day.
  package static func components(_ dayNumber: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The day number of the first day of a month, counted from year 0: month 12 × year + 0…11.
  package static func firstDay(ofMonthIndex index: Int) -> Int {
    let year = (index >= 0 ? index : index - 11) / 12
    let month = index - year * 12 + 1
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The month of a day, counted from year 0: 12 × year + 0…11.
  package static func monthIndex(of dayNumber: Int) -> Int {
    let (year, month, _) = components(dayNumber)
    return year * 12 + month - 1
  }

  /// The Monday on or before a day.
  package static func monday(onOrBefore dayNumber: Int) -> Int {
    let sinceMonday = (dayNumber + 3) % 7
    return dayNumber - (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday)
  }

  /// `Jan` … `Dec`.
  package static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
