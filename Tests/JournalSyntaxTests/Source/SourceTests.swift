import JournalSyntax
import Testing

/// Lines and columns as a person counts them.
struct SourceTests {
  @Test func `a line ends behind each kind of line end`() {
    check("a\nbc\r\nd\re", lines: ["a", "bc", "d", "e"])
    check("a\n\r\nb", lines: ["a", "", "b"])
    check("a\r\rb", lines: ["a", "", "b"])
  }

  @Test func `no line follows a last line end`() {
    check("a\n", lines: ["a"])
    check("a\n\n", lines: ["a", ""])
    check("\n", lines: [""])
    check("", lines: [""])
  }

  @Test func `every byte of a line belongs to it`() {
    let source = Source(path: "a.md", text: "ab\r\n\nc")
    #expect((0..<6).map { source.lineIndex(at: $0) } == [0, 0, 0, 0, 1, 2])
    #expect(source.lineIndex(at: 6) == 2)
  }

  @Test func `columns count what a person sees`() {
    checkColumn(of: "5", in: "  5", is: 3)
    checkColumn(of: "5", in: "\t5", is: 2)
    checkColumn(of: "5", in: "ab\nc 5", is: 3)
    checkColumn(of: "5", in: "Жим 5", is: 5)
    checkColumn(of: "5", in: "ベンチ 5", is: 5)
    checkColumn(of: "5", in: "💪🏽 5", is: 3)
    checkColumn(of: "5", in: "👩‍👩‍👧 5", is: 3)
    checkColumn(of: "5", in: "e\u{301}lan 5", is: 6)
  }

  @Test func `columns of any scalar are those of its characters`() {
    for value in (0x20...0xFFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init) {
      let one = String(Character(value))
      for text in ["a\(one)5", "я\(one)ー\(one)", "\(one)\u{301}가\(one)"] {
        let source = Source(path: "a.md", text: text)
        let expected = source.lineCount == 1 ? text.count + 1 : nil
        let column = source.columnNumber(at: source.bytes.count)
        if let expected, column != expected {
          Issue.record("U+\(String(value.value, radix: 16)) in \(text): \(column), not \(expected)")
        }
      }
    }
  }

  @Test func `bytes that only look like UTF-8 count one by one`() {
    let source = Source(path: "a.md", bytes: [0xE0, 0x82, 0xA1, 0xED, 0xA0, 0x80, 0xC3])
    #expect(source.columnNumber(at: 7) == String(decoding: source.bytes, as: UTF8.self).count + 1)
  }

  @Test func `the column of the end is one behind the last character`() {
    let source = Source(path: "a.md", text: "abc")
    #expect(source.columnNumber(at: 3) == 4)
    #expect(source.columnNumber(at: 99) == 4)
    #expect(Source(path: "a.md", text: "").columnNumber(at: 0) == 1)
  }

  @Test func `bytes that are no text are shown as replacement characters`() {
    let source = Source(path: "a.md", bytes: [0x61, 0xFF, 0x62])
    #expect(source.text(0..<3) == "a\u{FFFD}b")
    #expect(source.columnNumber(at: 2) == 3)
  }
}

private func check(
  _ text: String, lines: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let source = Source(path: "a.md", text: text)
  let contents = (0..<source.lineCount).map { source.text(source.content(ofLineAt: $0)) }
  #expect(contents == lines, sourceLocation: sourceLocation)
}

private func checkColumn(
  of mark: Character, in text: String, is expected: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let source = Source(path: "a.md", text: text)
  let offset = text.utf8.count - String(mark).utf8.count
  #expect(source.columnNumber(at: offset) == expected, sourceLocation: sourceLocation)
}
