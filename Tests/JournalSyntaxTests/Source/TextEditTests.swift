import JournalSyntax
import Testing

/// Edits are made all together or not at all.
struct TextEditTests {
  @Test func `edits are made in the order of their places`() {
    check("100x5", [(3, 4, " x "), (0, 0, "- ")], "- 100 x 5")
    check("100x5", [(0, 0, "- "), (3, 4, " x ")], "- 100 x 5")
    check("abc", [(0, 1, ""), (1, 2, "B"), (2, 3, "")], "B")
    check("abc", [(3, 3, "d")], "abcd")
    check("abc", [], "abc")
    check("", [(0, 0, "é")], "é")
  }

  @Test func `insertions at one place keep their order`() {
    check("ab", [(1, 1, "1"), (1, 1, "2")], "a12b")
  }

  @Test func `an insertion comes before the change of what stands behind it`() {
    check("abc", [(1, 2, "B"), (1, 1, "-")], "a-Bc")
  }

  @Test func `edits that overlap are refused together`() {
    check("abcd", [(0, 2, "x"), (1, 3, "y")], nil)
    check("abcd", [(0, 4, "x"), (2, 2, "y")], nil)
    check("abcd", [(1, 2, "x"), (1, 2, "y")], nil)
  }

  @Test func `an edit outside of the file is refused`() {
    check("abc", [(2, 4, "x")], nil)
    check("abc", [(4, 4, "x")], nil)
  }

  @Test func `each byte of a result knows where it stood`() {
    // `abcdef` becomes `aXYZdf`: three letters for two, and one is gone.
    let edits = [
      TextEdit(replace: ByteRange(4, 5), with: ""),
      TextEdit(replace: ByteRange(1, 3), with: "XYZ"),
    ]
    #expect((0...6).map { TextEdit.origin(of: $0, edits) } == [0, 1, 1, 1, 3, 5, 6])
    #expect(TextEdit.origin(of: 2, []) == 2)
  }
}

private func check(
  _ text: String, _ edits: [(Int, Int, String)], _ expected: String?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let edits = edits.map { TextEdit(replace: ByteRange($0.0, $0.1), with: $0.2) }
  let result = TextEdit.apply(edits, to: Array(text.utf8)).map {
    String(decoding: $0, as: UTF8.self)
  }
  #expect(result == expected, sourceLocation: sourceLocation)
}
