import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `fmt`, `add` and `rename` from outside.
struct EditingTests {
  private static let untidy = "# 2026-03-02\n\nSquat\n- 100 KG x 5\n- 90 kg x 5 \n- 80kg x 5\n"
  private static let tidy = "# 2026-03-02\n\nSquat\n- 100 kg x 5\n- 90 kg x 5\n- 80 kg x 5\n"

  // MARK: fmt

  @Test func `fmt tidies files in place and says how many`() {
    let playground = Playground(["a.md": Self.untidy, "b.md": Self.tidy])
    let outcome = playground.run("fmt")
    #expect(outcome.status == 0)
    #expect(outcome.messages == "changed 1 file of 2\n")
    #expect(playground.read("a.md") == Self.tidy)
    #expect(playground.run("fmt").messages == "2 files: nothing to change\n")
  }

  @Test func `fmt --check tells by its status and changes nothing`() {
    let playground = Playground(["a.md": Self.untidy])
    let outcome = playground.run("fmt", "--check")
    #expect(outcome.status == 1)
    #expect(outcome.output == "a.md\n")
    #expect(playground.read("a.md") == Self.untidy)
    playground.write(Self.tidy, to: "a.md")
    #expect(playground.run("fmt", "--check").status == 0)
  }

  @Test func `fmt --diff shows a unified diff`() {
    let playground = Playground(["a.md": Self.untidy])
    let outcome = playground.run("fmt", "--diff")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("--- a/a.md\n+++ b/a.md\n@@ -1,6 +1,6 @@\n"))
    #expect(outcome.output.contains("-- 100 KG x 5\n+- 100 kg x 5\n"))
    #expect(playground.read("a.md") == Self.untidy)
  }

  @Test func `fmt with a dash goes from standard input to standard output`() {
    let outcome = Playground().run("fmt", "-", input: Self.untidy)
    #expect(outcome.status == 0)
    #expect(outcome.output == Self.tidy)
    #expect(outcome.messages == "")
  }

  @Test func `fmt keeps links and permissions`() {
    let playground = Playground(["real/a.md": Self.untidy])
    playground.setMode(0o640, of: "real/a.md")
    playground.link("a.md", to: "real/a.md")
    #expect(playground.run("fmt", "a.md").status == 0)
    #expect(playground.isLink("a.md"))
    #expect(playground.read("real/a.md") == Self.tidy)
    #expect(playground.mode(of: "real/a.md") == 0o640)
  }

  @Test func `fmt says what it cannot read or write`() {
    let playground = Playground(["a.md": Self.untidy])
    #expect(playground.run("fmt", "b.md").status == 2)
    #expect(playground.run("fmt", "b.md").messages.contains("there is no file or folder b.md"))
    if Playground.isSuperuser { return }
    playground.setMode(0o444, of: "a.md")
    let outcome = playground.run("fmt")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("cannot write a.md"))
    #expect(playground.read("a.md") == Self.untidy)
  }

  @Test func `fmt --canonical lists the lines that stand in its way`() {
    let playground = Playground(["a.md": "# 2026-03-02\n\nSquat 100x5x3\nBench 8x8x8\n"])
    let refused = playground.run("fmt", "--canonical")
    #expect(refused.status == 2)
    #expect(refused.messages.contains("a.md:3: no unit"))
    let piped = playground.run("fmt", "--canonical", "-", input: "# 2026-03-02\nBench 8x8x8\n")
    #expect(piped.status == 2)
    #expect(piped.output == "# 2026-03-02\nBench 8x8x8\n", "what was piped through is not lost")
    let settled = playground.run(
      "fmt", "--canonical", "--unit", "kg", "--order", "weight x reps x sets")
    #expect(settled.status == 0)
    #expect(
      playground.read("a.md")
        == "# 2026-03-02\n\nSquat: 100 kg x 5 x 3\nBench: 8 kg x 8 x 8\n")
  }

  // MARK: add

  @Test func `add writes to today's session in the file of its year`() {
    let playground = Playground([
      "journal.wlog": "unit: kg\n", "2025.md": "## 2025-12-30\n\nSquat\n- 100 kg x 5\n",
    ])
    let outcome = playground.run("add", "--today", "2026-01-02", "squat", "102.5x5")
    #expect(outcome.status == 0)
    #expect(outcome.messages == "began 2026.md on 2026-01-02: Squat 102.5 kg x 5\n")
    #expect(playground.read("2026.md") == "## 2026-01-02\n\nSquat\n- 102.5 kg x 5\n")
    #expect(playground.run("add", "--today", "2026-01-02", "squat 102.5x5").status == 0)
    #expect(
      playground.read("2026.md") == "## 2026-01-02\n\nSquat\n- 102.5 kg x 5\n- 102.5 kg x 5\n")
  }

  @Test func `add begins a journal that has no file, and a file that is named`() {
    let playground = Playground(["journal.wlog": "unit: lb\n"])
    #expect(playground.run("add", "--date", "2026-01-02", "squat 225x5").status == 0)
    #expect(playground.read("2026.md") == "# 2026-01-02\nSquat\n- 225 lb x 5\n")
    let other = Playground()
    #expect(other.run("add", "--date", "2026-01-02", "squat 225x5").status == 2)
    let named = other.run("add", "--file", "log.txt", "--date", "2026-01-02", "squat 225x5")
    #expect(named.status == 0)
    #expect(other.read("log.txt") == "# 2026-01-02\nSquat\n- 225 kg x 5\n")
  }

  @Test func `add --dry-run shows what it would write`() {
    let playground = Playground(["a.md": Self.tidy])
    let outcome = playground.run("add", "--dry-run", "--date", "2026-03-02", "squat 70x5")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix(" - 80 kg x 5\n+- 70 kg x 5\n"))
    #expect(playground.read("a.md") == Self.tidy)
  }

  @Test func `add asks about names that are like others and about what holds no set`() {
    let playground = Playground(["a.md": Self.tidy])
    let misspelt = playground.run("add", "--date", "2026-03-02", "sqaut 70x5")
    #expect(misspelt.status == 2)
    #expect(misspelt.messages.contains("did you mean ‘Squat’?"))
    #expect(playground.run("add", "--new", "--date", "2026-03-02", "sqaut 70x5").status == 0)
    let empty = playground.run("add", "--date", "2026-03-02", "squat")
    #expect(empty.status == 2)
    #expect(empty.messages.contains("holds no set"))
    #expect(playground.run("add").status == 2)
    #expect(playground.run("add", "--date", "yesterday", "squat 70x5").status == 2)
  }

  // MARK: rename

  @Test func `rename changes all files, and merges only when told to`() {
    let playground = Playground([
      "journal.wlog": "favourite: Bench\n", "a.md": "# 2026-03-02\nZercher: 60 kg x 5\n",
      "b.md": "# 2026-03-04\nZercher: 62.5 kg x 5\nSquat: 100 kg x 5\n",
    ])
    let merging = playground.run("rename", "zercher", "Squat")
    #expect(merging.status == 2)
    #expect(merging.messages.contains("--merge"))
    let outcome = playground.run("rename", "zercher", "Yoke Squat")
    #expect(outcome.status == 0)
    #expect(outcome.messages == "renamed ‘Zercher Squat’ to ‘Yoke Squat’ in 2 places of 2 files\n")
    #expect(playground.read("a.md") == "# 2026-03-02\nYoke Squat: 60 kg x 5\n")
    let unknown = playground.run("rename", "Yok Squat", "Front Squat")
    #expect(unknown.status == 2)
    #expect(unknown.messages.contains("did you mean ‘Yoke Squat’?"))
  }

  @Test func `rename --dry-run shows what it would write`() {
    let playground = Playground(["a.md": "# 2026-03-02\nZercher: 60 kg x 5\n"])
    let outcome = playground.run("rename", "--dry-run", "Zercher", "Zercher Squat")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("-Zercher: 60 kg x 5\n+Zercher Squat: 60 kg x 5\n"))
    #expect(playground.read("a.md") == "# 2026-03-02\nZercher: 60 kg x 5\n")
  }

  // MARK: Being killed

  @Test func `a journal that is written when the program is killed is the old or the new one`() {
    var text = ""
    for day in 0..<60 {
      let month = day / 28 % 12 + 1
      let date = "\(2000 + day / 336)-\(month < 10 ? "0" : "")\(month)-\(10 + day % 18)"
      text += "# \(date)\n\nZercher\n- 100 KG x 5\n- 90 kg x 5\n- 80 kg x 5 x 3\n\n"
    }
    let playground = Playground(["a.md": text])
    for arguments in [
      ["fmt", "a.md"], ["rename", "Zercher", "Front Squat", "a.md"],
      ["add", "--file", "a.md", "--date", "2026-11-21", "squat 100 kg x 5"],
    ] {
      playground.write(text, to: "a.md")
      let (outcome, duration) = playground.timed(arguments)
      #expect(outcome == 0)
      let new = playground.read("a.md")
      #expect(new != text)
      for round in 0..<70 {
        playground.write(text, to: "a.md")
        // Most moments are near the end, where the file is written.
        let share = round % 2 == 0 ? 0.7 + 0.4 * Double(round) / 70 : Double(round) / 70
        playground.killed(arguments, afterMicroseconds: UInt32(Double(duration) * share))
        let now = playground.read("a.md")
        #expect(now == text || now == new, "\(arguments[0]) killed in round \(round)")
      }
    }
  }
}
