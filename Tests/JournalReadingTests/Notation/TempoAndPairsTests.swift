import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What a line tells of all its sets, before or behind them: a tempo, a pair of bells, how many sets each
/// part was of.
@Suite("Tempo, pairs and shares of sets")
struct TempoAndPairsTests {
  private func read(_ text: String) -> ReadResult {
    Reader().read([Source(path: "a.txt", text: "unit: kg\n2024-03-01\n" + text + "\n")])
  }

  /// The sets of each exercise, in file order.
  private func entries(_ text: String) -> [String] {
    read(text).journal.sessions.flatMap(\.entries).filter { !$0.sets.isEmpty }.map {
      $0.nameAsWritten + ": " + $0.sets.map(SetText.text).joined(separator: ", ")
    }
  }

  private func sets(_ text: String) -> [TrainingSet] {
    read(text).journal.sessions.flatMap(\.entries).flatMap(\.sets)
  }

  // MARK: Tempo

  @Test(arguments: [
    "Squat @4010 100kg 3x10", "Squat 100kg 3x10 @4010", "Squat tempo 4010 3x10 100kg",
    "Squat @4-0-1-0 100kg 3x10", "Squat @40X1: 100kg 3x10", "Squat 100kg 3x10 (40X1)",
  ])
  func `four phases are a tempo and no load`(line: String) {
    #expect(sets(line).map(SetText.text) == ["100 kg x 10 x 3"])
    let tempo = line.split(whereSeparator: { "@ ():".contains($0) })
      .first { $0.hasPrefix("4") && $0.count > 3 && $0 != "4010kg" }.map(String.init)
    #expect(sets(line).allSatisfy { $0.remarks?.tempo == tempo })
  }

  @Test(arguments: [
    ("Leg press @1200 3x10", "Leg press: 1200 kg x 10 x 3"),
    ("Leg press 3x10 @ 1010", "Leg press: 1010 kg x 10 x 3"),
    ("Bench 80 3x5 @7-8-8", "Bench: 80 kg x 5, 80 kg x 5, 80 kg x 5"),
    ("Curl 30 (10x2)", "Curl: 30 kg x 10 x 2"),
    ("Squat 140 @ 5-3-1", "Squat: 140 kg x 5, 140 kg x 3, 140 kg x 1"),
    ("Bench 100 @ 5-1-1", "Bench: 100 kg x 5, 100 kg x 1, 100 kg x 1"),
    ("Bench 100 3x5 @3-1-1", "Bench: 100 kg x 5 x 3"),
    ("Bench 100 x 5 @3-0-1", "Bench: 100 kg x 5"),
    ("Bench 80 3x5 (5-5-4)", "Bench: 80 kg x 5, 80 kg x 5, 80 kg x 4"),
  ])
  func `round loads, ratings and results are no tempo`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  // MARK: Pairs

  @Test(arguments: [
    "Lunges 3x12 with 2x10 kg", "Lunges 3x12 w/ 2x10kg", "Lunges 3x12 avec 2x10 kg",
    "Lunges 3x12 à 2 x 10 kg", "Lunges 3x12 10er", "Lunges a10 12,12,12",
  ])
  func `a pair of dumbbells is told behind the sets`(line: String) {
    #expect(merged(line).first?.hasPrefix("Lunges: 10 kg x 12 x 3") == true)
  }

  @Test(arguments: [
    ("Front squat 2x16 5x5", "Front squat: 16 kg x 5 x 5"),
    ("Split squat 3x8/leg 2x20s", "Split squat: 20 kg x 8 x 3"),
    ("Farmer walk 2 x 32, 4 trips of 40m", "Farmer walk: 32 kg x 40 m x 4"),
    ("Windmill 16 x 5/5 x 2", "Windmill: 16 kg x 5 x 2"),
    ("Flies 8s, 15/15/13", "Flies: 8 kg x 15, 8 kg x 15, 8 kg x 13"),
    ("Fentes 10 par jambe x 2", "Fentes: 10 reps x 2 sets"),
  ])
  func `bells and sides beside schemes`(line: String, read: String) {
    let told = entries(line)
    #expect(told == [read])
  }

  // MARK: Shares of sets

