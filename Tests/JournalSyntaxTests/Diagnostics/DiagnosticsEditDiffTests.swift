import JournalSyntax
import Testing

private func check(
  _ text: String, _ edits: [TextEdit], _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let diff = EditDiff.unified(edits, in: Source(path: "a.md", text: text))
  let shown = diff.map { String(decoding: $0, as: UTF8.self) }
  #expect(shown == expected, sourceLocation: sourceLocation)
}

@Suite struct DiagnosticsEditDiffTests {
  @Test func `a changed line stands between three lines of context`() {
    check(
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", [TextEdit(replace: ByteRange(8, 9), with: "five")],
      "--- a/a.md\n+++ b/a.md\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func `far changes get hunks of their own, and lines are counted on`() {
    let text = (1...20).map { "\($0)\n" }.joined()
    check(
      text,
      [
        TextEdit(replace: ByteRange(0, 0), with: "0\n"),
        TextEdit(replace: ByteRange(45, 48), with: ""),
      ],
      "--- a/a.md\n+++ b/a.md\n@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n"
        + "@@ -16,5 +17,4 @@\n 16\n 17\n 18\n-19\n 20\n")
  }

  @Test func `whole lines that are put in change no other line`() {
    check(
      "1\n2\n", [TextEdit(replace: ByteRange(4, 4), with: "3\n")],
      "--- a/a.md\n+++ b/a.md\n@@ -1,2 +1,3 @@\n 1\n 2\n+3\n")
    check(
      "1\n2\n", [TextEdit(replace: ByteRange(2, 2), with: "1.5\n")],
      "--- a/a.md\n+++ b/a.md\n@@ -1,2 +1,3 @@\n 1\n+1.5\n 2\n")
    check(
      "", [TextEdit(replace: ByteRange(0, 0), with: "1\n")],
      "--- a/a.md\n+++ b/a.md\n@@ -0,0 +1,1 @@\n+1\n")
  }

  @Test func `a missing last line end is told`() {
    check(
      "5x8", [TextEdit(replace: ByteRange(3, 3), with: " kg")],
      "--- a/a.md\n+++ b/a.md\n@@ -1,1 +1,1 @@\n-5x8\n\\ No newline at end of file\n"
        + "+5x8 kg\n\\ No newline at end of file\n")
  }

  @Test func `overlapping edits give no diff`() {
    let edits = [
      TextEdit(replace: ByteRange(0, 2), with: ""), TextEdit(replace: ByteRange(1, 3), with: ""),
    ]
    #expect(EditDiff.unified(edits, in: Source(path: "a", text: "5x8")) == nil)
  }
}
