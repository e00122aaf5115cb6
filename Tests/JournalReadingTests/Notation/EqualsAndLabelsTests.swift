import JournalReading
import Testing
import WorkoutModel

/// Equals signs for other marks, labels on lines of work, weeks and days that are told in words, and
/// what is of another day.
@Suite("Equals signs and labels")
struct EqualsAndLabelsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("curl\nRight = 12 reps, Left = 10 reps", ["curl: 12 reps, 10 reps"]),
    ("curl: R = 12, L = 10", ["curl: 12 reps, 10 reps"]),
    ("bench\n100 = 5\n110 = 3", ["bench: 100 kg x 5, 110 kg x 3"]),
    ("bench 100 = 5, 110 = 3", ["bench: 100 kg x 5, 110 kg x 3"]),
    // How far a gripper was closed.
    ("gripper\nSet 1: Right = 6mm x 7 reps, Left = 14mm x 6 reps", ["gripper: 7 reps, 6 reps"]),
  ])
  func `an equals sign stands for a colon or for times`(lines: String, read: [String]) {
    #expect(entries(lines) == read)
  }

  @Test func `numbers of account in columns are no sets`() {
    #expect(workOf("Squat = 137,5\tPress = 106,6\tLift = 154\tTonnage = 8585") == [])
    #expect(workOf("Squat = 100x5\tPress = 60x5\tRow = 70x8").count == 3)
  }

  @Test(arguments: [
    (
      "Exercise 1: bench 3x10 60 kg; Exercise #2: squat 2x5 100 kg",
      ["bench: 60 kg x 10 (3)", "squat: 100 kg x 5 (2)"]
    ),
    (
      "Упражнение №1: тяга 2 по 5 с весом 120. Упражнение №2: жим 2 по 8 с весом 60",
      ["тяга: 120 kg x 5 (2)", "жим: 60 kg x 8 (2)"]
    ),
    (
      "Übung 1: Bank 3x10 60 kg, Übung 2 - Kniebeuge 2x5 100 kg",
      ["Bank: 60 kg x 10 (3)", "Kniebeuge: 100 kg x 5 (2)"]
    ),
  ])
  func `exercises may be numbered on a line`(line: String, read: [String]) {
    #expect(entries(line) == read)
  }

  @Test(arguments: [
    "Workouts: November 15 – 21, 2020", "Work outs: November 15 – 21, 2020 (legs … and more)",
    "My training November 15-21, 2020",
  ])
  func `a week may have words before it`(title: String) {
    let days = ReadJournal("unit: kg\n\(title)\n\nSun, November 15th\n\nsquat 100 x 5").days
    #expect(days == ["2020-11-15 squat: 100 kg x 5"])
  }

  @Test(arguments: [
    "Date: 25.07.2018 squat 100x5", "Date = 25.07.2018 17:14:20 squat 100x5",
    "25.07.2018 17:14:20 squat 100x5", "2018-07-25 0:00:00 squat 100x5",
  ])
  func `a day behind a label or with seconds has its work`(line: String) {
    #expect(ReadJournal("unit: kg\n" + line).days == ["2018-07-25 squat: 100 kg x 5"])
  }

  @Test func `hours of a run are no time of the day`() {
    #expect(ReadJournal("2018-07-25 01:45:10 run").days == ["2018-07-25 run: 6310 s"])
  }

  @Test func `a weight of the lifter alone behind the day is no set`() {
    #expect(ReadJournal("unit: kg\n2024-05-07 Bodyweight: 82 kg").days == [])
  }

  @Test(arguments: [
    "squat 5x5 100 kg tomorrow", "Easy today, with 2x5 100 kg squats tomorrow.", "завтра жим 60x5",
  ])
  func `what is for tomorrow was not done`(line: String) {
    #expect(workOf(line) == [])
    #expect(!findingsOf(line).isEmpty)
  }

  @Test func `a rest tomorrow takes nothing off the line`() {
    #expect(entries("squat 2x5 100 kg. Rest tomorrow.") == ["squat: 100 kg x 5 (2)"])
    #expect(entries("squat 2x5 100 kg, bench tomorrow") == ["squat: 100 kg x 5 (2)"])
  }

  @Test(arguments: [
    ("5 easy singles of squat @ 85 kg", ["squat: 85 kg x 1 (5)"]),
    ("squat: 3 heavy doubles 140 kg", ["squat: 140 kg x 2 (3)"]),
    ("3 singles each of squat @ 85 kg", ["squat: 85 kg x 1 (3)"]),
  ])
  func `words around singles change nothing`(line: String, read: [String]) {
    #expect(entries(line) == read)
  }

  @Test func `a load behind another name on the line is said`() {
    #expect(!findingsOf("squat 2x5 100 kg, bench press @ 150").isEmpty)
  }

  @Test(arguments: [
    "with belt, 3 second eccentric and 1 second pause:", "3 sec eccentric, 1 sec pause",
    "slow, 3 seconds down", "with 2 second pause:",
  ])
  func `how each rep is done is no set`(line: String) {
    #expect(entries("squat\n\(line)\n100x5") == ["squat: 100 kg x 5"])
  }

  @Test(arguments: [
    ("2 x 2 one arm rows 20 kg", ["one arm rows: 20 kg x 2 (2)"]),
    ("10 x 2 one arm rows 20 kg", ["one arm rows: 20 kg x 10"]),
  ])
  func `two of few reps are sets, and of many the arms`(line: String, read: [String]) {
    #expect(entries(line) == read)
  }

  @Test(arguments: [
    ("squat 5RM test: 100x5, 110x5", ["squat: 100 kg x 5, 110 kg x 5"]),
    ("squat 1RM (100x1, 110x1)", ["squat: 100 kg x 1, 110 kg x 1"]),
  ])
  func `a test of a rep max has its sets`(line: String, read: [String]) {
    #expect(entries(line) == read)
  }

  @Test func `one number alone behind a rep max is no set`() {
    #expect(workOf("squat 5RM: 100x5") == [])
  }

  @Test func `a cell without anything leaves the reps before it`() {
    #expect(entries("knee-ins      20      20      N/A") == ["knee-ins: 20 reps (2)"])
  }

  @Test(arguments: [
    ("squat 20 rep set @ 80 kg", ["squat: 80 kg x 20"]),
    ("squat 2x5 80% = 112.5", ["squat: 112.5 kg x 5 (2)"]),
    ("2x5 squat @ 80% (112.5)", ["squat: 112.5 kg x 5 (2)"]),
  ])
  func `what a share comes to is the load`(line: String, read: [String]) {
    #expect(entries(line) == read)
  }

  @Test(arguments: [
    "sets: 3 reps: 10 weight: 50",
    "Today was no strength day, but I lifted heavy at night: we did 3×5 105 lb of all there was to lift",
  ])
  func `products of which nothing is read are said`(line: String) {
    #expect(!findingsOf(line).isEmpty)
  }

  @Test func `baths and notes are nothing to say`() {
    #expect(findingsOf("Sauna 3 x 15 min") == [])
  }

  @Test func `a boat with its crew is no count`() {
    #expect(entries("12 km row in the 4") == ["row: 12 km"])
  }
}