  @Test(arguments: [
    (
      "Swings 10x10: 6 sets @ 24, 4 sets @ 32",
      "Swings: 24 kg x 10 x 6, 32 kg x 10 x 4"
    ),
    ("Squat\nSets 2-5: 100x5", "Squat: 100 kg x 5 x 4"),
    ("Squat\nSets 1-3: 100 kg x 5", "Squat: 100 kg x 5 x 3"),
    ("스쿼트\n1세트: 20kg 10회 / 2~4세트: 20kg 12회", "스쿼트: 20 kg x 10, 20 kg x 12 x 3"),
    (
      "Power snatch\n45 x 3 sets, 50 x 2 sets",
      "Power snatch: 45 kg x ? reps x 3, 50 kg x ? reps x 2"
    ),
    ("Front squat 3RM: 60x3 70x3 80x3", "Front squat: 60 kg x 3, 70 kg x 3, 80 kg x 3"),
    ("Pull-ups 8 7 6 +5kg x4", "Pull-ups: BW x 8, BW x 7, BW x 6, BW+5 kg x 4"),
    ("squat: [[60, 5], [80, 5], [92.5, 3]]", "squat: 60 kg x 5, 80 kg x 5, 92.5 kg x 3"),
  ])
  func `parts of a line tell how many sets they are of`(text: String, read: String) {
    #expect(merged(text) == [read])
  }

  /// With equal sets told together.
  private func merged(_ text: String) -> [String] {
    read(text).journal.sessions.flatMap(\.entries).filter { !$0.sets.isEmpty }.map { entry in
      var parts: [(String, Int)] = []
      for set in entry.sets {
        let text = SetText.text(set)
        if parts.last?.0 == text { parts[parts.count - 1].1 += 1 } else { parts.append((text, 1)) }
      }
      return entry.nameAsWritten + ": "
        + parts.map { text, count in
          count == 1 ? text : text.contains("x") ? "\(text) x \(count)" : "\(text) x \(count) sets"
        }.joined(separator: ", ")
    }
  }

  @Test(arguments: [
    ("Squats 50 x 3 sets", "Squats: 50 reps x 3 sets"),
    ("Goblet squat 2x16 3x10", "Goblet squat: 16 reps x 2 sets, 10 reps x 3 sets"),
    ("Squat 2x20 5x5", "Squat: 20 reps x 2 sets, 5 reps x 5 sets"),
  ])
  func `many reps are no load`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  // MARK: What is none

  @Test(arguments: ["Snatch 3x1 @ 65kg (no misses)", "Snatch 3x1 @ 65 kg, no misses"])
  func `misses that there were none of are none`(line: String) {
    #expect(sets(line).map(SetText.text) == ["65 kg x 1 x 3"])
  }

  @Test(arguments: [
    "225 lb = 102 kg, 20kg bar = 44 lb", "worked until 21h", "boulot jusqu'à 21h",
    "bloeddruk 138/84", "Programmed: SQ 5x3 @ 80%, BP 4x4",
  ])
  func `numbers that are no sets`(line: String) {
    #expect(sets(line).isEmpty)
  }

  @Test func `a load told in both units is one`() {
    #expect(entries("Squat 225 lb = 102 kg").first?.hasPrefix("Squat: 225 lb") == true)
  }

  @Test func `tenths behind a second colon count no sets`() {
    #expect(
      sets("Run 6.09 km, 39:32:2").map(SetText.text)
        == sets("Run 6.09 km, 39:32.2").map(SetText.text))
    #expect(sets("Run 6.09 km, 39:32:2").map(\.count) == [1])
  }

  // MARK: Rowers, lists and signs

  @Test(arguments: [
    ("Squat 100x5\n4x2k r22 (3' rest)", "Row: 2 km x 4 sets"),
    ("8x500 r28+", "Row: 500 m x 8 sets"), ("row 500 r30", "row: 500 m"),
    ("row 60' r18", "row: 3600 s"),
  ])
  func `strokes a minute are told by rowers`(text: String, read: String) {
    #expect(entries(text).last == read)
  }

  @Test(arguments: [
    ("Pull-ups 3 then 2 then 2", "Pull-ups: BW x 3, BW x 2, BW x 2"),
    ("Push press 40-45-50 allemaal 3", "Push press: 40 kg x 3, 45 kg x 3, 50 kg x 3"),
    ("Lento avanti 12+12 kg 10 9", "Lento avanti: 12 kg x 10, 12 kg x 9"),
    ("tiro na esteira 10x30s", "tiro na esteira: 30 s x 10 sets"),
  ])
  func `words and signs in lists`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Plank\n60s r30", "Plank: BW x 60 s"),
    ("gotta do 2h ride", "gotta do: 7200 s"),
  ])
  func `times stay times`(text: String, read: String) {
    #expect(entries(text) == [read])
    #expect(entries("Frog stand 20s, 15, 15").allSatisfy { !$0.contains("kg") })
    #expect(entries("Crunch 30s, 20, 15").allSatisfy { !$0.contains("kg") })
  }

  @Test func `days of a challenge count no reps`() {
    #expect(entries("챌린지 8일차 20, 15").first?.contains("8") != true)
  }
}
