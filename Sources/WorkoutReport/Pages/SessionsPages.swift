import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// The lists of sessions: by year, and by name.
struct SessionsPages {
  let report: Report

  func parts(_ prints: PageFingerprints) -> [SitePart] {
    let years = report.years
    let yearParts = years.map { year in
      let sessions = report.sessions.filter { $0.session.date?.year == year }
      let print = sessions.last.map {
        prints.page(until: $0, links: ["sessions"] + years.map(String.init))
      }
      return SitePart(print) { [yearFile(year, sessions)] }
    }
    let nameParts = report.sessionNames.groups.map { group in
      let print = group.sessions.last.map {
        prints.page(until: $0, links: [group.name, group.path])
      }
      return SitePart(print) { [nameFile(group)] }
    }
    return [SitePart { [indexFile(report.sessionNames)] }] + yearParts + nameParts
  }

  private func indexFile(_ names: SessionNames) -> SiteFile {
    let page = Page(
      path: "sessions/index.html", title: "Sessions",
      description: "Every session, newest first, by year and by name.", section: .sessions)
    return page.file(report) { html in
      html.add(.h1, text: "Sessions")
      html.add(
        .p, .class("lead"),
        text: report.sessions.isEmpty
          ? "No session with a date yet." : "The newest first; older ones by year and by name.")
      addYears(on: page, to: &html)
      addNames(names, on: page, to: &html)
      addList("Newest", report.sessions.suffix(20).reversed(), on: page, to: &html)
      addList("Without a date", report.undatedSessions.prefix(200), on: page, to: &html)
    }
  }

  private func yearFile(_ year: Int, _ sessions: [SessionReport]) -> SiteFile {
    let years = report.years
    let index = years.firstIndex(of: year) ?? 0
    func link(_ index: Int) -> PageLink? {
      years.indices.contains(index)
        ? PageLink(name: String(years[index]), path: "sessions/\(years[index]).html") : nil
    }
    let page = Page(
      path: "sessions/\(year).html", title: "Sessions in \(year)",
      description: "Every session of \(year), newest first.", section: .sessions,
      previous: link(index - 1), next: link(index + 1))
    return page.file(report) { html in
      html.add(.h1, text: page.title)
      html.add(.p, .class("lead")) { html in
        html.append(Quantity.count(sessions.count, "session") + ", newest first. ")
        html.add(
          .a, .href(page.link("years/\(year).html")), text: "The year \(String(year)) in review")
      }
      for month in (1...12).reversed() {
        let inMonth = sessions.filter { $0.session.date?.month == month }
        addList(
          longMonthNames[month - 1], inMonth.reversed(), isOfYear: true, on: page, to: &html)
      }
    }
  }

  private func nameFile(_ group: SessionNames.Group) -> SiteFile {
    let page = Page(
      path: group.path, title: group.name,
      description: "Every session called \(group.name), newest first.", section: .sessions)
    return page.file(report) { html in
      html.add(.h1, text: group.name)
      html.add(
        .p, .class("lead"), text: Quantity.count(group.sessions.count, "session") + " of this name."
      )
      let byYear = Dictionary(grouping: group.sessions) { $0.session.date?.year ?? 0 }
      for year in byYear.keys.sorted(by: >) {
        html.add(.h2, text: String(year))
        html.add(.ul, .class("sets")) { html in
          for session in (byYear[year] ?? []).reversed() {
            html.add(.li) { html in
              html.add(
                .a, .href(page.link(session.path)), text: session.session.date?.shortText ?? "")
            }
          }
        }
      }
    }
  }

  private func addYears(on page: Page, to html: inout Markup) {
    guard !report.years.isEmpty else { return }
    html.add(.h2, text: "By year")
    html.add(.ul, .class("sets")) { html in
      for year in report.years.reversed() {
        html.add(.li) {
          $0.add(.a, .href(page.link("sessions/\(year).html")), text: String(year))
        }
      }
    }
  }

  private func addNames(_ names: SessionNames, on page: Page, to html: inout Markup) {
    guard !names.groups.isEmpty else { return }
    html.add(.h2, text: "By name")
    html.add(.ul, .class("sets")) { html in
      for group in names.groups {
        html.add(.li) { html in
          html.add(.a, .href(page.link(group.path)), text: group.name)
          html.append(" ")
          html.add(.small, .class("muted"), text: String(group.sessions.count))
        }
      }
    }
  }

  private func addList(
    _ title: String, _ sessions: some Collection<SessionReport>, isOfYear: Bool = false,
    on page: Page, to html: inout Markup
  ) {
    guard !sessions.isEmpty else { return }
    html.add(.h2, text: title)
    html.add(.ul, .class("list")) { html in
      for session in sessions {
        html.add(.li) { html in
          let day = isOfYear ? session.session.date?.shortText : nil
          html.add(.a, .href(page.link(session.path)), text: day ?? session.dateText)
          if let title = session.session.title { html.add(.b, text: title) }
          html.add(.small, text: Self.exerciseText(session))
        }
      }
    }
  }

  /// The first six exercises; a page of a year must stay small.
  private static func exerciseText(_ session: SessionReport) -> String {
    let names = session.exerciseNames
    let more = names.count > 6 ? " and \(names.count - 6) more" : ""
    return names.prefix(6).joined(separator: ", ") + more
  }
}

/// The sessions that share a name.
struct SessionNames {
  struct Group {
    let name: String
    let path: String
    let sessions: [SessionReport]
  }

  /// Names of at least two sessions, the most used first.
  let groups: [Group]
  private let pathByName: [String: String]

  /// The page of a name; `nil` for a name that only one session has.
  func path(of name: String) -> String? { pathByName[name] }

  init(_ sessions: [SessionReport]) {
    var sessionsByName: [String: [SessionReport]] = [:]
    for session in sessions {
      guard let title = session.session.title, !title.isEmpty else { continue }
      sessionsByName[title, default: []].append(session)
    }
    var slugs = Slugs()
    groups = sessionsByName.keys.sorted().compactMap { name -> Group? in
      let slug = slugs.make(for: name)
      guard let sessions = sessionsByName[name], sessions.count > 1 else { return nil }
      return Group(name: name, path: "sessions/names/\(slug).html", sessions: sessions)
    }.sorted { ($1.sessions.count, $0.name) < ($0.sessions.count, $1.name) }
    pathByName = Dictionary(uniqueKeysWithValues: groups.map { ($0.name, $0.path) })
  }
}
