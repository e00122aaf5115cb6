import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Words with numbers behind sets that are told already: no more sets.
@Suite struct TalkBehindSetsTests {
  static let lines = [
    "Squat 100 kg x 5 x 3", "Squat 3x5 @ 100 kg", "Squat: 100 kg 5, 5, 5",
    "Squat 3 sets of 5 at 100 kg", "Squat 3x5 100 kg",
  ]

  @Test(
    "What is said of sets adds none",
    arguments: lines,
    [
      "2 more than last week", "5 kg more than last time", "80% of max", "80% 1RM", "e1RM 117",
      "1/2 depth", "3/4 squat depth", "20 kg bar", "82 kg bodyweight", "110 felt too heavy",
      "3rd week at this weight", "2x a week", "40 a side", "one rep short", "3-0-1-0", "2 RIR",
      "2 plates a side", "felt good", "last set hard", "rest: 90s",
    ])
  func remark(line: String, words: String) {
    for mark in [", ", "; ", " - ", " "] {
      let journal = "\(line)\(mark)\(words)"
      // Right behind the sets `100 kg x 5 x 3 110` may be anything.
      if mark == " ", words.hasPrefix("110") { continue }
      #expect(Self.sets(journal) == ["100 kg x 5", "100 kg x 5", "100 kg x 5"], "\(journal)")
    }
  }

  @Test("A number that might be one more set is said")
  func doubts() {
    for line in ["Squat 3x5 100 kg, 105 heavy", "Leg press 3x12 100 kg 15 slow"] {
      #expect(codesOfDay(line).contains("W201"), "\(line)")
    }
    for words in ["2 more than last week", "3rd week at this weight", "40 a side", "felt good"] {
      #expect(!codesOfDay("Squat 3x5 100 kg, \(words)").contains("W201"), "\(words)")
    }
  }

  @Test("A tempo and a rating behind a mark are of the sets before it")
  func afterthoughts() {
    checkRead(
      "2026-03-02\nSquat 3x5 100 kg; 2 RIR",
      "2026-03-02\n  Squat\n    100 kg x 5 x 3 rir 2")
    checkRead(
      "2026-03-02\nSquat 3x5 100 kg, 3-0-1-0",
      "2026-03-02\n  Squat\n    100 kg x 5 x 3 tempo 3-0-1-0")
  }

  @Test("A warm-up behind a mark is what stands behind the word")
  func warmups() {
    checkRead(
      "2026-03-02\nSquat 100 kg x 5 x 3, warm-up 60x5",
      "2026-03-02\n  Squat\n    100 kg x 5 x 3\n    60 kg x 5 warmup")
  }

  @Test("One of the sets was missed")
  func misses() {
    checkRead(
      "2026-03-02\nSquat 3x5 100 kg (grip failed on 3rd set)",
      "2026-03-02\n  Squat\n    100 kg x 5 x 2\n    100 kg x 5 failed")
  }

  @Test("More sets and other loads stay what they are")
  func others() {
    #expect(Self.sets("Squat 100x5, 105x5, 110x5 felt good").count == 3)
    #expect(Self.sets("Squat 3x5: 100, 105, 110 better than expected").count == 3)
    #expect(Self.sets("Squat: 100 kg 5, 5, 4 hard") == ["100 kg x 5", "100 kg x 5", "100 kg x 4"])
    #expect(Self.sets("Squat 5RM 100 kg, 3RM 110 kg") == ["100 kg x 5", "110 kg x 3"])
    #expect(Self.sets("Swing 3x10 26er") == ["26 kg x 10", "26 kg x 10", "26 kg x 10"])
    #expect(Self.sets("Sit-ups 3x25, bw 60").last == "BW x 60")
  }

  @Test(
    "What is said below sets adds none",
    arguments: [
      "2 more than last week", "5 kg more than last time", "up 5 kg", "+5 kg from last week",
      "pain 2", "paused 2 s", "3-0-1-0", "could have done 8", "est. max 117 kg", "not 110",
      "instead of 110", "one rep short", "82 kg bodyweight", "per side 40", "40 a side",
      "2 plates a side", "x2 this week", "1/2 depth", "3/4 squat depth",
    ])
  func remarkBelow(words: String) {
    for mark in ["\n", "\n- ", "\n  "] {
      #expect(Self.sets("Squat 100 kg x 5 x 2" + mark + words) == ["100 kg x 5", "100 kg x 5"])
    }
  }

  @Test("Sets below sets stay sets")
  func setsBelow() {
    #expect(Self.sets("Squat 100 kg x 5\n110 kg x 3").count == 2)
    #expect(Self.sets("Push-ups\n20\n15 felt hard\n12").count == 3)
    #expect(Self.sets("Squat 100 kg x 5\nCurl 20 kg x 10").count == 2)
    #expect(Self.sets("Squat 100 kg x 5\nmiss 110x1").count == 2)
  }

  /// One text for each set, below `unit: kg`.
  private static func sets(_ line: String) -> [String] {
    let source = Source(path: "a.md", text: "unit: kg\n\n2026-03-02\n\(line)\n")
    let sets = Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap(\.sets)
    return sets.flatMap { set in
      var single = set
      single.count = 1
      return Array(repeating: setText(single), count: Int(set.count))
    }
  }
}
