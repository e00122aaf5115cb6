import JournalSyntax

/// The files of an example in the specification, and what the blocks behind them say of it.
struct SpecificationExample {
  /// A block that says what is read: `sets`, `sessions`, `settings`, `findings`.
  struct Claim {
    let kind: String
    /// What stands behind the kind: `today 2026-11-21`.
    let details: [Substring]
    let lines: [String]
    let lineNumber: Int
  }

  private(set) var files: [Source] = []
  private(set) var claims: [Claim] = []
  let lineNumber: Int

  private init(lineNumber: Int) {
    self.lineNumber = lineNumber
  }

  /// All examples of a text in Markdown, in its order.
  static func all(in text: String) -> [Self] {
    var examples: [Self] = []
    var isComplete = true
    for block in FencedBlock.all(in: text) {
      if block.kind == "wlog" {
        if isComplete { examples.append(Self(lineNumber: block.lineNumber)) }
        isComplete = false
        examples[examples.count - 1].files.append(file(block))
      } else if !examples.isEmpty {
        isComplete = true
        examples[examples.count - 1].claims.append(
          Claim(
            kind: block.kind, details: block.details, lines: block.lines,
            lineNumber: block.lineNumber))
      }
    }
    return examples
  }

  private static func file(_ block: FencedBlock) -> Source {
    let text = block.lines.map { $0 + "\n" }.joined()
    let isEscaped = block.details.contains("escaped")
    let name = block.details.first { $0 != "escaped" } ?? "journal.md"
    return Source(path: String(name), bytes: isEscaped ? unescaped(text) : Array(text.utf8))
  }

  /// `\xHH` is one byte.
  private static func unescaped(_ text: String) -> [UInt8] {
    var pieces = text.split(separator: "\\x", omittingEmptySubsequences: false)
    let first = pieces.removeFirst()
    return pieces.reduce(Array(first.utf8)) { bytes, piece in
      bytes + [UInt8(piece.prefix(2), radix: 16) ?? 0] + Array(piece.dropFirst(2).utf8)
    }
  }
}

/// A block between fences of backticks.
struct FencedBlock {
  let kind: String
  let details: [Substring]
  let lines: [String]
  /// That of the line that opens it.
  let lineNumber: Int

  static func all(in text: String) -> [Self] {
    var blocks: [Self] = []
    var open: (words: [Substring], lineNumber: Int)?
    var lines: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard line.hasPrefix("```") else {
        lines.append(String(line))
        continue
      }
      if let block = open {
        blocks.append(
          Self(
            kind: String(block.words.first ?? ""), details: Array(block.words.dropFirst()),
            lines: lines, lineNumber: block.lineNumber))
        open = nil
      } else {
        open = (line.dropFirst(3).split(separator: " "), index + 1)
        lines = []
      }
    }
    return blocks
  }
}
