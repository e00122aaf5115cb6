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
    let ordered = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in ordered {
      let range = edit.range.indices
      guard range.lowerBound >= position, range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = range.upperBound
    }
    result += bytes[position...]
    return result
  }
}
