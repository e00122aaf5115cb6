/// Edits as a unified diff, made from the edits themselves: linear, and never a surprise.
package enum EditDiff {
  /// Lines of the file that become other lines.
  private struct Change {
    /// 0-based.
    var lines: Range<Int>
    var edits: [TextEdit]
  }

  private static let context = 3

  /// Empty when there are no edits; `nil` when they overlap or lie outside.
  package static func unified(_ edits: [TextEdit], in source: Source) -> [UInt8]? {
    guard TextEdit.apply(edits, to: source.bytes) != nil else { return nil }
    let changes = changes(edits, in: source)
    guard !changes.isEmpty else { return [] }
    var diff = Array("--- a/\(source.path)\n+++ b/\(source.path)\n".utf8)
    var shift = 0
    for group in hunks(changes, lineCount: source.lineCount) {
      shift += appendHunk(group, in: source, shift: shift, to: &diff)
    }
    return diff
  }
}

extension EditDiff {
  /// Edits of the same lines are one change.
  private static func changes(_ edits: [TextEdit], in source: Source) -> [Change] {
    var changes: [Change] = []
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      if let line = insertedLine(edit, in: source) {
        changes.append(Change(lines: line..<line, edits: [edit]))
        continue
      }
      let first = source.lineIndex(at: Int(edit.range.start))
      let last = lastLine(of: edit, from: first, in: source)
      if let previous = changes.last, previous.lines.upperBound > first {
        let end = max(previous.lines.upperBound, last + 1)
        changes[changes.count - 1].lines = previous.lines.lowerBound..<end
        changes[changes.count - 1].edits.append(edit)
      } else {
        changes.append(Change(lines: first..<last + 1, edits: [edit]))
      }
    }
    return changes
  }

  /// The line before which an edit puts whole lines; `nil` when it changes lines.
  private static func insertedLine(_ edit: TextEdit, in source: Source) -> Int? {
    guard edit.range.isEmpty, edit.replacement.hasSuffix("\n") else { return nil }
    let start = Int(edit.range.start)
    if start == source.bytes.count {
      return source.bytes.isEmpty ? 0 : source.bytes.last == Byte.lineFeed ? source.lineCount : nil
    }
    let line = source.lineIndex(at: start)
    return Int(source.lineStarts[line]) == start ? line : nil
  }

  /// An edit that ends with a whole line does not touch the next one.
  private static func lastLine(of edit: TextEdit, from first: Int, in source: Source) -> Int {
    let last = source.lineIndex(at: Int(edit.range.end))
    let isAtLineStart = source.lineStarts[last] == edit.range.end
    let endsLine = edit.replacement.isEmpty || edit.replacement.hasSuffix("\n")
    return last > first && isAtLineStart && endsLine ? last - 1 : last
  }

  /// Changes whose contexts touch share a hunk.
  private static func hunks(_ changes: [Change], lineCount: Int) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.lines.lowerBound - last.lines.upperBound <= 2 * context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  /// - Returns: how many lines more there are behind the hunk than before.
  private static func appendHunk(
    _ changes: [Change], in source: Source, shift: Int, to diff: inout [UInt8]
  ) -> Int {
    guard let first = changes.first, let last = changes.last else { return 0 }
    let start = max(0, first.lines.lowerBound - context)
    let lineCount = source.bytes.isEmpty ? 0 : source.lineCount
    let end = min(lineCount, last.lines.upperBound + context)
    var body: [UInt8] = []
    var added = 0
    var position = start
    for change in changes {
      append(source, position..<change.lines.lowerBound, mark: " ", to: &body)
      append(source, change.lines, mark: "-", to: &body)
      added += appendNew(change, in: source, to: &body) - change.lines.count
      position = change.lines.upperBound
    }
    append(source, position..<end, mark: " ", to: &body)
    let count = end - start
    // The number of a hunk without lines is that of the line before.
    let (old, new) = (count == 0 ? start : start + 1, count + added == 0 ? start : start + 1)
    let header = "@@ -\(old),\(count) +\(new + shift),\(count + added) @@\n"
    diff += Array(header.utf8) + body
    return added
  }

  private static func append(
    _ source: Source, _ lines: Range<Int>, mark: Unicode.Scalar, to diff: inout [UInt8]
  ) {
    for index in lines { append(source.bytes[source.line(at: index)], mark: mark, to: &diff) }
  }

  /// - Returns: how many lines were added.
  private static func appendNew(
    _ change: Change, in source: Source, to diff: inout [UInt8]
  ) -> Int {
    let first = change.lines.lowerBound
    let from = first < source.lineCount ? Int(source.lineStarts[first]) : source.bytes.count
    let to = change.lines.isEmpty ? from : source.line(at: change.lines.upperBound - 1).upperBound
    let edits = change.edits.map { edit in
      TextEdit(
        replace: ByteRange(Int(edit.range.start) - from, Int(edit.range.end) - from),
        with: edit.replacement)
    }
    let old = Array(source.bytes[from..<to])
    let new = Source(path: source.path, bytes: TextEdit.apply(edits, to: old) ?? old)
    if new.bytes.isEmpty { return 0 }
    append(new, 0..<new.lineCount, mark: "+", to: &diff)
    return new.lineCount
  }

  private static func append(
    _ line: ArraySlice<UInt8>, mark: Unicode.Scalar, to diff: inout [UInt8]
  ) {
    diff.append(UInt8(ascii: mark))
    diff += line
    guard line.last != Byte.lineFeed else { return }
    diff += Array("\n\\ No newline at end of file\n".utf8)
  }
}
