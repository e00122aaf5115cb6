import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Programmes, meets, complexes and pieces as their writers note them")
struct ProgrammesAndMeetsTests {
  @Test(arguments: [
    "ohp [125] 95x5 105x3", "ohp (TM 125) 95x5 105x3", "ohp TM 125: 95x5 105x3",
    "ohp [125]\n95x5 105x3",
  ])
  func `the maximum that a programme reckons with is none of its sets`(_ lines: String) {
    checkSets(lines, "95 lb x 5", "105 lb x 3")
  }

  @Test
  func `a day line names an exercise with its training max`() {
    let text = "9/2/2024 Bench [190]\n125x8 145x6\n\n9/3/2024 Squat [280]\n210x5 240x3\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.map { $0.entries.map(\.exercise) } == [["Bench Press"], ["Squat"]])
  }

  @Test(arguments: [
    "SQ 200 good / 210 good / 217.5 no lift", "SQ 200 ooo, 210 oox, 217.5 xxo",
    "squat attempts: 200 yes, 210 yes, 217.5 no.",
  ])
  func `the referees say what counts`(_ line: String) {
    checkSets(line, "200 lb x 1", "210 lb x 1", "217.5 lb x 0")
  }

  @Test
  func `all lights were white`() {
    checkSets("DL 232.5 / 245 / 252.5 all white!!!", "232.5 lb x 1", "245 lb x 1", "252.5 lb x 1")
  }

  @Test
  func `fewer sets than planned`() {
    checkSets("squat 160 5x10 (only 4x10, back pumped)", "160 lb x 10 x 4")
    checkSets("sumo 160x5 185x5 (plan has 8 sets, did 2)", "160 lb x 5", "185 lb x 5")
  }

  @Test(arguments: [
    "press, build to a heavy 3: 95-115-135", "press - work up to heavy 3: 95, 115, 135",
    "3x3 front squat 95 115 135", "3x3 front squat 95/115/135 - last time started at 90",
    "Deadlift - worked up 95/115/135 all x3",
  ])
  func `loads on the way up have one count`(_ line: String) {
    checkSets(line, "95 lb x 3", "115 lb x 3", "135 lb x 3")
  }

  @Test(arguments: [
    "clean + fs + jerk (1+1+1) 70, 80, 90", "clean + jerk 2+1: 70 / 80 / 90",
    "Clean + push jerk: 70 (2+1), 80 (2+1), 90 (1+2)",
  ])
  func `the parts of a complex are counted together`(_ line: String) {
    checkSets(line, "70 lb x 3", "80 lb x 3", "90 lb x 3")
  }

  @Test
  func `a miss ends a complex or stands among singles`() {
    checkSets("hang snatch + ohs 2+1: 50 / 55 / 65x", "50 lb x 3", "55 lb x 3", "65 lb x 0")
    checkSets(
      "snatch singles 60 70 80 86xx", "60 lb x 1", "70 lb x 1", "80 lb x 1", "86 lb x 0",
      "86 lb x 0")
    checkSets(
      "sn 65 2x2, 78 82 84x 84", "65 lb x 2 x 2", "78 lb x 1", "82 lb x 1", "84 lb x 0", "84 lb x 1"
    )
  }

  @Test(arguments: ["70 8 ds 50 10", "70 8 drop 50 10"])
  func `drops stand beside their reps`(_ line: String) {
    checkDumped("Pec deck\n\(line)", ["Pec deck: 70 lb x 8, 50 lb x 10 drop"])
  }

  @Test
  func `signs between sets of one line`() {
    checkSets("Pec deck 50x12-40x10-30x10", "50 lb x 12", "40 lb x 10", "30 lb x 10")
    checkDumped(
      "Pec deck :: 92.5x8 ✓ > 70x8", ["Pec deck: 92.5 lb x 8, 70 lb x 8 drop"])
    checkNamed(
      "B1 ez curl 30 x 10 10 9 // B2 reverse curl 20 x 12 12 12",
      [
        "ez curl: 30 lb x 10, 30 lb x 10, 30 lb x 9",
        "reverse curl: 20 lb x 12, 20 lb x 12, 20 lb x 12",
      ])
  }

  @Test(arguments: ["8x400m @ 94 (90s jog)", "8 x 400 in 94, 200 jog between"])
  func `pieces of a run need no name`(_ line: String) {
    let text = "2024-01-09\n\(line)\n"
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map { JournalDump.set($0).prefix(17) } == ["400 m in 94 s x 8"])
  }

  @Test(arguments: ["wu 2k", "easy 2k only", "cd 2k, legs heavy"])
  func `a way alone is a run`(_ line: String) {
    let text = "2024-01-09\n\(line)\n"
    let entries = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries)
    #expect(entries.map(\.exercise) == ["Run"])
  }

  @Test
  func `weekdays of two letters throughout`() {
    let days = "mo 8.1. squat 60x5\ntu 9.1. off\nth 11.1. squat 62.5x5\nfr 12.1. row 50x8\n"
    let sessions = Reader().read([Source(path: "2024.md", text: days)]).journal.sessions
    #expect(sessions.flatMap(\.entries).flatMap(\.sets).count == 3)
    // Hip thrusts of twelve and ten reps.
    checkSets("TH\n12/10", "12 reps", "10 reps")
  }

  @Test
  func `a row is named with its load`() {
    checkSets(
      "| | Set 1 | Set 2 | Set 3 |\n|---|---|---|---|\n| Squat 95 | 5 | 5 | 4 |\n| Bench 77.5 | 5 | 4 | - |",
      "95 lb x 5", "95 lb x 5", "95 lb x 4", "77.5 lb x 5", "77.5 lb x 4")
  }

  @Test
  func `one minute each in turn`() {
    checkDumped(
      "EMOM 10 - odd: 3 power cleans 155, even: 8 burpees",
      ["power cleans: 155 lb x 3 x 5", "burpees: BW x 8 x 5"])
  }
}
