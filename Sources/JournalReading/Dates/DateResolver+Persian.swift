internal import WorkoutModel

/// Days of the Persian calendar that leave the year out, `7/17` below `1404/07/15`: the whole file is
/// written in one calendar.
extension DateResolver {
  /// The days with the year of the one before them, where all years of the file are Persian.
  static func withPersianYears(_ dates: [WrittenDate]) -> [WrittenDate] {
    guard dates.contains(where: { $0.persian != nil }),
      dates.allSatisfy({ !$0.hasYear || $0.persian != nil })
    else { return dates }
    let isDayFirst = isDayFirst(dates)
    var dates = dates
    var last = dates.lazy.compactMap(\.persian).first
    // From a journal whose first day is the newest, the years go back.
    let whole = dates.compactMap(\.persian)
    let falls = whole.count > 1 && (whole[0][0], whole[0][1]) > (whole[1][0], whole[1][1])
    for index in dates.indices {
      if let day = dates[index].persian {
        last = day
        continue
      }
      guard case .two = dates[index].form, dates[index].numbers.count == 2, let before = last
      else { continue }
      let (month, day) =
        isDayFirst
        ? (dates[index].numbers[1], dates[index].numbers[0])
        : (dates[index].numbers[0], dates[index].numbers[1])
      var year = before[0]
      if !falls, before[1] - month > 6 { year += 1 }
      if falls, month - before[1] > 6 { year -= 1 }
      guard let common = DateParser.commonDay(year: year, month: month, day: day) else { continue }
      last = [year, month, day]
      dates[index].persian = last
      dates[index].numbers = [common.year, common.month, common.day]
      dates[index].form = .yearMonthDay
    }
    return dates
  }

  /// `17/7` in a file where no day could be read as month and day.
  private static func isDayFirst(_ dates: [WrittenDate]) -> Bool {
    let short = dates.filter { if case .two = $0.form { $0.numbers.count == 2 } else { false } }
    return short.contains { $0.numbers[0] > 12 } && !short.contains { $0.numbers[1] > 12 }
  }
}
