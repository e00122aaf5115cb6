/// A change to a file: the bytes of a range become another text.
public struct TextEdit: Hashable, Sendable {
  public let range: ByteRange
  public let replacement: String

  public init(replace range: ByteRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension TextEdit {
  /// The bytes with all edits made; `nil` when two edits overlap or one lies outside.
  ///
  /// The order of `edits` does not matter.
  public static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in inOrder(edits) {
      let range = edit.range.indices
      guard range.lowerBound >= position, range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = range.upperBound
    }
    result += bytes[position...]
    return result
  }

  /// Where the byte at an offset of the result of `edits` stood before; for what an edit wrote, where
  /// that edit begins.
  package static func origin(of offset: Int, _ edits: [TextEdit]) -> Int {
    var growth = 0
    for edit in inOrder(edits) {
      let start = Int(edit.range.start) + growth
      guard start <= offset else { break }
      if offset < start + edit.replacement.utf8.count { return Int(edit.range.start) }
      growth += edit.replacement.utf8.count - edit.range.indices.count
    }
    return offset - growth
  }

  private static func inOrder(_ edits: [TextEdit]) -> [TextEdit] {
    edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }
}
