import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Totals, words and marks around counts")
struct WordsAroundCountsTests {
  @Test(arguments: [
    ("50 push-ups in sets of 10", "push-ups: BW x 10 x 5"),
    ("100 KB swings in sets of 20 w/ 24 kg", "KB swings: 24 kg x 20 x 5"),
    ("60 dips in 6 sets of 10", "dips: BW x 10 x 6"),
    (
      "Bench 70 kg x 30 reps — sets of 12, 8, 5, 5",
      "Bench: 70 kg x 12, 70 kg x 8, 70 kg x 5, 70 kg x 5"
    ),
    ("Bench 70 x 20 reps — 8, 6, 3, 3", "Bench: 70 kg x 8, 70 kg x 6, 70 kg x 3, 70 kg x 3"),
  ])
  func `a total that was done in parts is so many sets`(_ line: String, _ expected: String) {
    #expect(workOf(line) == [expected])
  }

  @Test func `a total of other parts stays as it is`() {
    #expect(workOf("Bench 70 kg x 30 reps, 12, 8") != ["Bench: 70 kg x 12, 70 kg x 8"])
    #expect(workOf("Bench 60 x 15, 10, 5") == ["Bench: 60 kg x 15, 60 kg x 10, 60 kg x 5"])
    #expect(workOf("Push-ups x 20, 12, 8") == ["Push-ups: BW x 20, BW x 12, BW x 8"])
  }

  @Test(arguments: [
    ("Chin-ups 3 sets to failure 9 7 6", "Chin-ups: BW x 9, BW x 7, BW x 6"),
    ("Chin-ups 3xAMRAP 9, 7, 6", "Chin-ups: BW x 9, BW x 7, BW x 6"),
    ("Curls 12 kg 2 sets to failure 14, 11", "Curls: 12 kg x 14, 12 kg x 11"),
  ])
  func `what came of sets to failure is no more sets`(_ line: String, _ expected: String) {
    #expect(workOf(line) == [expected])
  }

  @Test(arguments: [
    ("OHP 8 @ 40 kg, 8, 7", "OHP: 40 kg x 8, 40 kg x 8, 40 kg x 7"),
    ("OHP: 8 reps @ 40 kg, 8 reps, 7 reps", "OHP: 40 kg x 8, 40 kg x 8, 40 kg x 7"),
    ("OHP: 8x40 kg, 7x, 6x", "OHP: 40 kg x 8, 40 kg x 7, 40 kg x 6"),
    ("OHP 8 @ 40 x3", "OHP: 40 kg x 8 x 3"),
    ("OHP 8 @ 40 kg x3 sets", "OHP: 40 kg x 8 x 3"),
    ("Squat 290x12@6 x6@5", "Squat: 290 kg x 12, 290 kg x 6"),
    ("Squat 5 @ 100, 105, 110", "Squat: 100 kg x 5, 105 kg x 5, 110 kg x 5"),
  ])
  func `reps behind a load share it, and loads do not become reps`(
    _ line: String, _ expected: String
  ) {
    #expect(workOf(line) == [expected])
  }

  @Test(arguments: [
    ("Squats for volume 105 kg (10, 10, 10)", "Squats: 105 kg x 10, 105 kg x 10, 105 kg x 10"),
    ("Deadlift 5x5 all at 225", "Deadlift: 225 kg x 5 x 5"),
    ("Calf raise 4 x 12 on 80", "Calf raise: 80 kg x 12 x 4"),
    ("Split squat 3x10 w/ the 12s", "Split squat: 12 kg x 10 x 3"),
    ("OHP w/17.5 kg 8, 8, 7", "OHP: 17.5 kg x 8, 17.5 kg x 8, 17.5 kg x 7"),
    ("Press: 3 sets of 5 with the bar (20). Harder than I thought.", "Press: 20 kg x 5 x 3"),
    ("Sit-ups 50 straight", "Sit-ups: BW x 50"),
    ("Push-ups 10 slow, 8 fast", "Push-ups: BW x 10, BW x 8"),
    ("Leg press 4pl 3x10", "Leg press: level 4 x 10 x 3"),
    ("Pull-ups 8, 6, 5 at 98 kg bw", "Pull-ups: BW x 8, BW x 6, BW x 5"),
    ("Pull-ups 8 + 3 assisted", "Pull-ups: BW x 8"),
    ("Push-ups 12, 12, 12 feet up on bench", "Push-ups: BW x 12, BW x 12, BW x 12"),
    (
      "Squats: The sets this week were 5@85 kg, 5@110 kg", "Squats: 85 kg x 5, 110 kg x 5"
    ),
  ])
  func `words beside counts and loads are no part of a name`(_ line: String, _ expected: String) {
    #expect(workOf(line) == [expected])
  }

