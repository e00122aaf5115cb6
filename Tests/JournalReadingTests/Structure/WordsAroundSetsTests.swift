import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Words among the sets of blogs")
struct WordsAroundSetsTests {
  @Test func `reps that were helped are no set of their own`() {
    check("Dips 30 kg x 6 + 2 negatives", ["Dips: BW+30 kg x 6"])
    check("Curl\nSet 1: 14 kg x 9 + 3 eccentric", ["Curl: 14 kg x 9"])
    check("Dips 20 kg x 6 + 2 assisted", ["Dips: BW+20 kg x 6"])
    check("Curl 20 kg x 6 + 10 kg x 8", ["Curl: 20 kg x 6, 10 kg x 8"])
    check("Pull-ups 6 + 4 + 2", ["Pull-ups: BW x 6, BW x 4, BW x 2"])
  }

  @Test func `a cross in a list of reps is a set that was missed`() {
    check("Push press\n80 kg: 2,1,x", ["Push press: 80 kg x 2, 80 kg x 1, 80 kg x 0"])
    check("Push press 80 kg: 2/2/x", ["Push press: 80 kg x 2, 80 kg x 2, 80 kg x 0"])
    check("Press 40 kg x 5,x5,x4", ["Press: 40 kg x 5, 40 kg x 5, 40 kg x 4"])
  }

  @Test func `the lifter's weight stands in parentheses behind the word for it`() {
    check("Pull-ups\nBody weight (86.5 kg): 12, 9", ["Pull-ups: BW x 12, BW x 9"])
    check("Dips BW (20 kg): 8", ["Dips: BW x ? reps"])
  }

  @Test func `light loads have more reps and sets than kilograms`() {
    check("Lateral raise, 2.5 kg each hand, 3 sets of 15", ["Lateral raise: 2.5 kg x 15 x 3"])
    check("Lateral raise 2 kg, 3x15", ["Lateral raise: 2 kg x 15 x 3"])
    check("Curl, 12 kg per hand, 10 reps", ["Curl: 12 kg x 10"])
  }

  @Test func `so many of so many are sets and reps`() {
    check("Leg curl x 3 of 12", ["Leg curl: 12 reps x 3 sets"])
    check("Leg press x 5 of 100 kg", ["Leg press: 100 kg x 5"])
  }

  @Test func `an aside stands between a load and its reps`() {
    check(
      "Bench press - 140 kg (2 board)/3 reps, 150 kg (1 board)/2 reps",
      ["Bench press: 140 kg x 3, 150 kg x 2"])
    check("Row: 20 kg (with my back straight) 12 reps", ["Row: 20 kg x 12"])
    check("Row - 3 sets/8, 10, 12 reps/50 kg", ["Row: 50 kg x 8, 50 kg x 10, 50 kg x 12"])
  }

  @Test func `another exercise stands behind a slash or a word for supersets`() {
    check(
      "Squat 3x5 100 kg/ Semi-sumo deadlift 120 kg x 3",
      ["Squat: 100 kg x 5 x 3", "Semi-sumo deadlift: 120 kg x 3"])
    check(
      "Leg extension superset with leg curl - 2 sets of 15 reps with 20 kg",
      ["Leg extension: 20 kg x 15 x 2", "leg curl: 20 kg x 15 x 2"])
    check("Curl superset style 2x15 20 kg", ["Curl superset style: 20 kg x 15 x 2"])
  }

  @Test func `a sentence in parentheses is no part of a name`() {
    check(
      "Push-ups (she showed me how to do them and now I am tired.... ugh!): 8 | 8 | 10",
      ["Push-ups: BW x 8, BW x 8, BW x 10"])
    check("Press! (we used the short bar for all of it): 20 kg 15 reps", ["Press: 20 kg x 15"])
    check("Row (neutral grip): 20 kg 15 reps", ["Row (neutral grip): 20 kg x 15"])
  }

  @Test(
    arguments: [
      "Failed on the 2nd rep, 2nd set", "3rd set, 1st rep went up about 3/4 before I lost it",
      "Not happy with that, had pushed 40 kg for 12 a couple of weeks ago, so who knows.",
      "Did 120 kg x 5 two weeks ago", "This all took 90 minutes", "Week 5 Day 1 - Repeat 4",
    ])
  func `a line that is no set`(_ line: String) {
    check("Squat 100 kg x 5\n\(line)\n", ["Squat: 100 kg x 5"])
  }

  @Test func `sets that are compared with others were done`() {
    check("Bench 80 kg x 5, same as two weeks ago", ["Bench: 80 kg x 5"])
    check("1st set 100 kg x 5\nSquat\n2nd set 90 kg x 5", ["Squat: 90 kg x 5"])
    check("Bike 20 min, which took 300 kcal", ["Bike: 1200 s"])
  }

  private func check(
    _ lines: String, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = Source(path: "a.md", text: "2026-03-02\n\n" + lines)
    let entries = Reader().read([source]).journal.sessions.flatMap(\.entries)
    let found = entries.filter { !$0.sets.isEmpty }.map {
      $0.nameAsWritten + ": " + $0.sets.map(SetText.text).joined(separator: ", ")
    }
    #expect(found == expected, sourceLocation: sourceLocation)
  }
}
