import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Sets in parentheses, between slashes and behind signs")
struct EnclosedWorkTests {
  @Test(arguments: [
    ("Leg curl (130*12 | 140*10 | 150*8)", "130 lb x 12, 140 lb x 10, 150 lb x 8"),
    ("Barbell row (85kg 8 / 90kg 6)", "85 kg x 8, 90 kg x 6"),
    ("Back squat (75 15, 15) Rest 2:00", "75 lb x 15, 75 lb x 15"),
    ("Leg extension (55 x 15 55 x 15)", "55 lb x 15, 55 lb x 15"),
    ("DB press (14 reps at 10.5Kg; 12 reps at 12.5Kg)", "10.5 kg x 14, 12.5 kg x 12"),
    ("Overhead press (3 sets of 6 at 225lbs) RIR 2", "225 lb x 6 x 3"),
    ("Bench press (5 reps at 100 kg, 4 reps at 100 kg) @8.5", "100 kg x 5, 100 kg x 4"),
    ("Leg curl (55Kg (10X4))", "55 kg x 10 x 4"),
    ("Curl (26.5kg 15 26.5kg 14)\n\n## 2026-03-04", "26.5 kg x 15, 26.5 kg x 14"),
  ])
  func `loads and reps in one pair of parentheses behind the name are sets`(
    _ line: String, _ expected: String
  ) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: [
    ("Plank (60s)", "BW x 60 s"), ("Plank (0:45, 0:45)", "BW x 45 s, BW x 45 s"),
    ("Pull-ups (9/7)", "BW x 9, BW x 7"), ("**Pull-ups** (12/10)", "BW x 12, BW x 10"),
    ("Dips (bw x 9, 9, 7)", "BW x 9, BW x 9, BW x 7"), ("Push-ups (BW 2X8)", "BW x 8 x 2"),
    ("Chin ups (+20 Kg x 5)", "BW+20 kg x 5"), ("Chin ups (5 +15kg)", "BW+15 kg x 5"),
    ("Sit-ups (9, 9 reps) // form was off on the last one", "BW x 9, BW x 9"),
  ])
  func `reps and times of the body in parentheses are sets`(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: [
    "Squat (max 180)", "Bench (5th week)", "Back squat (seat 5)", "Squat (3 of 4)",
    "Front squat (2.0)", "Bench (60 + 10 kg)", "Squat (5/3/1)", "Bench (20 kg bar, 2 x 10 kg)",
    "Bench (3 sets of 8-10)", "Squat (8 reps at 60 kg) last week", "Press (10 2)",
    "Squat (3 sets of 5 at 100 kg) planned",
  ])
  func `other numbers in parentheses are no sets`(_ line: String) {
    #expect(told(line).joined() == "")
  }

  @Test func `parentheses that hold nothing but factors stay as they are`() {
    #expect(told("Squat (100x5x3)") == ["100 lb x 5 x 3"])
    #expect(told("Bench (3x8)") == ["8 reps x 3 sets"])
    #expect(told("Row (8, 8, 8) 60 kg") == ["60 kg x 8, 60 kg x 8, 60 kg x 8"])
  }

  @Test func `parentheses above sets hold a plan`() {
    #expect(
      told("Squat (3 sets of 5 at 100 kg)\n100 kg x 5\n100 kg x 4") == ["100 kg x 5, 100 kg x 4"])
  }

  @Test(arguments: [
    ("Push-ups: 9/8 last set hard", "BW x 9, BW x 8"),
    ("Dips: 12, 10 last set hard", "BW x 12, BW x 10"),
    ("- FONDOS 9/9 sin cinturón", "BW x 9, BW x 9"),
    ("Push-ups 12/10 // moving well", "BW x 12, BW x 10"),
    ("Pull-ups\n9/9", "BW x 9, BW x 9"), ("Pull-ups\n9/7", "BW x 9, BW x 7"),
    ("Pull-ups\n10/10/10/9", "BW x 10, BW x 10, BW x 10, BW x 9"),
    ("Bench\n12/12/11/11", "12 reps, 12 reps, 11 reps, 11 reps"),
    ("Bench 3x8 60 kg, 12 last set amrap", "60 kg x 8, 60 kg x 8, 60 kg x 12"),
  ])
  func `reps with slashes around an exercise of the body are no day`(
    _ line: String, _ expected: String
  ) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: ["Pull-ups 3/4 range", "Pull-ups 8/10 easy", "Pull-ups 10/10 easy"])
  func `shares and marks are said to be unread`(_ line: String) {
    #expect(told(line) == [])
    #expect(codesOfDay(line) == ["W201"])
  }

  @Test func `a day written so stays a day`() {
    let text = "5/1\nSquat 100 kg x 5\n\n5/3\nPull-ups\n5/5\nSquat 100 kg x 5\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.count == 3)
  }

  @Test(arguments: [
    ("Squat 5/5 x 142.5 kg", "142.5 kg x 5 x 2"),
    ("Leg extension 8/8 x 150#", "150 lb x 8 x 2"),
    ("Back squat 5/5 x 82,5kg, rest: 2:00", "82.5 kg x 5 x 2"),
    ("Overhead press: 5/3/1/1 x 145kg", "145 kg x 5, 145 kg x 3, 145 kg x 1, 145 kg x 1"),
    ("Curl 12/11/10/9 x 22.5", "22.5 lb x 12, 22.5 lb x 11, 22.5 lb x 10, 22.5 lb x 9"),
    ("Row (8/6 x 52.5k)", "52.5 kg x 8, 52.5 kg x 6"),
    ("Curl 12/10/8/7 x 12", "12 lb x 12, 12 lb x 10, 12 lb x 8, 12 lb x 7"),
    ("DB curls 12/12 x 40lb\nDB curls 12/11 x 40lb", "40 lb x 12 x 2, 40 lb x 12, 40 lb x 11"),
  ])
  func `the load of reps with slashes stands behind the times sign`(
    _ line: String, _ expected: String
  ) {
    #expect(told(line).joined(separator: ", ") == expected)
  }

  @Test(arguments: [
    ("Get-ups 5/5 x 20 kg", "20 kg x 5"), ("Lunges 8/8 x 20 kg", "20 kg x 8"),
    ("DB curls 12/12 x 40lb", "40 lb x 12"), ("Row 10/10 x 3", "10 reps x 3 sets"),
    ("Squat 6/6 x 3 sets", "6 reps x 3 sets"),
    ("Leg extension 12/12 x 20 kg (single leg)", "20 kg x 12"),
    ("Squat 60/70/80 x 5", "60 lb x 5, 70 lb x 5, 80 lb x 5"),
  ])
  func `sides, rounds and loads with slashes stay as they are`(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: [
    ("Curl - 10 reps at 80lbs / 8 reps at 90lbs", "80 lb x 10, 90 lb x 8"),
    ("Press Banca: 5 repeticiones con 115kg / 3 repeticiones con 120kg", "115 kg x 5, 120 kg x 3"),
    ("Goblet squat 14.5 for 15 / 14.5 for 15", "14.5 lb x 15, 14.5 lb x 15"),
    ("Squat 18 Kg for 17 / 20 Kg for 15", "18 kg x 17, 20 kg x 15"),
    ("Curl 16 for 10, 16 for 10", "16 lb x 10, 16 lb x 10"),
    ("Curl 10 @ 16 / 8 @ 18 / 6 @ 20", "16 lb x 10, 18 lb x 8, 20 lb x 6"),
    ("Curl 12 répétitions à 40; 10 répétitions à 45", "40 lb x 12, 45 lb x 10"),
    ("Squat 5 at 80 kg / 3 at 90 kg", "80 kg x 5, 90 kg x 3"),
  ])
  func `the next set behind a slash is told in the same words`(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: [
    ("Curl 12 @ 14, 10 @ 16, 8 @ 18", "14 lb x 12, 16 lb x 10, 18 lb x 8"),
    ("Hammer curl 12@18.5, 10@20.5, 8@22.5", "18.5 lb x 12, 20.5 lb x 10, 22.5 lb x 8"),
    ("Curl 12 @ 14kg, 10 @ 16, 8 @ 18, 6 @ 20", "14 kg x 12, 16 kg x 10, 18 kg x 8, 20 kg x 6"),
  ])
  func `numbers beyond the scale behind the sign are loads`(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test func `a comma between reps and loads is no decimal one`() {
    #expect(told("Squat 5@135,5@135,5@140") == ["135 lb x 5, 135 lb x 5, 140 lb x 5"])
    #expect(told("Squat 5@82,5@8") == ["82.5 lb x 5"])
  }

  @Test(arguments: [
    ("Squat 5 @ 8, 5 @ 9", "5 reps, 5 reps"),
    ("Squat 60 @ 12, 70 @ 10, 80 @ 8", "60 lb x 12, 70 lb x 10, 80 lb x 8"),
    ("Press 5@7, 5@8", "5 reps, 5 reps"),
    ("Incline walk 10 @ 12, 5 @ 14", ""),
    ("Squat 5 @ 80/85 kg", "80 kg x 5, 85 kg x 5"),
  ])
  func `ratings, reps and lists behind the sign stay as they are`(
    _ line: String, _ expected: String
  ) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: [
    ("Squat 72.5 3, 3, 1 @7", "72.5 lb x 3, 72.5 lb x 3, 72.5 lb x 1"),
    ("Squat 60 10, 70 8 @8", "60 lb x 10, 70 lb x 8"),
    ("Squat 100 5, 5 @8, 4 @9", "100 lb x 5, 100 lb x 5, 100 lb x 4"),
  ])
  func `a rating behind bare loads and reps takes no load away`(
    _ line: String, _ expected: String
  ) {
    #expect(told(line) == [expected])
  }

  /// The sets of each exercise of lines below a day.
  private func told(_ lines: String) -> [String] {
    let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(lines)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    return journal.sessions.flatMap(\.entries).dropFirst().map { entry in
      entry.sets.map(setText).joined(separator: ", ")
    }
  }
}
