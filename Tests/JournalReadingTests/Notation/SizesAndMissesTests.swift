import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Sizes of dumbbells, misses over slashes, and decimals of lists")
struct SizesAndMissesTests {
  @Test(arguments: [
    "OH press 12s x10", "curl 12s x 10", "tri kickback 12s x 10", "standing press 12s - 10, 10",
    "flat db press 12s x 10, 7",
  ])
  func `nobody lifts for so many seconds and so many times`(_ line: String) {
    #expect(setsOf(line).allSatisfy { $0.effort.seconds == nil && $0.load.text == "12 kg" })
    #expect(setsOf(line).first?.effort.reps == 10)
  }

  @Test func `what is held is held`() {
    #expect(setsOf("Plank 12s x 10").first?.effort.seconds == 12)
    #expect(setsOf("Wall sit 30s - 10, 9, 8").first?.effort.seconds == 30)
    #expect(workOf("Curl 21s x 3").first?.contains("21") == true)
  }

  @Test func `drops go on with sizes`() {
    let loads = setsOf("db lateral 12s x 15, 13, 12 -> 8s x 10 -> 5s x 12").map(\.load.text)
    #expect(loads == ["12 kg", "12 kg", "12 kg", "8 kg", "5 kg"])
  }

  @Test(arguments: ["snatch 65/2 x 3", "snatch 65/2x3"])
  func `blanks around the sign change nothing`(_ line: String) {
    #expect(workOf(line) == ["snatch: 65 kg x 2 x 3"])
  }

