internal import JournalSyntax

/// Where a directive goes that shall hold for a whole file: before all else, behind a front matter.
struct FileTop: Sendable {
  private let offset: Int
  private let lineEnd: String

  init(of source: Source) {
    let bytes = source.bytes
    let first = source.line(at: 0)
    let content = source.content(ofLineAt: 0)
    let end = bytes[content.upperBound..<first.upperBound]
    lineEnd = end.isEmpty ? "\n" : String(decoding: end, as: UTF8.self)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = Self.frontMatterEnd(source) ?? mark
  }

  /// A fix that writes the line there, and what it brings about.
  func fix(_ line: String, _ effect: String) -> Fix {
    Fix(
      title: "write “\(line)” at the top of the file: \(effect)", isSafe: false,
      edits: [TextEdit(replace: ByteRange(offset, offset), with: line + lineEnd)])
  }

  /// Behind the second `---` when the first line is one.
  private static func frontMatterEnd(_ source: Source) -> Int? {
    func isRule(_ index: Int) -> Bool {
      source.bytes[source.content(ofLineAt: index)].elementsEqual("---".utf8)
    }
    guard source.lineCount > 1, isRule(0),
      let end = (1..<min(source.lineCount, FileReader.longestFrontMatter)).first(where: isRule)
    else { return nil }
    return source.line(at: end).upperBound
  }
}
