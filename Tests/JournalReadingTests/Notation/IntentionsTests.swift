import JournalReading
import Testing

/// What somebody means to do another time is no set, and heads no plan for the lines below.
@Suite("Intentions below sets")
struct IntentionsTests {
  @Test(arguments: [
    "try 5kg more next week", "- try 5 kg more next week", "-> go up 5kg next time",
    "go up to 65", "move to 65kg", "increase to 65 kg", "try 65!", "add 2.5 next time",
    "start at 65 next time", "up next time", "go heavier next time", "increase weight next session",
    "drop to 55 kg next week", "will try 3x8 @ 65 next time",
  ])
  func `an intention is no set and the next exercise is done`(remark: String) {
    let journal = ReadJournal(day: "Bench 60x5\n\(remark)\nSquat 100x5")
    #expect(journal.entries == ["Bench: 60 kg x 5", "Squat: 100 kg x 5"])
  }

  @Test func `a head of what comes next still heads a plan`() {
    #expect(
      ReadJournal(day: "Bench 60x5\n\nNext time:\nSquat 105x5").entries == ["Bench: 60 kg x 5"])
  }

  @Test func `a verb may begin the name of an exercise`() {
    #expect(ReadJournal(day: "Move-ups 20 kg x 12").entries == ["Move-ups: 20 kg x 12"])
  }
}
