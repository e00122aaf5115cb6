internal import JournalSyntax

/// Text without the marks of Markdown and of forums.
enum NameText {
  /// Drops `*`, `_` around words, backticks, links and footnotes, lenticular brackets, and folds white space.
  static func clean(_ bytes: ArraySlice<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { output in clean(bytes, into: output) }
  }

  /// Returns how many bytes are left.
  private static func clean(
    _ bytes: ArraySlice<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    func append(_ byte: UInt8) {
      output[count] = byte
      count += 1
    }
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case Byte.asterisk, Byte.backtick, Byte.closeBracket: break
      case Byte.underscore where isEdge(bytes, index): break
      case Byte.openBracket:
        if index + 1 < bytes.endIndex, bytes[index + 1] == Byte.caret {
          index = bytes[index...].firstIndex(of: Byte.closeBracket) ?? bytes.endIndex - 1
        } else if let end = ForumTag.end(in: bytes, at: index) {
          index = end - 1
        }
      case 0xE3 where isLenticular(bytes, index): index += 2
      case Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn:
        if count > 0, output[count - 1] != Byte.space { append(Byte.space) }
      default: append(byte)
      }
      index += 1
    }
    if count > 0, output[count - 1] == Byte.space { count -= 1 }
    return count
  }

  /// `【` and `】` around a name.
  private static func isLenticular(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Bool {
    index + 2 < bytes.endIndex && bytes[index + 1] == 0x80
      && (bytes[index + 2] == 0x90 || bytes[index + 2] == 0x91)
  }

  static func isEdge(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Bool {
    let isLeft = index == bytes.startIndex || Byte.isBlank(bytes[index - 1])
    let isRight = index + 1 == bytes.endIndex || Byte.isBlank(bytes[index + 1])
    return isLeft || isRight
  }
}
