import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Numbers of other days and things")
struct OtherDaysAndThingsTests {
  @Test(arguments: [
    "75 x 8 last week", "up from 75 x 8", "better than 75 x 8", "Went from 60 x 8 to 80 x 8",
    "LW 77.5 x 8", "Old PR 85 x 5", "back in college 140 x 3", "+5 from last week", "18:05 - 19:10",
    "Session 70 min", "8/10", "-> 102.5 next time", "→ felt good", "Tom's bench: 100 x 5",
    "mels did 60 x 5 next to me", "Young Tom went 95/120", "62.5 not 65, miscounted the plates",
    "January so far: bench 162, squat 185",
    "Bestwerte bisher KB 200x1 (Mai), Bank 137x1", "next wk plan - lunges 3 rounds of 8",
  ])
  func `what was lifted by others, on other days or not at all`(line: String) {
    checkNamed("Squat\n100 x 5\n\(line)\n90 x 5", ["Squat: 100 lb x 5, 90 lb x 5"])
  }

  @Test(arguments: [
    "ibuprofen 2x200, ice", "Ate 3 x 2 egg sandwiches after", "Pub. 2 x 2 pints.", "Ice 2x10 min",
    "both 62s out front", "milk x2, nappies size 5", "plates dont reach the floor well w/ 10s on",
    "Stairs one foot after the other, no rail.",
  ])
  func `food, pills and plates`(line: String) {
    checkSets(line)
  }

  @Test func `a title with the year of a season`() {
    #expect(daysRead("Training log winter 24\n\n2024-05-08\nBench 60 kg x 5").count == 1)
  }

  @Test func `lists of bests below a head that names them later`() {
    checkNamed(
      "Squat\n100 x 5\n\nOne year!! PBs so far\n• Bench 67.5 x 1\n• Deadlift 120 x 1",
      ["Squat: 100 lb x 5", "Bench: ", "Deadlift: "])
  }

  @Test func `circles left open among ticks were not done`() {
    checkNamed("☑ Row 45 x 10\n◯ Face pulls 15 x 15", ["Row: 45 lb x 10", "Face pulls: "])
    checkNamed("◯ Row 45 x 10\n◯ Press 15 x 15", ["Row: 45 lb x 10", "Press: 15 lb x 15"])
  }

  @Test func `days behind counts and in titles`() {
    #expect(
      daysRead(
        "# Log 2024\n\nDay 3 , 7 June - my dumbbells came\nCurl 12 kg x 8\nDay 4 , 9 June - rain\nCurl 12 kg x 9"
      )
        == ["2024-06-07 Curl: 12 kg x 8", "2024-06-09 Curl: 12 kg x 9"])
    #expect(
      daysRead(
        "Prep 2024\n\n== v10 pass 1, tue 4/3 == bw 83 kg\nSquat 100 kg x 5"
      )
        == ["2024-03-04 Squat: 100 kg x 5"])
  }

  @Test func `frost, and how the bar stood`() {
    checkDumped("Ski 7.5 km 52 min, -8, good snow", ["Ski: 7.5 km in 3120 s"])
    checkSets("KB 130 lb 3x3, 2 Sek unten", "130 lb x 3 x 3")
    checkSets("Press 167 4x4 @7.5 8 8 9", "167 lb x 4", "167 lb x 4", "167 lb x 4", "167 lb x 4")
    checkSets("Press -12% = 167 4x4", "167 lb x 4 x 4")
    checkSets("Leg curl 10 lb, 10 and 8, 12.5 lb, 6", "10 lb x 10", "10 lb x 8", "12.5 lb x 6")
    checkSets("Leg press 25 lb, 2 lots of 10, 30 lb, 1 lot of 8", "25 lb x 10 x 2", "30 lb x 8")
  }
}
