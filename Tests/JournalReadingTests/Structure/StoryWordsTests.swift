import JournalReading
import JournalSyntax
import Testing

@Suite("Words with which people tell how sets went on name no exercise")
struct StoryWordsTests {
  @Test(arguments: [
    "went up to 140x5", "went for 140x5", "managed 140x5", "ended at 140x5",
    "finished with 140x5", "topped out at 140x5", "jumped to 140x5", "back down to 140x5",
    "then down to 140x5", "up to 140x5", "one more 140x5", "same weight 140x5", "again 140x5",
    "just 140x5", "second 140x5", "dann hoch auf 140x5", "noch mal 140x5", "потом 140x5",
  ])
  func `the exercise above goes on`(line: String) {
    checkNamed("Squat\n100x5\n\(line)", ["Squat: 100 lb x 5, 140 lb x 5"])
  }

  @Test(arguments: ["tried 140x5", "maybe 140x5", "moved up 5 kg", "another 8"])
  func `what may not have been done is no set and said`(line: String) {
    checkNamed("Squat\n100x5\n\(line)", ["Squat: 100 lb x 5"])
    let source = Source(path: "a.txt", text: "Squat\n100x5\n\(line)")
    #expect(Reader().read([source]).diagnostics.contains { $0.code.name == "W201" })
  }

  @Test func `the name of a lift behind them is one`() {
    checkNamed(
      "Squat\n100x5\nstarted with bench 60x10", ["Squat: 100 lb x 5", "bench: 60 lb x 10"])
    checkNamed("Squat\n100x5\nthen did some dips 3x10", ["Squat: 100 lb x 5", "dips: BW x 10 x 3"])
    checkNamed(
      "Squat\n100x5\nthen one arm row 60x10", ["Squat: 100 lb x 5", "one arm row: 60 lb x 10"])
    checkNamed("Squat\n100x5\none more lunge 20x10", ["Squat: 100 lb x 5", "lunge: 20 lb x 10"])
    checkNamed("Squatted 100x5", ["Squatted: 100 lb x 5"])
  }

  @Test func `names with such words in them stay whole`() {
    checkNamed("Squat\n100x5\nSecond Pull 60x5", ["Squat: 100 lb x 5", "Second Pull: 60 lb x 5"])
    checkNamed("Up downs 20", ["Up downs: 20 reps"])
  }
}
