import Testing

/// A date that is none: an error wherever it stands.
private let wrong = "# 2026-02-30\n\nSquat\n- 100 kg x 5\n"

@Suite struct CheckTests {
  @Test func `nothing to say is status 0 and no output`() {
    let ground = Playground(["log.md": "# 2026-01-05\n\nSquat\n- 100 kg x 5\n"])
    let outcome = ground.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages == "nothing to complain about in 1 file\n")
    #expect(ground.run("check", "-q").messages.isEmpty)
  }

  @Test func `an error is status 1, and never a count`() {
    let ground = Playground(["a.md": wrong, "b.md": wrong])
    let outcome = ground.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("a.md:1:3: error: "))
    #expect(outcome.output.contains("[W303]\n    1 │ # 2026-02-30\n      │   ^^^^^^^^^^\n"))
    #expect(outcome.output.contains("\nb.md:1:3: error: "))
    #expect(outcome.messages == "2 errors in 2 files\n")
  }

  @Test func `warnings count only when asked to`() {
    let ground = Playground(["log.md": "# 2026-01-05\n\n- 100 kg x 5\n"])
    #expect(ground.run("check").status == 0)
    #expect(ground.run("check", "--strict").status == 1)
  }

  @Test func `every format tells the same findings`() {
    let ground = Playground(["log.md": wrong])
    let concise = ground.run("check", "--format", "concise").output
    #expect(concise.split(separator: "\n").count == 1)
    let lines = ground.run("check", "--format", "jsonl").output
    #expect(
      lines.hasPrefix(
        #"{"file":"log.md","line":1,"column":3,"end_line":1,"end_column":13,"offset":2,"length":10,"#
          + #""severity":"error","code":"W303","message":""#))
    let line = lines.dropLast()
    #expect(ground.run("check", "--format", "json").output == "[\(line)]\n")
    #expect(
      ground.run("check", "--format", "github").output
        .hasPrefix("::error file=log.md,line=1,col=3,endLine=1,endColumn=13,title=W303::"))
    #expect(
      ground.run("check", "--format", "sarif").output.contains(#""ruleId":"W303","ruleIndex":0"#))
  }

  @Test func `where nothing can be mended safely nothing is written`() {
    let ground = Playground(["log.md": wrong])
    let before = ground.modified("log.md")
    let outcome = ground.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("log.md:1:3: error: "))
    #expect(ground.read("log.md") == wrong)
    #expect(ground.modified("log.md") == before)
    #expect(ground.run("check", "--diff").output.isEmpty)
  }

  @Test func `mends each place and says so once`() {
    let day = "Bеnch\n- 1O0 kg ⨯ 5\n"
    let ground = Playground(["log.md": "# 2O26-03-O2\n\n\(day)\n# 2026-03-04\n\n\(day)"])
    let outcome = ground.run("check", "--fix", "--format", "concise")
    let mended = "Bench\n- 100 kg x 5\n"
    #expect(ground.read("log.md") == "# 2026-03-02\n\n\(mended)\n# 2026-03-04\n\n\(mended)")
    #expect(outcome.messages.hasPrefix("mended 1 file\n"))
    #expect(!outcome.messages.dropFirst(6).contains("mended"))
    #expect(ground.run("check", "--diff").output.isEmpty)
  }
}
