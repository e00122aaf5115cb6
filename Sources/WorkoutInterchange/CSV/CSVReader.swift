/// The records of a CSV file after RFC 4180, with what programs make of it: any of `,` `;` and tab
/// as the separator, LF, CRLF or CR as the line end, a byte order mark, quotes that are never closed.
package struct CSVReader {
  package struct Record: Hashable, Sendable {
    /// 1-based; of the line on which the record begins.
    package let lineNumber: Int
    package let cells: [String]

    /// Without blanks around it; empty for a cell that is not there.
    package subscript(index: Int) -> String {
      cells.indices.contains(index) ? Trimming.blanks(of: cells[index]) : ""
    }
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position: Int
  private var lineNumber = 1
  /// Set when a quote was never closed: from there on quotes are ordinary characters.
  private var quotesAreLiteral = false

  private init(_ bytes: [UInt8], separator: UInt8?) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.separator = separator ?? Self.separator(of: bytes[position...])
  }

  /// All records but empty lines. Never fails: any bytes are records of some kind. Without a
  /// separator it is found out from the first line.
  package static func records(of bytes: [UInt8], separator: UInt8? = nil) -> [Record] {
    var reader = Self(bytes, separator: separator)
    var records: [Record] = []
    while let record = reader.next() {
      if record.cells.contains(where: { !$0.isEmpty }) { records.append(record) }
    }
    return records
  }

  /// The one that stands most often in the first line that holds any, outside of quotes.
  private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
    var counts: [(separator: UInt8, count: Int)] = [
      (UInt8(ascii: ","), 0), (UInt8(ascii: ";"), 0), (0x09, 0),
    ]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == 0x0A || byte == 0x0D, !isQuoted, counts.contains(where: { $0.count > 0 }) { break }
      if !isQuoted, let index = counts.firstIndex(where: { $0.separator == byte }) {
        counts[index].count += 1
      }
    }
    return counts.reduce(counts[0]) { $1.count > $0.count ? $1 : $0 }.separator
  }
}

extension CSVReader {
  /// record = field *( separator field ) [ CR ] LF
  private mutating func next() -> Record? {
    guard position < bytes.count else { return nil }
    let start = lineNumber
    var cells: [String] = []
    while true {
      cells.append(field())
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    skipLineEnd()
    return Record(lineNumber: start, cells: cells)
  }

  /// field = [ quoted ] *unquoted
  private mutating func field() -> String {
    var text: [UInt8] = []
    if position < bytes.count, bytes[position] == UInt8(ascii: "\""), !quotesAreLiteral {
      if let quoted = quoted() { text = quoted } else { quotesAreLiteral = true }
    }
    let start = position
    while position < bytes.count, bytes[position] != separator, bytes[position] != 0x0A,
      bytes[position] != 0x0D
    {
      position += 1
    }
    text += bytes[start..<position]
    return String(decoding: text, as: UTF8.self)
  }

  /// quoted = '"' *( any | '""' ) '"'; `nil`, and nothing is taken, when it does not end.
  private mutating func quoted() -> [UInt8]? {
    var text: [UInt8] = []
    var index = position + 1
    var lines = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        guard index + 1 < bytes.count, bytes[index + 1] == byte else {
          position = index + 1
          lineNumber += lines
          return text
        }
        index += 1
      }
      if byte == 0x0A { lines += 1 }
      text.append(byte)
      index += 1
    }
    return nil
  }

  private mutating func skipLineEnd() {
    guard position < bytes.count else { return }
    if bytes[position] == 0x0D { position += 1 }
    if position < bytes.count, bytes[position] == 0x0A { position += 1 }
    lineNumber += 1
  }
}
