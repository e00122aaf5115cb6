/// A half-open range of byte offsets in one file.
public struct ByteRange: Hashable, Sendable {
  public let start: UInt32
  public let end: UInt32

  /// `end` before `start` gives an empty range at `start`.
  public init(_ start: Int, _ end: Int) {
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: max(start, end))
  }

  public var count: Int { Int(end) - Int(start) }
  public var isEmpty: Bool { end == start }
  public var indices: Range<Int> { Int(start)..<Int(end) }

  /// The range from the start of this one to the end of the other.
  public func through(_ other: Self) -> Self {
    Self(Int(start), Int(max(end, other.end)))
  }

  /// What stands between this range and the next one; empty where they touch or overlap, as
  /// elements do that one word stands for.
  package func gap(before next: Self) -> Range<Int> {
    Int(end)..<max(Int(end), Int(next.start))
  }
}
