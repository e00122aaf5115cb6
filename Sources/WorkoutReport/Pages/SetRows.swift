import WorkoutModel

/// The sets of an entry of a session, a row for each line of the journal. A row's anchor is its line.
struct SetRows {
  let report: Report
  let session: SessionReport
  /// Of the session's entries.
  let entry: Int

  /// Warm-ups of which nothing else is said stand in one row.
  func add(_ sets: [TrainingSet], to html: inout Markup) {
    let lines = SetLine.inOrder(sets)
    let warmups = lines.prefix { line in
      line.runs.allSatisfy { $0.set.kind == .warmup && $0.remarks(report) == "warm-up" }
    }
    if !warmups.isEmpty {
      html.add(.dd) { html in
        html.add(.small) { html in
          html.append("warm-up ")
          for (index, line) in warmups.enumerated() {
            let texts = line.parts(report).map(\.text)
            html.append((index > 0 ? ", " : "") + texts.joined(separator: ", "))
            addWritten(line, to: &html)
          }
        }
      }
    }
    for line in lines.dropFirst(warmups.count) {
      if let anchor = anchor(line) {
        html.add(.dd, .id(anchor)) { addRow(line, to: &$0) }
      } else {
        html.add(.dd) { addRow(line, to: &$0) }
      }
    }
  }

  private func addRow(_ line: SetLine, to html: inout Markup) {
    for (index, part) in line.parts(report).enumerated() {
      html.append(breaking: (index > 0 ? ", " : "") + part.text)
      guard !part.remarks.isEmpty else { continue }
      html.append(" ")
      html.add(.small) { $0.append(breaking: part.remarks) }
    }
    addWritten(line, to: &html)
  }

  /// The line as it was written, where that says it in other words.
  private func addWritten(_ line: SetLine, to html: inout Markup) {
    let written = report.written(line.location)
    let name = session.session.entries[entry].nameAsWritten
    guard !written.isEmpty, !line.isPlain(written, name: name) else { return }
    html.append(" ")
    html.add(.code) { $0.append(decoding: written) }
  }

  /// `nil` where the line has its place elsewhere.
  private func anchor(_ line: SetLine) -> String? {
    let isHere = report.sources.sessions?.isRow(line.location, of: session, entry: entry)
    guard isHere ?? false else { return nil }
    return session.anchor(
      file: Int(line.location.fileIndex), line: Int(line.location.lineNumber))
  }
}
