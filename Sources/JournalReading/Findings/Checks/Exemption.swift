internal import JournalSyntax

/// `// wlog: allow W210, W302`: findings that a writer knows of and does not want to hear about.
/// ```
/// exemption = ( "//" | "<!--" ) "wlog:" "allow" code { "," code } [ "-->" ]
/// ```
struct Exemption: Sendable {
  /// The codes as written, each with its place.
  let names: [(text: String, range: ByteRange)]
  let fileIndex: Int
  /// The line whose findings are meant.
  let lineIndex: Int

  /// `nil` when the comment is none of these.
  init?(_ bytes: [UInt8], _ range: ByteRange, fileIndex: Int, lineIndex: Int) {
    var words = Self.words(bytes, range)[...]
    guard words.count >= 2, let tool = words.popFirst(), let verb = words.popFirst(),
      bytes[tool.indices].elementsEqual("wlog:".utf8),
      bytes[verb.indices].elementsEqual("allow".utf8)
    else { return nil }
    names = words.map { (String(decoding: bytes[$0.indices], as: UTF8.self), $0) }
    guard !names.isEmpty else { return nil }
    self.fileIndex = fileIndex
    self.lineIndex = lineIndex
  }

  /// Letters, digits and colons; the marks of the comment are none.
  private static func words(_ bytes: [UInt8], _ range: ByteRange) -> [ByteRange] {
    bytes[range.indices].split { byte in
      !Byte.isASCIILetter(byte) && !Byte.isDigit(byte) && byte != Byte.colon
    }.map { ByteRange($0.startIndex, $0.endIndex) }
  }
}
