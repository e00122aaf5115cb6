/// A place as people name it: line and column from 1.
package struct LineColumn: Hashable, Sendable {
  package let line: Int
  /// Counts what a person sees as one character.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Tells lines and columns of any number of places in time linear in the file.
///
/// Counting the characters of a line from its start is quick, but not when thousands of findings
/// stand in one line of many megabytes; so in long lines the count is kept every now and then.
package struct PlaceFinder: Sendable {
  private struct Checkpoint {
    let offset: Int
    let column: Int
  }

  private let source: Source
  /// By line, for the lines that are longer than a stride: in order, beginning with its start.
  private var checkpoints: [Int: [Checkpoint]] = [:]

  private static let stride = 1024

  package init(_ source: Source) {
    self.source = source
  }

  package mutating func place(at offset: Int) -> LineColumn {
    let lineIndex = source.lineIndex(at: offset)
    let known = lastCheckpoint(inLineAt: lineIndex, before: offset)
    let column = known.column + source.columnNumber(at: offset, lineStart: known.offset) - 1
    return LineColumn(line: lineIndex + 1, column: column)
  }

  private mutating func lastCheckpoint(inLineAt index: Int, before offset: Int) -> Checkpoint {
    let start = Checkpoint(offset: Int(source.lineStarts[index]), column: 1)
    guard offset - start.offset > Self.stride else { return start }
    extend(&checkpoints[index, default: [start]], to: offset)
    let all = checkpoints[index] ?? [start]
    var low = 0
    var high = all.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if all[middle].offset <= offset { low = middle } else { high = middle }
    }
    return all[low]
  }

  private func extend(_ checkpoints: inout [Checkpoint], to offset: Int) {
    while let last = checkpoints.last, offset - last.offset > Self.stride {
      let next = boundary(from: last.offset + Self.stride)
      let passed = source.columnNumber(at: next, lineStart: last.offset) - 1
      checkpoints.append(Checkpoint(offset: next, column: last.column + passed))
    }
  }

  /// Between two ASCII characters no cluster goes on; where there are none for long, the start
  /// of a scalar must do.
  private func boundary(from offset: Int) -> Int {
    let bytes = source.bytes
    for candidate in offset..<min(offset + Self.stride / 2, bytes.count)
    where bytes[candidate] < 0x80 && bytes[candidate - 1] < 0x80 {
      return candidate
    }
    return (offset..<min(offset + 4, bytes.count)).first { bytes[$0] & 0xC0 != 0x80 } ?? offset
  }
}