  @Test func `a cross over a slash is a miss, and a cry parts sets`() {
    #expect(
      workOf("C&J 93/1 97/1 PB!! 100/x (clean ok)") == ["C&J: 93 kg x 1, 97 kg x 1, 100 kg x 0"])
    #expect(
      workOf("Press 45x5, 50x1 PR!!! 55 fail") == ["Press: 45 kg x 5, 50 kg x 1, 55 kg x 0"])
  }

  @Test(arguments: [
    "4 plates/side: 10, 10, 9", "4 plates each side: 10, 10, 9", "4 plates per side 10, 10, 9",
  ])
  func `plates of a side and their reps`(_ sets: String) {
    #expect(setsOf("Leg press \(sets)").map(\.effort.reps) == [10, 10, 9])
  }

  @Test(arguments: [
    "135 for five 145 for five 155 for one", "135 for 5, 145 for five and another 155 for 1",
    "135 for five, 145 for five, 155 for one",
  ])
  func `reps in words`(_ sets: String) {
    #expect(
      workOf("Deadlift \(sets)") == ["Deadlift: 135 kg x 5, 145 kg x 5, 155 kg x 1"])
  }

  @Test func `a comma without a blank among commas with one`() {
    #expect(
      workOf("triceps cuerda 22,5 15, 12, 12") == [
        "triceps cuerda: 22.5 kg x 15, 22.5 kg x 12, 22.5 kg x 12"
      ])
    #expect(workOf("Pull-ups 12,10, 8") == workOf("Pull-ups 12, 10, 8"))
  }

  @Test func `the load of each before the reps`() {
    #expect(
      setsOf("martillo 12 c/u 12, 10, 9").map(\.effort.reps) == [12, 10, 9])
    #expect(setsOf("Lunges 10 each, 12 each").map(\.effort.reps) == [10, 12])
  }

  @Test func `what came of a scheme with a load or a rating`() {
    #expect(
      workOf("Ham curl 3x12 → 32 12,12,11") == ["Ham curl: 32 kg x 12, 32 kg x 12, 32 kg x 11"])
    #expect(setsOf("Plank 3x45s → 45s, 45s, 40s").map(\.effort.seconds) == [45, 45, 40])
    #expect(setsOf("Squat 4x5 @ 100 → 100 5,5,5,4 @7.5").map(\.effort.reps) == [5, 5, 5, 4])
  }

  @Test func `the next exercise behind a sentence`() {
    #expect(
      workOf("dl 100x5x3 light, back tweak. chins 9 7 6") == [
        "dl: 100 kg x 5 x 3", "chins: BW x 9, BW x 7, BW x 6",
      ])
    #expect(workOf("Squat 100x5x3 felt slow. Next time squat 105x5") == ["Squat: 100 kg x 5 x 3"])
  }

  @Test func `columns of factors are sets, whatever their head`() {
    #expect(
      workOf(
        """
        | Exercise | W | Set 1 | Set 2 | Notes |
        |---|---|---|---|---|
        | Squat | 40x8 | 70x6 | 70x5 | depth ok |
        | Lat pulldown | - | 45x10 | 45x9 | |
        """) == ["Squat: 40 kg x 8, 70 kg x 6, 70 kg x 5", "Lat pulldown: 45 kg x 10, 45 kg x 9"])
    #expect(
      workOf(
        """
        | Exercise | W | Set 1 | Set 2 |
        |---|---|---|---|
        | Squat | 40 | 8 | 6 |
        """) == ["Squat: 40 kg x 8, 40 kg x 6"])
  }

  @Test func `settings of machines behind their numbers`() {
    #expect(setsOf("Treadmill 10 min, 2.8 speed incline 1").map(\.effort.seconds) == [600])
    #expect(setsOf("vélo 15 mn niveau 4").map(\.effort.seconds) == [900])
  }

  @Test(arguments: [
    "BW 198.0 / 7.5h", "weight 80 kg, 3", "BW 80 / 3", "reps", "Weight: 60, 70\nreps",
    "kg 60/70\nreps",
  ])
  func `lines that end where more could stand crash nothing`(_ lines: String) {
    #expect(workOf(lines + "\nSquat 100x5").contains { $0.hasPrefix("Squat") })
  }

  @Test(arguments: [
    "# Curl,", "# Curl, 90 s", "# Woke at 2, 8 h", "## Push, 2", "- Row;", "**Row**, 60",
  ])
  func `a head below a longer line is asked for no more than it holds`(_ head: String) {
    for count in 2...16 {
      let long = "Row " + (1...count).map(\.description).joined(separator: ", ") + " and more of it"
      #expect(workOf("\(long)\n\(head)\nSquat 100x5").contains { $0.hasSuffix("100 kg x 5") })
    }
  }

  @Test(arguments: [
    "4 подхода по 8 с весом 80", "4x8 mit Gewicht 80", "4x8 with weight 80", "4x8 con peso 80",
  ])
  func `the word for weight before a load`(_ sets: String) {
    #expect(workOf("Squat \(sets)") == ["Squat: 80 kg x 8 x 4"])
  }

  @Test func `sets to failure behind a colon, and plates of a stack`() {
    #expect(
      workOf("Dips 3 Sätze bis zum Versagen: 12, 10, 8") == ["Dips: BW x 12, BW x 10, BW x 8"])
    #expect(setsOf("Puxada 3x12 placa 8").map(\.effort.reps) == [12])
  }

  @Test func `the body alone at the end of a longer name`() {
    #expect(workOf("上斜俯卧撑 40 * 3").first?.contains("BW x 40") == true)
  }

  private func setsOf(_ line: String) -> [TrainingSet] {
    let text = "unit: kg\n# 2026-03-02\n\n\(line)\n"
    return Reader().read([Source(path: "a.md", text: text)]).journal.sessions.flatMap(\.entries)
      .flatMap(\.sets)
  }
}

@Suite("Lines of programmes, weights and rests of life")
struct LinesBesideTrainingTests {
  @Test(arguments: [
    "StrongLifts 5x5. kg. started empty bar", "StrongLifts 5x5", "Starting strength 3x5",
    "5x5 program", "Madcow 5x5 week 3", "nap 20 min", "drive home 30 min", "knee ice 15 min",
    "ice bath 10 min", "Morning weight 82.4", "fasted weight: 82.4 kg",
  ])
  func `what is no training has no sets`(_ line: String) {
    #expect(workOf("\(line)\n\nSquat 100x5") == ["Squat: 100 kg x 5"])
  }

  @Test func `a weight in the morning is the lifter's`() {
    let text = "unit: kg\n# 2026-03-02\nMorning weight 82.4\nSquat 100x5\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.bodyweights.count == 1)
  }

  @Test func `no rep and no lift are misses`() {
    #expect(workOf("Log 80 kg x 1, 85 kg x no rep") == ["Log: 80 kg x 1, 85 kg x 0"])
    #expect(workOf("Log 80 kg x 1, 85 kg no lift") == ["Log: 80 kg x 1, 85 kg x 0"])
  }
}

extension Load {
  /// As `SetText` writes it.
  fileprivate var text: String {
    switch self {
    case .external(let mass): mass.description
    default: "\(self)"
    }
  }
}
