public import WorkoutModel

/// Every performed set of a journal, as rows for other programs.
///
/// The pieces of the output go to a sink one after the other, so that a journal of any size needs
/// little memory.
public enum SetExport {
  public typealias Sink = ([UInt8]) -> Void

  /// CSV after RFC 4180, but with LF as the line end; the first line holds the column names.
  public static func csv(_ journal: Journal, filter: SetFilter = SetFilter(), to sink: Sink) {
    sink(Array((SetColumn.all.map(\.name).joined(separator: ",") + "\n").utf8))
    forEachSession(of: journal, filter) { rows in
      var bytes: [UInt8] = []
      for row in rows { CSVLine.append(row, to: &bytes) }
      sink(bytes)
    }
  }

  /// One JSON object a line, with the columns of the CSV as fields; empty ones are `null`.
  public static func jsonLines(
    _ journal: Journal, filter: SetFilter = SetFilter(), to sink: Sink
  ) {
    var json = JSONWriter()
    forEachSession(of: journal, filter) { rows in
      for row in rows {
        json.object { json in
          for column in SetColumn.all { json.field(column.name, column.value(row)) }
        }
        json.endLine()
      }
      sink(json.takeBytes())
    }
  }

  private static func forEachSession(
    of journal: Journal, _ filter: SetFilter, _ body: ([SetRow]) -> Void
  ) {
    for session in journal.sessions where filter.includes(session) {
      let rows = SetRow.rows(of: session, in: journal, filter: filter)
      if !rows.isEmpty { body(rows) }
    }
  }
}

/// A line of CSV.
private enum CSVLine {
  static func append(_ row: SetRow, to bytes: inout [UInt8]) {
    for (index, column) in SetColumn.all.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      switch column.value(row) {
      case .empty: break
      case .number(let text): bytes += text.utf8
      case .text(let text): appendCell(text, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func appendCell(_ text: String, to bytes: inout [UInt8]) {
    guard text.utf8.contains(where: needsQuotes) else {
      bytes += text.utf8
      return
    }
    let quote = UInt8(ascii: "\"")
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
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
