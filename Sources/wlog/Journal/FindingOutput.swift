import JournalSyntax
import WorkoutInterchange

/// Diagnostics as findings for other programs, and their output in the formats of such.
struct FindingOutput {
  private let journal: LoadedJournal
  private let console: Console

  init(_ journal: LoadedJournal, _ console: Console) {
    self.journal = journal
    self.console = console
  }

  func write(_ format: CheckCommand.Format) {
    var converter = FindingConverter(journal.sources)
    switch format {
    case .jsonl:
      var json = JSONWriter()
      for diagnostic in journal.diagnostics {
        json.finding(converter.finding(diagnostic))
        json.endLine()
        console.output.write(json.takeBytes())
      }
    case .json:
      var json = JSONWriter()
      json.array(journal.diagnostics) { json, diagnostic in
        json.finding(converter.finding(diagnostic))
        console.output.write(json.takeBytes())
      }
      json.endLine()
      console.output.write(json.takeBytes())
    case .sarif:
      let findings = journal.diagnostics.map { converter.finding($0) }
      console.output.write(FindingSARIF.document(findings, version: Version.number))
    case .github:
      for diagnostic in journal.diagnostics {
        console.output.write(converter.annotation(diagnostic))
      }
    case .text, .concise:
      preconditionFailure("text is not for programs")
    }
  }
}

/// Gives diagnostics the names, lines and columns that only the sources know.
struct FindingConverter {
  private let sources: [Source]
  private var finders: [PlaceFinder]

  init(_ sources: [Source]) {
    self.sources = sources
    finders = sources.map(PlaceFinder.init)
  }

  mutating func finding(_ diagnostic: Diagnostic) -> Finding {
    Finding(
      place: place(diagnostic.place), severity: diagnostic.severity.name,
      code: diagnostic.code.name, rule: String(describing: diagnostic.code),
      message: diagnostic.message, help: diagnostic.help,
      notes: diagnostic.notes.map { note in
        Finding.Note(message: note.message, place: place(note.place))
      },
      fixes: diagnostic.fixes.map { fix in
        Finding.Fix(title: fix.title, isSafe: fix.isSafe, edits: fix.edits.map(Self.edit))
      })
  }

  mutating func annotation(_ diagnostic: Diagnostic) -> String {
    let index = diagnostic.place.fileIndex
    return GitHubRenderer.annotation(
      diagnostic, path: sources[index].path,
      from: finders[index].place(at: Int(diagnostic.place.range.start)),
      to: finders[index].place(at: Int(diagnostic.place.range.end)))
  }

  private mutating func place(_ place: DiagnosticPlace) -> Finding.Place {
    let start = finders[place.fileIndex].place(at: Int(place.range.start))
    let end = finders[place.fileIndex].place(at: Int(place.range.end))
    return Finding.Place(
      file: sources[place.fileIndex].path, line: start.line, column: start.column,
      endLine: end.line, endColumn: end.column, offset: Int(place.range.start),
      length: place.range.count)
  }

  private static func edit(_ edit: TextEdit) -> Finding.Edit {
    Finding.Edit(
      offset: Int(edit.range.start), length: edit.range.count, text: edit.replacement)
  }
}