  @Test(arguments: [
    ("Bench 85 x 11, rest-pause 4, 3", "Bench: 85 kg x 11, 85 kg x 4, 85 kg x 3"),
    ("EZ curl 35 x 10, 9, 7 rest pause +2", "EZ curl: 35 kg x 10, 35 kg x 9, 35 kg x 7"),
    ("Curls 60 x 15, +4, +4, +3", "Curls: 60 kg x 15, 60 kg x 4, 60 kg x 4, 60 kg x 3"),
    ("Squat 85% 5+x140 → 9", "Squat: 140 kg x 9"),
    ("Clean 100x1 105x1 108xC", "Clean: 100 kg x 1, 105 kg x 1, 108 kg x ? reps"),
    ("Back ext x 20 x 15 x 15", "Back ext: BW x 20, BW x 15, BW x 15"),
    ("Hammer curl 7.5 - 12 x 3", "Hammer curl: 7.5 kg x 12 x 3"),
    ("Row 35 kg 3 set - 12, 12, 12", "Row: 35 kg x 12, 35 kg x 12, 35 kg x 12"),
    ("Shoulder press 2x11 kg - 10,9,8", "Shoulder press: 11 kg x 10, 11 kg x 9, 11 kg x 8"),
    ("Bench 105 kg, 110 kg, 115 kg (doubles)", "Bench: 105 kg x 2, 110 kg x 2, 115 kg x 2"),
    (
      "Rack pull (205 kg, 215 kg), singles", "Rack pull: 205 kg x 1, 215 kg x 1"
    ),
    ("RDL 24s 3x10", "RDL: 24 kg x 10 x 3"),
    ("Row 24s x 10 10 9", "Row: 24 kg x 10, 24 kg x 10, 24 kg x 9"),
    ("Squat 60% x5, 70% x5, 80% x5 (85, 100, 115)", "Squat: 85 kg x 5, 100 kg x 5, 115 kg x 5"),
    ("Bench 105x5, backoff 85 3x8", "Bench: 105 kg x 5, 85 kg x 8 x 3"),
    ("侧平举$2.5kg \\times 12$", "侧平举: 2.5 kg x 12"),
  ])
  func `short ways to tell sets are read as their writers mean them`(
    _ line: String, _ expected: String
  ) {
    #expect(workOf(line) == [expected])
  }

  @Test(arguments: [
    ("Press militar 3x8 con 42,5", "Press militar: 42.5 kg x 8 x 3"),
    ("Rosca direta 3x10 com 12,5", "Rosca direta: 12.5 kg x 10 x 3"),
    ("Get-ups 16 kg 10x1", "Get-ups: 16 kg x 1 x 10"),
    ("Leg press 120 kg, sets of 15, 15 and 12", "Leg press: 120 kg x 15, 120 kg x 15, 120 kg x 12"),
    ("Squat bar 15, 40kg 10, 60kg 8", "Squat: 15 reps, 40 kg x 10, 60 kg x 8"),
    ("Curls 30s 12/10. 50 min", "Curls: 30 kg x 12, 30 kg x 10"),
    (
      "Kniebeuge: 20x10, 60x8, 80x6, 3x5 90kg",
      "Kniebeuge: 20 kg x 10, 60 kg x 8, 80 kg x 6, 90 kg x 5 x 3"
    ),
    ("Row 1x10, 2x8 90 kg", "Row: 90 kg x 10, 90 kg x 8 x 2"),
    ("Stiff 3x10 halteres de 18", "Stiff: 18 kg x 10 x 3"),
    ("Zancadas 2x20 con mancuernas de 12", "Zancadas: 12 kg x 20 x 2"),
    ("Remada 3x12 cada braço 20kg", "Remada: 20 kg x 12 x 3"),
    ("Goblet squat 20 - 3 x 8", "Goblet squat: 20 kg x 8 x 3"),
    ("Curl 8 kg x 12, 3 rounds", "Curl: 8 kg x 12 x 3"),
    ("Pushdown: 50 kg x 10, 8", "Pushdown: 50 kg x 10, 50 kg x 8"),
    (
      "| Exercise | Load | Reps |\n|---|---|---|\n| Lat raise | 5s | 15, 15, 14 |",
      "Lat raise: 5 kg x 15, 5 kg x 15, 5 kg x 14"
    ),
  ])
  func `commas, columns and the ends of lines change no load`(_ lines: String, _ expected: String) {
    #expect(workOf(lines) == [expected])
  }

  @Test func `sets before their load and reps are told from reps before their load and sets`() {
    #expect(workOf("Curl 2@35x8, 2@40x8") == ["Curl: 35 kg x 8 x 2, 40 kg x 8 x 2"])
    #expect(workOf("Curl 8@35 x 3") == ["Curl: 35 kg x 8 x 3"])
  }

  /// Weightlifters do singles for many sets, and write a single set as a pair.
  @Test func `singles for several sets are no sets of several reps`() {
    let day = """
      Front squat 70x3x2 100x2x2 120x2 135x1 145x1
      Snatch 90x1x2 100x1 80x2 90x2
      Snatch pull 110x1x7
      Clean pull 140x1x3
      Power clean 100x1x4 105x1
      """
    #expect(
      workOf(day).suffix(3) == [
        "Snatch pull: 110 kg x 1 x 7", "Clean pull: 140 kg x 1 x 3",
        "Power clean: 100 kg x 1 x 4, 105 kg x 1",
      ])
  }
}
