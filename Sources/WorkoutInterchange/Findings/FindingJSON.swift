/// Findings as JSON.
extension JSONWriter {
  package mutating func finding(_ finding: Finding) {
    object { json in
      json.place(finding.place)
      json.field("offset", finding.place.offset)
      json.field("length", finding.place.length)
      json.field("severity", finding.severity)
      json.field("code", finding.code)
      json.field("message", finding.message)
      json.field("help", finding.help)
      json.array("notes", finding.notes) { json, note in json.note(note) }
      json.array("fixes", finding.fixes) { json, fix in json.fix(fix) }
    }
  }

  private mutating func place(_ place: Finding.Place) {
    field("file", place.file)
    field("line", place.line)
    field("column", place.column)
    field("end_line", place.endLine)
    field("end_column", place.endColumn)
  }

  private mutating func note(_ note: Finding.Note) {
    object { json in
      json.field("message", note.message)
      json.field("file", note.place.file)
      json.field("line", note.place.line)
      json.field("column", note.place.column)
    }
  }

  private mutating func fix(_ fix: Finding.Fix) {
    object { json in
      json.field("title", fix.title)
      json.field("safe", fix.isSafe)
      json.array("edits", fix.edits) { json, edit in
        json.object { json in
          json.field("offset", edit.offset)
          json.field("length", edit.length)
          json.field("text", edit.text)
        }
      }
    }
  }
}
