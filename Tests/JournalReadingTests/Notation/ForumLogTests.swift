import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Training logs as they are posted, and copied from a page.
struct ForumLogTests {
  // MARK: Loads

  @Test func `a pair of dumbbells may stand before counted reps`() {
    checkSets("DB fly: 20s x 30 reps total", "20 lb x 30")
    checkSets("Hammer curl 25s x 10 reps", "25 lb x 10")
    checkSets("Plank 30s x 5 reps", "BW x 5")
    checkSets("Curl\n100 lb 20r 3s", "100 lb x 20 x 3")
  }

  @Test func `a pair of loads may stand behind a sign`() {
    checkSets("Squat\n10 @2x20kg", "20 kg x 10")
    checkSets("Squat\n3x10 @ 2x20 kg", "20 kg x 10 x 3")
  }

  @Test func `help with a rep takes nothing off the bar`() {
    checkSets("Squat 285 x 12 (11, for the last was an assisted rep)", "285 lb x 12")
    checkSets("Bench press 100 kg x 8 (last rep assisted)", "100 kg x 8")
    checkSets("Dips 20 kg x 8 assisted", "BW-20 kg x 8")
  }

  @Test(arguments: ["Assisted pull-ups", "Assisted dips", "Assisted dip machine", "어시스트 풀업"])
  func `what an assisted exercise is done with helps`(_ name: String) {
    checkSets("\(name) 30 kg 3x8", "BW-30 kg x 8 x 3")
    checkSets("\(name) 135 lb x 5", "135 lb x 5")
  }

  @Test func `nothing but the body was lifted when the name says so`() {
    checkNamed(
      "Standing calf raises (bodyweight only) - 10 x 30",
      ["Standing calf raises: BW x 30 x 10"])
    checkSets("Squat (bodyweight) 30 x 3", "BW x 30 x 3")
    checkSets("Chin-ups (bodyweight)\n100 x 3", "BW+100 lb x 3")
  }

  @Test func `feet may stand before what was carried`() {
    checkSets("Farmer's walk\n60' x 220", "220 lb x 60 ft")
    checkSets("Farmer's walk\n2x60' x 110", "110 lb x 60 ft x 2")
  }

  @Test func `nobody does a fifth of a rep`() {
    let text = "# 2026-03-02\n\nSquat 82,5 kg x 5\nBar 2,20x20 kg\n"
    let result = Reader().read([Source(path: "a.md", text: text)])
    #expect(
      !result.journal.sessions.flatMap(\.entries).flatMap(\.sets).contains {
        if case .reps(let reps, _) = $0.effort { reps.thousandths % 1000 != 0 } else { false }
      })
  }

  // MARK: Sets

  @Test func `a number of sets behind a comma is of the reps and the load behind it`() {
    checkSets("Good mornings: 5 sets, 10x 70 kg", "70 kg x 10 x 5")
  }

  @Test func `what a share came to stands behind a sign`() {
    checkSets("Squat\n75% x 5 = 5 x 120\n95% x 1+ = 3 x 155", "120 lb x 5", "155 lb x 3")
  }

  @Test func `sets and reps beside a name are a plan above a paragraph of sets`() {
    checkNamed(
      "Hack squat 5x5\n\n10x 135 lb (warm up)\n5x 165 lb\n5x 165 lb\n",
      ["Hack squat: 135 lb x 10, 165 lb x 5, 165 lb x 5"])
    checkNamed(
      "Straight bar curl 3×8\n\n8x 70lbs/31.75kg\n8x 70lbs/31.75kg",
      ["Straight bar curl: 70 lb x 8, 70 lb x 8"])
  }

  // MARK: Exercises in turn

  @Test func `many exercises may share what stands behind them`() {
    checkNamed(
      "Weighted ball crunches, leg lifts, fire hydrants, angry hamstring exercises, 2x20 each",
      [
        "Weighted ball crunches: BW x 20 x 2", "leg lifts: 20 reps x 2 sets",
        "fire hydrants: 20 reps x 2 sets", "angry hamstring exercises: 20 reps x 2 sets",
      ])
    checkNamed(
      "standing ham curl, hip flexion, standing adduction - all 3x30",
      [
        "standing ham curl: 30 reps x 3 sets", "hip flexion: 30 reps x 3 sets",
        "standing adduction: 30 reps x 3 sets",
      ])
  }

  @Test func `a row of counted exercises may hold one that nobody knows, and a rest`() {
    checkNamed(
      "30 lunges – 30 burpees – 30 straight leg lever – 30 s rest – 20 lunges",
      [
        "lunges: 30 reps", "burpees: BW x 30", "straight leg lever: 30 reps", "lunges: 20 reps",
      ])
  }

  @Test(arguments: ["Hydra", "Bar park circuit"])
  func `the title of a row is none of them`(_ title: String) {
    checkNamed(
      "\(title): 30 lunges – 30 burpees – 20 sit-ups (à 2 Runden)",
      ["lunges: 30 reps x 2 sets", "burpees: BW x 30 x 2", "sit-ups: BW x 20 x 2"])
  }

  @Test func `rounds may be announced at the end of a sentence`() {
    checkNamed(
      "Then it hit me: today we had to do five minutes less.\nToday we had to do 5 rounds of:\n\n"
        + "- 5 push-ups\n- 10 burpees",
      ["push-ups: BW x 5 x 5", "burpees: BW x 10 x 5"])
    checkNamed("5x\n5 squats\n20 pull-ups", ["squats: 5 reps x 5 sets", "pull-ups: BW x 20 x 5"])
  }

  @Test(arguments: [
    "Afterwards there were 100 sit-ups for the challenge and that was it.",
    "Tuesday's workout was 30 lunges – 30 burpees – 30 sit-ups",
  ])
  func `counted exercises in a sentence are said`(_ line: String) {
    let found = Reader().check([Source(path: "a.md", text: "# 2026-03-02\n\n\(line)\n")])
    #expect(found.map(\.code) == [.unreadNumbers])
  }

  // MARK: Days

  @Test(arguments: ["Monday, Mar.15/04:", "March 15/04"])
  func `a year of two digits stands behind a slash`(_ day: String) {
    #expect(days("\(day)\nSquat 5x5") == ["2004-03-15"])
  }

  @Test func `the next day is no year`() {
    #expect(days("March 15/16\nSquat 5x5") == ["no date"])
  }

  @Test func `numbers of a day are no reps of the load behind it`() {
    let text = "year: 2024\n\n07/23 20kg kettlebell stuff\nSquat 60 kg x 5\n"
    let result = Reader().read([Source(path: "a.txt", text: text)])
    let sets = result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(setText) == ["60 kg x 5"])
    #expect(result.journal.sessions.map { $0.date?.description } == ["2024-07-23"])
    #expect(result.diagnostics.map(\.code) == [.unreadNumbers])
  }

  @Test func `the number of a day counts nothing`() {
    checkSets("Day no 2\nWeek no 3")
  }

  private func days(_ text: String) -> [String] {
    Reader().read([Source(path: "a.txt", text: text)]).journal.sessions
      .map { $0.date?.description ?? "no date" }
  }
}
