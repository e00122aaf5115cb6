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
