import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Days on one line, keys with their sets, loads glued to commas")
struct DenseTablesAndBlocksTests {
  @Test func `a load with a half behind a comma without a space is the next load`() {
    checkNamed("Row 40x12,72.5x9", ["Row: 40 lb x 12, 72.5 lb x 9"])
    checkNamed("Row 40x12,102.5x9,95x8", ["Row: 40 lb x 12, 102.5 lb x 9, 95 lb x 8"])
    checkNamed("Row 137,4625 kg x 5", ["Row: 137.462 kg x 5"])
  }

  @Test func `a word with sets glued behind its sign is an exercise`() {
    checkNamed(
      "dl=90x5,120x3 qz=bwx9,bwx8 hollow=20s,25s rest=3m",
      ["dl: 90 lb x 5, 120 lb x 3", "qz: BW x 9, BW x 8", "hollow: 20 s, 25 s"])
    checkNamed("dl=90x5,120x3 hr=150", ["dl: 90 lb x 5, 120 lb x 3"])
    checkNamed(
      "rows 90x8,8; qz bw x 9,8; lat raise 15x12",
      ["rows: 90 lb x 8, 90 lb x 8", "qz: BW x 9, BW x 8", "lat raise: 15 lb x 12"])
  }

  @Test func `what is added behind a comma is the load of the next set`() {
    checkSets("Dips bwx11,+5x9,+12.5x6", "BW x 11", "BW+5 lb x 9", "BW+12.5 lb x 6")
    checkSets("Dips +10x9,+10x8", "BW+10 lb x 9", "BW+10 lb x 8")
  }

  @Test func `what the lifter weighed behind the sets is no set`() {
    #expect(weights("Run 3 mi 25:10, bw 184") == ["184 kg"])
    #expect(weights("row=90x8,90x8 bw=81.4") == ["81.4 kg"])
    #expect(weights("Squat 3x5 225, bodyweight: 82.1 kg") == ["82.1 kg"])
    checkNamed("Run 3 mi 25:10, bw 184", ["Run: 3 mi"])
    #expect(weights("Push-ups 22, 17; bw 81") == ["81 kg"])
    #expect(weights("2026-03-04 Squat 3x5 225, bw =") == [])
    // More sets, done with nothing but the body.
    checkSets("Dips 3x8, bw 10,9,8", "BW x 8 x 3", "BW x 10", "BW x 9", "BW x 8")
    checkSets("Dips 3x8, bw 50", "BW x 8 x 3", "BW x 50")
    #expect(weights("Lunges bw 84").isEmpty)
  }

