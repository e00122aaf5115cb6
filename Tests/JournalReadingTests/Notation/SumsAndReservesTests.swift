import JournalReading
import Testing
import WorkoutModel

/// What sets come to, how near to failure each was, and small words between numbers.
@Suite("Sums and reserves")
struct SumsAndReservesTests {
  private func lines(_ text: String) -> [String] {
    ReadJournal(day: text).entries
  }

  @Test func `the reps of all sets are no set`() {
    #expect(
      lines("Bench: bar x 8, 60x6, 70x5x2. 24 reps (tired)") == [
        "Bench: 8 reps, 60 kg x 6, 70 kg x 5 (2)"
      ])
    #expect(lines("Bench 60x8, 70x6. 15 reps") == ["Bench: 60 kg x 8, 70 kg x 6, 15 reps"])
  }

  @Test func `what all reps weigh is no load`() {
    let read = ReadJournal("2026-03-02\nDouble swing x 10 = 520 pounds")
    #expect(read.entries == ["Double swing: 10 reps"])
    #expect(read.codes.contains("W201"))
  }

  @Test func `as many reps as sets are a list`() {
    #expect(
      lines("rows 3 x 10/10/8 @ 70/70/80 kg") == ["rows: 70 kg x 10 (2), 80 kg x 8"])
    #expect(lines("rows 3x10/10/8 @ 70 kg") == ["rows: 70 kg x 10 (2), 70 kg x 8"])
  }

  @Test func `the reps of an open set stand behind the arrow`() {
    #expect(
      lines("squat 5x3+@70 -> 3,3,3,3,7") == ["squat: 70 kg x 3 (4), 70 kg x 7"])
  }

  @Test(arguments: [
    "Bench 30 kg 9 RIR2, 8 RIR1", "Bench 30 kg x 9 RIR 2, 8 RIR 1",
    "Bench 30 kg 9 (RIR2), 8 (RIR1)",
    "Bench 30 kg 9 RIR2 8 RIR1", "Bench 30 kg x 9 RPE8, 8 RPE9", "Bench 30 kg x 9 RPE8 8 RPE9",
  ])
  func `each set has its reserve`(line: String) {
    #expect(lines(line) == ["Bench: 30 kg x 9, 30 kg x 8"])
  }

  @Test func `fields stand below the name`() {
    #expect(lines("Row\n- weight:: 65 reps:: 8 rpe:: 8") == ["Row: 65 kg x 8"])
    #expect(
      lines("Row\n[weight:: 10] [reps:: 15] [reps:: 14] each arm")
        == ["Row: 10 kg x 15, 10 kg x 14"])
  }

  @Test func `half a kilogram stands behind a comma before sets`() {
    #expect(lines("cable curl 7,5 3x15") == ["cable curl: 7.5 kg x 15 (3)"])
  }

  @Test func `the pin of a machine is no load`() {
    #expect(lines("Lat pulldown pin 4, 52 kg 3x10") == ["Lat pulldown: 52 kg x 10 (3)"])
  }

  @Test func `a near miss is one`() {
    let read = ReadJournal("unit: lb\n2026-03-02\nIncline press 225x8, 255- almost")
    #expect(read.entries == ["Incline press: 225 lb x 8, 255 lb x 0 failed"])
  }

  @Test(arguments: ["Bench 100x1, 105- fast", "Bench 100x1, 105- close grip"])
  func `what was fast or close was lifted`(line: String) {
    #expect(!lines(line).contains { $0.contains("failed") })
  }

  @Test func `a part of each rep is no set`() {
    #expect(lines("dips 3,3,2 — 5s down") == ["dips: BW x 3 (2), BW x 2"])
    #expect(lines("dips\n2 seconds up, 4 seconds down\n2 secondi a salire").isEmpty)
  }

  @Test(arguments: [
    "kam 20 min zu spät", "came 20 min late", "rien, réunion au lycée 18h", "Semaine du 10 au 16",
    "Soak: 10m", "semana pasada 60x9", "settimana scorsa 60x9", "vorige keer 60 3x5",
  ])
  func `life and other weeks are no sets`(line: String) {
    #expect(lines(line).isEmpty)
  }

  @Test func `re and li are sides`() {
    let read = ReadJournal("2026-03-02\nEinbeinstand 20 s re / 35 s li")
    let sets = read.result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(\.side) == [.right, .left])
  }

  @Test func `a padded date is no list`() {
    #expect(lines("Panca dal 13/01/25: 4x8") == ["Panca dal 13/01/25: 8 reps (4)"])
  }
}
