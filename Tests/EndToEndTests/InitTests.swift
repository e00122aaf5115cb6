import Testing

@Suite struct InitTests {
  private let files = [
    "journal.wlog", "2026.md", ".gitattributes", ".gitignore", ".githooks/pre-commit",
    ".github/workflows/pages.yml",
  ]

  @Test func `a new journal has all that it needs, and nothing to complain about`() {
    let ground = Playground()
    let outcome = ground.run("init", "log", "--today", "2026-03-02")
    #expect(outcome.status == 0)
    for file in files {
      #expect(ground.read("log/" + file)?.isEmpty == false, "\(file)")
      #expect(outcome.messages.contains("wrote log/\(file): "))
    }
    #expect(outcome.messages.contains("Next:\n  cd log\n  write what you did into 2026.md\n"))
    let check = ground.run("check", "--strict", "--today", "2026-03-02", below: "log")
    #expect(check.status == 0)
    #expect(check.messages.contains("nothing to complain about in 2 files"))
    let sets = ground.run("export", below: "log").output.split(separator: "\n")
    #expect(sets.count == 1 + 4 + 3 + 3)
    #expect(ground.mode(of: "log/.githooks/pre-commit") & 0o111 != 0)
    #expect(ground.mode(of: "log/2026.md") & 0o111 == 0)
  }

  @Test func `the settings are only what is meant to hold`() {
    let ground = Playground()
    _ = ground.run("init", "--unit", "lb", "--today", "2026-03-02")
    let lines = ground.run("config").output.split(separator: "\n")
      .filter { $0.contains("journal.wlog:") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("unit ") == true)
    #expect(ground.read("2026.md")?.contains("135 lb x 5 x 3") == true)
  }

  @Test func `what exists is named and left as it is`() {
    let ground = Playground(["journal.wlog": "unit: lb\n", ".gitignore": "mine\n"])
    _ = ground.run("init", "--today", "2026-03-02")
    #expect(ground.read("journal.wlog") == "unit: lb\n")
    #expect(ground.read(".gitignore") == "mine\n")
    let before = files.map { ground.modified($0) }
    let again = ground.run("init", "--today", "2026-03-02", "--unit", "kg")
    #expect(again.status == 0)
    #expect(files.map { ground.modified($0) } == before)
    #expect(again.messages.contains("journal.wlog is there already and was left as it is"))
    #expect(!again.messages.contains("wrote"))
  }

  @Test func `a folder with a journal gets no example, and a link is no place to write through`() {
    let ground = Playground(["old.txt": "Squat 100x5\n"])
    ground.link(".gitattributes", to: "elsewhere")
    let outcome = ground.run("init", "--today", "2026-03-02")
    #expect(ground.read("2026.md") == nil)
    #expect(ground.read("elsewhere") == nil)
    #expect(outcome.messages.contains(".gitattributes is there already"))
  }

  @Test func `in a repository the hook goes where git runs it`() {
    let ground = Playground([".git/config": ""])
    let outcome = ground.run("init", "--today", "2026-03-02")
    #expect(ground.read(".git/hooks/pre-commit")?.hasPrefix("#!/bin/sh\n") == true)
    #expect(ground.read(".githooks/pre-commit") == nil)
    #expect(!outcome.messages.contains("git init"))
  }

  @Test func `the hook stops a commit when something cannot be read`() {
    let ground = Playground()
    _ = ground.run("init", "--today", "2026-03-02")
    let path = "PATH=\(Playground.programFolder):/usr/bin:/bin"
    #expect(ground.runScript(".githooks/pre-commit", environment: [path]) == 0)
    ground.write("# 2026-03-05\nSquat\n- 100 kg x 5\n\nunit: stones\n", to: "b.md")
    #expect(ground.runScript(".githooks/pre-commit", environment: [path]) == 1)
    #expect(ground.runScript(".githooks/pre-commit", environment: ["PATH=/usr/bin:/bin"]) == 0)
  }
}
