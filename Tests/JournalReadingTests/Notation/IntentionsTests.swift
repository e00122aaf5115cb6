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

  @Test(arguments: [
    "new PR by 2.5kg", "5 lb PR", "tied my PR", "top set RPE 9", "last set was RPE 8.5",
    "sets 1-3 easy, 4-5 hard", "slow eccentric, 4 seconds", "had to wait 10 min for the rack",
    "only did 3 sets, out of time", "stopped at 2 sets because of my elbow", "2 coffees",
    "short rest, 60s", "pin 12", "safety bar 25 kg", "80% of 1RM", "goal is 100 by summer",
    "trained with Mike, he did 100x5", "2.5 kg more than last week", "2,5 kg mehr als letzte Woche",
    "先週より5kgアップ", "прибавил 2.5 кг", "личный рекорд +2.5", "letzter Satz nur 4",
    "last set only 4 reps", "90 s entre séries", "PR 갱신", "다음주 디로드", "nächstes Mal mehr Gewicht",
  ])
  func `what is said of sets is no set and heads nothing`(remark: String) {
    let journal = ReadJournal(day: "Bench 60x5\n\(remark)\nSquat 100x5")
    #expect(journal.entries == ["Bench: 60 kg x 5", "Squat: 100 kg x 5"])
  }

  @Test(arguments: ["next week 82.5", "superset next time", "goal is 100 by summer"])
  func `a wish right below the day heads no plan`(wish: String) {
    let journal = ReadJournal("unit: kg\n2024-03-01\n\(wish)\nBench 60x5")
    #expect(journal.days == ["2024-03-01 Bench: 60 kg x 5"])
  }

  @Test(arguments: [
    "(sick last week)", "(up 5 kg from last week)", "(did 55 last week)",
    "- matched last week's numbers", ", superset next time",
  ])
  func `words about another day behind sets leave them done`(remark: String) {
    #expect(ReadJournal(day: "Bench 60 kg 3x5 \(remark)").entries == ["Bench: 60 kg x 5 (3)"])
  }

  @Test(arguments: ["next week", "attempt next week", "(next time)"])
  func `what is told for another day was not done`(remark: String) {
    #expect(ReadJournal(day: "Bench 60 kg 3x5 \(remark)").entries.isEmpty)
  }

  @Test func `a verb may begin the name of an exercise`() {
    #expect(ReadJournal(day: "Move-ups 20 kg x 12").entries == ["Move-ups: 20 kg x 12"])
  }
}
