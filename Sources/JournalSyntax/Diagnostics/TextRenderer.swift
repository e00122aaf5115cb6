/// Shows findings to people: each with its line and what to do about it.
///
/// Sources and diagnostics belong together as they came from the reader; nothing is sorted here.
package struct TextRenderer: Sendable {
  private let sources: [Source]
  private let style: TextStyle
  private var finders: [PlaceFinder]

  package init(sources: [Source], style: TextStyle) {
    self.sources = sources
    self.style = style
    finders = sources.map(PlaceFinder.init)
  }

  /// `push.md:3:7: warning: … [W202]`, the line, carets below what is meant, help and fixes.
  package mutating func full(_ diagnostic: Diagnostic) -> String {
    let source = sources[diagnostic.place.fileIndex]
    let place = finders[diagnostic.place.fileIndex].place(at: Int(diagnostic.place.range.start))
    let excerpt = SourceExcerpt(source, diagnostic.place.range)
    let number = String(place.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let margin = String(repeating: " ", count: gutter.count) + style(" │ ", .dim)
    var text = heading(diagnostic, at: place) + "\n"
    text += style(gutter + " │ ", .dim) + excerpt.line + "\n"
    text += margin + excerpt.indent + style(excerpt.carets, look(of: diagnostic.severity)) + "\n"
    for remark in remarks(on: diagnostic) {
      text += String(repeating: " ", count: gutter.count) + style(" = ", .dim) + remark + "\n"
    }
    return text
  }

  /// One line: `push.md:3:7: warning: … [W202]`.
  package mutating func concise(_ diagnostic: Diagnostic) -> String {
    let place = finders[diagnostic.place.fileIndex].place(at: Int(diagnostic.place.range.start))
    return heading(diagnostic, at: place) + "\n"
  }
}

extension TextRenderer {
  private func heading(_ diagnostic: Diagnostic, at place: LineColumn) -> String {
    let path = sources[diagnostic.place.fileIndex].path
    let name = style(diagnostic.severity.name, look(of: diagnostic.severity))
    return style("\(path):\(place.line):\(place.column):", .bold)
      + " \(name): \(diagnostic.message) " + style("[\(diagnostic.code.name)]", .dim)
  }

  private mutating func remarks(on diagnostic: Diagnostic) -> [String] {
    var remarks: [String] = []
    if !diagnostic.help.isEmpty { remarks.append(style("help:", .cyan) + " " + diagnostic.help) }
    for note in diagnostic.notes {
      let place = finders[note.place.fileIndex].place(at: Int(note.place.range.start))
      let path = sources[note.place.fileIndex].path
      remarks.append(
        style("note:", .cyan) + " \(note.message) (\(path):\(place.line):\(place.column))")
    }
    for fix in diagnostic.fixes {
      let hint = fix.isSafe ? " (‘wlog check --fix’ does it)" : ""
      remarks.append(style("fix:", .green) + " " + fix.title + hint)
    }
    return remarks
  }

  private func look(of severity: Severity) -> TextStyle.Look {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .hint: .blue
    }
  }
}
