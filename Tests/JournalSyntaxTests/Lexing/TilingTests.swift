import JournalSyntax
import TestSupport
import Testing

/// Tokens tile the file, and the lines of its document lie in it, whatever the bytes are.
struct TilingTests {
  @Test func `tokens of every sample are the file byte for byte`() throws {
    for source in try SampleFiles.all() { check(source) }
  }

  @Test func `tokens of ten thousand byte strings are those bytes`() {
    var input = HostileInput(seed: 1)
    for number in 0..<10_000 {
      check(Source(path: number % 3 == 0 ? "a.org" : "a.md", bytes: input.next()))
    }
  }

  @Test func `a file with a token deleted, doubled or swapped is still tiled`() throws {
    for source in try SampleFiles.files(under: "samples/notations") {
      for index in 0..<source.lineCount {
        let line = Array(source.bytes[source.line(at: index)])
        for mutant in Mutation.mutants(of: line) {
          check(Source(path: source.path, bytes: mutant))
        }
      }
    }
  }

  @Test(arguments: [
    "", "\n", "\r", "\r\n", "\n\r", "\r\r\n", "a", "a\n", "\u{FEFF}", "\0", "x\r\ny\rz",
  ])
  func `the shortest files are tiled`(_ text: String) {
    check(Source(path: "a.md", text: text))
  }
}

/// Tokens follow each other without a gap, none is empty, and lines are in order.
private func check(_ source: Source, sourceLocation: SourceLocation = #_sourceLocation) {
  var end = 0
  for token in Lexer.tokens(of: source.bytes) {
    guard Int(token.range.start) == end, token.range.count > 0 else {
      Issue.record("a gap at \(end) in \(source.bytes)", sourceLocation: sourceLocation)
      return
    }
    end = Int(token.range.end)
  }
  guard end == source.bytes.count else {
    Issue.record("tokens end at \(end) of \(source.bytes)", sourceLocation: sourceLocation)
    return
  }
  checkLines(source, sourceLocation)
}

private func checkLines(_ source: Source, _ sourceLocation: SourceLocation) {
  let document = Document(parsing: source)
  var end = 0
  for index in 0..<source.lineCount {
    let line = source.line(at: index)
    let content = document.lines[index].content.indices
    guard line.lowerBound == end, line.lowerBound <= content.lowerBound,
      content.upperBound <= source.content(ofLineAt: index).upperBound
    else {
      Issue.record(
        "line \(index) is out of place in \(source.bytes)", sourceLocation: sourceLocation)
      return
    }
    end = line.upperBound
  }
  if end != source.bytes.count || document.lines.count != source.lineCount {
    Issue.record("lines end at \(end) of \(source.bytes)", sourceLocation: sourceLocation)
  }
}
