import WorkoutModel

/// Lines of the journal that belong to no session, as pages of the site: goals, bodyweights, what
/// could not be read. They are for journals that nobody can read elsewhere.
///
/// A file is cut into parts from its start, so that what is appended to it changes the last part
/// only.
struct SourceBook {
  /// One page.
  struct Part {
    let path: String
    let fileIndex: Int
    /// The numbers of its lines, ascending.
    let lines: [Int]
  }

  let parts: [Part]
  /// By file.
  private let partIndexes: [Range<Int>]

  /// In bytes: a page has its head and its foot beside the lines.
  private static let mostBytes = 80_000

  init(
    journal: Journal, problems: [ReportProblem], texts: [SourceText], sessions: SessionLines
  ) {
    let read = SourceLines(journal, problems: problems, texts: texts, sessions: sessions)
    var slugs = Slugs()
    var parts: [Part] = []
    partIndexes = texts.indices.map { index in
      let start = parts.count
      let name = journal.files.indices.contains(index) ? journal.files[index] : ""
      let slug = slugs.make(for: Self.bareName(name))
      for lines in Self.cut(read.numbers(ofFile: index), of: texts[index]) {
        let number = parts.count - start + 1
        let path = "source/\(slug)\(number > 1 ? ".\(number)" : "").html"
        parts.append(Part(path: path, fileIndex: index, lines: lines))
      }
      return start..<parts.count
    }
    self.parts = parts
  }

  /// The page of a line; `nil` when the line is on none.
  func path(file: Int, line: Int) -> String? {
    guard partIndexes.indices.contains(file) else { return nil }
    let part = parts[partIndexes[file]].last { $0.lines.first.map { $0 <= line } ?? false }
    return part?.path
  }

  private static func cut(_ lines: [Int], of text: SourceText) -> [[Int]] {
    var parts: [[Int]] = []
    var size = mostBytes
    for line in lines {
      let length = 24 + text.markupLength(ofLine: line)
      if size + length > mostBytes {
        parts.append([])
        size = 0
      }
      size += length
      parts[parts.count - 1].append(line)
    }
    return parts
  }

  /// `log/2026.md` → `2026`.
  private static func bareName(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
