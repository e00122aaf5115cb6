public import WorkoutModel

/// Every performed set of a journal, as rows for other programs.
///
/// The pieces of the output go to a sink one after the other, so that a journal of any size needs
/// little memory.
public enum SetExport {
  public typealias Sink = ([UInt8]) -> Void

  /// CSV after RFC 4180, but with LF as the line end; the first line holds the column names.
  public static func csv(_ journal: Journal, filter: SetFilter = SetFilter(), to sink: Sink) {
    var header = CSVWriter()
    header.line(SetColumn.all.map(\.name))
    sink(header.bytes)
    for session in journal.sessions where filter.includes(session) {
      var csv = CSVWriter()
      SetRow.forEachRow(of: session, in: journal, filter: filter) { row in
        for column in SetColumn.all { csv.cell(column.value(row).text) }
        csv.endLine()
      }
      sink(csv.bytes)
    }
  }

  /// One JSON object a line, with the columns of the CSV as fields; empty ones are `null`.
  public static func jsonLines(
    _ journal: Journal, filter: SetFilter = SetFilter(), to sink: Sink
  ) {
    var json = JSONWriter()
    for session in journal.sessions where filter.includes(session) {
      SetRow.forEachRow(of: session, in: journal, filter: filter) { row in
        json.object { json in
          for column in SetColumn.all { json.field(column.name, column.value(row)) }
        }
        json.endLine()
      }
      sink(json.takeBytes())
    }
  }
}

extension JSONWriter {
  fileprivate mutating func field(_ name: String, _ value: SetColumn.Value) {
    key(name)
    switch value {
    case .empty: null()
    case .text(let text): string(text)
    case .number(let digits): number(digits: digits)
    }
  }
}
