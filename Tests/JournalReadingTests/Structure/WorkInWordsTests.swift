import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Verbs, drops, intervals and ticks beside the numbers of a set")
struct WorkInWordsTests {
  @Test(arguments: [
    "Press 85 got 5 5 3", "Press 85 managed 5,5,3", "Press 85, did 5 5 3", "Press 85 - got 5, 5, 3",
    "Press 85 3x5 - 5 5 3", "Press 3x5 85 - 5, 5, 3",
  ])
  func `a verb or a dash parts a load from what came of it`(line: String) {
    checkSets(line, "85 lb x 5", "85 lb x 5", "85 lb x 3")
  }

  @Test func `one number behind a verb is reps, and a count of sets stays one`() {
    checkSets("Bench 85 - only got 6", "85 lb x 6")
    checkSets("Deadlift 185 just one set of 5", "185 lb x 5")
    checkSets("Row 140 for 10 3 times", "140 lb x 10 x 3")
    checkSets("Row 140 did 3x5", "140 lb x 5 x 3")
  }

  @Test func `each set has the kind that stands beside it`() {
    func kinds(_ line: String) -> [SetKind] {
      Reader().read([Source(path: "a.md", text: "# 2026-03-02\nRow 95 lb x 5\n\(line)\n")])
        .journal.sessions.flatMap(\.entries).dropFirst().flatMap(\.sets).map(\.kind)
    }
    #expect(kinds("Curls 35s 10 8 then dropped to 20s 12") == [.work, .work, .drop])
    #expect(kinds("Bench 135x8 drop 95 10 65 12") == [.work, .drop, .drop])
    #expect(kinds("Leg ext 60 12 12 12 dropset") == [.work, .work, .work])
    #expect(kinds("Seitheben 10er 14 13 Dropsatz 6er 12") == [.work, .work, .drop])
    #expect(kinds("Squat 185x5+ 9") == [.amrap])
    #expect(kinds("Goblet squat w 24kg 3x10") == [.work])
    #expect(kinds("SQ 192.5 good / 205 good / 215 no lift, depth 2-1").last == .failed)
  }

  @Test func `a cry parts no reps of one load`() {
    checkSets("Bench 225 for 4!! 4 3", "225 lb x 4", "225 lb x 4", "225 lb x 3")
  }

  @Test(arguments: [
    "Curls 35s 10 8 then dropped to 20s 12", "Curls 35s 10 8 drop 20s 12",
    "Curls 35s 10 8, drop to 20s x 12", "Curls 35s 10 8 dropset 20s for 12",
  ])
  func `only what stands behind the word is a drop`(line: String) {
    checkSets(line, "35 lb x 10", "35 lb x 8", "20 lb x 12")
  }

  @Test(arguments: [
    "Squat EMOM 10 min 2 reps @ 185", "Squat 185x2 EMOM 10", "Squat 185x2 EMOM for 10 minutes",
    "Squat 10 min EMOM 185x2", "E2MOM x 10: squat 185x2", "E2MOM 20 min: squat 185x2",
    "Every 2 min x 10: squat 185x2", "E90S x 10 squat 185x2", "Squat 185 x 2 x 10 E90S",
    "Squat 10x2 @ 185 EMOM", "Squat 185x2 OTM x 10", "10 min EMOM squat 2 @ 185",
  ])
  func `each interval is a set`(line: String) {
    checkSets(line, "185 lb x 2 x 10")
  }

  @Test func `an interval without a count tells no sets`() {
    checkSets("EMOM 12: 8 burpees", "BW x 8 x 12")
    checkSets("Squat 3x5 185", "185 lb x 5 x 3")
  }

  @Test func `a tick for each of equal sets counts them`() {
    checkSets("Leg ext\n✅✅✅ 35 kg x 12\n✅ 30 kg x 10", "35 kg x 12 x 3", "30 kg x 10")
    checkSets("Leg ext\n✅ 35 kg x 12\n⬜️ 35 kg x 10", "35 kg x 12")
  }

  @Test func `the numbers of equal sets may stand before them`() {
    checkSets("Row\n1-3) 40 kg x 10\n4) 45 kg x 8", "40 kg x 10 x 3", "45 kg x 8")
    checkSets("Row\n1) 40 kg x 10\n2+3) 45 kg x 8", "40 kg x 10", "45 kg x 8 x 2")
  }

  @Test func `a load behind its reps is that of all of them`() {
    checkSets("Curl 12 / 10 / 8 rep 25 kg", "25 kg x 12", "25 kg x 10", "25 kg x 8")
    checkSets("Seated DB press 1x10, 2x8 @ 40s", "40 lb x 10", "40 lb x 8 x 2")
  }

  @Test func `sizes of German dumbbells stand before lists by blanks`() {
    checkSets("Seitheben 10er 15 15 13", "10 lb x 15", "10 lb x 15", "10 lb x 13")
    checkSets(
      "Seitheben 10er 14 13 Dropsatz 6er 12", "10 lb x 14", "10 lb x 13",
      "6 lb x 12")
  }

  @Test(arguments: [
    "Bench 70 kg na 8, 8 i 7", "Bench 70 kg per 8, 8 e 7", "Bench 70 kg auf 8, 8 und 7",
    "Bench 70 kg voor 8, 8 en 7", "Bench 70 kg pour 8, 8 et 7",
  ])
  func `small words of a language join reps`(line: String) {
    checkSets(line, "70 kg x 8", "70 kg x 8", "70 kg x 7")
  }

  @Test func `what the best was before is a note`() {
    checkSets("Bench 140x5 (was 137.5x5)", "140 lb x 5")
    checkSets("Bench 140x5 PR (old 137.5x5)", "140 lb x 5")
  }

