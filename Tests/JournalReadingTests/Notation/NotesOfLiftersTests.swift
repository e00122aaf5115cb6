import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What lifters type into a notes app or a forum, in several languages.
struct NotesOfLiftersTests {
  // MARK: Sets, reps and loads

  @Test func `a load behind so many sets of so many reps is theirs`() {
    checkSets("Row 3 sets of 8, 60 kg", "60 kg x 8 x 3")
    checkSets("Тяга 3 подхода по 8, 60 кг", "60 kg x 8 x 3")
    checkSets("Rudern 3 Sätze à 8, 60 kg", "60 kg x 8 x 3")
  }

  @Test func `the sum of two equal loads is one for each hand`() {
    checkSets("DB press 24+24 3x10", "24 lb x 10 x 3")
    checkSets("DB press 24kg+24kg 3x10", "24 kg x 10 x 3")
  }

  @Test func `an added load behind a list of reps is that of all`() {
    checkSets("Pull-ups 8,7,6 +10kg", "BW+10 kg x 8", "BW+10 kg x 7", "BW+10 kg x 6")
    checkSets("Dips 10,8 +20", "BW+20 lb x 10", "BW+20 lb x 8")
  }

  @Test func `ratings as many as the sets are no reps`() {
    checkSets("Squat 315 5,5,5 RPE 7,8,9", "315 lb x 5", "315 lb x 5", "315 lb x 5")
    checkSets("Squat 100 kg 5/5/5 RPE 7/8/9", "100 kg x 5", "100 kg x 5", "100 kg x 5")
    checkSets("Squat 100 kg 5/5/5 RIR 3/2/1", "100 kg x 5", "100 kg x 5", "100 kg x 5")
    checkSets("Squat 100 kg x 5 RPE 8, 105 kg x 5 RPE 9", "100 kg x 5", "105 kg x 5")
  }

  @Test func `as many sets as minutes`() {
    checkNamed("Snatch EMOM 10x1 70 kg", ["Snatch: 70 kg x 1 x 10"])
    checkNamed("EMOM 8x2 snatch @ 70 kg", ["snatch: 70 kg x 2 x 8"])
  }

  @Test func `letters behind a number tell of each side`() {
    checkNamed("3 x 5ES @ 40 kg step ups", ["step ups: 40 kg x 5 x 3"])
    checkSets("Step-up 3x10ES 20 kg", "20 kg x 10 x 3")
    checkSets("Curl 10 kg x 20ish, x 15", "10 kg x 20", "10 kg x 15")
  }

  @Test func `attempts are sets, and those that failed were missed`() {
    checkSets("Squat 100kg x 1; 105kg, 2 attempts but failed both.", "100 kg x 1", "105 kg x 0 x 2")
    checkSets("Deadlift 1x140kg, 1x150kg (Fehlversuch)", "140 kg x 1", "150 kg x 0")
  }

  @Test func `the head of a circuit tells its load and rounds`() {
    checkNamed("1 circuit @ 24 kg:\n\n- Swing x 15", ["Swing: 24 kg x 15"])
    checkNamed("3 rounds @ 24 kg\n- Swing x 15", ["Swing: 24 kg x 15 x 3"])
    checkNamed("8 kg club circuit\nShield cast 13, 11", ["Shield cast: 8 kg x 13, 8 kg x 11"])
  }

  // MARK: Names

  @Test func `what was worn is no exercise`() {
    checkNamed(
      "Squat\n100 kg x 5\nwith belt: 120 kg x 5\nbeltless: 90 kg x 5\nwithout straps 80 kg x 5",
      ["Squat: 100 kg x 5, 120 kg x 5, 90 kg x 5, 80 kg x 5"])
  }

  @Test func `the number of a set in words is no exercise`() {
    checkNamed(
      "Squat\nFirst set: 100 kg x 5\nSecond set 90 kg x 5", ["Squat: 100 kg x 5, 90 kg x 5"])
    checkNamed("Sentadilla\nPrimera serie: 100 kg x 5", ["Sentadilla: 100 kg x 5"])
    checkNamed("Kniebeuge\nErster Satz: 100 kg x 5", ["Kniebeuge: 100 kg x 5"])
  }

  @Test func `behind a label and a comma stands how it was done`() {
    checkNamed(
      "1a. squats, with sleeves, hands closer in to keep my elbows down\n\n100 kg x 5",
      ["squats: 100 kg x 5"])
  }

  @Test func `a remark between the load and the reps is no name`() {
    checkNamed("Pistols:\n12 kg racked - 3R/3L", ["Pistols: BW+12 kg x 3"])
  }

  @Test func `unknown words behind numbers name an exercise where those above do`() {
    checkNamed(
      "100 Snatch\n100 Magkram med band", ["Snatch: 100 reps", "Magkram med band: 100 reps"])
    checkNamed(
      "- 3 x 12, bench press, 60 kg\n- 3 x 10, back thing",
      ["bench press: 60 kg x 12 x 3", "back thing: 10 reps x 3 sets"])
  }

  @Test func `a warm-up of its own names its exercise`() {
    checkNamed(
      "Squat 100 kg x 5\n- Warmup: 500 m row / 1:50\nWarm-up: 5 min bike",
      ["Squat: 100 kg x 5", "row: 500 m", "bike: 300 s"])
    checkNamed("### Treadmill (Warmup)\n* Set 1: 10 min", ["Treadmill (Warmup): 600 s"])
  }

  // MARK: Numbers that count nothing

  @Test func `the number of a session counts no reps`() {
    for line in ["Session number 2", "Workout nr 3", "Training Nr. 5", "тренировка № 12"] {
      checkSets(line)
    }
  }

  @Test(arguments: [
    "3 grips, each set starts on the minute", "5 sets, one every minute",
  ])
  func `how sets followed each other is said and no set`(line: String) {
    checkSets(line)
    #expect(findings(line) == [.unreadNumbers])
  }

  @Test(arguments: ["felt good", "slept badly", "Heart rate high", "Comments"])
  func `a word about the day hides no sets below it`(remark: String) {
    checkSets("\(remark)\nSquat 100 kg x 5", "100 kg x 5")
  }

  @Test func `what never was is no set`() {
    checkSets("Squat\nI have never done 275 for 4 reps")
    checkSets("Squat\nNever squatted 140x3 before.")
  }

  @Test func `sets within a sentence are said`() {
    let line =
      "I warmed up with one mile, 4.0 and 5.9, a fast recovery at the end, then I did 1x5x65."
    #expect(findings(line).contains(.performedUnclear))
  }

  // MARK: Days

  @Test func `a day stands between words, whatever they begin with`() {
    #expect(days("운동일지 20191010 개인운동\n스쿼트 100kg 5회") == ["2019-10-10"])
    #expect(days("Gym 2024-05-01 legs\nSquat 100 kg x 5") == ["2024-05-01"])
  }

  @Test func `months and lifts of Icelandic`() {
    #expect(days("21. ágúst 2008\n\nBekkpressa 120 kg 3x3") == ["2008-08-21"])
    checkNamed("Réttstöðulyfta 100 kg x 5", ["Réttstöðulyfta: 100 kg x 5"])
  }

  // MARK: Helpers

  private func days(_ text: String) -> [String] {
    Reader().read([Source(path: "a.txt", text: text)]).journal.sessions
      .compactMap { $0.date.map { "\($0)" } }
  }

  private func findings(_ line: String) -> [DiagnosticCode] {
    let text = "unit: kg\n# 2026-03-02\nSquat 100 kg x 5\n\(line)\n"
    return Reader().read([Source(path: "a.md", text: text)]).diagnostics.map(\.code)
  }
}
