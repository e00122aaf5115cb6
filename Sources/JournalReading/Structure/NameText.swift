internal import JournalSyntax

/// Text without the marks of Markdown.
enum NameText {
  /// Drops `*`, `_` around words, backticks, links and footnotes, and folds white space.
  static func clean(_ bytes: ArraySlice<UInt8>) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case Byte.asterisk, Byte.backtick, Byte.closeBracket: break
      case Byte.underscore where isEdge(bytes, index): break
      case Byte.openBracket:
        if index + 1 < bytes.endIndex, bytes[index + 1] == Byte.caret {
          index = bytes[index...].firstIndex(of: Byte.closeBracket) ?? bytes.endIndex - 1
        }
      case Byte.space, Byte.tab:
        if let last = output.last, last != Byte.space { output.append(Byte.space) }
      default: output.append(byte)
      }
      index += 1
    }
    while output.last == Byte.space { output.removeLast() }
    return String(decoding: output, as: UTF8.self)
  }

  static func isEdge(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Bool {
    let isLeft = index == bytes.startIndex || Byte.isBlank(bytes[index - 1])
    let isRight = index + 1 == bytes.endIndex || Byte.isBlank(bytes[index + 1])
    return isLeft || isRight
  }
}
