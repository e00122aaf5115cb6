import Testing

private let journal = "# 2026-01-05\n\nSquat\n- 100 kg x 5\n\nBench Press\n- 80 kg x 5\n"

@Suite struct ReportTests {
  @Test func `a site ends with one line that tells how it went`() {
    let ground = Playground(["log.md": journal])
    let outcome = ground.run("report", "--today", "2026-01-06")
    #expect(outcome.status == 0)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.hasPrefix("site: "))
    #expect(outcome.output.contains(" pages, "))
    #expect(
      ground.read("site/data/journal.json")?
        .contains(
          "\"sessions\":[{\"date\":\"2026-01-05\",\"file\":0,\"exercises\":[[1,[4,100,5]],[0,[7,80,5]]]}]"
        )
        == true)
    #expect(ground.run("report", "-q").output.isEmpty)
  }

  @Test func `what did not change is not written again`() {
    let ground = Playground(["log.md": journal])
    _ = ground.run("report", "--today", "2026-01-06")
    let before = ground.modified("site/index.html")
    let outcome = ground.run("report", "--today", "2026-01-06")
    #expect(outcome.output.contains(" 0 files changed"))
    #expect(ground.modified("site/index.html") == before)
  }

  @Test func `a site that is kept up to date is the one that is built at once`() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let sample = "/" + root + "/samples/journal"
    let ground = Playground()
    for name in Playground.names(in: sample) {
      ground.write(try #require(Playground.text(of: sample + "/" + name)), to: "log/" + name)
    }
    _ = ground.run("report", "log")
    let edits: [(file: String, edit: (String) -> String)] = [
      ("2026.md", { $0 + "\n- 60 kg x 5\n" }),
      ("2024.md", { $0.replacing("Squat\n", with: "Squat\n- 300 kg x 1\n", maxReplacements: 1) }),
      ("2025.md", { "A line above.\n\n" + $0 }),
      ("journal.wlog", { $0 + "\ncolor: Deadlift black\nformula: epley\n" }),
      ("2023.md", { String($0.suffix(2000)) }),
    ]
    for (file, edit) in edits {
      ground.write(edit(try #require(ground.read("log/" + file))), to: "log/" + file)
      #expect(ground.run("report", "log").status == 0)
      _ = ground.run("report", "log", "-o", "new-\(file)")
      let paths = try #require(ground.read("new-\(file)/.wlog-manifest"))
      #expect(ground.read("site/.wlog-manifest") == paths)
      for line in paths.split(separator: "\n").dropFirst() {
        let path = line.split(separator: "\t")[0]
        let isSame = ground.read("site/\(path)") == ground.read("new-\(file)/\(path)")
        #expect(isSame, "\(path) after the edit of \(file)")
      }
    }
  }

  @Test func `a page that somebody changed or lost is made again`() {
    let ground = Playground(["log.md": journal])
    _ = ground.run("report")
    let page = ground.read("site/sessions/2026-q1.html")
    ground.write("broken", to: "site/sessions/2026-q1.html")
    ground.remove("site/exercises/squat.html")
    #expect(ground.run("report").output.contains(" 2 files changed"))
    #expect(ground.read("site/sessions/2026-q1.html") == page)
    #expect(ground.read("site/exercises/squat.html") != nil)
  }

  @Test func `the site does not tell where it was built`() {
    let ground = Playground(["deep/log.md": journal])
    _ = ground.run("report", "deep", "-o", "one", "--today", "2026-01-06")
    _ = ground.run(
      "report", "-o../two", "--today=2026-01-06", environment: ["TZ=Asia/Tokyo", "LANG=tr_TR"],
      below: "deep")
    for page in ["index.html", "exercises/squat.html", "data/journal.json", "problems.html"] {
      #expect(ground.read("one/\(page)") != nil)
      #expect(ground.read("one/\(page)") == ground.read("two/\(page)"))
    }
  }

  @Test func `stale pages go, and foreign files stay`() {
    let ground = Playground(["log.md": journal])
    _ = ground.run("report")
    ground.write("mine", to: "site/CNAME")
    ground.write("# 2026-01-05\n\nSquat\n- 100 kg x 5\n", to: "log.md")
    _ = ground.run("report")
    #expect(ground.read("site/exercises/bench-press.html") == nil)
    #expect(ground.read("site/exercises/squat.html") != nil)
    #expect(ground.read("site/CNAME") == "mine")
  }

  @Test func `a folder of somebody else is refused`() {
    let ground = Playground([
      "log.md": journal, "site/index.html": "mine", "site/notes.txt": "mine",
    ])
    let outcome = ground.run("report")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("--force"))
    #expect(ground.read("site/index.html") == "mine")
    #expect(ground.run("report", "--force").status == 0)
    #expect(ground.read("site/notes.txt") == "mine")
    #expect(ground.read("site/index.html") != "mine")
  }

  @Test func `a foreign file among ours is never overwritten`() {
    let ground = Playground(["log.md": "# 2026-01-05\n\nSquat\n- 100 kg x 5\n"])
    _ = ground.run("report")
    ground.write("mine", to: "site/exercises/bench-press.html")
    ground.write(journal, to: "log.md")
    let outcome = ground.run("report")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("site/exercises/bench-press.html"))
    #expect(ground.read("site/exercises/bench-press.html") == "mine")
  }

  @Test func `a file in the folder's place is refused`() {
    let outcome = Playground(["log.md": journal, "site": "mine"]).run("report")
    #expect(outcome.status == 2)
    #expect(outcome.messages == "wlog: cannot write site: it is a file, not a folder\n")
  }

  @Test(.disabled(if: Playground.isSuperuser, "no permission stops the superuser"))
  func `a folder that cannot be written is named`() {
    let ground = Playground(["log.md": journal, "site/.wlog-manifest": ""])
    ground.setMode(0o555, of: "site")
    let outcome = ground.run("report")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("cannot write site/"))
    #expect(outcome.messages.contains("Permission denied"))
    ground.setMode(0o755, of: "site")
  }

  @Test func `one page can be built alone`() {
    let ground = Playground(["log.md": journal])
    _ = ground.run("report", "--today", "2026-01-06")
    ground.write(journal + "- 90 kg x 5\n", to: "log.md")
    let before = ground.read("site/index.html")
    let outcome = ground.run("report", "--today=2026-01-06", "--only", "exercises/bench-press")
    #expect(outcome.status == 0)
    #expect(ground.read("site/exercises/bench-press.html")?.contains("90") == true)
    #expect(ground.read("site/index.html") == before)
    #expect(ground.read("site/exercises/squat.html") != nil)
    #expect(
      ground.run("report", "--only", "exercises/sqat").messages
        .contains("did you mean ‘exercises/squat"))
  }

  @Test func `watching builds at once and after each change`() {
    let ground = Playground(["log.md": journal])
    ground.whileRunning("report", "--watch") { log in
      #expect(ground.wait { ground.read("site/exercises/squat.html") != nil })
      ground.write("# 2026-01-05\n\nDeadlift\n- 100 kg x 5\n", to: "new.md")
      #expect(ground.wait { ground.read("site/exercises/deadlift.html") != nil })
      ground.write(journal + "- 9999999999( x x 5..\n# 2026-99-99\n", to: "log.md.tmp")
      ground.rename("log.md.tmp", to: "log.md")
      ground.remove("new.md")
      #expect(ground.wait { ground.read("site/exercises/deadlift.html") == nil })
      ground.remove("log.md")
      #expect(ground.wait { log().contains("there are no journal files") })
      #expect(ground.read("site/exercises/squat.html") != nil)
      ground.write(journal + "Dip\n- BW x 12\n", to: "log.md")
      #expect(ground.wait { ground.read("site/exercises/dip.html") != nil })
      // A line for each build; a slow machine may see one change as two.
      #expect(
        ground.wait { log().split(separator: "\n").count { $0.hasPrefix("site: ") } >= 4 })
    }
  }
}
