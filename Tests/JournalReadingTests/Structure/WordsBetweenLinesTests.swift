import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Words, labels and days on lines of their own")
struct WordsBetweenLinesTests {
  @Test(arguments: [
    "felt heavy", "tired today", "no pain", "good depth", "hips tight", "form was off",
    "quick rest", "last one hard", "- easy", "- grip slipping", "paused", "war schwer",
  ])
  func `talk between the sets of an exercise names no other`(_ talk: String) {
    #expect(workOf("Squat\n3x5 @ 100\n\(talk)\n1x10 @ 80") == ["Squat: 100 kg x 5 x 3, 80 kg x 10"])
  }

  @Test(arguments: ["Heavy bag", "Good mornings", "Close grip", "Light squat"])
  func `a name that begins like talk stays one`(_ name: String) {
    #expect(workOf("Squat\n3x5 @ 100\n\(name)\n1x10 @ 80").count == 2)
  }

  @Test(arguments: [
    "A1 Bench 60 kg 3x8 A2 Row 50 kg 3x8", "A1) Bench 60 kg 3x8, A2) Row 50 kg 3x8",
    "1a) Bench 60 kg 3x8 1b) Row 50 kg 3x8",
  ])
  func `exercises behind their labels on one line are each their own`(_ line: String) {
    #expect(workOf(line) == ["Bench: 60 kg x 8 x 3", "Row: 50 kg x 8 x 3"])
  }

