import Testing

/// Hidden files that a write leaves beside its target when it is killed.
@Suite struct LeftoverTests {
  private static let untidy = "# 2026-03-02\n\nSquat\n- 100 KG x 5\n- 90 kg x 5\n"
  private static let leftover = ".log.md.wlog-4711.tmp"
  /// Whoever made these, it was not a write of ours that nobody waits for any more.
  private static let foreign = [
    "log.md.wlog-4711.tmp", ".log.md.wlog-.tmp", ".log.md.wlog-47a.tmp", ".wlog-4711.tmp",
    ".log.md.tmp", ".log.md.wlog-4711.tmp.md",
  ]

  @Test func `the next write to a folder clears it of what older ones left, and of nothing else`() {
    let ground = Playground(["log.md": Self.untidy])
    for name in Self.foreign + [Self.leftover] {
      ground.write("text", to: name)
      ground.age(name, bySeconds: 120)
    }
    ground.write("text", to: ".new.md.wlog-4711.tmp")
    ground.write("text", to: ".folder.wlog-4711.tmp/file")
    ground.link(".link.wlog-4711.tmp", to: Self.foreign[0])
    #expect(ground.run("fmt", "--check").status == 1)
    #expect(ground.exists(Self.leftover), "nothing is written")
    #expect(ground.run("fmt").status == 0)
    #expect(!ground.exists(Self.leftover))
    #expect(ground.exists(".new.md.wlog-4711.tmp"), "somebody may be writing it")
    #expect(ground.exists(".folder.wlog-4711.tmp/file"))
    #expect(ground.isLink(".link.wlog-4711.tmp"))
    for name in Self.foreign { #expect(ground.exists(name), "\(name)") }
  }

  @Test func `a site is cleared when it is built again`() {
    let ground = Playground(["log.md": Self.untidy])
    _ = ground.run("report")
    for folder in ["site", "site/exercises"] {
      ground.write("text", to: folder + "/.index.html.wlog-4711.tmp")
      ground.age(folder + "/.index.html.wlog-4711.tmp", bySeconds: 120)
    }
    #expect(ground.run("report").status == 0)
    #expect(!ground.exists("site/.index.html.wlog-4711.tmp"))
    #expect(!ground.exists("site/exercises/.index.html.wlog-4711.tmp"))
  }
}
