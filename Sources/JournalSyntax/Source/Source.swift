/// One file of a journal: its name and its bytes, whatever they are.
public struct Source: Sendable {
  /// As people shall see it in messages and reports; never opened here.
  public let path: String
  public let bytes: [UInt8]
  /// The offset of each line's first byte. A line ends behind LF, CR LF, or a CR alone.
  public let lineStarts: [UInt32]

  /// Files of 4 GiB and more cannot be addressed and must be refused by the caller.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  public var lineCount: Int { lineStarts.count }

  /// The bytes of a line with its line end; `index` is 0-based.
  public func line(at index: Int) -> Range<Int> {
    let end = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : bytes.count
    return Int(lineStarts[index])..<end
  }

  /// The bytes of a line without its line end.
  public func content(ofLineAt index: Int) -> Range<Int> {
    let whole = line(at: index)
    return bytes.withUnsafeBufferPointer { bytes in
      var end = whole.upperBound
      while end > whole.lowerBound,
        bytes[end - 1] == Byte.lineFeed || bytes[end - 1] == Byte.carriageReturn
      {
        end -= 1
      }
      return whole.lowerBound..<end
    }
  }

  /// The 0-based index of the line that holds the byte at `offset`; the last line for the end.
  public func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The same, where the byte stands on the line at `index` or a few lines below.
  @inline(__always)
  package func lineIndex(at offset: Int, from index: Int) -> Int {
    var index = index
    while index + 1 < lineStarts.count, Int(lineStarts[index + 1]) <= offset { index += 1 }
    return index
  }

  /// How many bytes of the range, which begins on the line at `index`, stand on that line.
  @inline(__always)
  package func count(of range: ByteRange, onLineAt index: Int) -> Int {
    guard index + 1 < lineStarts.count, range.end > lineStarts[index + 1] else {
      return range.count
    }
    return content(ofLineAt: index).upperBound - Int(range.start)
  }

  /// The 1-based column of a byte as a person counts: visible characters before it, plus one.
  public func columnNumber(at offset: Int) -> Int {
    let start = Int(lineStarts[lineIndex(at: offset)])
    return columnNumber(at: offset, lineStart: start)
  }

  /// As `columnNumber(at:)` when the start of the line is known.
  ///
  /// Far from it bytes are counted: no line of a journal is that long.
  public func columnNumber(at offset: Int, lineStart: Int) -> Int {
    let end = min(offset, bytes.count)
    guard lineStart < end else { return 1 }
    guard end - lineStart <= Self.longestCounted else { return end - lineStart + 1 }
    return bytes.withUnsafeBufferPointer { bytes in
      CharacterCount.of(UnsafeBufferPointer(rebasing: bytes[lineStart..<end])) + 1
    }
  }

  private static let longestCounted = 4096

  /// The text of a range; bytes that are no UTF-8 become U+FFFD.
  public func text(_ range: ByteRange) -> String {
    text(range.indices)
  }

  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension Source {
  private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 8 + 1)
    bytes.withUnsafeBufferPointer { bytes in
      ByteSearch.forEachLineEnd(in: bytes) { index in
        let next = index + 1
        // CR and LF end one line.
        if bytes[index] == Byte.carriageReturn, next < bytes.count, bytes[next] == Byte.lineFeed {
          return
        }
        starts.append(UInt32(truncatingIfNeeded: next))
      }
    }
    if starts.count > 1, Int(starts[starts.count - 1]) == bytes.count { starts.removeLast() }
    return starts
  }
}