  @Test(arguments: [
    "mike did 275 for 3", "Jess hip thrusted 100kg x 8", "tyler hit 405 for a double",
    "coach said 4x8 70kg", "squat 5x5 90 or 4x6?", "3 x 12 at 110 means 115 next week",
    "eig. wollte ich 4x82,5 aber Kopf dicht", "all 5 sets of 5",
    "1 rep max calc says 321 off 275x5, sure", "peso 15/01: 84,9 (08/01: 85,6)",
  ])
  func `what others did, what is asked and what was meant is no set`(line: String) {
    checkSets(line)
  }

  @Test func `attempts with a remark behind the last are read`() {
    checkSets(
      "SQ 192.5 good / 205 good / 215 no lift, depth 2-1", "192.5 lb x 1", "205 lb x 1",
      "215 lb x 0")
  }
}

@Suite("Small words and signs of everyday lines")
struct SmallWordsOfLoadsTests {
  @Test func `reps on lines of their own go on with the load above`() {
    checkSets("Squat\n100 kg 5\n5\n4", "100 kg x 5", "100 kg x 5", "100 kg x 4")
    checkSets("Lat raises\n12s\n18\n16", "12 lb x 18", "12 lb x 16")
    checkSets("Curl\n50\n12 12\n55\n9", "50 lb x 12", "50 lb x 12", "55 lb x 9")
    checkSets("Dumbbell curl\n8s\n12 12\n10s\n8", "8 lb x 12", "8 lb x 12", "10 lb x 8")
  }

  @Test func `a lone w before a load is no warm-up`() {
    checkSets("Goblet squat w 24kg 3x10", "24 kg x 10 x 3")
    checkSets("Pullups w 10kg 3x5", "BW+10 kg x 5 x 3")
  }

  @Test func `what an open set came to may stand behind its sign`() {
    checkSets("Squat 185x5+ 9", "185 lb x 9")
    checkSets("Press 3x5+ 95 - 5 5 8", "95 lb x 5", "95 lb x 5", "95 lb x 8")
  }

  @Test(arguments: ["Pullups 3x8 - 8 7 6", "Pullups 3x8 - 8/7/6"])
  func `results of the body alone stand behind a dash`(line: String) {
    checkSets(line, "BW x 8", "BW x 7", "BW x 6")
  }

  @Test func `numbers of sets stand before them, and ticks behind`() {
    checkSets("Row\n1-3: 40 kg x 10\n4: 45 kg x 8", "40 kg x 10 x 3", "45 kg x 8")
    checkSets("Row\nset 1-3 40 kg x 10", "40 kg x 10 x 3")
    checkSets("Row 35 kg x 12 ✅✅✅", "35 kg x 12 x 3")
  }

  @Test func `how it was done is no set`() {
    checkSets("Bench 2s pause 80 3x3", "80 lb x 3 x 3")
    checkSets("RDL 60 kg (3s down) 8 8", "60 kg x 8", "60 kg x 8")
    checkSets("Squat 185x5 (right knee 2/10)", "185 lb x 5")
    checkSets("5pm squat 185 5 5", "185 lb x 5", "185 lb x 5")
  }

  @Test func `what comes next stands behind an arrow`() {
    checkSets("Press 85 5 5 3 -> 90", "85 lb x 5", "85 lb x 5", "85 lb x 3")
    checkSets("Bench 185x5 with 2 in the tank", "185 lb x 5")
    checkSets("Squat 185x5 bw 82", "185 lb x 5")
  }

  @Test func `one drop follows another`() {
    checkSets("Bench 135x8 drop 95 10 65 12", "135 lb x 8", "95 lb x 10", "65 lb x 12")
    checkSets("Leg ext 60 12 12 12 dropset", "60 lb x 12", "60 lb x 12", "60 lb x 12")
  }

  @Test func `a load of each side stands before its sets`() {
    checkSets("Squat 40 a side x5", "40 lb x 5")
  }

  @Test func `what stands behind the lift of somebody else is his`() {
    checkSets("Bench 85x5, tom did 105x5", "85 lb x 5")
  }
}

@Suite("Rows of which not all is work")
struct RowsOfPartsTests {
  private func sets(_ text: String) -> [String] {
    Reader().read([Source(path: "a.md", text: text)]).journal.sessions.flatMap(\.entries)
      .flatMap(\.sets).map(setText)
  }

  @Test func `a skipped set leaves the others`() {
    let text = """
      # 2021-10-08

      | | 1 | 2 | 3 |
      |---|---|---|---|
      | Press | 35 kg×5 | 40 kg×5 | 40 kg×4 |
      | EZ curl | 25 kg×12 | 25 kg×10 | skipped |
      """
    #expect(sets(text).suffix(2) == ["25 kg x 12", "25 kg x 10"])
  }

  @Test func `what is best or done on any week is not of the day above`() {
    let text = """
      # 2021-10-08
      Squat 80 kg x 5

      Bests so far

      | Lift | kg | Reps | When |
      |------|----|------|------|
      | Squat | 95 | 3 | May 2019 |

      | Day | What | Sets x reps |
      |-----|------|-------------|
      | Mon | Squat, bench, row | 3x5 |
      | Wed | Deadlift, press, chins | 3x5 |
      """
    #expect(sets(text) == ["80 kg x 5"])
  }

  @Test func `a column of sets that jumps counts them`() {
    let text =
      "Data\tEsercizio\tSerie\tRip\tKg\tNote\n"
      + "18/01/24\tPanca piana\t1\t12\t40\trisc.\n\tPanca piana\t4\t8\t65\t\n"
    #expect(sets(text).last == "65 kg x 8 x 4")
  }
}
