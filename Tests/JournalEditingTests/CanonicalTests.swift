import JournalReading
import JournalSyntax
import TestSupport
import Testing
import WorkoutModel

struct CanonicalTests {
  private func check(
    _ text: String, _ expected: String, options: ReaderOptions = ReaderOptions(),
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let result = Editing.canonical(text, options: options)
    #expect(result == expected, sourceLocation: location)
    #expect(result.flatMap { Editing.canonical($0) } == expected, "once is enough")
  }

  @Test func `bare factors get their units and their order`() {
    check(
      """
      2/3/2026 Push A
      Bench Press 3x5x100 @8
      **Squat** - 140x5, 130x5
      pull-ups 8,8,7
      It went well. Very well.

      """,
      """
      # 2026-03-02 Push A
      Bench Press: 100 kg x 5 x 3 @8
      Squat
      - 140 kg x 5
      - 130 kg x 5
      pull-ups: BW x 8, 8, 7
      > It went well. Very well.

      """,
      options: ReaderOptions(
        unit: .kilogram, orders: [.setsRepsWeight, .weightReps], dateOrder: .dayMonthYear))
  }

  @Test func `what is canonical already stays`() throws {
    for source in try SampleFiles.files(under: "samples/journal") {
      let text = String(decoding: source.bytes, as: UTF8.self)
      let result = try #require(Editing.canonical(text), "\(source.path)")
      #expect(Editing.canonical(result) == result, "\(source.path)")
    }
  }

  @Test func `a doubtful line stands in the way`() {
    #expect(Editing.canonical("# 2026-03-02\nSquat 8x8x8\n") == nil)
  }

  @Test func `what could not be written anew again stands in the way at once`() {
    // The run begins a line of its own; above it the push-ups would be numbers that nobody reads.
    let text = "# 2026-03-02\nDid 3 ts of 10 push-ups and ran 5 km, then 100x5 on the bench!\n"
    #expect(Editing.canonical(text, options: ReaderOptions(unit: .kilogram)) == nil)
  }

  @Test func `a word that would be lost stands in the way`() {
    let text =
      "# 2026-03-02\n\n| Exercise | kg | reps | mood |\n|---|---|---|---|\n| Squat | 100 | 5 | fine |\n"
    #expect(Editing.canonical(text) == nil)
  }
}
