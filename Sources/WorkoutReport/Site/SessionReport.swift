import SVGCharts
import WorkoutModel

/// A session with its page.
struct SessionReport {
  let session: Session
  /// `sessions/2026-03-02.html`; a second session of a day gets `-2`.
  let path: String
  /// A stable name within a page: `2026-03-02`, `2026-03-02-2`.
  let anchor: String

  private init(_ session: Session, anchor: String) {
    self.session = session
    self.anchor = anchor
    path = "sessions/\(anchor).html"
  }

  /// The session's name, or the day of the week.
  var name: String {
    session.title ?? session.date.map { $0.weekdayName } ?? "Session without a date"
  }

  /// The session's day, or `no date`.
  var dateText: String { session.date?.text ?? "no date" }

  /// The canonical names of the exercises, each once, in order.
  var exerciseNames: [String] {
    var names: [String] = []
    for entry in session.entries where !names.contains(entry.exercise) {
      names.append(entry.exercise)
    }
    return names
  }

  /// For sessions in order of time, all with a date.
  static func make(_ sessions: [Session]) -> [SessionReport] {
    var last: CivilDate?
    var number = 1
    return sessions.map { session in
      number = session.date == last ? number + 1 : 1
      last = session.date
      let name = session.date?.description ?? "undated"
      let suffix = number > 1 ? "-\(number)" : ""
      return SessionReport(session, anchor: name + suffix)
    }
  }

  static func makeUndated(_ sessions: [Session]) -> [SessionReport] {
    sessions.enumerated().map { index, session in
      SessionReport(session, anchor: "undated-\(index + 1)")
    }
  }
}
