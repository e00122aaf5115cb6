import WorkoutAnalysis
import WorkoutModel

/// The newest sessions and their records as an Atom feed (RFC 4287).
///
/// Times are the sessions' days, never the time of building: the same journal gives the same feed.
struct AtomFeed {
  let report: Report
  let baseURL: String

  private static let mostEntries = 40

  var file: SiteFile {
    var xml = Markup(isXML: true)
    xml.appendDeclaration("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    let sessions = report.sessions.suffix(Self.mostEntries).reversed()
    xml.add(.Atom.feed, .xmlns("http://www.w3.org/2005/Atom")) { xml in
      xml.add(.Atom.title, text: report.options.title)
      xml.add(.Atom.id, text: address("index.html"))
      xml.addEmpty(.Atom.link, .rel("self"), .href(address("feed.xml")))
      xml.addEmpty(.Atom.link, .href(address("index.html")))
      let last = sessions.first?.session.date ?? report.options.asOf
      xml.add(.Atom.updated, text: Self.time(last))
      xml.add(.Atom.author) { $0.add(.Atom.name, text: report.options.title) }
      for session in sessions { add(session, to: &xml) }
    }
    return SiteFile(path: "feed.xml", bytes: xml.bytes)
  }

  private func add(_ session: SessionReport, to xml: inout Markup) {
    guard let date = session.session.date else { return }
    xml.add(.Atom.entry) { xml in
      xml.add(.Atom.title, text: "\(session.name), \(date.text)")
      xml.add(.Atom.id, text: address(session.path))
      xml.addEmpty(.Atom.link, .href(address(session.path)))
      xml.add(.Atom.updated, text: Self.time(date))
      xml.add(.Atom.summary, text: summary(session, date))
    }
  }

  private func summary(_ session: SessionReport, _ date: CivilDate) -> String {
    let records = session.exerciseNames.compactMap(report.exercise(named:))
      .flatMap { $0.records(on: date) }
      .map { "\($0.exercise): \($0.kind.title.lowercased()) \($0.valueText(report.quantity))" }
    let done = session.exerciseNames.joined(separator: ", ")
    return records.isEmpty ? done : done + ". Records: " + records.joined(separator: "; ")
  }

  private func address(_ path: String) -> String {
    baseURL + (baseURL.hasSuffix("/") ? "" : "/") + path
  }

  private static func time(_ date: CivilDate) -> String { "\(date)T00:00:00Z" }
}
