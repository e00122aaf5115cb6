/// A file of the journal as it was read, for the pages that show its lines.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  /// The offset of each line's first byte, ascending; the first is 0.
  package let lineStarts: [UInt32]

  package init(bytes: [UInt8], lineStarts: [UInt32]) {
    self.bytes = bytes
    self.lineStarts = lineStarts
  }

  /// Longer lines are cut on a page.
  private static let longestLine = 2000

  /// The bytes of a line that a page shows, without its end; 1-based, empty where there is none.
  func shownBytes(ofLine number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= lineStarts.count else { return [] }
    let start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return bytes[start..<min(end, start + Self.longestLine)]
  }

  /// How many bytes the line is at most on a page, escaped.
  func markupLength(ofLine number: Int) -> Int {
    shownBytes(ofLine: number).reduce(0) { length, byte in
      switch byte {
      case UInt8(ascii: "\""): length + 6
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): length + 5
      // Alone, or in bytes that are no UTF-8, it becomes a replacement character.
      case 0..<32, 127...255: length + 3
      default: length + 1
      }
    }
  }
}
