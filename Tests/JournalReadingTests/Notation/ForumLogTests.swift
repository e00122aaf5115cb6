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

  @Test(arguments: ["Crunches 2x100", "Burpees 2x100", "2x100 sit-ups", "Push-ups 100x2"])
  func `nobody does a few crunches with so much on the body`(_ line: String) {
    checkSets(line, "BW x 100 x 2")
  }

  @Test func `what hangs on the body of those who are strong is read as before`() {
    checkSets("Push-ups 45x10", "BW+45 lb x 10")
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

  @Test func `rounds tell in parentheses how long each was`() {
    checkSets("Jump rope: 4 rounds (2 min work, 30sec rest)", "120 s x 4 sets")
    checkSets("Squat 100 lb x 5\n90 segundos de intervalo", "100 lb x 5")
  }

  @Test(arguments: [
    "1º 60x8\n2º 70x6", "1ª serie 60x8\n2ª serie: 70x6", "1° set 60x8\n2° set 70x6",
  ])
  func `which set it was names no exercise`(_ lines: String) {
    checkNamed("Squat\n\(lines)", ["Squat: 60 lb x 8, 70 lb x 6"])
  }

  // MARK: Words

  @Test(arguments: [
    ("Deadlift: Got the 8x365 lb easily", "Deadlift"), ("Bench: Easy 8x225 lb", "Bench"),
    ("Bench: close grip 8x225 lb", "Bench: close grip"),
  ])
  func `a report behind a colon is no part of the name`(_ line: String, _ name: String) {
    let source = Source(path: "a.md", text: "# 2026-03-02\n\n\(line)\n")
    let entries = Reader().read([source]).journal.sessions.flatMap(\.entries)
    #expect(entries.map(\.nameAsWritten) == [name])
  }

  @Test(arguments: [
    "Yep, 4 reps where the number that was wanted was 5",
    "non ostante mi preoccupasse l'idea delle 3 reps a 150",
  ])
  func `reps that are talked of are no set`(_ line: String) {
    checkSets("Squat 225 x 5\n\(line)", "225 lb x 5")
  }

  @Test func `what was worked out of a set is none`() {
    checkSets(
      "Press 215 x 4\n215 x 4 x 0.0333 + 215 = 243.64\n245 x 90% = 220.5 or 220", "215 lb x 4")
  }

  @Test(arguments: ["ca. 60 m run", "about 60 m run", "+/- 60 m run", "- +/- 60 m run"])
  func `what comes near a number is no exercise`(_ line: String) {
    checkNamed(line, ["run: 60 m"])
  }

  @Test func `what a set was done with is no exercise`() {
    checkNamed(
      "スクワット\n7キロのダンベルで20回3セット\n15回を3セットずつ。",
      ["スクワット: 7 kg x 20 x 3, 15 reps x 3 sets"])
  }

  @Test func `sets in a sentence that begins with what was held are said`() {
    let text = "# 2026-03-02\n\nスクワット 50kg 5回\n今回は7キロのダンベルを持って15回を3セット。\n"
    #expect(Reader().check([Source(path: "a.md", text: text)]).map(\.code) == [.performedUnclear])
  }

  @Test func `a way may be of an exercise`() {
    checkNamed(
      "60 m of sprint\n20 minutos de bicicleta\n10 minutos de patinete",
      ["sprint: 60 m", "bicicleta: 1200 s", "patinete: 600 s"])
    checkSets("Plank\n60 s\n2 minutes of rest", "BW x 60 s")
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
