import Testing

@Suite struct DemoTests {
  @Test func `a demo is the same for the same seed and another for another`() {
    let ground = Playground()
    for (folder, seed) in [("a", "1"), ("b", "1"), ("c", "2")] {
      let outcome = ground.run("demo", folder, "--seed", seed, "--today", "2026-11-21")
      #expect(outcome.status == 0)
      #expect(outcome.output.isEmpty)
    }
    #expect(ground.read("a/2026.md")?.isEmpty == false)
    #expect(ground.read("a/2026.md") == ground.read("b/2026.md"))
    #expect(ground.read("a/2026.md") != ground.read("c/2026.md"))
  }

  @Test func `a demo never overwrites`() {
    let ground = Playground(["demo/mine.md": "mine"])
    let outcome = ground.run("demo")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("demo is not empty: it holds mine.md"))
    #expect(ground.read("demo/mine.md") == "mine")
  }
}
