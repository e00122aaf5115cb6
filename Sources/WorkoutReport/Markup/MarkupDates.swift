import WorkoutModel

extension Markup {
  /// A day, for people and for programs.
  mutating func add(_ date: CivilDate, isShort: Bool = false) {
    add(.time, .datetime(date), text: isShort ? date.shortText : date.text)
  }

  /// A place in the journal as `2026.md:12`, with the whole path as a hint: a link where the journal
  /// has an address, else a text.
  mutating func addSource(_ location: SourceLocation, _ sources: SourceLinks) {
    guard let text = sources.text(location), let short = sources.shortText(location) else { return }
    if let address = sources.address(location, upwards: upwards) {
      add(.a, .class("src"), .href(address), text: short)
    } else {
      add(.span, .class("src"), .title(text), text: short)
    }
  }

  /// The same on the pages of the sessions, which are the place themselves unless the journal can be
  /// read elsewhere.
  mutating func addLine(_ location: SourceLocation, _ sources: SourceLinks) {
    guard sources.sessions != nil, let short = sources.shortText(location) else {
      return addSource(location, sources)
    }
    add(.small, text: short)
  }

  /// A text that links to the journal line it came from, where the journal has an address.
  mutating func addNumber(_ text: String, from location: SourceLocation, _ sources: SourceLinks) {
    if let address = sources.address(location, upwards: upwards) {
      add(.a, .class("num"), .href(address), text: text)
    } else {
      append(text)
    }
  }

  /// The same without a class, for long lists that are of nothing else.
  mutating func addListed(_ text: String, from location: SourceLocation, _ sources: SourceLinks) {
    if let address = sources.address(location, upwards: upwards) {
      add(.a, .href(address), text: text)
    } else {
      append(text)
    }
  }

  /// The lifter's own words.
  mutating func add(_ notes: [Note], _ report: Report) {
    guard !report.options.isIncognito else { return }
    for note in notes where !note.text.isEmpty {
      add(.p, .class("words"), .dir("auto"), text: note.text)
    }
  }

  /// A number that stands for itself, with a name above and a remark below.
  mutating func addFact(
    _ name: String, note: String? = nil, value: (inout Markup) -> Void
  ) {
    add(.div) { html in
      html.add(.dt, text: name)
      html.add(.dd, content: value)
      if let note { html.add(.dd, .class("note"), text: note) }
    }
  }

  mutating func addFact(_ name: String, _ value: String, note: String? = nil) {
    addFact(name, note: note) { $0.append(value) }
  }
}
