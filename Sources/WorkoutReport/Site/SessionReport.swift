import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// A session with its place in the site.
struct SessionReport {
  let session: Session
  /// Among all sessions; those without a date come last.
  let index: Int
  /// The page of its quarter of a year: `sessions/2026-q1.html`; a quarter of very much training has
  /// several.
  let pagePath: String
  /// Its place on that page: `0302` for 2 March; a second session of a day gets `-2`.
  let anchor: String
  /// The file of the page's first session.
  private let pageFile: UInt32

  /// Of all that tells its place.
  let pathPrint: Fingerprint

  init(session: Session, index: Int, pagePath: String, anchor: String, pageFile: UInt32) {
    self.session = session
    self.index = index
    self.pagePath = pagePath
    self.anchor = anchor
    self.pageFile = pageFile
    var print = Fingerprint()
    print.combine(pagePath)
    print.combine(anchor)
    print.combine(pageFile)
    pathPrint = print
  }

  /// Where it is in the site: `sessions/2026-q1.html#0302`.
  var path: String { pagePath + "#" + anchor }

  /// The anchor of one of the session's entries: `0302.1` for the first.
  func anchor(ofEntry index: Int) -> String { anchor + "." + String(index + 1) }

  /// Where the session has an exercise first.
  func path(of exercise: String) -> String {
    let index = session.entries.firstIndex { $0.exercise == exercise }
    return pagePath + "#" + (index.map(anchor(ofEntry:)) ?? anchor)
  }

  /// The anchor of a line of the journal on the page: `L120`, or `F2.120` when the page has more
  /// files than one and this is not the first.
  func anchor(file: Int, line: Int) -> String {
    (file == Int(pageFile) ? "L" : "F\(file).") + String(line)
  }

  /// For calendars: `2026-03-02`, `2026-03-02-2`.
  var calendarID: String {
    (session.date?.description ?? "") + anchor.dropFirst(4)
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

  /// For sessions in order of time, all with a date, with the records of all of them; `texts` are the
  /// files that they came from.
  static func make(
    _ sessions: [Session], records: [RecordEvent], texts: [SourceText]
  ) -> [SessionReport] {
    var last: CivilDate?
    var number = 1
    let counts = Dictionary(records.lazy.map { ($0.date, 1) }, uniquingKeysWith: +)
    var pages = SessionPageCutter(texts: texts, recordCounts: counts)
    return sessions.enumerated().map { index, session in
      let (year, month, day) = (session.date ?? CivilDate(dayNumber: 0)).components
      number = session.date == last ? number + 1 : 1
      last = session.date
      pages.add(session, toPageNamed: "\(year)-q\((month + 2) / 3)")
      let digits = String(10_000 + month * 100 + day).dropFirst()
      return SessionReport(
        session: session, index: index, pagePath: pages.path,
        anchor: digits + (number > 1 ? "-\(number)" : ""), pageFile: pages.file)
    }
  }

  /// Those without a date, after `first` that have one.
  static func makeUndated(
    _ sessions: [Session], first: Int, texts: [SourceText]
  ) -> [SessionReport] {
    var pages = SessionPageCutter(texts: texts)
    return sessions.enumerated().map { index, session in
      pages.add(session, toPageNamed: "undated")
      return SessionReport(
        session: session, index: first + index, pagePath: pages.path, anchor: "u\(index + 1)",
        pageFile: pages.file)
    }
  }
}
