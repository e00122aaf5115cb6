import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Work in the prose of diaries, and of strongmen")
struct ProseAndStrongmenTests {
  @Test(arguments: [
    "Slept 9 hours and it shows. Squats: 60 kg for 5, 80 kg for 5",
    "Schlecht geschlafen. Squats: 60 kg für 5, 80 kg für 5",
    "Me dolía la cabeza. Squats: 60 kg x 5, 80 kg x 5",
    "Then squats, carefully, 60 kg for 5, 80 kg for 5",
  ])
  func `an exercise behind talk is read`(_ line: String) {
    #expect(namesAndSets(line).map(\.sets) == [["60 kg x 5", "80 kg x 5"]])
    #expect(namesAndSets(line).allSatisfy { $0.name.lowercased() == "squats" })
  }

  @Test
  func `each exercise of a sentence has its own sets`() {
    checkSets(
      "Lat pulldown 55 kg, three sets of ten, and seated rows at 50 kg, three sets of 12.",
      "55 kg x 10 x 3", "50 kg x 12 x 3")
  }

  @Test
  func `sets told in words of their own are read`() {
    checkSets(
      "Deadlifts: 100 kg for 5, 130 kg for 3, and a single at 140 kg", "100 kg x 5", "130 kg x 3",
      "140 kg x 1")
    checkSets("Bench: 60 kg for 5, then missed 70 kg completely.", "60 kg x 5", "70 kg x 0")
    checkSets("Squats: 60 kg for 5, put 100 kg on the bar and did 5", "60 kg x 5", "100 kg x 5")
    checkSets(
      "Overhead press 40 kg for 5 reps, three sets, and then I dropped to 35 kg and did 2 sets of 8.",
      "40 kg x 5 x 3", "35 kg x 8 x 2")
    checkSets("Chin ups, 6 then 5 then 4. Used to be sets of 10.", "BW x 6", "BW x 5", "BW x 4")
  }

  @Test(arguments: [
    "Sat on the floor for ten minutes feeling 38, which I am.", "Truck in the shop 2 hrs, $640",
    "Belt on from 140.", "Gürtel ab 140 kg", "left shoulder clicks on the 40s watch it",
    "For X-mas meet: 380 / 285 / 480", "comp loads: log 110 max reps / yoke 300 20m",
  ])
  func `talk of a diary tells no sets`(_ line: String) { checkSets(line) }

  @Test
  func `events of strongmen are read`() {
    checkSets("stones: 100 kg over bar x1, 120 kg x1", "100 kg x 1", "120 kg x 1")
    checkSets("tyre 350 kg flips 6, 5", "350 kg x 6", "350 kg x 5")
    checkSets(
      "keg toss: 12 14 16 kg all over, 18 no", "12 kg x 1", "14 kg x 1", "16 kg x 1", "18 kg x 0")
  }

  @Test
  func `help with the last rep is none of one's own`() {
    checkSets("Bench 82.5 kg x 4 + 1 with help from Jonas", "82.5 kg x 4")
    checkSets("Bench 82.5 kg x 4 + 1 mit Hilfe", "82.5 kg x 4")
  }

  @Test
  func `sizes before slashes and counts are loads`() {
    let journal = "DB incline 75s/10/10/8\nCurls with the 14s, 3 sets of 10"
    #expect(namesAndSets(journal).map(\.count) == [3, 3])
  }

  @Test
  func `a letter marks warm-ups in a row of fields`() {
    #expect(namesAndSets("squat, 60, 5w, 85, 5, 5, 5").map(\.count) == [4])
  }

  @Test
  func `lists by times are told by the file`() {
    let rows = "bench 60 kg x8 x7 x6\nrow 50 kg x10 x9 x8\ncurl 20 kg x8 x6"
    #expect(namesAndSets(rows).map(\.count) == [3, 3, 2])
  }

  @Test
  func `grades and climbs are no work of their own`() {
    #expect(namesAndSets("climbing w/ Tine 2h. 6a, 6a+ (clean!), 6b").map(\.count) == [1])
    #expect(namesAndSets("klettern 2h. 6a, 6b").map(\.count) == [1])
    #expect(namesAndSets("hike 11 km, 480 m up").map(\.count) == [1])
    #expect(namesAndSets("intervals: 6x400m in 1:45, 200 jog between").map(\.count) == [6])
    #expect(namesAndSets("Water aerobics, 45 minutes").map(\.count) == [1])
  }

  /// Each exercise below a day with its sets as text.
  private func namesAndSets(_ lines: String) -> [(name: String, sets: [String], count: Int)] {
    let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(lines)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    return journal.sessions.flatMap(\.entries).dropFirst().map { entry in
      (entry.nameAsWritten, entry.sets.map(setText), entry.sets.reduce(0) { $0 + Int($1.count) })
    }
  }
}
