import JournalReading
import Testing
import WorkoutModel

/// Sets in quotes, between bars and semicolons, and with signs and words that a file uses in its own way.
@Suite("Cells, quotes and dashes")
struct CellsQuotesAndDashesTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }
  private func days(_ text: String) -> [String] { ReadJournal(text).days }

  @Test func `quotes that hold all sets of a file are read`() {
    let posts = """
      **Kim** 2024-05-06
      first one
      > squat 60kg 5x5
      > bench 40kg 5x5

      **Kim** 2024-05-08
      tired
      > squat 62.5kg 5x5
      > row 40kg 5x5

      **Kim** 2024-05-10
      fine
      > squat 65kg 5x5
      > bench 42.5kg 5/5/5/4/4
      > row 42.5kg 5x5
      """
    #expect(ReadJournal(posts).entries.count == 7)
    #expect(ReadJournal(posts).entries.last == "row: 42.5 kg x 5 (5)")
    #expect(entries("Squat 100x5\nsomebody wrote:\n> bench 60kg 3x5\n> row 60kg 3x5").count == 1)
  }

  @Test func `bars part the exercises of a day in any language`() {
    #expect(
      ReadJournal(
        """
        gio 12/01/2023 | stacco 100 3x5 | curl man. 12 3x12 | squat 85 3x6 + 1x4 | bw 77,5
        sab 14/01/2023 | panca 60 4x8 | add. 3x20 | 77,4 | spalla stanca
        """
      ).entries == [
        "stacco: 100 kg x 5 (3)", "curl man: 12 kg x 12 (3)", "squat: 85 kg x 6 (3), 85 kg x 4",
        "panca: 60 kg x 8 (4)", "add: 20 reps (3)",
      ])
  }

  @Test func `days with a point stand before bars`() {
    let read = ReadJournal(
      """
      2024 训练
      3.4｜腿｜深蹲100*5*5，腿举160*10*3｜体重80.1
      3.6｜推｜卧推70*6*4｜体重80.3｜左肩酸了2天
      3.14｜拉｜硬拉120*5*3｜体重80.0
      """)
    #expect(read.entries.count == 4)
    #expect(read.days.map { String($0.prefix(10)) } == ["2024-03-04", "2024-03-06", "2024-03-14"])
  }

  @Test func `weights of the body beside sessions of a table are no loads`() {
    let table = """
      | дата | вес тела | тренировка |
      |---|---|---|
      | 03.09.24 | 91,2 | присед 100х5х5; жим 75х5х4, 75х4 |
      | 25.09.24 | 91,0 | бег 5 км 28:40 |
      """
    #expect(
      ReadJournal(table).entries.prefix(2) == [
        "присед: 100 kg x 5 (5)", "жим: 75 kg x 5 (4), 75 kg x 4",
      ])
  }

  @Test func `semicolons part exercises whatever is said behind their sets`() {
    #expect(
      entries("bench 80 5,5,5!!; 1 arm row 30 12,12; dips 12,10 bw only; pushdown 25 15,12") == [
        "bench: 80 kg x 5 (3)", "1 arm row: 30 kg x 12 (2)", "dips: BW x 12, BW x 10",
        "pushdown: 25 kg x 15, 25 kg x 12",
      ])
    #expect(entries("Notes: squat fine; bench 3 sets only; row ok").isEmpty)
  }

  @Test func `hyphens part sets with their letter where a file writes so`() {
    #expect(
      entries("BP 60-10-3s\nrow 50-12-3s\ncurl 12-10-2s 10-12\ncrunch 15-3s\nfly 7-15-4s") == [
        "BP: 60 kg x 10 (3)", "row: 50 kg x 12 (3)", "curl: 12 kg x 10 (2), 10 kg x 12",
        "crunch: BW x 15 (3)", "fly: 7 kg x 15 (4)",
      ])
  }

  @Test func `an order in the title of a file is one for its hyphens`() {
    #expect(
      ReadJournal(
        """
        筋トレ（重量-レップ-セット）
        2024-05-06
        SQ 120-5-3 / チンニング 自重-8-2 / プランク 60秒-3 / 腕立て 20-3
        """
      ).entries == [
        "SQ: 120 kg x 5 (3)", "チンニング: BW x 8 (2)", "プランク: BW x 60 s (3)", "腕立て: BW x 20 (3)",
      ])
  }

  @Test func `slashes part sides where sets stand behind them elsewhere`() {
    #expect(
      entries("Row 24 kg x 8/8 x 3\nTGU 20 kg x 1/1 x 5\nSnatch 16 kg x 10/10") == [
        "Row: 24 kg x 8 (3)", "TGU: 20 kg x 1 (5)", "Snatch: 16 kg x 10",
      ])
    #expect(entries("suitcase carry 24 kg 30 m/30 m x 3") == ["suitcase carry: 24 kg x 30 m (3)"])
    #expect(entries("Bench 60 kg 8/8") == ["Bench: 60 kg x 8 (2)"])
  }

  @Test func `shares stand before the loads of a list`() {
    #expect(
      entries("Bench\n50% 60 1x5, 60% 72.5 1x4, 70% 85 2x3\n75% 90 5x3") == [
        "Bench: 60 kg x 5, 72.5 kg x 4, 85 kg x 3 (2), 90 kg x 3 (5)"
      ])
  }

  @Test func `the sets of today stand below those of last time`() {
    #expect(
      entries("bench last time 80x6,5,5\n   today 80x6,6,5\ndips last 12,10\n  today 13,10") == [
        "bench: 80 kg x 6 (2), 80 kg x 5", "dips: BW x 13, BW x 10",
      ])
  }

  @Test func `letters of two who train stand before the sets of each`() {
    #expect(
      entries(
        """
        Squat
        J: 60x5, 65x5
        M: 100x5, 110x5
        Bench
        J: 35x8
        M: 70x8
        DB press
        J: 12s x10, x9
        M: 30s x10, x8
        """
      ) == [
        "Squat: 60 kg x 5, 65 kg x 5, 100 kg x 5, 110 kg x 5", "Bench: 35 kg x 8, 70 kg x 8",
        "DB press: 12 kg x 10, 12 kg x 9, 30 kg x 10, 30 kg x 8",
      ])
  }

  @Test func `a day of a programme stands before the day`() {
    let read = ReadJournal("2023 block\n\nW1D1 11/6\nSquat 100x5\n\nW1D2 11/21\nBench 80x5")
    #expect(read.days.map { String($0.prefix(10)) } == ["2023-11-06", "2023-11-21"])
  }
}
