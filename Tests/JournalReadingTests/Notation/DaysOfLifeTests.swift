import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("What is told between workouts and was not lifted")
struct DaysOfLifeTests {
  @Test(arguments: [
    "old routine for ref: sq 5x5, bp 5x5, row 3x8", "Previous program (2019): squat 3x5, row 3x8",
    "лучшие: присед 170 жим 122,5 тяга 195", "Bestwerte: KB 110x3, BD 85x5, KH 140x1",
    "by the chart 5 reps = 87%, so 172.5*0.87=150", "по таблице 5 = 87%, значит 172,5*0,87=150",
  ])
  func `bests, routines and calculations of other days make no set`(_ line: String) {
    checkSets(line)
  }

  @Test
  func `a set with its share and its tonnage is no calculation`() {
    checkSets("Bench 75% 100 x 5 = 500", "100 lb x 5")
  }

  @Test
  func `a best of one lift on its day is a set`() {
    checkSets("Rows: bench 225x1, squat 315x1", "225 lb x 1", "315 lb x 1")
  }

  @Test(arguments: ["3/19 감기 걸림", "3/7 회식.. 소주 3병", "18.-26.3. Grippe. 4 Tage Fieber, 39,2"])
  func `a day without training makes no set`(_ line: String) {
    let text = "## 3/3\nSquat 60kg 5x5\n\n## 3/5\nSquat 60kg 5x5\n\n\(line)\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.flatMap(\.entries).flatMap(\.sets).count == 2)
  }

  @Test(arguments: [
    "warm-up rower 8 min", "échauffement rameur 8 min", "разм. велик 8 мин",
    "Aufwärmen Rudern 8 min",
    "calentamiento bici 8 min",
  ])
  func `a machine warms up without a colon`(_ line: String) {
    checkSets("\(line)\nSquat 60 kg x 5", "480 s", "60 kg x 5")
  }

  @Test(arguments: ["wt 199. sq 225x5", "wt 201 ugh. sq 225x5", "bw 199. sq 225x5"])
  func `the own weight ends in a period before an exercise`(_ line: String) {
    checkNamed(line, ["sq: 225 lb x 5"])
  }

  @Test
  func `a title tells in what haste it was`() {
    let text = "mar 24 sept 2024, dos à la bourre 35min\ntractions 3x8\n"
    let session = Reader().read([Source(path: "a.md", text: text)]).journal.sessions.first
    #expect(session?.durationMinutes == 35)
    #expect(session?.entries.map(\.nameAsWritten) == ["tractions"])
  }
}