  @Test func `sets times reps may be told between stars in the middle of a file`() {
    let text = """
      # 2026-03-02
      sq=60x5,80x5
      # from now on sets*reps
      # 2026-03-04
      sq=60x5,110x3*6@8 pu=bwx3*7 dips=+10x6

      """
    #expect(
      sets(text) == [
        "60 kg x 5", "80 kg x 5", "60 kg x 5", "110 kg x 6 x 3", "BW x 7 x 3", "BW+10 kg x 6",
      ])
  }

  @Test func `a list of records is no training`() {
    checkNamed("Squat\n100x5\n\nPR list squat=115x5 bench=80x3", ["Squat: 100 lb x 5"])
    checkNamed("PR squat 115x5", ["PR squat: 115 lb x 5"])
  }

  @Test func `a cell may name its own exercise`() {
    let text = """

      | Date | Squat | Bench | Accessories |
      |--|--|--|--|
      | 2026-03-02 | 90x5 | easy 60x4 | chins 9/8/6, dips 3x7 |
      | 2026-03-04 | 95x5 | 65x4 | stretching |

      """

    #expect(
      entries(text) == [
        "Squat: 90 kg x 5", "chins: BW x 9, BW x 8, BW x 6", "dips: BW x 7 x 3", "Squat: 95 kg x 5",
        "Bench: 65 kg x 4",
      ])
    #expect(codes(text).contains("W201"))
  }

  @Test func `times between sets are rests in whatever words`() {
    checkNamed("卧推 60×10,80×8\n组间120秒", ["卧推: 60 lb x 10, 80 lb x 8"])
    checkNamed(
      "سكوات ٤٠ كيلو ١٠ تسخين، ٧٠ كيلو ٨",
      ["سكوات: 40 kg x 10, 70 kg x 8"])
  }

  @Test func `words of the bar behind its weight are no name`() {
    checkNamed(
      "bench 20 bos bar 15, 50 10, 62.5 8, 62.5 6",
      ["bench: 20 lb x 15, 50 lb x 10, 62.5 lb x 8, 62.5 lb x 6"])
    checkNamed("press 45 empty bar 10, 75 8", ["press: 45 lb x 10, 75 lb x 8"])
    checkNamed("EZ bar curl 25 lb 3x10", ["EZ bar curl: 25 lb x 10 x 3"])
  }

  @Test func `settings and empty bars behind a mark are no name`() {
    checkNamed("坐姿推胸:第5格 11,10,10", ["坐姿推胸: 11 reps, 10 reps, 10 reps"])
    checkNamed("Bench. Bar for 12, 95 for 8", ["Bench: 12 reps, 95 lb x 8"])
  }

  @Test func `the ending of each keeps the unit of a number`() {
    checkNamed("omuz pres 16şar kilo 9 9 8", ["omuz pres: 16 kg x 9, 16 kg x 9, 16 kg x 8"])
    checkNamed("Curl 8er kg 3x10", ["Curl: 8 kg x 10 x 3"])
  }

  @Test func `more sets behind then are not lost unsaid`() {
    #expect(codes("# 2026-03-02\n\nchins 5 4 3 then banded 7 6\n").contains("W201"))
    #expect(!codes("# 2026-03-02\n\nchins 5 4 3 then home\n").contains("W201"))
  }

  @Test func `a lift behind the label of the warm-up has a name of its own`() {
    #expect(
      entries("# 2026-03-02\n\n卧推:90×5\n热身:深蹲50×9\n深蹲:90×6\n") == [
        "卧推: 90 kg x 5", "深蹲: 50 kg x 9", "深蹲: 90 kg x 6",
      ])
  }

  @Test func `rounds whose head tells their time are those of the list`() {
    checkNamed(
      "Metcon: 4 rounds for time, 15:20 scaled\n- 12 burpees\n- 15 swings 35 lb\n"
        + "time 15:20, Kim got 12:02",
      ["burpees: BW x 12 x 4", "swings: 35 lb x 15 x 4"])
  }

  @Test func `words about the day before the first lift name nothing`() {
    checkNamed(
      "knee achy. leg curl slow 40 3x12, calf raise 90 3x15",
      ["leg curl slow: 40 lb x 12 x 3", "calf raise: 90 lb x 15 x 3"])
    checkNamed(
      "hotel gym, dumbbells only. db row 50x15,14; goblet squat 50x12",
      ["db row: 50 lb x 15, 50 lb x 14", "goblet squat: 50 lb x 12"])
    checkNamed("forgot belt, squat 185x5", ["squat: 185 lb x 5"])
    checkNamed("DB incl. press 50x8", ["DB incl. press: 50 lb x 8"])
    checkNamed("close grip, bench press 135x5", ["close grip, bench press: 135 lb x 5"])
  }

  @Test func `a scheme to which somebody changes is no set`() {
    checkNamed(
      "trying 4x6 for a while. squat 185 4x6; rdl 155 4x6",
      ["squat: 185 lb x 6 x 4", "rdl: 155 lb x 6 x 4"])
  }

  @Test func `a load hung from the body is added to it`() {
    checkNamed(
      "Dips with a 35 hanging, 9, 8, 8.", ["Dips: BW+35 lb x 9, BW+35 lb x 8, BW+35 lb x 8"])
    checkNamed("Chins with a 10 lb plate: 8, 7", ["Chins: BW+10 lb x 8, BW+10 lb x 7"])
    checkNamed("Push-ups with 10, 9, 8", ["Push-ups: BW x 10, BW x 9, BW x 8"])
  }

  @Test func `words between sets are no part of a name`() {
    checkNamed("Squat 225x5\nchins between sets 5x9", ["Squat: 225 lb x 5", "chins: BW x 9 x 5"])
  }

  @Test func `what nobody can read of signed loads and supersets is said`() {
    #expect(
      codes("# 2026-03-02\n\n1-arm hang, pulley, 7 s: -15 L, -15 R, -10 L\n").contains("W201"))
    let superset = "Dips supersetted with rows, 4 sets. Dips 12, 10, 9."
    checkNamed(superset, ["Dips: BW x 12, BW x 10, BW x 9"])
    #expect(codes("# 2026-03-02\n\n\(superset)\n").contains("W201"))
  }

  @Test func `minutes behind meters are how long they took`() {
    for line in ["Swim 1900 m 43 min, cold", "Swim 1900 m, 43 min", "Swim 1900 m, 43 min. Easy"] {
      checkNamed(line, ["Swim: 1900 m"])
    }
    checkNamed("Row 500 m, 10 min bike", ["Row: 500 m", "bike: 600 s"])
  }

  @Test func `a list of rounds ends where its items end`() {
    checkNamed(
      "circuit: 3 rounds no break, 2 min between\n- 12 swings 35 lb\n- plank 45 s\nbench 135x5",
      ["swings: 35 lb x 12 x 3", "plank: BW x 45 s x 3", "bench: 135 lb x 5"])
  }

  // MARK: What is read

  private func read(_ text: String) -> Journal {
    Reader().read([Source(path: "a.md", text: text)]).journal
  }

  private func sets(_ text: String) -> [String] {
    read(text).sessions.flatMap(\.entries).flatMap(\.sets).map(setText)
  }

  private func entries(_ text: String) -> [String] {
    read(text).sessions.flatMap(\.entries).map { entry in
      entry.nameAsWritten + ": " + entry.sets.map(setText).joined(separator: ", ")
    }
  }

  private func codes(_ text: String) -> [String] {
    Reader().read([Source(path: "a.md", text: text)]).diagnostics.map(\.code.name)
  }

  private func weights(_ line: String) -> [String] {
    read("# 2026-03-02\n\n\(line)\n").bodyweights.map { "\($0.mass)" }
  }
}
