import JournalSyntax
import Testing

/// Checks how a finding at the bytes of `marked` in `text` is shown below its heading.
private func check(
  _ text: String, marked: String, shows expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let rendered = try render(text, marked: marked)
  let lines = rendered.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  #expect(Array(lines[1...2]) == expected, sourceLocation: sourceLocation)
}

private func render(_ text: String, marked: String) throws -> String {
  let source = Source(path: "a.md", text: text)
  let diagnostic = Diagnostic(
    .ambiguousOrder, at: DiagnosticPlace(fileIndex: 0, range: try range(of: marked, in: source)),
    message: "doubtful", help: "write it out")
  var renderer = TextRenderer(sources: [source], style: TextStyle(isColored: false))
  var output: [UInt8] = []
  renderer.full(diagnostic, into: &output)
  return String(decoding: output, as: UTF8.self)
}

private func range(of marked: String, in source: Source) throws -> ByteRange {
  let wanted = Array(marked.utf8)
  let starts = source.bytes.indices.filter { source.bytes[$0...].starts(with: wanted) }
  let start = try #require(starts.first)
  return ByteRange(start, start + wanted.count)
}

@Suite struct DiagnosticsRenderingTests {
  @Test func `a finding names its place, shows its line and helps`() throws {
    #expect(
      try render("one\nBench 5x8 ok\n", marked: "5x8")
        == "a.md:2:7: warning: doubtful [W202]\n    2 │ Bench 5x8 ok\n      │       ^^^\n"
        + "      = help: write it out\n")
  }

  @Test func `tabs stay tabs in front of carets`() throws {
    try check("\tB\t5x8\r\n", marked: "5x8", shows: ["    1 │ \tB\t5x8", "      │ \t \t^^^"])
  }

  @Test func `wide characters take two cells and marks none`() throws {
    try check("スクワット 5x8", marked: "5x8", shows: ["    1 │ スクワット 5x8", "      │            ^^^"])
    try check("🏋️ 5x8", marked: "5x8", shows: ["    1 │ 🏋️ 5x8", "      │    ^^^"])
    try check("e\u{301} 5x8", marked: "5x8", shows: ["    1 │ e\u{301} 5x8", "      │   ^^^"])
    try check("5x8 懸垂", marked: "懸垂", shows: ["    1 │ 5x8 懸垂", "      │     ^^^^"])
  }

  @Test func `control characters cannot reach the terminal`() throws {
    let text = try render("a\u{1B}[31m 5x8 \u{202E}", marked: "5x8")
    #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }

  @Test func `an empty range gets one caret`() throws {
    try check("5x8", marked: "", shows: ["    1 │ 5x8", "      │ ^"])
  }

  @Test func `a very long line is cut around the finding`() throws {
    let filler = String(repeating: "ü", count: 500_000)
    let text = try render(filler + " 5x8 " + filler, marked: "5x8")
    #expect(text.utf8.count < 2000)
    let lines = text.split(separator: "\n")
    let line = Array(lines[1])
    let carets = Array(lines[2])
    let start = try #require(carets.firstIndex(of: "^"))
    #expect(String(line[start..<(start + 3)]) == "5x8")
  }

  @Test func `columns in a long line are right and quickly found`() {
    let source = Source(path: "a", text: String(repeating: "é5x8 ", count: 200_000))
    var finder = PlaceFinder(source)
    let wrong = (0..<200_000).filter { finder.place(at: $0 * 6 + 2).column != $0 * 5 + 2 }
    #expect(wrong.isEmpty)
  }
}

@Suite struct GitHubAnnotationTests {
  @Test func `line breaks, commas and colons are escaped`() {
    let place = DiagnosticPlace(fileIndex: 0, range: ByteRange(0, 3))
    let diagnostic = Diagnostic(
      .planFile, at: place, message: "100% plan", help: "see: below")
    let annotation = GitHubRenderer.annotation(
      diagnostic, path: "a,b:c.md", from: LineColumn(line: 1, column: 2),
      to: LineColumn(line: 1, column: 5))
    #expect(
      annotation
        == "::notice file=a%2Cb%3Ac.md,line=1,col=2,endLine=1,endColumn=5,title=W504"
        + "::100%25 plan%0Asee: below\n")
  }
}
