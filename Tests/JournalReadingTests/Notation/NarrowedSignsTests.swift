import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Rules that once took too much, with the lines that they must leave alone.
struct NarrowedSignsTests {
  // MARK: How often

  @Test func `times and ways may be told to have been done so often`() {
    checkSets("Plank 45s three times", "BW x 45 s x 3")
    checkSets("Run 200 m four times", "200 m x 4 sets")
    checkSets("Push-ups 35 three times", "BW x 35 x 3")
    #expect(codesOfDay("Bench 70 three times").contains("W201"))
  }

  @Test func `three times in words before the reps`() {
    checkSets("жим лёжа 50 кг три раза по 6", "50 kg x 6 x 3")
    checkNamed("отжимания два раза по 15", ["отжимания: BW x 15 x 2"])
  }

  @Test func `a way that was run twice in Korean`() {
    #expect(efforts("달리기 2km 두 번") == ["2 km x 2"])
  }

  // MARK: Loads

  @Test(arguments: [
    "Row 60x8 holding 2s", "Row 60x8 holding 3 at the top", "Row 60x8 holding 2 dumbbells",
  ])
  func `what was held without a mass is no load`(_ line: String) {
    checkSets(line, "60 lb x 8")
  }

  @Test func `a bare number before reps of the body is a set`() {
    checkSets("Push-ups 45, 12 reps", "BW x 45", "BW x 12")
    checkSets("Air squats 60, 15 reps", "BW x 60", "BW x 15")
    #expect(codesOfDay("Bench 110, 6 reps").contains("W202"))
  }

  @Test func `a load behind sets that have theirs is said`() {
    checkSets("Bench 65x5, 75x3, with 85 kg", "65 lb x 5", "75 lb x 3")
    #expect(codesOfDay("Bench 65x5, 75x3, with 85 kg").contains("W201"))
    #expect(codesOfDay("Chin-ups 9, 8, with 5 kg (last 2 sets)").contains("W201"))
  }

  @Test func `reps in parentheses behind sets and their load are the sum`() {
    checkSets("Leg press 3x10 25 kg (30 reps)", "25 kg x 10 x 3")
    checkSets("Leg press 25 kg (15 reps)", "25 kg x 15")
  }

  @Test func `loads and misses are not counted as sets of reps`() {
    checkSets("Deadlift x 5 of 110", "110 lb x 5")
    checkSets("Leg curl x 2 of 12", "12 reps x 2 sets")
    #expect(codesOfDay("Curl 6 kg, 10x12").contains("W202"))
  }

  @Test func `what a volume comes to is no set`() {
    checkSets("スクワット 50kg×10 総負荷量 500", "50 kg x 10")
  }

  // MARK: Ratings

  @Test func `a comma behind a rating may part sets`() {
    let line = "Squat 5x110 RPE 7,5x120 RPE 8,5x130 RPE 9"
    checkSets(line, "110 lb x 5", "120 lb x 5", "130 lb x 5")
    #expect(ratings(line) == ["7", "8", "9"])
    #expect(ratings("Squat 120x5 RPE 7,5") == ["7.5"])
  }

  // MARK: Sides

  @Test func `a letter behind reps is no liter`() {
    checkSets("Тяга гантели 22 кг 9 л", "22 kg x 9")
    checkNamed("Вода 3 л", [])
  }

  @Test func `the side plank is none of each side`() {
    #expect(codesOfDay("Plank 3x45s, side 3x20").contains("W201"))
  }

  @Test func `rungs of lifts with both sides stay two sets`() {
    checkSets("Chin-ups 3/3, 4/4", "BW x 3", "BW x 3", "BW x 4", "BW x 4")
    checkSets("Week 1/1, 2/2 done")
  }

  @Test func `words in parentheses before the reps`() {
    #expect(codesOfDay("Bench 80 kg (three sets) 5 reps").contains("W201"))
    checkSets("Leg press 80 kg (feet high) 5 reps", "80 kg x 5")
  }

  // MARK: Misses and help

  @Test func `each cross of a list is a miss`() {
    checkSets("Bench 90 kg: 4, x, x", "90 kg x 4", "90 kg x 0", "90 kg x 0")
    checkSets("Bench 3x10, x", "10 reps x 3 sets")
  }

  @Test func `help with a curl is said`() {
    #expect(codesOfDay("Curl\n-12 12 10").contains("W202"))
    #expect(codesOfDay("Curl -14 10 8").contains("W202"))
    checkSets("Pull-ups -20 8 6", "BW-20 lb x 8", "BW-20 lb x 6")
  }

  // MARK: Rests

  @Test func `minutes between are no time of a way`() {
    #expect(efforts("Run 600m, 3 min between") == ["600 m rest 180"])
  }

  private func efforts(_ line: String) -> [String] {
    let source = Source(path: "a.md", text: "# 2026-03-02\n\n\(line)\n")
    return Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap(\.sets)
      .map { JournalDump.set($0) }
  }

  private func ratings(_ line: String) -> [String] {
    let text = "# 2026-03-02\n\n\(line)\n"
    return Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries).flatMap(\.sets).compactMap { $0.rpe.map { "\($0)" } }
  }

  @Test("A load at the very end of a file, behind reps, is read")
  func loadAtTheEnd() {
    for text in ["Squat\n4 reps\n62weight: 70", "Squat\n62weight: 70"] {
      let journal = Reader().read([Source(path: "a.md", text: text)]).journal
      #expect(journal.sessions.flatMap(\.entries).count <= 2)
    }
  }
}
