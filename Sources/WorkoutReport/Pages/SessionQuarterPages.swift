import SVGCharts
import WorkoutModel

/// The sessions of each quarter of a year with all of their sets, the newest first.
struct SessionQuarterPages {
  let report: Report

  /// One for each page.
  func parts(_ prints: PageFingerprints) -> [SitePart] {
    let quarters = Self.pages(report.sessions) + Self.pages(report.undatedSessions)
    func link(_ index: Int) -> PageLink? {
      guard quarters.indices.contains(index), let first = quarters[index].first else { return nil }
      return PageLink(name: Self.title(first), path: first.pagePath)
    }
    return quarters.indices.map { index in
      let sessions = quarters[index]
      let (previous, next) = (link(index - 1), link(index + 1))
      return SitePart(
        prints.sessionPage(last: sessions[sessions.endIndex - 1], neighbours: [previous, next])
      ) { [file(sessions, previous: previous, next: next)] }
    }
  }

  private func file(
    _ sessions: ArraySlice<SessionReport>, previous: PageLink?, next: PageLink?
  ) -> SiteFile {
    let first = sessions[sessions.startIndex]
    let title = Self.title(first)
    let trail = first.session.date.map {
      [PageLink(name: String($0.year), path: "sessions/\($0.year).html")]
    }
    let page = Page(
      path: first.pagePath, title: title, description: "Every set of \(title), newest first.",
      section: .sessions, trail: trail ?? [], previous: previous, next: next, isArchive: true)
    return page.file(report) { html in
      html.add(.h1, text: title)
      html.add(.p, .class("lead"), text: Quantity.count(sessions.count, "session") + ".")
      for session in sessions.reversed() {
        SessionMarkup(report: report, session: session).add(on: page, to: &html)
      }
    }
  }

  /// `January to March 2026`, `January to March 2026, part 2`.
  private static func title(_ session: SessionReport) -> String {
    let name = session.session.date.map { date in
      let first = (date.month - 1) / 3 * 3
      return "\(longMonthNames[first]) to \(longMonthNames[first + 2]) \(date.year)"
    }
    let parts = session.pagePath.dropLast(".html".count).split(separator: "-")
    let number = parts.count > (name == nil ? 1 : 2) ? parts.last : nil
    return (name ?? "Without a date") + (number.map { ", part \($0)" } ?? "")
  }

  private static func pages(_ sessions: [SessionReport]) -> [ArraySlice<SessionReport>] {
    var pages: [ArraySlice<SessionReport>] = []
    var start = 0
    for index in sessions.indices.dropFirst() + [sessions.count] where index > start {
      if index < sessions.count, sessions[index].pagePath == sessions[start].pagePath { continue }
      pages.append(sessions[start..<index])
      start = index
    }
    return pages
  }
}
