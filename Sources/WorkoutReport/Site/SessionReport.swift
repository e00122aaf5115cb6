import SVGCharts
import WorkoutModel

/// A session with its place in the site.
struct SessionReport {
  let session: Session
  /// The page of its month: `sessions/2026-03.html`; a month of very much training has several.
  let pagePath: String
  /// Its place on that page: `2026-03-02`; a second session of a day gets `-2`.
  let anchor: String
  /// The places of its exercises start so: `02-`, `02-2-`.
  private let entryPrefix: String

  /// Where it is in the site: `sessions/2026-03.html#2026-03-02`.
  var path: String { pagePath + "#" + anchor }

  /// The anchor of an exercise on the session's page: `02-squat`.
  func anchor(of exercise: ExerciseReport) -> String { entryPrefix + exercise.slug }

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
    var pages = PageCutter()
    return sessions.map { session in
      let name = session.date?.description ?? ""
      number = session.date == last ? number + 1 : 1
      last = session.date
      let suffix = number > 1 ? "-\(number)" : ""
      return SessionReport(
        session: session,
        pagePath: "sessions/\(pages.page(named: String(name.prefix(7)), for: session)).html",
        anchor: name + suffix, entryPrefix: name.suffix(2) + suffix + "-")
    }
  }

  static func makeUndated(_ sessions: [Session]) -> [SessionReport] {
    var pages = PageCutter()
    return sessions.enumerated().map { index, session in
      SessionReport(
        session: session, pagePath: "sessions/\(pages.page(named: "undated", for: session)).html",
        anchor: "undated-\(index + 1)", entryPrefix: "\(index + 1)-")
    }
  }
}

/// Puts sessions on pages, so many that a page stays below 100 KB.
private struct PageCutter {
  private var name = ""
  private var number = 1
  private var size = 0

  /// In bytes, by a generous estimate.
  private static let mostBytes = 90_000

  /// The page of the next session: those of a month share one, or as many as they need.
  mutating func page(named name: String, for session: Session) -> String {
    let bytes = Self.bytes(of: session)
    if name != self.name {
      (self.name, number, size) = (name, 1, 0)
    } else if size + bytes > Self.mostBytes {
      (number, size) = (number + 1, 0)
    }
    size += bytes
    return name + (number > 1 ? "-\(number)" : "")
  }

  private static func bytes(of session: Session) -> Int {
    func bytes(_ notes: [Note]) -> Int { notes.reduce(0) { $0 + 60 + $1.text.utf8.count } }
    return session.entries.reduce(600 + bytes(session.notes)) { sum, entry in
      entry.sets.reduce(sum + 400 + 3 * entry.nameAsWritten.utf8.count + bytes(entry.notes)) {
        $0 + 120 + ($1.remarks?.note?.utf8.count ?? 0)
      }
    }
  }
}
