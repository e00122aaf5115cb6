/// Shows findings to people: each with its line and what to do about it.
///
/// Sources and diagnostics belong together as they came from the reader; nothing is sorted here.
/// What is shown is appended to the bytes of an output, for a journal may have many findings.
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
  package mutating func full(_ diagnostic: Diagnostic, into output: inout [UInt8]) {
    let place = place(diagnostic.place)
    heading(diagnostic, at: place, into: &output)
    let number = String(place.line)
    let width = max(5, number.utf8.count)
    let excerpt = SourceExcerpt(
      sources[diagnostic.place.fileIndex], diagnostic.place.range, lineIndex: place.line - 1)
    style.begin(.dim, &output)
    output.append(Byte.space, times: width - number.utf8.count)
    output += number.utf8
    output += " │ ".utf8
    style.end(&output)
    excerpt.appendLine(to: &output)
    output.append(Byte.lineFeed)
    output.append(Byte.space, times: width)
    style.append(" │ ", .dim, to: &output)
    excerpt.appendIndent(to: &output)
    style.begin(look(of: diagnostic.severity), &output)
    excerpt.appendCarets(to: &output)
    style.end(&output)
    output.append(Byte.lineFeed)
    remarks(on: diagnostic, width, into: &output)
  }

  /// One line: `push.md:3:7: warning: … [W202]`.
  package mutating func concise(_ diagnostic: Diagnostic, into output: inout [UInt8]) {
    let place = place(diagnostic.place)
    heading(diagnostic, at: place, into: &output)
  }
}

extension TextRenderer {
  private mutating func place(_ place: DiagnosticPlace) -> LineColumn {
    finders[place.fileIndex].place(at: Int(place.range.start))
  }

  private func heading(
    _ diagnostic: Diagnostic, at place: LineColumn, into output: inout [UInt8]
  ) {
    style.begin(.bold, &output)
    append(place, in: diagnostic.place.fileIndex, to: &output)
    output.append(Byte.colon)
    style.end(&output)
    output.append(Byte.space)
    style.append(diagnostic.severity.name, look(of: diagnostic.severity), to: &output)
    output += ": ".utf8
    output += diagnostic.message.utf8
    output.append(Byte.space)
    style.begin(.dim, &output)
    output.append(Byte.openBracket)
    output += diagnostic.code.name.utf8
    output.append(Byte.closeBracket)
    style.end(&output)
    output.append(Byte.lineFeed)
  }

  private func append(_ place: LineColumn, in fileIndex: Int, to output: inout [UInt8]) {
    output += sources[fileIndex].path.utf8
    output.append(Byte.colon)
    output += String(place.line).utf8
    output.append(Byte.colon)
    output += String(place.column).utf8
  }

  /// Help, notes and fixes, each on a line of its own.
  private mutating func remarks(
    on diagnostic: Diagnostic, _ width: Int, into output: inout [UInt8]
  ) {
    if !diagnostic.help.isEmpty {
      begin("help:", .cyan, diagnostic.help, width, into: &output)
      output.append(Byte.lineFeed)
    }
    for note in diagnostic.notes {
      // Asked for within the call, it would cost a copy of the finders of all files.
      let place = place(note.place)
      begin("note:", .cyan, note.message, width, into: &output)
      output += " (".utf8
      append(place, in: note.place.fileIndex, to: &output)
      output += ")\n".utf8
    }
    for fix in diagnostic.fixes {
      begin("fix:", .green, fix.title, width, into: &output)
      if fix.isSafe { output += " (‘wlog check --fix’ does it)".utf8 }
      output.append(Byte.lineFeed)
    }
  }

  private func begin(
    _ label: String, _ look: TextStyle.Look, _ text: String, _ width: Int,
    into output: inout [UInt8]
  ) {
    output.append(Byte.space, times: width)
    style.append(" = ", .dim, to: &output)
    style.append(label, look, to: &output)
    output.append(Byte.space)
    output += text.utf8
  }

  private func look(of severity: Severity) -> TextStyle.Look {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .hint: .blue
    }
  }
}

extension [UInt8] {
  mutating func append(_ byte: UInt8, times count: Int) {
    append(contentsOf: repeatElement(byte, count: count))
  }
}
