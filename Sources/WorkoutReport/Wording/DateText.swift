import SVGCharts
import WorkoutModel

extension CivilDate {
  /// `20 Nov 2026`.
  var text: String {
    let (year, month, day) = components
    return "\(day)\u{A0}\(CalendarDay.monthNames[month - 1])\u{A0}\(year)"
  }

  /// `20 Nov`.
  var shortText: String {
    let (_, month, day) = components
    return "\(day)\u{A0}\(CalendarDay.monthNames[month - 1])"
  }

  /// `Friday`.
  var weekdayName: String {
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][weekday - 1]
  }

  /// `today`, `yesterday`, `5 days ago`, `7 weeks ago`, `3 years ago`; for days to come `in 5 days`.
  func ago(asOf today: CivilDate) -> String {
    let days = today.days(since: self)
    func span(_ days: Int) -> String {
      switch days {
      case ..<14: Quantity.count(days, "day")
      case ..<70: Quantity.count(days / 7, "week")
      case ..<730: Quantity.count(days * 12 / 365, "month")
      default: Quantity.count(days / 365, "year")
      }
    }
    switch days {
    case 0: return "today"
    case 1: return "yesterday"
    case 2...: return span(days) + " ago"
    default: return "in " + span(-days)
    }
  }
}

/// January … December.
let longMonthNames = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
  "November", "December",
]