  @Test(arguments: ["3x10 of:", "3 rounds of 10 of:", "3 sets of 10:", "3 x 10 each:"])
  func `a scheme in the head of a list is that of all its exercises`(_ head: String) {
    #expect(
      workOf("\(head)\n- push-ups\n- squats") == [
        "push-ups: BW x 10, BW x 10, BW x 10", "squats: 10 reps, 10 reps, 10 reps",
      ])
  }

  @Test func `rounds hold stations with tools, abbreviations and the time of all`() {
    #expect(
      workOf("3 rounds: 15 KBS 24 kg, 10 T2B, 200 m run - 14:22") == [
        "KBS: 24 kg x 15 x 3", "T2B: BW x 10 x 3", "run: 200 m x 3 sets",
      ])
    #expect(
      workOf("(12 KB swings + 12 chins) x three sets") == [
        "KB swings: 12 reps x 3 sets", "chins: BW x 12 x 3",
      ])
    #expect(
      workOf("Curls 30x12 superset w/ pushdowns 50x12, 3 rounds") == [
        "Curls: 30 kg x 12 x 3", "pushdowns: 50 kg x 12 x 3",
      ])
  }

  @Test(arguments: [
    ("Farmers\n85/hand 20m 11.4s", "Farmers: 85 kg x 20 m"),
    ("Yoke\n200 x 15m 12s", "Yoke: 200 kg x 15 m"),
    ("Farmers 70s x 40 m x 3", "Farmers: 70 kg x 40 m x 3"),
    ("Sandbag carry 90 kg 3 runs of 30 m", "Sandbag carry: 90 kg x 30 m x 3"),
    ("Farmers 100 50m with 1 turn - 41s", "Farmers: 100 kg x 50 m"),
    ("Farmer carry 30 kg each hand, 40 seconds x 3", "Farmer carry: 30 kg x 40 s x 3"),
    ("1h swings: 28 x 10", "1h swings: 28 kg x 10"),
    ("Step-ups left leg 10, right leg 12", "Step-ups: 10 reps, 12 reps"),
    ("Stones to 48\" 80, 90 x1 each", "Stones: 80 kg x 1, 90 kg x 1"),
  ])
  func `what is carried or told by sides keeps its load and way`(
    _ lines: String, _ expected: String
  ) {
    #expect(workOf(lines) == [expected])
  }

  @Test(arguments: [
    "To do: book a massage, leg press 170 x 6 by April", "Whole thing took 50 minutes",
    "after: 10 minutes sauna", "need to be 75 by summer", "wt 83.0, no soda", "89 kg, BMI 25",
    "Weight 82.2 !!! 0.8 kg gone", "вес 61,7 (-0,6)",
  ])
  func `wishes, weights and the rest of the day add no sets`(_ line: String) {
    #expect(workOf("Squat 3x5 100 kg\n\n\(line)") == ["Squat: 100 kg x 5 x 3"])
  }

  @Test func `days below a month are its days`() {
    let text = "oct\n\n21 tue\nBench 80 kg x 8\n\n19 sun\nSquat 100 kg x 5\n"
    let days = Reader(options: ReaderOptions(year: 2025)).read([Source(path: "a.md", text: text)])
    #expect(
      days.journal.sessions.map(\.date) == [
        CivilDate(year: 2025, month: 10, day: 21), CivilDate(year: 2025, month: 10, day: 19),
      ])
  }

  @Test func `the only day that a post tells is that of its session`() {
    let post =
      "Ma séance faite ce 1er janvier 2017 en fin de journée :\n\n- squat 10 reps à 24 kg\n"
    #expect(read(post).map(\.date) == [CivilDate(year: 2017, month: 1, day: 1)])
    let old = "I train since 1 May 2015 and like it.\n\n- squat 10 reps 24 kg\n"
    #expect(read(old).map(\.date) == [nil])
  }

  @Test func `a weekly routine without a day was not performed`() {
    let routine = "# Treino semanal\n\n## Segunda-feira\n\nSupino 4x10 40 kg\n"
    #expect(read(routine).flatMap(\.entries).flatMap(\.sets).isEmpty)
    let log = "# Weekly training log\n\n## Monday\n\nBench press 4x10 40 kg\n"
    #expect(!read(log).flatMap(\.entries).flatMap(\.sets).isEmpty)
  }

  @Test(arguments: [
    "Squat 100x5. Then 20 min bike", "Squat 100x5. bike 20 min", "Squat 100x5, then 20 min bike",
  ])
  func `work behind a full stop is not lost`(_ line: String) {
    #expect(workOf(line) == ["Squat: 100 kg x 5", "bike: 1200 s"])
  }

  @Test(arguments: ["In '94 I pulled 265x2 at 100.", "Back in 2015 I did 200x5"])
  func `the best of other years was not done today`(_ line: String) {
    #expect(workOf("Squat 100x5\n\n\(line)") == ["Squat: 100 kg x 5"])
  }

  @Test func `words above a file are its title, whatever they count`() {
    for title in ["KB diary. 16, 20 and a pair of 16s", "MUM 15 MIN CHALLENGE"] {
      let entries = read("\(title)\n\n# 2026-03-02\nSquat 100 kg x 5\n").flatMap(\.entries)
      #expect(entries.map(\.nameAsWritten) == ["Squat"], "\(title)")
    }
    #expect(read("Bench press 3x5 60 kg\n\nSquat 5x5 100 kg\n").flatMap(\.entries).count == 2)
  }

  @Test func `an empty row does not end a pasted sheet`() {
    let sheet = """
      Date\tExercise\tSet 1\tSet 2\tNotes
      03/06/2025\tSquat\t60 x 8\t80 x 5\tok
      \t\t\t\t
      05/06/2025\tDeadlift\t60 x 5\t80 x 5\t110 = PB
      """
    let entries = read(sheet).flatMap(\.entries)
    #expect(entries.map(\.nameAsWritten) == ["Squat", "Deadlift"])
    #expect(entries.map(\.sets.count) == [2, 2])
  }

  @Test func `days behind a sign and in a list of facts are no reps`() {
    #expect(workOf("Squat 100 kg x 5\n\nfrom `2024-8-20` ~ `2024-10-13`").count == 1)
    #expect(workOf("*author: me, created: 2020-06-15, modified: 2023-07-22, status: notes*") == [])
  }

  @Test(arguments: [
    "WOD: 21-15-9 thrusters 95 / pull ups", "- 100 ft", "Deadlift 205, 275, 370, singles",
    "Press (",
    "Squats: The sets were 5", "$ \\times", "A1 Bench 3x8 60 A2", "5+x285 →", "Farmers 70s x",
    "3 sets to failure 9", "x 20 x 15", "21 tue -", "with the bar (45", "+ 3 assisted",
  ])
  func `lines that end early neither crash nor hang`(_ line: String) {
    for end in line.indices { _ = findingsOf("Carry\n" + line[...end]) }
  }

  private func read(_ text: String) -> [Session] {
    Reader().read([Source(path: "a.md", text: text)]).journal.sessions
  }
}
