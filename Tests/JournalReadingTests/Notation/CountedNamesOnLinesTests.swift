import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Several exercises on a line, and tools ahead of them")
struct CountedNamesOnLinesTests {
  // MARK: Reps alone before the next exercise

  @Test(arguments: [",", ";"])
  func `a number ends its exercise at a comma or a semicolon`(_ mark: String) {
    checkNamed(
      "Push-ups 20\(mark) squat 100x5", ["Push-ups: BW x 20", "squat: 100 lb x 5"])
    checkNamed(
      "Pull-ups 8\(mark) dips 10\(mark) squat 100x5",
      ["Pull-ups: BW x 8", "dips: BW x 10", "squat: 100 lb x 5"])
  }

  @Test func `a count for each side as well`() {
    checkNamed(
      "Lunge 10/10; squat 100 lb x 5", ["Lunge: 10 reps", "squat: 100 lb x 5"])
  }

  @Test func `numbers between commas are no part of a name`() {
    checkNamed("Pull-ups 8, then dips 10, squat 100x5", ["squat: 100 lb x 5"])
    #expect(codesOfDay("Pull-ups 8, then dips 10, squat 100x5").contains("W201"))
  }

  @Test func `a list stays a list`() {
    checkNamed("Pull-ups 8, 7, 6", ["Pull-ups: BW x 8, BW x 7, BW x 6"])
  }

  @Test func `sentences that begin with a name`() {
    checkNamed(
      "Squat 200x5x3 RPE 8. Grumble thing 60x8x3.",
      ["Squat: 200 lb x 5 x 3", "Grumble thing: 60 lb x 8 x 3"])
    // Not one's own, or no name.
    for sentence in ["Dropped 60x8x3", "Coach did 150x2", "Old best 250x1"] {
      checkNamed("Squat 200x5x3. \(sentence).", ["Squat: 200 lb x 5 x 3"])
      #expect(codesOfDay("Squat 200x5x3. \(sentence).").contains("W201"))
    }
  }

  @Test func `work sets behind a full stop are of the exercise before`() {
    checkNamed("Squat 200x5x3. Werksets 130x5x3.", ["Squat: 200 lb x 5 x 3, 130 lb x 5 x 3"])
  }

  @Test func `reps of a name that nobody knows are told of`() {
    #expect(codesOfDay("Squat 20 lb 15 15 15, grumbles 12 12").contains("W201"))
  }

  // MARK: A tool and its load ahead

  @Test func `the load ahead is that of all on the line`() {
    checkNamed(
      "DB 20: press 3x10, row 3x12", ["press: 20 lb x 10 x 3", "row: 20 lb x 12 x 3"])
    checkNamed(
      "KB 35 lb: swing 5x10; squat 50 lb x 5",
      ["swing: 35 lb x 10 x 5", "squat: 50 lb x 5"])
  }

  @Test func `loads of their own under a tool`() {
    checkNamed(
      "KB 24: swing 5x10, press 26x5", ["swing: 24 lb x 10 x 5", "press: 26 lb x 5"])
    checkNamed("DB 12: curl 12x12", ["curl: 12 lb x 12"])
  }

  @Test func `neither a second workout nor sets of the tool itself`() {
    checkNamed("KB 2: swing 5x10", ["swing: 10 reps x 5 sets"])
    checkNamed("KB 35 lb: 10, 10", ["KB: 35 lb x 10, 35 lb x 10"])
  }

  @Test func `time under the tool is no work with its load alone`() {
    checkNamed("KB 35 lb: swing 20 min", ["swing: 1200 s"])
  }

  // MARK: Two exercises in turns

  @Test(arguments: [
    "Curl + skullcrusher 60/50 12+10 3 sets", "Curl & skullcrusher 60/50 12/10 x 3",
    "Curl+skullcrusher 60/50x12/10 3 sets",
  ])
  func `a load and reps for each of the two`(_ line: String) {
    checkNamed(line, ["Curl: 60 lb x 12 x 3", "skullcrusher: 50 lb x 10 x 3"])
  }

  @Test func `what is one lift, moves the body or hangs on the bar is not parted`() {
    checkNamed("Clean & jerk 100/110 1/1", ["Clean & jerk: 100 lb x 1, 110 lb x 1"])
    #expect(!sets("Pull-ups + dips 12/12 10/10").contains("12 lb"))
    checkNamed("Squat + chain 100/20 5/5", ["Squat + chain: 100 lb x 5, 20 lb x 5"])
  }

  private func sets(_ line: String) -> String {
    let text = "# 2026-03-02\n\n\(line)\n"
    return Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries).flatMap(\.sets).map(setText).joined(separator: ", ")
  }

  @Test func `what stands behind the pair is told of`() {
    #expect(codesOfDay("Curl + skullcrusher 60/50 12+10 3 sets @8").contains("W201"))
  }

  @Test func `a complex has one load`() {
    checkNamed("Clean + jerk 120 1+1", ["Clean + jerk: 120 lb x 1"])
  }
}
