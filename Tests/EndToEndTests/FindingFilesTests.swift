import Testing

@Suite struct FindingFilesTests {
  @Test func `a folder is searched for journals, in the order of their paths`() {
    let ground = Playground([
      "log/b.md": "", "log/a.txt": "", "log/sub/c.org": "", "log/d.MARKDOWN": "", "log/e.wlog": "",
      "log/f.csv": "", "log/.hidden/g.md": "", "log/.h.md": "", "log/.git/i.md": "",
      "log/site/.wlog-manifest": "", "log/site/summary.md": "",
    ])
    let paths = ground.run("files", "log").output.split(separator: "\n").map {
      String($0.prefix { $0 != "\t" })
    }
    #expect(
      paths == ["log/a.txt", "log/b.md", "log/d.MARKDOWN", "log/e.wlog", "log/sub/c.org"])
  }

  @Test func `a file that is named is read whatever its ending`() {
    let ground = Playground(["log.yml": ""])
    #expect(ground.run("files", "log.yml").output == "log.yml\tnamed\n")
  }

  @Test func `each file is read once`() {
    let ground = Playground(["log/a.md": ""])
    ground.link("log/b.md", to: "a.md")
    #expect(ground.run("files", "log/a.md", "log", "./log/a.md").output == "log/a.md\tnamed\n")
  }

  @Test func `without a path the nearest journal upwards counts`() {
    let ground = Playground(["journal.wlog": "", "2026.md": "", "deep/down/x.csv": ""])
    #expect(
      ground.run("files", below: "deep/down").output
        == "../../2026.md\tbeside ../../journal.wlog, *.md\n"
        + "../../journal.wlog\tbeside ../../journal.wlog, *.wlog\n")
  }

  @Test func `the environment outranks the folder`() {
    let ground = Playground(["a.md": "", "other/b.md": ""])
    #expect(
      ground.run("files", environment: ["WLOG_JOURNAL=other"]).output
        == "other/b.md\tfrom $WLOG_JOURNAL, *.md\n")
    let outcome = ground.run("files", environment: ["WLOG_JOURNAL=nowhere"])
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("$WLOG_JOURNAL"))
  }

  @Test func `settings above a named file hold for it`() {
    let ground = Playground(["log/journal.wlog": "", "log/2026/a.md": ""])
    #expect(
      ground.run("files", "log/2026/a.md").output
        == "log/2026/a.md\tnamed\nlog/journal.wlog\tholds the settings of the journal\n")
  }

  @Test func `standard input has a name`() {
    let outcome = Playground().run("files", "-", "--stdin-name", "push.md")
    #expect(outcome.output == "push.md\tstandard input\n")
  }

  @Test func `what is not there is named, with what may be meant`() {
    let outcome = Playground(["push.md": ""]).run("check", "psuh.md")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.messages
        == "wlog: there is no file or folder psuh.md\n      did you mean push.md?\n")
  }

  @Test func `a folder without journals is wrong use`() {
    let outcome = Playground(["a.csv": ""]).run("check")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("there are no journal files in this folder"))
  }

  @Test(.disabled(if: Playground.isSuperuser, "no permission stops the superuser"))
  func `an unreadable file is named, and the others are read`() {
    let ground = Playground(["a.md": "", "b.md": "# 2026-01-05\n"])
    ground.setMode(0, of: "a.md")
    let outcome = ground.run("export")
    #expect(outcome.status == 2)
    #expect(outcome.output.hasPrefix("file,line"))
    #expect(outcome.messages == "wlog: cannot read a.md: Permission denied\n")
  }
}
