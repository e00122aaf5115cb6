import JournalReading
import Testing
import WorkoutModel

/// Days, years and signs that the top of a journal tells, and lines that are of no session.
@Suite("Tops of journals")
struct TopsOfJournalsTests {
  @Test func `letters and numbers below a month are days`() {
    let text = """
      2025 MARCH  wk 10

      M 3
      squat 3x5 80kg

      T 4
      bench 3x5 60kg

      W 5
      row 3x8 50kg

      F 7
      squat 3x5 82.5kg

      wk 11 M 10
      bench 3x5 62.5kg
      """
    #expect(
      ReadJournal(text).days.map { String($0.prefix(10)) } == [
        "2025-03-03", "2025-03-04", "2025-03-05", "2025-03-07", "2025-03-10",
      ])
  }

  @Test func `a Thursday may stand before a month and a day`() {
    let read = ReadJournal("2023 log\n\nM 9/18\nsquat 3x5 60kg\n\nTh 9/21\nsquat 3x5 62.5kg")
    #expect(read.days.map { String($0.prefix(10)) } == ["2023-09-18", "2023-09-21"])
  }

  @Test func `a later year stands above its days`() {
    let read = ReadJournal(
      "2019\nMon 14 jan\nBench 40kg 3x8\n\n2020\nstarted again\nfeb 3\nBench 50kg 3x8")
    #expect(read.days.map { String($0.prefix(10)) } == ["2019-01-14", "2020-02-03"])
  }

  @Test func `a week before a day is no day`() {
    let read = ReadJournal("wk 6 mon 13/9/21\nsquat 3x5 60kg\n\nwk 6 wed 15/9/21\nsquat 3x5 60kg")
    #expect(read.days.map { String($0.prefix(10)) } == ["2021-09-13", "2021-09-15"])
  }

  @Test func `a title that counts its volumes names no exercise`() {
    let read = ReadJournal("LOGBOOK volume 4 - 2018\n\nMon 12 Mar\nBench 80kg 3x5")
    #expect(read.days == ["2018-03-12 Bench: 80 kg x 5 (3)"])
  }

  @Test func `the key of a bullet journal tells what was not done`() {
    let text = """
      unit: kg
      key: * todo  x done  o event

      2025-03-03
      x squat 3x5 80
      o dentist 15:30
      * buy plates 1.25 x2
      """
    #expect(ReadJournal(text).entries == ["squat: 80 kg x 5 (3)"])
  }

  @Test(arguments: [
    "Rule: all 3 sets at 10 -> add weight", "to buy: 24kg bell", "FTP 250, aim 280",
    "dog up at 3, 5, 6. tea 2", "gym opened again, now $45 a month",
  ])
  func `rules, shopping, prices and wakings are no sets`(line: String) {
    #expect(ReadJournal(day: line).entries.isEmpty)
  }

  @Test func `weights of the body are no loads`() {
    #expect(
      ReadJournal(day: "Chin ups 8, 7, 5\nbw 84").entries == ["Chin ups: BW x 8, BW x 7, BW x 5"])
    #expect(ReadJournal(day: "Body 67 kg. Best hang was good").entries.isEmpty)
    #expect(ReadJournal(day: "restart!! 84kg").entries.isEmpty)
    #expect(ReadJournal(day: "weight 183").entries.isEmpty)
  }

  @Test func `things to do are planned`() {
    #expect(
      ReadJournal("# 2025-03-03\n- squat 3x5 80kg\n# To do Thursday\n- squat 3x5 85kg").entries == [
        "squat: 80 kg x 5 (3)"
      ])
  }

  @Test func `plans beside the sets of a table are no sets`() {
    let text = """
      unit: kg
      Day 1 Mon 12 Aug 2024\tSets x Reps\tTarget\tLoad\tS1\tS2\tS3\tComment
      Bench\t3 x 5\t72%\t47.5\t5\t5\t4\tgood
      Plank\t2 x 40s\t\tBW\t40\t35\t\t
      """
    #expect(
      ReadJournal(text).days == [
        "2024-08-12 Bench: 47.5 kg x 5 (2), 47.5 kg x 4; Plank: BW x 40 s, BW x 35 s"
      ])
  }

  @Test func `lines of swimmers tell several pieces`() {
    let text = """
      Swim log (25m pool)

      2024-09-10
      w/u 400 free, 4x50 drill
      main 8x100 free on 1:45 (1:28 avg)
      2x200 pull 3:20, 3:18
      kick 4x50
      300 choice + 2x50 drill @1:10
      w/d 200
      """
    let sets = ReadJournal(text).result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.reduce(0) { $0 + Int($1.count) } == 23)
    #expect(sets.allSatisfy { $0.load.mass == nil })
  }

  @Test func `times on the line below are of the ways above`() {
    let read = ReadJournal(
      "2024-11-10\nerg 3x500 r2, rate 28\n1:49.8 1:49.9 1:50.2")
    let sets = read.result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.reduce(0) { $0 + Int($1.count) } == 3)
  }
}
