import WorkoutModel

/// The part of the site to which a page belongs; what the navigation shows.
enum SiteSection: CaseIterable {
  case overview, exercises, sessions, records, calendar, muscles, body, trophies
  case problems, about

  var name: String {
    switch self {
    case .overview: "Overview"
    case .exercises: "Exercises"
    case .sessions: "Sessions"
    case .records: "Records"
    case .calendar: "Calendar"
    case .muscles: "Muscles"
    case .body: "Body"
    case .trophies: "Trophies"
    case .problems: "Problems"
    case .about: "About"
    }
  }

  var path: String {
    switch self {
    case .overview: "index.html"
    case .exercises: "exercises/index.html"
    case .sessions: "sessions/index.html"
    case .records: "records.html"
    case .calendar: "calendar.html"
    case .muscles: "muscles.html"
    case .body: "body.html"
    case .trophies: "trophies.html"
    case .problems: "problems.html"
    case .about: "about.html"
    }
  }
}

/// A link with a name, as in breadcrumbs.
struct PageLink {
  let name: String
  let path: String
}

/// What is around the content of a page: its head, the navigation and the foot.
struct Page {
  let path: String
  let title: String
  /// For search engines and previews.
  let description: String
  let section: SiteSection
  /// Between the section and this page.
  let trail: [PageLink]
  let previous: PageLink?
  let next: PageLink?
  /// A page of things long past: its foot says nothing that changes with each new session.
  let isArchive: Bool
  /// With a slash at its end; empty for the site's own.
  private let folder: String
  /// Without its folder.
  private let name: String
  /// From this page's folder up to the site's: `../` for each folder.
  private let upwards: String

  init(
    path: String, title: String, description: String, section: SiteSection, trail: [PageLink] = [],
    previous: PageLink? = nil, next: PageLink? = nil, isArchive: Bool = false
  ) {
    self.path = path
    self.title = title
    self.description = description
    self.section = section
    self.trail = trail
    self.previous = previous
    self.next = next
    self.isArchive = isArchive
    name = String(path.split(separator: "/").last ?? "")
    folder = String(path.dropLast(name.count))
    upwards = String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The address of a place of the site, seen from this page, as short as can be.
  func link(_ target: String) -> String {
    guard !folder.isEmpty, target.hasPrefix(folder) else { return upwards + target }
    let inFolder = target.dropFirst(folder.utf8.count)
    guard inFolder.hasPrefix(name), inFolder.utf8.count > name.utf8.count,
      inFolder.utf8.dropFirst(name.utf8.count).first == UInt8(ascii: "#")
    else { return String(inFolder) }
    return String(inFolder.dropFirst(name.utf8.count))
  }

  /// The whole page.
  func file(_ report: Report, content: (inout Markup) -> Void) -> SiteFile {
    var html = Markup(upwards: upwards)
    html.appendDeclaration("<!DOCTYPE html>\n")
    html.add(.html, .lang("en")) { html in
      html.add(.head) { html in addHead(report, to: &html) }
      html.add(.body) { html in
        html.add(.a, .class("skip"), .href("#content"), text: "Skip to the content")
        html.add(.header, .class("top")) { html in addHeader(report, to: &html) }
        html.add(.main, .id("content")) { html in
          addBreadcrumbs(to: &html)
          content(&html)
          addNeighbours(to: &html)
        }
        html.add(.footer) { html in addFooter(report, to: &html) }
      }
    }
    return SiteFile(path: path, bytes: html.bytes)
  }
}

extension Page {
  private func addHead(_ report: Report, to html: inout Markup) {
    html.addVoid(.meta, .charset("utf-8"))
    html.addVoid(.meta, .name("viewport"), .content("width=device-width, initial-scale=1"))
    html.addVoid(
      .meta, .httpEquiv("Content-Security-Policy"),
      .content(
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; "
          + "base-uri 'none'; form-action 'none'"))
    html.addVoid(.meta, .name("color-scheme"), .content("light dark"))
    html.addVoid(.meta, .name("description"), .content(description))
    html.addVoid(.meta, .name("referrer"), .content("no-referrer"))
    let siteTitle = report.options.title
    html.add(.title, text: title == siteTitle ? title : title + " · " + siteTitle)
    html.addVoid(.link, .rel("stylesheet"), .href(link("style.css")))
    html.addVoid(.link, .rel("icon"), .href(link("icon.svg")), .type("image/svg+xml"))
    if report.options.hasFeed {
      html.addVoid(
        .link, .rel("alternate"), .type("application/atom+xml"), .href(link("feed.xml")),
        .title("Records and sessions"))
    }
    html.add(.script, .src(link("script.js")), text: "")
  }

  private func addHeader(_ report: Report, to html: inout Markup) {
    html.add(.a, .class("site"), .href(link("index.html")), text: report.options.title)
    html.add(.nav, .aria("label", "Pages")) { html in
      html.add(.ul) { html in
        for section in report.shownSections {
          html.add(.li) { html in
            if section == self.section {
              html.add(
                .a, .href(link(section.path)),
                .aria("current", section.path == path ? "page" : "true"), text: section.name)
            } else {
              html.add(.a, .href(link(section.path)), text: section.name)
            }
          }
        }
      }
    }
  }

  private func addBreadcrumbs(to html: inout Markup) {
    guard section != .overview, path != section.path else { return }
    let links =
      [PageLink(name: "Overview", path: "index.html")]
      + (SiteSection.allCases.contains(section)
        ? [PageLink(name: section.name, path: section.path)] : []) + trail
    html.add(.nav, .class("trail"), .aria("label", "Breadcrumbs")) { html in
      html.add(.ol) { html in
        for item in links {
          html.add(.li) { $0.add(.a, .href(link(item.path)), text: item.name) }
        }
        html.add(.li, .aria("current", "page"), text: title)
      }
    }
  }

  private func addNeighbours(to html: inout Markup) {
    guard previous != nil || next != nil else { return }
    html.add(.nav, .class("turn"), .aria("label", "Neighbours")) { html in
      if let previous {
        html.add(
          .a, .rel("prev"), .href(link(previous.path)), text: "\u{2190} " + previous.name)
      }
      if let next {
        html.add(.a, .rel("next"), .href(link(next.path)), text: next.name + " \u{2192}")
      }
    }
  }

  private func addFooter(_ report: Report, to html: inout Markup) {
    guard !isArchive else {
      html.add(.p) { $0.add(.a, .href(link("about.html")), text: "How everything is computed") }
      return
    }
    html.add(.ul) { html in
      html.add(.li) { html in
        html.append("As of ")
        html.add(report.options.asOf)
      }
      html.add(.li) { $0.add(.a, .href(link("about.html")), text: "How everything is computed") }
      html.add(.li) { html in
        let count = report.problems.count
        html.add(
          .a, .href(link("problems.html")),
          text: count == 0 ? "Nothing unread" : Quantity.count(count, "problem"))
      }
      html.add(.li) { $0.add(.a, .href(link("summary.md")), text: "Summary as Markdown") }
      for file in report.options.dataFiles {
        html.add(.li) { $0.add(.a, .href(link(file.path)), text: file.name) }
      }
    }
    html.add(.p, text: "Made by wlog from a plain-text journal. No tracking, no network.")
  }
}
