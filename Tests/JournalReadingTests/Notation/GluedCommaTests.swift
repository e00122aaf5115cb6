import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Commas without a blank part sets, reps or fractions")
struct GluedCommaTests {
  @Test(arguments: [
    ("Squat 60x5,70x5", "60 kg x 5, 70 kg x 5"),
    ("Squat 70x15,70x15", "70 kg x 15, 70 kg x 15"),
    ("Squat 122,5 x 5,122,5 x 5", "122.5 kg x 5, 122.5 kg x 5"),
    ("Leg press 42,5x12,42,5x12,40x12", "42.5 kg x 12, 42.5 kg x 12, 40 kg x 12"),
    ("Leg press 70 KgX17,75 KgX15", "70 kg x 17, 75 kg x 15"),
    ("Leg press 142,5 Kgx8,142,5 Kgx8", "142.5 kg x 8, 142.5 kg x 8"),
    ("Leg press 50kg 14,55kg 12,60kg 10", "50 kg x 14, 55 kg x 12, 60 kg x 10"),
    ("Row 32,5kg 12,37,5kg 10", "32.5 kg x 12, 37.5 kg x 10"),
    ("Row 50kg for 12,55kg for 10", "50 kg x 12, 55 kg x 10"),
    ("Row 52,5kg for 12,57,5kg for 10", "52.5 kg x 12, 57.5 kg x 10"),
    ("Deadlift 7@135,5@140", "135 kg x 7, 140 kg x 5"),
    ("Curl 15@16,15@16", "16 kg x 15, 16 kg x 15"),
    ("Curl 14@47,5,12@52,5", "47.5 kg x 14, 52.5 kg x 12"),
    ("Curl 12x42,5,10x45", "42.5 kg x 12, 45 kg x 10"),
    ("Press 3x5@80,3x3@90", "80 kg x 5 x 3, 90 kg x 3 x 3"),
    ("Press 8 reps at 60,6 reps at 65", "60 kg x 8, 65 kg x 6"),
    ("Press 47,5kg × 12,11", "47.5 kg x 12, 47.5 kg x 11"),
    ("Press 100 kg×6,5", "100 kg x 6, 100 kg x 5"),
    ("Press 70x3,3 RPE 8", "70 kg x 3, 70 kg x 3"),
  ])
  func `the signs around tell, whatever the file does elsewhere`(
    _ line: String, _ sets: String
  ) {
    #expect(told(line) == sets)
    #expect(told(line, above: "Row 82,5 kg x 5") == sets)
  }

  @Test(arguments: [
    ("Squat 5x102,5", "102.5 kg x 5"),
    ("Press 14,5x12,11", "14.5 kg x 12, 14.5 kg x 11"),
    ("Squat 5x102,5x3", "102.5 kg x 3 x 5"),
    ("Squat 20x12,5x3", "12.5 kg x 20 x 3"),
    ("Squat 10@82,5x3", "82.5 kg x 10 x 3"),
    ("Squat 4 @ 82,5kg @8.5", "82.5 kg x 4"),
    ("Squat 4@82,5 @9", "82.5 kg x 4"),
    ("Run 5,2 km 25:30", "5.2 km"),
    ("Plank 20 kg x 1,5 min", "BW+20 kg x 90 s"),
    ("Dips 7,5", "7.5 kg"),
    ("Bench 12,5 kg x 10", "12.5 kg x 10"),
  ])
  func `loads, ways and times keep their fractions`(_ line: String, _ sets: String) {
    #expect(told(line, above: "Row 82,5 kg x 5") == sets)
  }

  @Test(arguments: [
    ("Dips 12,12", "BW x 12, BW x 12"),
    ("Pull-ups: 10,9", "BW x 10, BW x 9"),
    ("Push-ups - 12,10 easy", "BW x 12, BW x 10"),
    ("Sit-ups\n15,14", "BW x 15, BW x 14"),
  ])
  func `work with the body has no loads of twelve kilograms and a tenth`(
    _ line: String, _ sets: String
  ) {
    #expect(told(line, above: "Row 82,5 kg x 5") == sets)
  }

  @Test(arguments: [
    ("Bench 100кгx5x4", "100 kg x 5 x 4"), ("Bench 22,5кгx8x2", "22.5 kg x 8 x 2"),
    ("Bench 100кгх5х4", "100 kg x 5 x 4"), ("Bench 92,5Kgx5x3", "92.5 kg x 5 x 3"),
    ("Pull-ups +5кгx8", "BW+5 kg x 8"),
  ])
  func `a unit in any script lets go of the sign behind it`(_ line: String, _ sets: String) {
    #expect(told(line) == sets)
  }

  @Test(arguments: [
    ("Squat 12 répétitions à 40", "40 kg x 12"), ("Squat 5 rép à 82,5", "82.5 kg x 5"),
    ("Squat 8 reps of 60", "60 kg x 8"), ("Squat 5 Wdh à 100", "100 kg x 5"),
    ("Squat 3 séries à 12", "12 reps x 3 sets"), ("Squat 5 reps of 3 sets", "5 reps x 3 sets"),
    ("Curls 14.5 - 10, 10, 8", "14.5 kg x 10, 14.5 kg x 10, 14.5 kg x 8"),
    ("Curls 16,5 - 10, 9, 7", "16.5 kg x 10, 16.5 kg x 9, 16.5 kg x 7"),
  ])
  func `a number that no reps or sets can be is the load`(_ line: String, _ sets: String) {
    #expect(told(line, above: "Row 82,5 kg x 5") == sets)
  }

  /// The sets of the last exercise.
  private func told(_ line: String, above first: String = "Row 80 kg x 5") -> String {
    let source = Source(path: "a.md", text: "unit: kg\n\n# 2026-03-02\n\n\(first)\n\(line)\n")
    let entry = Reader().read([source]).journal.sessions.flatMap(\.entries).last
    return (entry?.sets ?? []).map(setText).joined(separator: ", ")
  }
}
