internal import JournalSyntax
internal import WorkoutModel

/// What is said about dates and sessions.
extension Diagnostic {
  static func dateImpossible(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .dateImpossible, at: place, message: "there is no such day",
      help: "Write the date as year-month-day: 2026-03-02")
  }

  static func dateMissing(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .dateMissing, at: place,
      message: "the sets from here on stand above the first date, so they belong to no day",
      help: "Write the date above them: # 2026-03-02")
  }

  static func dateAmbiguous(
    at place: DiagnosticPlace, _ date: CivilDate, _ rival: DateResolver.Rival, _ top: FileTop
  ) -> Self {
    let (own, other) = (rival.chosenOrder.inWords, rival.order.inWords)
    return Diagnostic(
      .dateAmbiguous, at: place, message: "read as \(date), but it could be \(rival.day)",
      help: "Settle it with a line at the top of the file: dates: \(own)",
      fixes: [
        top.fix("dates: \(own)", "reads this as \(date)"),
        top.fix("dates: \(other)", "reads this as \(rival.day)"),
      ])
  }

  /// `year` is a guess for the fix; `nil` when there is none.
  static func yearUnknown(at place: DiagnosticPlace, year: Int?, _ top: FileTop) -> Self {
    Diagnostic(
      .yearUnknown, at: place, message: "no year is known for this date",
      help: "Say it once at the top of the file (year: \(year ?? 2026)), or put it into the "
        + "file's name",
      fixes: year.map { [top.fix("year: \($0)", "if it was in \($0)")] } ?? [])
  }

  static func yearFound(at place: DiagnosticPlace, year: Int) -> Self {
    Diagnostic(
      .yearUnknown, at: place,
      message: "no year is written; \(year) is the last one whose calendar fits the dates",
      help: "Say it once at the top of the file (year: \(year)), or put it into the file's name")
  }

  static func dateInFuture(at place: DiagnosticPlace, date: CivilDate, today: CivilDate) -> Self {
    Diagnostic(
      .dateInFuture, at: place, message: "\(date) is after today, \(today)",
      help: "Check the year and the month")
  }

  static func weekdayWrong(at place: DiagnosticPlace, date: CivilDate) -> Self {
    Diagnostic(
      .weekdayWrong, at: place, message: "\(date) is a \(weekdays[date.weekday - 1])",
      help: "Check the date or the weekday")
  }

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  static func dateOutOfOrder(
    at place: DiagnosticPlace, date: CivilDate, before: CivilDate
  ) -> Self {
    Diagnostic(
      .dateOutOfOrder, at: place,
      message: "\(date) stands out of order: the session before it is \(before)",
      help: "Check the month and the year")
  }

  static func sessionTooLong(at place: DiagnosticPlace, minutes: Int) -> Self {
    Diagnostic(
      .sessionTooLong, at: place,
      message: "this session took \(minutes / 60) hours and \(minutes % 60) minutes",
      help: "Check the times; a session ends on the day it begins, or the morning after")
  }

  static func sessionRepeated(at place: DiagnosticPlace, first: DiagnosticPlace) -> Self {
    Diagnostic(
      .sessionRepeated, at: place,
      message: "this session has the day and the sets of another: each set is counted twice",
      help: "Delete one of the two; if you did train twice, give each session its time",
      notes: [DiagnosticNote(message: "the same session", place: first)])
  }
}

extension DateOrder {
  /// As directives name it.
  fileprivate var inWords: String {
    switch self {
    case .yearMonthDay: "year/month/day"
    case .dayMonthYear: "day/month/year"
    case .monthDayYear: "month/day/year"
    }
  }
}
