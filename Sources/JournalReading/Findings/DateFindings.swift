internal import JournalSyntax
internal import WorkoutModel

/// What is said about dates and sessions.
extension Diagnostic {
  static func dateImpossible(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .dateImpossible, at: place, message: "there is no such day",
      help: "Write the date as year-month-day: 2026-03-02")
  }

  static func dateAmbiguous(
    at place: DiagnosticPlace, date: CivilDate, rival: CivilDate, order: String
  ) -> Self {
    Diagnostic(
      .dateAmbiguous, at: place, message: "read as \(date), but it could be \(rival)",
      help: "Settle it with a line at the top of the file: dates: \(order)")
  }

  static func yearUnknown(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .yearUnknown, at: place, message: "no year is known for this date",
      help: "Say it once at the top of the file (year: 2024), or put it into the file's name")
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
}
