/// Where in the journal's files a value stands.
public struct SourceLocation: Hashable, Sendable {
  /// Index into `Journal.files`.
  public let fileIndex: UInt32
  /// 1-based.
  public let lineNumber: UInt32
  /// 1-based, in columns a person counts: one for each visible character.
  public let columnNumber: UInt32
  /// Byte offset in the file.
  public let offset: UInt32
  /// Length in bytes.
  public let length: UInt32

  public init(
    fileIndex: Int, lineNumber: Int, columnNumber: Int, offset: Int, length: Int
  ) {
    self.fileIndex = UInt32(clamping: fileIndex)
    self.lineNumber = UInt32(clamping: lineNumber)
    self.columnNumber = UInt32(clamping: columnNumber)
    self.offset = UInt32(clamping: offset)
    self.length = UInt32(clamping: length)
  }
}
